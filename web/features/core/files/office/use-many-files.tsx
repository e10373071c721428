// Chosen files, or all that the list is narrowed to, are deleted. Those that something uses stay.
import { FormattedMessage } from "react-intl";
import type { BulkAction } from "#web/components/list/bulk-action.ts";
import { useBulkAct } from "#web/components/list/use-bulk-act.ts";
import { type ManagedFilesQueryVariables, useDeleteFilesMutation } from "#web/gql/files.ts";

/** @param again asks for the list again */
export function useManyFiles(
  filter: ManagedFilesQueryVariables["filter"],
  again: () => void,
): readonly BulkAction[] {
  const act = useBulkAct(again);
  const [, deleteFiles] = useDeleteFilesMutation();
  return [
    {
      key: "delete",
      label: <FormattedMessage id="file-office.delete" />,
      ask: (count) => ({
        title: <FormattedMessage id="file-office.deleteMany" values={{ count }} />,
        detail: <FormattedMessage id="file-office.deleteManyDetail" />,
      }),
      run: (selection, count, tools) =>
        act(selection, count, tools, async (which) => {
          const { data, error } = await deleteFiles({ which, filter });
          return { step: data?.deleteFiles, error };
        }),
    },
  ];
}
