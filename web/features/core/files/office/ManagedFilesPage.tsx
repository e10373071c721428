// /admin/files: the files somebody looks after, the newest first; each with where it is used (docs/texts.md#files).
import { FormattedMessage, useIntl } from "react-intl";
import { OfficeList } from "#web/components/list/OfficeList.tsx";
import { useListAddress } from "#web/components/list/use-list-address.ts";
import { useListResult } from "#web/components/list/use-list-result.ts";
import { OfficeHead } from "#web/components/OfficeHead.tsx";
import { useManagedFilesQuery } from "#web/gql/files.ts";
import { FILES_LIST, useFileColumns } from "./files-list.tsx";
import { useManyFiles } from "./use-many-files.tsx";

export function Component() {
  return (
    <>
      <OfficeHead />
      <Files />
    </>
  );
}

function Files() {
  const intl = useIntl();
  const list = useListAddress(FILES_LIST);
  const asked = useManagedFilesQuery({ variables: list.variables, requestPolicy: "cache-and-network" });
  // Always counted to the end: there are no more than the pages show, and what is in a day.
  const result = useListResult(asked, ({ managedFiles }) => ({ ...managedFiles, hasMore: false }));
  return (
    <OfficeList
      list={list}
      caption={intl.formatMessage({ id: "file-office.title" })}
      columns={useFileColumns(result.onRetry)}
      rowName={({ nameKo, name }) => nameKo ?? name}
      result={result}
      actions={useManyFiles(list.variables.filter, result.onRetry)}
      empty={<FormattedMessage id="file-office.empty" />}
      emptyDetail={<FormattedMessage id="file-office.emptyDetail" />}
    />
  );
}
