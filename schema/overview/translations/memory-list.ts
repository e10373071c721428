// The office's list of the translation memory: the paragraphs that have an English, as far as somebody may read them.
import { Prisma } from "#prisma/generated/client.ts";
import type { Viewer } from "#schema/context.ts";
import { inEveryColumn } from "#schema/core/lists/conditions.ts";
import type { ListSource } from "#schema/core/lists/list-source.ts";
import { readablePairsSql } from "#schema/policies/overview/translations.ts";
import type { MemoryFilter, MemorySort } from "#schema/validation/overview/memory-filters.ts";

/** With its reader: the list holds only what they may read. */
export type ReadersMemoryFilter = MemoryFilter & { readonly reader: { readonly viewer: Viewer | null } };

const COLUMNS = {
  POST: Prisma.sql`post_id IS NOT NULL`,
  PAGE: Prisma.sql`page_key IS NOT NULL`,
  PROGRAM: Prisma.sql`program_id IS NOT NULL`,
  FILE: Prisma.sql`source IS NOT NULL`,
};
const SHOWN = {
  QUESTION: Prisma.sql`since IS NOT NULL`,
  CORRECTED: Prisma.sql`corrected_en IS NOT NULL`,
  DELETED: Prisma.sql`TRUE`,
};

export const memorySource: ListSource<ReadersMemoryFilter, MemorySort> = {
  table: Prisma.sql`translation_pairs`,
  sorts: { UPDATED: Prisma.sql`updated_at` },
  conditions: {
    search: inEveryColumn,
    show: (show) => SHOWN[show],
    place: (places) =>
      Prisma.sql`(${Prisma.join(
        places.map((place) => COLUMNS[place]),
        " OR ",
      )})`,
    reader: ({ viewer }, now) => readablePairsSql(viewer, now),
  },
  always: ({ show }) =>
    show === "DELETED"
      ? Prisma.sql`en IS NOT NULL AND deleted_at IS NOT NULL`
      : Prisma.sql`en IS NOT NULL AND deleted_at IS NULL`,
};
