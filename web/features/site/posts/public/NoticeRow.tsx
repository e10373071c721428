// A row of a list: date, tag, title, clip (docs/look-parts.md#pages). On phones tag and date are over the title.
import { mdiPaperclip } from "@mdi/js";
import { useIntl } from "react-intl";
import { Day } from "#web/components/Day.tsx";
import { Icon } from "#web/components/Icon.tsx";
import { NewMark, PinnedMark, TagWord } from "#web/components/Marks.tsx";
import styles from "./NoticeRow.module.css";
import { PostTitle } from "./PostTitle.tsx";
import type { RowProps } from "./row-props.ts";

export function NoticeRow({ board, post }: RowProps) {
  const intl = useIntl();
  return (
    <li className={`listRow ${styles.row}`} data-pinned={post.pinned || undefined}>
      <Day className={`day ${styles.day}`} at={post.publishedAt} />
      <span className={styles.tag}>{post.tag === null ? null : <TagWord name={post.tag.name} />}</span>
      <p className={`rowTitle ${styles.title}`}>
        {post.pinned ? <PinnedMark /> : null} <PostTitle board={board} post={post} />{" "}
        {post.isNew ? <NewMark /> : null}
      </p>
      {post.hasAttachments ? (
        <Icon
          className={styles.clip}
          path={mdiPaperclip}
          size={20}
          title={intl.formatMessage({ id: "posts.list.hasAttachments" })}
        />
      ) : null}
    </li>
  );
}
