// Whom a post or an issue is told: who asked to be told, all members, or those of a saved view of the list of members.
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { FormDialog } from "#web/components/FormDialog.tsx";
import { RadioRows } from "#web/components/forms/RadioRows.tsx";
import { readListAddress } from "#web/components/list/list-address.ts";
import { useOwnListQuery } from "#web/gql/list-views.ts";
import { useSession } from "#web/session/session.ts";
import { MEMBERS_LIST } from "./members-list.ts";
import type { TellProps } from "./TellSection.tsx";
import { useNewLetter } from "./use-new-letter.ts";

interface TellDialogProps extends Pick<TellProps, "topic" | "news"> {
  readonly onClose: () => void;
}

const SUBSCRIBERS = "subscribers";
const ALL = "all";

export function TellDialog({ topic, news, onClose }: TellDialogProps) {
  const { user } = useSession();
  const mayChoose = user?.canManageMembers === true;
  const [whom, choose] = useState(SUBSCRIBERS);
  const [{ data }] = useOwnListQuery({ variables: { list: MEMBERS_LIST.name }, pause: !mayChoose });
  const views = data?.ownList?.views ?? [];
  const begin = useNewLetter();
  const write = () => {
    if (whom === SUBSCRIBERS) return begin({ ...news, topic });
    const view = views.find(({ id }) => String(id) === whom);
    const members = view ? readListAddress(new URLSearchParams(view.query), MEMBERS_LIST).filter : {};
    return begin({ ...news, members });
  };
  return (
    <FormDialog
      title={<FormattedMessage id="letters.tell.whom" />}
      answer={<FormattedMessage id="letters.tell.write" />}
      onAnswer={() => void write()}
      onClose={onClose}
    >
      <RadioRows
        id="tell-whom"
        name="whom"
        label="letters.tell.whom"
        value={whom}
        error={undefined}
        onChange={choose}
        onBlur={() => undefined}
        narrow
        choices={[
          {
            value: SUBSCRIBERS,
            title: <FormattedMessage id="letters.tell.subscribers" />,
            detail: <FormattedMessage id="letters.tell.subscribers.detail" />,
          },
          {
            value: ALL,
            title: <FormattedMessage id="letters.audience.all" />,
            detail: <FormattedMessage id="letters.tell.all.detail" />,
          },
          ...views.map(({ id, name }) => ({
            value: String(id),
            title: name,
            detail: <FormattedMessage id="letters.tell.view.detail" />,
          })),
        ]}
      />
    </FormDialog>
  );
}
