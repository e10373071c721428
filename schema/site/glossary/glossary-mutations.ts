// Defines what the office does with terms, and what a member suggests. Visitors see the outcome with their next request.
import { db } from "#prisma/client.ts";
import { action } from "#schema/action.ts";
import { builder } from "#schema/builder.ts";
import { auditChange } from "#schema/core/audit/audit-change.ts";
import { BulkSelectionRef, BulkStepRef } from "#schema/core/lists/bulk.ts";
import { suggestTerms, writeGlossary } from "#schema/policies/site/glossary.ts";
import { reason } from "#schema/validation/core/lists.ts";
import { glossaryTermInput } from "#schema/validation/site/glossary.ts";
import { decideTerms } from "./decide-terms.ts";
import { glossaryFacts } from "./glossary-facts.ts";
import { GlossaryFilterRef } from "./glossary-queries.ts";
import {
  GlossaryDecisionRef,
  GlossaryFieldRef,
  ManagedGlossaryTermRef,
  SuggestedTermRef,
} from "./glossary-term.ts";
import { createTerm, moveTerm, purgeTerm, saveTerm } from "./save-term.ts";
import { suggestTerm } from "./suggest-term.ts";

const GlossaryTermInputRef = builder
  .inputType("GlossaryTermInput", {
    description: "One sense of a term. TERM_KNOWN at `ko`: it is there already.",
    fields: (t) => ({
      ko: t.string({ required: true }),
      en: t.string({ required: true }),
      field: t.field({ type: GlossaryFieldRef, required: true }),
      noteKo: t.string({ description: "An empty line ends a paragraph." }),
      noteEn: t.string(),
      source: t.string(),
    }),
  })
  .validate(glossaryTermInput);

const ofGlossary = { can: writeGlossary, subject: "glossary", visitorsSee: true } as const;
const byId = builder.args((arg) => ({ id: arg.field({ type: "Id", required: true }) }));
const readTerm = (query: object, id: number) =>
  db.glossaryTerm.findUniqueOrThrow({ ...query, where: { id } });

action("createGlossaryTerm", {
  who: "office",
  ...ofGlossary,
  type: ManagedGlossaryTermRef,
  description: "Writes a term, which is accepted at once.",
  args: builder.args((arg) => ({ input: arg.field({ type: GlossaryTermInputRef, required: true }) })),
  run: (tx, { input }, author) => createTerm(tx, input, author),
  answer: readTerm,
});

action("saveGlossaryTerm", {
  who: "office",
  ...ofGlossary,
  type: ManagedGlossaryTermRef,
  description:
    "Saves what was read at `version`; CONFLICT with `extensions.conflict`, the term as it is now, when it was saved or deleted since.",
  args: builder.args((arg) => ({
    id: arg.field({ type: "Id", required: true }),
    version: arg.int({ required: true }),
    input: arg.field({ type: GlossaryTermInputRef, required: true }),
  })),
  run: (tx, { id, version, input: term }) =>
    auditChange(tx, id, glossaryFacts, () => saveTerm(tx, { id, version, term })),
  answer: readTerm,
});

action("decideGlossaryTerms", {
  who: "office",
  ...ofGlossary,
  type: BulkStepRef,
  description:
    "Accepts, refuses or retires terms; the member who suggested one reads the reason of a refusal.",
  args: builder.args((arg) => ({
    which: arg.field({ type: BulkSelectionRef, required: true }),
    filter: arg.field({ type: GlossaryFilterRef }),
    decision: arg.field({ type: GlossaryDecisionRef, required: true }),
    reason: arg.string({ validate: reason.nullish() }),
  })),
  run: (tx, { filter, reason: why, ...asked }, author) =>
    decideTerms(tx, { ...asked, filter: filter ?? {}, reason: why ?? null }, author),
  answer: (_query, step) => step,
});

action("deleteGlossaryTerm", {
  who: "office",
  ...ofGlossary,
  type: ManagedGlossaryTermRef,
  description: "Puts a term in the trash, where it stays for 30 days.",
  args: byId,
  run: (tx, { id }, { now }) => auditChange(tx, id, glossaryFacts, () => moveTerm(tx, id, now)),
  answer: readTerm,
});

action("restoreGlossaryTerm", {
  who: "office",
  ...ofGlossary,
  type: ManagedGlossaryTermRef,
  description: "Takes a term out of the trash, as it went in.",
  args: byId,
  run: (tx, { id }) => auditChange(tx, id, glossaryFacts, () => moveTerm(tx, id, null)),
  answer: readTerm,
});

action("purgeGlossaryTerm", {
  who: "office",
  ...ofGlossary,
  type: "Boolean",
  description: "Removes a term in the trash for good.",
  args: byId,
  run: (tx, { id }) => auditChange(tx, id, glossaryFacts, () => purgeTerm(tx, id)),
  answer: () => true,
});

action("suggestGlossaryTerm", {
  who: "member",
  can: suggestTerms,
  type: SuggestedTermRef,
  description: "Suggests a term to the office; TOO_MANY_TRIES above twenty a day.",
  args: builder.args((arg) => ({ input: arg.field({ type: GlossaryTermInputRef, required: true }) })),
  run: (tx, { input }, author) => suggestTerm(tx, input, author),
  answer: readTerm,
});
