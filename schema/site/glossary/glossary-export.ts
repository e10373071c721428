// Defines what the office exports from the list of terms.
import { db } from "#prisma/client.ts";
import { exportOf } from "#schema/core/lists/export-source.ts";
import { writeGlossary } from "#schema/policies/site/glossary.ts";
import { TERM_FORMATS } from "#schema/validation/core/exports.ts";
import {
  GLOSSARY_COLUMNS,
  GLOSSARY_SORTS,
  glossaryFilter,
} from "#schema/validation/site/glossary-filters.ts";
import { glossarySource } from "./glossary-list.ts";

export const glossaryExport = exportOf({
  source: glossarySource,
  sorts: GLOSSARY_SORTS,
  may: writeGlossary,
  columns: GLOSSARY_COLUMNS,
  formats: TERM_FORMATS,
  filter: glossaryFilter,
  read: async (ids) =>
    (await db.glossaryTerm.findMany({ where: { id: { in: ids } } })).map(
      ({ id, ko, en, field, noteKo, noteEn, source, status, createdAt: created }) => ({
        id,
        cells: { ko, en, field, noteKo, noteEn, source, status, created } satisfies Record<
          (typeof GLOSSARY_COLUMNS)[number],
          unknown
        >,
      }),
    ),
});
