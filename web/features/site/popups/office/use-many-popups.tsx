// Chosen popups, or all that the list is narrowed to, into the trash.
import { FormattedMessage, useIntl } from "react-intl";
import type { BulkAction } from "#web/components/list/bulk-action.ts";
import { useBulkAct } from "#web/components/list/use-bulk-act.ts";
import {
  type ManagedPopupsQueryVariables,
  useDeletePopupsMutation,
  useRestorePopupsMutation,
} from "#web/gql/popups.ts";

/** @param again asks for the list again */
export function useManyPopups(
  filter: ManagedPopupsQueryVariables["filter"],
  again: () => void,
): readonly BulkAction[] {
  const intl = useIntl();
  const act = useBulkAct(again);
  const [, deletePopups] = useDeletePopupsMutation();
  const [, restorePopups] = useRestorePopupsMutation();
  return [
    {
      key: "delete",
      label: <FormattedMessage id="popup-office.delete" />,
      // Chosen ones are moved at once: that can be undone.
      ask: (count, { kind }) =>
        kind === "some"
          ? null
          : {
              title: <FormattedMessage id="popup-office.deleteMany" values={{ count }} />,
              detail: <FormattedMessage id="popup-office.deleteManyDetail" />,
            },
      run: (selection, count, { onProgress }) => {
        const back = () =>
          selection.kind === "all"
            ? null
            : {
                undo: () =>
                  restorePopups({ which: { ids: [...selection.ids], expectedCount: count, cursor: null } }),
                undone: intl.formatMessage({ id: "popup-office.restored" }),
              };
        return act(selection, count, { onProgress, back }, async (which) => {
          const { data, error } = await deletePopups({ which, filter });
          return { step: data?.deletePopups, error };
        });
      },
    },
  ];
}
