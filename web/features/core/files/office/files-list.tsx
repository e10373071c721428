// The columns and filters of the office's list of files.

import { FormattedMessage, useIntl } from "react-intl";
import { FILE_FILTERS, FILE_SORTS } from "#schema/validation/core/file-filters.ts";
import { fileExtension, formatFileSize } from "#web/components/file-words.ts";
import { FileTextLine } from "#web/components/files/FileTextLine.tsx";
import type { ListColumn } from "#web/components/list/ListTable.tsx";
import { defineList } from "#web/components/list/list-definition.ts";
import { Moment } from "#web/components/Moment.tsx";
import { Nothing } from "#web/components/Nothing.tsx";
import type { StoredFileFragment } from "#web/gql/managed-file.ts";
import { FileName } from "./FileName.tsx";

export const FILES_LIST = defineList({
  name: "files",
  filters: FILE_FILTERS,
  sorts: FILE_SORTS,
  sort: { by: "CREATED", descending: true },
  columns: ["name", "nameEn", "format", "uses", "size", "created", "by", "text"],
  hidden: ["nameEn", "text"],
});

/** @param onChanged something happened to one: the list has to be read again */
export function useFileColumns(onChanged: () => void): readonly ListColumn<StoredFileFragment>[] {
  const intl = useIntl();
  const column = (key: "name" | "nameEn" | "format" | "size" | "created" | "by" | "text" | "uses") => ({
    key,
    heading: intl.formatMessage({ id: `file-office.column.${key}` }),
  });
  return [
    { ...column("name"), sort: "NAME", cell: (file) => <FileName file={file} onChanged={onChanged} /> },
    {
      ...column("nameEn"),
      cell: ({ nameEn }) => (nameEn === null ? <Nothing /> : <span lang="en">{nameEn}</span>),
    },
    { ...column("format"), cell: ({ name }) => fileExtension(name), staysWhole: true },
    {
      ...column("uses"),
      cell: ({ uses }) => <FormattedMessage id="file-office.uses" values={{ count: uses }} />,
      isStatus: true,
    },
    { ...column("size"), sort: "SIZE", cell: ({ size }) => formatFileSize(size), isNumber: true },
    { ...column("created"), sort: "CREATED", cell: ({ createdAt }) => <Moment at={createdAt} /> },
    { ...column("by"), cell: ({ uploadedBy }) => uploadedBy ?? <Nothing /> },
    {
      ...column("text"),
      cell: ({ kind, text }) => (kind === "ATTACHMENT" ? <FileTextLine text={text} /> : <Nothing />),
    },
  ];
}
