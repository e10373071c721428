// Another try for many mails: chosen ones, or everything the filter holds.
import { FormattedMessage } from "react-intl";
import type { BulkAction } from "#web/components/list/bulk-action.ts";
import { useBulkAct } from "#web/components/list/use-bulk-act.ts";
import { type OutboxQueryVariables, useRetryMailsMutation } from "#web/gql/outbox.ts";

/** @param again asks for the list again */
export function useManyMails(
  filter: OutboxQueryVariables["filter"],
  again: () => void,
): readonly BulkAction[] {
  const act = useBulkAct(again);
  const [, retry] = useRetryMailsMutation();
  return [
    {
      key: "retry",
      label: <FormattedMessage id="outbox.retry" />,
      ask: (count) => ({
        title: <FormattedMessage id="outbox.retryTitle" values={{ count }} />,
        detail: <FormattedMessage id="outbox.retryDetail" />,
      }),
      run: (selection, count, tools) =>
        act(selection, count, tools, async (which) => {
          const { data, error } = await retry({ which, filter });
          return { step: data?.retryMails, error };
        }),
    },
  ];
}
