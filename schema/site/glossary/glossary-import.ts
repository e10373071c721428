// Terms out of a file, as the office asks about them and takes them in: some at a time, in the order of the file.
import { db } from "#prisma/client.ts";
import { action } from "#schema/action.ts";
import { builder } from "#schema/builder.ts";
import { writeGlossary } from "#schema/policies/site/glossary.ts";
import {
  GLOSSARY_IMPORT_OUTCOMES,
  glossaryImportRow,
  glossaryImportRows,
} from "#schema/validation/site/glossary.ts";
import { GlossaryFieldRef, GlossaryStatusRef } from "./glossary-term.ts";
import { importTerms, matchTerms } from "./import-terms.ts";

const GlossaryImportOutcomeRef = builder.enumType("GlossaryImportOutcome", {
  description: "SAME: the sense is there already as the row says it.",
  values: GLOSSARY_IMPORT_OUTCOMES,
});

const GlossaryImportRowRef = builder
  .inputType("GlossaryImportRow", {
    description: "A sense of a term out of a file.",
    fields: (t) => ({
      ko: t.string({ required: true }),
      en: t.string({ required: true }),
      field: t.field({ type: GlossaryFieldRef, required: true }),
      noteKo: t.string(),
      noteEn: t.string(),
      source: t.string(),
      status: t.field({ type: GlossaryStatusRef, required: true }),
    }),
  })
  .validate(glossaryImportRow);

builder.queryField("glossaryImport", (t) =>
  t.field({
    type: [GlossaryImportOutcomeRef],
    description: "What taking some rows in would come to, row by row; 200 at most.",
    authScopes: { can: writeGlossary },
    args: { rows: t.arg({ type: [GlossaryImportRowRef], required: true, validate: glossaryImportRows }) },
    resolve: async (_root, { rows }) => (await matchTerms(db, rows)).map(({ outcome }) => outcome),
  }),
);

action("importGlossary", {
  who: "office",
  can: writeGlossary,
  subject: "glossary",
  visitorsSee: true,
  type: [GlossaryImportOutcomeRef],
  description: "Takes some rows in, 200 at most, and says what became of each.",
  args: builder.args((arg) => ({
    rows: arg.field({ type: [GlossaryImportRowRef], required: true, validate: glossaryImportRows }),
  })),
  run: (tx, { rows }, author) => importTerms(tx, rows, author),
  answer: (_query, outcomes) => outcomes,
});
