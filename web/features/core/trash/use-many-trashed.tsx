// Restores chosen rows of the trash, or all that match its filter, or deletes them permanently. Both ask
// first: visitors see what is restored at once.
import { FormattedMessage } from "react-intl";
import { TRASH_CHANGES, type TrashChange } from "#schema/validation/overview/trash-filters.ts";
import type { BulkAction } from "#web/components/list/bulk-action.ts";
import { useBulkAct } from "#web/components/list/use-bulk-act.ts";
import { type TrashQueryVariables, useChangeTrashMutation } from "#web/gql/trash.ts";

const WORDS = { RESTORE: "restore", PURGE: "purge" } as const satisfies Record<TrashChange, string>;

/** @param again asks for the list again */
export function useManyTrashed(
  filter: TrashQueryVariables["filter"],
  again: () => void,
): readonly BulkAction[] {
  const act = useBulkAct(again);
  const [, changeTrash] = useChangeTrashMutation();
  return TRASH_CHANGES.map((change) => ({
    key: change,
    label: <FormattedMessage id={`trash.${WORDS[change]}`} />,
    ask: (count) => ({
      title: <FormattedMessage id={`trash.many.${WORDS[change]}`} values={{ count }} />,
      detail: <FormattedMessage id={`trash.many.${WORDS[change]}Detail`} />,
    }),
    run: (selection, count, tools) =>
      act(selection, count, tools, async (which) => {
        const { data, error } = await changeTrash({ which, filter, change });
        return { step: data?.changeTrash, error };
      }),
  }));
}
