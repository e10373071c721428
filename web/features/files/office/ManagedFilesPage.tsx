// /admin/files: the files somebody looks after, the newest first; each with where it is used (decision 108).
import { FormattedMessage } from "react-intl";
import { OfficeList } from "#web/components/list/OfficeList.tsx";
import { useListAddress } from "#web/components/list/use-list-address.ts";
import { useListResult } from "#web/components/list/use-list-result.ts";
import { OfficeHead } from "#web/components/OfficeHead.tsx";
import { useManagedFilesQuery } from "#web/gql/files.ts";
import { FileRow } from "./FileRow.tsx";
import { FILES_LIST } from "./files-list.ts";

export function Component() {
  return (
    <>
      <OfficeHead />
      <Files />
    </>
  );
}

function Files() {
  const list = useListAddress(FILES_LIST);
  const { filter, page, size } = list.variables;
  const asked = useManagedFilesQuery({
    variables: { filter, page, size },
    requestPolicy: "cache-and-network",
  });
  // Always counted to the end: there are no more than the pages show, and what is in a day.
  const result = useListResult(asked, ({ managedFiles }) => ({ ...managedFiles, hasMore: false }));
  return (
    <OfficeList
      list={list}
      item={(file) => <FileRow file={file} onChanged={result.onRetry} />}
      result={result}
      empty={<FormattedMessage id="file-office.empty" />}
      emptyDetail={<FormattedMessage id="file-office.emptyDetail" />}
    />
  );
}
