// Defines what the office asks about files.
import { db } from "#prisma/client.ts";
import type { Prisma } from "#prisma/generated/client.ts";
import { builder } from "#schema/builder.ts";
import type { Viewer } from "#schema/context.ts";
import { filterInput } from "#schema/core/lists/filter-input.ts";
import { listArgs } from "#schema/core/lists/list-page.ts";
import type { ListQuery } from "#schema/core/lists/list-source.ts";
import { usedByNone } from "#schema/policies/core/file-relations.ts";
import { managedFiles, manageFiles } from "#schema/policies/overview/files.ts";
import {
  FILE_FILTERS,
  FILE_SHOWS,
  FILE_SORTS,
  type FileFilter,
  type FileSort,
} from "#schema/validation/core/file-filters.ts";
import { seoulMidnight } from "#schema/validation/core/seoul.ts";
import { ManagedFileRef } from "./managed-file.ts";

const FileShowRef = builder.enumType("FileShow", { values: FILE_SHOWS });
export const FileFilterRef = filterInput("FileFilter", FILE_FILTERS, { kind: FileShowRef });

const FileSortRef = builder.enumType("FileSort", {
  description: "What the office's list of files is sorted by.",
  values: FILE_SORTS,
});

interface FilesQuery extends ListQuery<FileFilter, FileSort> {
  readonly viewer: Viewer | null;
}

const COLUMNS = { CREATED: "createdAt", NAME: "name", SIZE: "size" } as const;

/** Nothing has them: neither what is public now nor an older version. */
const unused = usedByNone("POST", "PAGE", "PROGRAM", "POPUP", "ARTICLE", "VERSION", "SEAL");

/** The files a list is narrowed to, of those somebody looks after. */
export function filteredFiles({
  filter,
  viewer,
}: Pick<FilesQuery, "filter" | "viewer">): Prisma.FileWhereInput {
  const { from, to } = filter.created ?? {};
  const words = filter.search?.normalize("NFC").trim() ?? "";
  const contains = { contains: words, mode: "insensitive" } as const;
  return {
    AND: [
      managedFiles(viewer),
      words === "" ? {} : { OR: [{ name: contains }, { nameKo: contains }, { nameEn: contains }] },
      filter.kind ? { kind: filter.kind } : {},
      filter.unused === true ? unused : {},
      from ? { createdAt: { gte: seoulMidnight(from) } } : {},
      to ? { createdAt: { lt: seoulMidnight(to, 1) } } : {},
    ],
  };
}

const ManagedFilesPageRef = builder.objectRef<FilesQuery>("ManagedFilesPage").implement({
  description: "One page of the files somebody looks after.",
  authScopes: { can: manageFiles },
  fields: (t) => ({
    items: t.prismaField({
      type: [ManagedFileRef],
      resolve: (query, listQuery) => {
        const columns = { ...query };
        const order = listQuery.descending ? "desc" : "asc";
        return db.file.findMany({
          ...columns,
          where: filteredFiles(listQuery),
          orderBy: [{ [COLUMNS[listQuery.sort]]: order }, { id: order }],
          take: listQuery.size,
          skip: (listQuery.page - 1) * listQuery.size,
        });
      },
    }),
    totalCount: t.int({ resolve: (listQuery) => db.file.count({ where: filteredFiles(listQuery) }) }),
  }),
});

builder.queryFields((t) => ({
  managedFiles: t.field({
    type: ManagedFilesPageRef,
    description: "The office's list of files.",
    authScopes: { can: manageFiles },
    args: {
      filter: t.arg({ type: FileFilterRef }),
      sort: t.arg({ type: FileSortRef, required: true, defaultValue: "CREATED" }),
      ...listArgs(t.arg),
    },
    resolve: (_root, { filter, ...part }, { viewer, clock }) => ({
      filter: filter ?? {},
      viewer,
      now: clock.now(),
      ...part,
    }),
  }),
  managedFile: t.prismaField({
    type: ManagedFileRef,
    nullable: true,
    description: "A file that the viewer looks after.",
    authScopes: { can: manageFiles },
    args: { id: t.arg({ type: "Id", required: true }) },
    resolve: (query, _root, { id }, { viewer }) => {
      const columns = { ...query };
      return db.file.findFirst({ ...columns, where: { AND: [{ id }, managedFiles(viewer)] } });
    },
  }),
}));
