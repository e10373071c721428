// Defines what translators do about the translation memory. Visitors see none of it.
import { action } from "#schema/action.ts";
import { builder } from "#schema/builder.ts";
import { BulkSelectionRef, BulkStepRef } from "#schema/core/lists/bulk.ts";
import { DomainError } from "#schema/errors.ts";
import { readMemory } from "#schema/policies/overview/translations.ts";
import { correctedEnglish, readEnglish } from "#schema/validation/overview/memory-correction.ts";
import { correctPair, deletePairs } from "./change-pairs.ts";
import { MemoryFilterRef } from "./memory-list-queries.ts";
import { MemoryPairRef, readMemoryPairs } from "./memory-pair.ts";

const ofMemory = { can: readMemory, subject: "translation", visitorsSee: false } as const;
const many = builder.args((arg) => ({
  which: arg.field({ type: BulkSelectionRef, required: true }),
  filter: arg.field({ type: MemoryFilterRef }),
}));

action("correctTranslationPair", {
  who: "office",
  ...ofMemory,
  type: MemoryPairRef,
  description:
    "Offers translators another English for a paragraph; the text stays. CONFLICT with `extensions.conflict` {en}: it says something else than `before`.",
  args: builder.args((arg) => ({
    id: arg.field({ type: "Id", required: true }),
    en: arg.string({ required: true, validate: correctedEnglish }),
    before: arg.string({ required: true, description: "What was read.", validate: readEnglish }),
  })),
  run: (tx, correction, author, { viewer }) => correctPair(tx, correction, viewer, author),
  answer: async (_query, id) => {
    const [pair] = await readMemoryPairs([id]);
    if (!pair) throw new DomainError("NOT_FOUND");
    return pair;
  },
});

action("deleteTranslationPairs", {
  who: "office",
  ...ofMemory,
  type: BulkStepRef,
  description: "Deletes pairs from the memory: they are offered to nobody. The texts stay as they are.",
  args: many,
  run: (tx, { which, filter }, author, { viewer }) =>
    deletePairs(tx, { which, filter: filter ?? {}, deleted: true }, viewer, author),
  answer: (_query, step) => step,
});

action("restoreTranslationPairs", {
  who: "office",
  ...ofMemory,
  type: BulkStepRef,
  description: "Restores deleted pairs: they are offered again.",
  args: many,
  run: (tx, { which, filter }, author, { viewer }) =>
    deletePairs(tx, { which, filter: { ...filter, show: "DELETED" }, deleted: false }, viewer, author),
  answer: (_query, step) => step,
});
