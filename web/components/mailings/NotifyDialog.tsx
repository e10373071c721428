// Chooses who is notified of a post or an issue: subscribers, all members, or those of a saved view of the list of members.
import { FormattedMessage } from "react-intl";
import { z } from "#schema/validation/zod.ts";
import { RadioRows } from "#web/components/forms/RadioRows.tsx";
import { ServerFormDialog } from "#web/components/forms/ServerFormDialog.tsx";
import { useServerForm } from "#web/components/forms/use-server-form.ts";
import { readListAddress } from "#web/components/list/list-address.ts";
import { useOwnListQuery } from "#web/gql/list-views.ts";
import { useSession } from "#web/session/session.ts";
import { MEMBERS_LIST } from "./members-list.ts";
import type { NotifyProps } from "./NotifySection.tsx";
import { useNewMailing } from "./use-new-mailing.ts";

interface NotifyDialogProps extends Pick<NotifyProps, "topic" | "news"> {
  readonly onClose: () => void;
}

const SUBSCRIBERS = "subscribers";
const ALL = "all";
/** One of those two, or the id of a view. */
const audience = z.object({ whom: z.string() });

export function NotifyDialog({ topic, news, onClose }: NotifyDialogProps) {
  const { user } = useSession();
  const mayChoose = user?.canManageMembers === true;
  const [{ data }] = useOwnListQuery({ variables: { list: MEMBERS_LIST.name }, pause: !mayChoose });
  const views = data?.ownList?.views ?? [];
  const begin = useNewMailing();
  const write = (whom: string) => {
    if (whom === SUBSCRIBERS) return begin({ ...news, topic });
    const view = views.find(({ id }) => String(id) === whom);
    const members = view ? readListAddress(new URLSearchParams(view.query), MEMBERS_LIST).filter : {};
    return begin({ ...news, members });
  };
  const form = useServerForm({
    name: "tell",
    schema: audience,
    initialValues: { whom: SUBSCRIBERS },
    labels: { whom: "mailings.notify.whom" },
    send: async ({ whom }) => {
      await write(whom);
      return { ok: true };
    },
  });
  return (
    <ServerFormDialog
      form={form}
      title={<FormattedMessage id="mailings.notify.whom" />}
      answer={<FormattedMessage id="mailings.notify.write" />}
      isOfOneField
      onClose={onClose}
    >
      <RadioRows
        {...form.field("whom")}
        narrow
        choices={[
          {
            value: SUBSCRIBERS,
            title: <FormattedMessage id="mailings.notify.subscribers" />,
            detail: <FormattedMessage id="mailings.notify.subscribers.detail" />,
          },
          {
            value: ALL,
            title: <FormattedMessage id="mailings.audience.all" />,
            detail: <FormattedMessage id="mailings.notify.all.detail" />,
          },
          ...views.map(({ id, name }) => ({
            value: String(id),
            title: name,
            detail: <FormattedMessage id="mailings.notify.view.detail" />,
          })),
        ]}
      />
    </ServerFormDialog>
  );
}
