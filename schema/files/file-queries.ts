// What the office asks about files.
import { db } from "#prisma/client.ts";
import type { Prisma } from "#prisma/generated/client.ts";
import { builder } from "#schema/builder.ts";
import type { Viewer } from "#schema/context.ts";
import { filterInput } from "#schema/lists/filter-input.ts";
import { pageArgs } from "#schema/lists/list-page.ts";
import { usedByNone } from "#schema/policies/file-relations.ts";
import { managedFiles, manageFiles } from "#schema/policies/files.ts";
import { FILE_FILTERS, FILE_SHOWS, type FileFilter } from "#schema/validation/file-filters.ts";
import { ManagedFileRef } from "./managed-file.ts";

const FileShowRef = builder.enumType("FileShow", { values: FILE_SHOWS });
const FileFilterRef = filterInput("FileFilter", FILE_FILTERS, { kind: FileShowRef });

interface FilesWish {
  readonly filter: FileFilter;
  readonly viewer: Viewer | null;
  /** 1-based. */
  readonly page: number;
  readonly size: number;
}

/** Nothing has them: neither what is public now nor an older version. */
const unused = usedByNone("POST", "PAGE", "PROGRAM", "POPUP", "ARTICLE", "VERSION", "SEAL");

function narrowed({ filter, viewer }: FilesWish): Prisma.FileWhereInput {
  const words = filter.search?.normalize("NFC").trim() ?? "";
  const contains = { contains: words, mode: "insensitive" } as const;
  return {
    AND: [
      managedFiles(viewer),
      words === "" ? {} : { OR: [{ name: contains }, { nameKo: contains }, { nameEn: contains }] },
      filter.kind ? { kind: filter.kind } : {},
      filter.unused === true ? unused : {},
    ],
  };
}

const ManagedFilesPageRef = builder.objectRef<FilesWish>("ManagedFilesPage").implement({
  description: "One page of the files somebody looks after, the newest first.",
  authScopes: { can: manageFiles },
  fields: (t) => ({
    items: t.prismaField({
      type: [ManagedFileRef],
      resolve: (query, wish) => {
        const columns = { ...query };
        return db.file.findMany({
          ...columns,
          where: narrowed(wish),
          orderBy: [{ createdAt: "desc" }, { id: "desc" }],
          take: wish.size,
          skip: (wish.page - 1) * wish.size,
        });
      },
    }),
    totalCount: t.int({ resolve: (wish) => db.file.count({ where: narrowed(wish) }) }),
  }),
});

builder.queryFields((t) => ({
  managedFiles: t.field({
    type: ManagedFilesPageRef,
    description: "The office's list of files.",
    authScopes: { can: manageFiles },
    args: { filter: t.arg({ type: FileFilterRef }), ...pageArgs(t.arg) },
    resolve: (_root, { filter, ...part }, { viewer }) => ({ filter: filter ?? {}, viewer, ...part }),
  }),
  managedFile: t.prismaField({
    type: ManagedFileRef,
    nullable: true,
    description: "A file that whoever asks looks after.",
    authScopes: { can: manageFiles },
    args: { id: t.arg({ type: "Id", required: true }) },
    resolve: (query, _root, { id }, { viewer }) => {
      const columns = { ...query };
      return db.file.findFirst({ ...columns, where: { AND: [{ id }, managedFiles(viewer)] } });
    },
  }),
}));
