import { Prisma } from "#prisma/generated/client.ts";
import { deletedBy } from "#schema/core/trash/deleted-by.ts";
import type { Noun } from "#schema/noun.ts";
import { writeGlossary } from "#schema/policies/site/glossary.ts";
import { glossaryExport } from "./glossary-export.ts";
import { glossaryFacts } from "./glossary-facts.ts";
import { moveTerm, purgeTerm } from "./save-term.ts";

export const glossaryNoun: Noun = {
  subjects: ["glossary"],
  exports: { glossary: glossaryExport },
  trash: {
    kind: "TERM",
    may: writeGlossary,
    rows: Prisma.sql`SELECT 'TERM' AS kind, id, field::text AS place, ko AS title_ko, en AS title_en, deleted_at,
      ${deletedBy("deleteGlossaryTerm", "glossary", Prisma.sql`glossary_terms.id`)} AS name
      FROM glossary_terms WHERE deleted_at IS NOT NULL`,
    subject: "glossary",
    facts: glossaryFacts,
    actions: {
      RESTORE: { action: "restoreGlossaryTerm", run: (tx, id) => moveTerm(tx, id, null) },
      PURGE: { action: "purgeGlossaryTerm", run: purgeTerm },
    },
  },
};
