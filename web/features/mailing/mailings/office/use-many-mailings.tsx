// Chosen drafts of mailings, or all that the list is narrowed to, thrown away.
import { FormattedMessage } from "react-intl";
import type { BulkAction } from "#web/components/list/bulk-action.ts";
import { useBulkAct } from "#web/components/list/use-bulk-act.ts";
import { type ManagedMailingsQueryVariables, useDeleteMailingsMutation } from "#web/gql/mailings.ts";

/** @param again asks for the list again */
export function useManyMailings(
  filter: ManagedMailingsQueryVariables["filter"],
  again: () => void,
): readonly BulkAction[] {
  const act = useBulkAct(again);
  const [, deleteMailings] = useDeleteMailingsMutation();
  return [
    {
      key: "delete",
      label: <FormattedMessage id="mailings.delete" />,
      ask: (count) => ({
        title: <FormattedMessage id="mailings.deleteMany" values={{ count }} />,
        detail: <FormattedMessage id="mailings.deleteManyDetail" />,
      }),
      run: (selection, count, tools) =>
        act(selection, count, tools, async (which) => {
          const { data, error } = await deleteMailings({ which, filter: filter ?? null });
          return { step: data?.deleteMailings, error };
        }),
    },
  ];
}
