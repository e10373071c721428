// Chosen drafts of letters, or all that the list is narrowed to, thrown away.
import { FormattedMessage } from "react-intl";
import type { BulkAction } from "#web/components/list/bulk-action.ts";
import { useBulkAct } from "#web/components/list/use-bulk-act.ts";
import { type ManagedLettersQueryVariables, useDeleteLettersMutation } from "#web/gql/letters.ts";

/** @param again asks for the list anew */
export function useManyLetters(
  filter: ManagedLettersQueryVariables["filter"],
  again: () => void,
): readonly BulkAction[] {
  const act = useBulkAct(again);
  const [, deleteLetters] = useDeleteLettersMutation();
  return [
    {
      key: "delete",
      label: <FormattedMessage id="letters.delete" />,
      ask: (count) => ({
        title: <FormattedMessage id="letters.deleteMany" values={{ count }} />,
        detail: <FormattedMessage id="letters.deleteManyDetail" />,
      }),
      run: (selection, count, tools) =>
        act(selection, count, tools, async (which) => {
          const { data, error } = await deleteLetters({ which, filter: filter ?? null });
          return { step: data?.deleteLetters, error };
        }),
    },
  ];
}
