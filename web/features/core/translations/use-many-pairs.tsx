// Chosen pairs, or everything the filter holds, out of the memory or into it again.
import { FormattedMessage, useIntl } from "react-intl";
import type { BulkAction } from "#web/components/list/bulk-action.ts";
import { useBulkAct } from "#web/components/list/use-bulk-act.ts";
import {
  type MemoryPairsQueryVariables,
  useDeleteTranslationPairsMutation,
  useRestoreTranslationPairsMutation,
} from "#web/gql/memory.ts";

/** @param again asks for the list again */
export function useManyPairs(
  filter: MemoryPairsQueryVariables["filter"],
  again: () => void,
): readonly BulkAction[] {
  const intl = useIntl();
  const act = useBulkAct(again);
  const [, deletePairs] = useDeleteTranslationPairsMutation();
  const [, restorePairs] = useRestoreTranslationPairsMutation();
  if (filter.show === "DELETED") {
    return [
      {
        key: "restore",
        label: <FormattedMessage id="memory.restore" />,
        run: (selection, count, tools) =>
          act(selection, count, tools, async (which) => {
            const { data, error } = await restorePairs({ which, filter });
            return { step: data?.restoreTranslationPairs, error };
          }),
      },
    ];
  }
  return [
    {
      key: "delete",
      label: <FormattedMessage id="memory.delete" />,
      ask: (count) => ({
        title: <FormattedMessage id="memory.deleteTitle" values={{ count }} />,
        detail: <FormattedMessage id="memory.deleteDetail" />,
      }),
      run: (selection, count, { onProgress }) =>
        act(
          selection,
          count,
          {
            onProgress,
            // Everything of a filter is restored under "Deleted".
            back: () =>
              selection.kind === "all"
                ? null
                : {
                    undo: () =>
                      restorePairs({
                        which: { ids: [...selection.ids], expectedCount: count, cursor: null },
                        filter: null,
                      }),
                    undone: intl.formatMessage({ id: "memory.restored" }),
                  },
          },
          async (which) => {
            const { data, error } = await deletePairs({ which, filter });
            return { step: data?.deleteTranslationPairs, error };
          },
        ),
    },
  ];
}
