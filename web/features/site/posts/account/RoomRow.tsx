// A post of the members' room: board, day, for whom it is, title, clip.
import { mdiPaperclip } from "@mdi/js";
import { FormattedMessage, useIntl } from "react-intl";
import { Day } from "#web/components/Day.tsx";
import { Icon } from "#web/components/Icon.tsx";
import { LanguageBadge } from "#web/components/LanguageBadge.tsx";
import { Localized } from "#web/components/Localized.tsx";
import { NewMark } from "#web/components/Marks.tsx";
import { RowLink } from "#web/components/RowLink.tsx";
import type { MembersRoomQuery } from "#web/gql/members-posts.ts";
import { postPath } from "#web/paths.ts";
import styles from "./Room.module.css";

export function RoomRow({ post }: { post: MembersRoomQuery["membersRoom"]["items"][number] }) {
  const intl = useIntl();
  const { id, board, publishedAt, audience, readerGrades, title, hasAttachments, isNew } = post;
  const grades = readerGrades.map((grade) => intl.formatMessage({ id: `enums.MemberGrade.${grade}` }));
  return (
    <li className={`listRow ${styles.row}`}>
      <p className="meta">
        <span className="tagWord">
          <FormattedMessage id={`enums.Board.${board}`} />
        </span>
        <Day at={publishedAt} />
        <span>{audience === "GRADES" ? intl.formatList(grades) : <FormattedMessage id="room.forAll" />}</span>
        {hasAttachments ? (
          <Icon path={mdiPaperclip} size={16} title={intl.formatMessage({ id: "room.hasAttachments" })} />
        ) : null}
      </p>
      <p className="h4">
        <LanguageBadge language={title.language} />{" "}
        <RowLink to={postPath(board, id)}>
          <Localized text={title} />
        </RowLink>{" "}
        {isNew ? <NewMark /> : null}
      </p>
    </li>
  );
}
