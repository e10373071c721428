// The columns and filters of the list of emails.

import { Text } from "@mantine/core";
import { FormattedMessage, FormattedNumber, useIntl } from "react-intl";
import { MAIL_FILTERS } from "#schema/validation/core/mail-filters.ts";
import type { ListColumn } from "#web/components/list/ListTable.tsx";
import { defineList } from "#web/components/list/list-definition.ts";
import { Moment } from "#web/components/Moment.tsx";
import { Nothing } from "#web/components/Nothing.tsx";
import { StateWord, type Tone } from "#web/components/StateWord.tsx";
import type { OutboxQuery } from "#web/gql/outbox.ts";
import { MailSubject } from "./MailSubject.tsx";
import { RetryMail } from "./RetryMail.tsx";

export const OUTBOX_LIST = defineList({
  name: "outbox",
  filters: MAIL_FILTERS,
  sorts: ["CREATED"],
  sort: { by: "CREATED", descending: true },
  columns: ["subject", "to", "kind", "state", "created", "sent", "attempts", "retry"],
  hidden: ["attempts"],
});

export type ListedMail = OutboxQuery["outbox"]["items"][number];

const TONES = {
  WAITING: "now",
  SENT: "ok",
  FAILED: "bad",
  STOPPED: "quiet",
} as const satisfies Record<ListedMail["state"], Tone>;

/** @param onChanged something happened to one: the list has to be read again */
export function useMailColumns(onChanged: () => void): readonly ListColumn<ListedMail>[] {
  const intl = useIntl();
  const column = (key: "subject" | "kind" | "to" | "state" | "created" | "sent" | "attempts") => ({
    key,
    heading: intl.formatMessage({ id: `outbox.column.${key}` }),
  });
  return [
    { ...column("subject"), cell: (mail) => <MailSubject mail={mail} /> },
    { ...column("to"), cell: ({ toAddress }) => toAddress },
    { ...column("kind"), cell: ({ kind }) => <FormattedMessage id={`outbox.kind.${kind}`} /> },
    {
      ...column("state"),
      cell: ({ state, lastError }) => (
        <>
          <StateWord icon={null} tone={TONES[state]}>
            <FormattedMessage id={`outbox.state.${state}`} />
          </StateWord>
          {lastError === null ? null : (
            <Text span display="block" fz="xs" c="var(--bad)" className="longWords">
              {lastError}
            </Text>
          )}
        </>
      ),
      isStatus: true,
    },
    { ...column("created"), sort: "CREATED", cell: ({ createdAt }) => <Moment at={createdAt} /> },
    { ...column("sent"), cell: ({ sentAt }) => (sentAt === null ? <Nothing /> : <Moment at={sentAt} />) },
    { ...column("attempts"), cell: ({ attempts }) => <FormattedNumber value={attempts} />, isNumber: true },
    {
      key: "retry",
      heading: intl.formatMessage({ id: "list.actions" }),
      cell: (mail) => <RetryMail mail={mail} onChanged={onChanged} />,
      isAct: true,
    },
  ];
}
