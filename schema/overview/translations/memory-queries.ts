// Defines what a translator asks the memory.
import { builder } from "#schema/builder.ts";
import { changedWords } from "#schema/core/versions/compare-lines.ts";
import { WordChangeRef } from "#schema/core/versions/line-change.ts";
import { readMemory } from "#schema/policies/overview/translations.ts";
import { CANDIDATE_TEXTS_MAX } from "#schema/validation/core/limits.ts";
import type { KnownName } from "#schema/validation/core/translation/checks.ts";
import { memoryText, memoryTexts } from "#schema/validation/core/translation-answers.ts";
import { knownNames } from "./known-names.ts";
import { MemoryPlaceRef } from "./memory-place.ts";
import { type SimilarPair, similarPairs } from "./similar-pairs.ts";

type Match = SimilarPair & { readonly asked: string };

const TranslationMatchRef = builder.objectRef<Match>("TranslationMatch").implement({
  description: "A paragraph that was translated before and is like the one asked for.",
  fields: (t) => ({
    ko: t.exposeString("ko"),
    en: t.exposeString("en"),
    similarity: t.exposeFloat("similarity", { description: "From 0 to 1, for the same words." }),
    isQuestioned: t.exposeBoolean("isQuestioned", {
      description: "Its own Korean was changed since, and the English does not follow it yet.",
    }),
    differences: t.field({
      type: [WordChangeRef],
      description: "From its Korean to the one asked for.",
      resolve: ({ ko, asked }) => [...changedWords(ko, asked)],
    }),
    coded: t.exposeString("coded", {
      nullable: true,
      description:
        "Both lines with their codes, as JSON (docs/translations.md#memory); null: they have none.",
    }),
    place: t.expose("place", { type: MemoryPlaceRef }),
    updatedAt: t.expose("updatedAt", { type: "DateTime" }),
  }),
});

const KnownNameRef = builder.objectRef<KnownName>("KnownName").implement({
  description: "Somebody, or something, that the site names in both languages.",
  fields: (t) => ({ ko: t.exposeString("ko"), en: t.exposeString("en") }),
});

builder.queryField("translationNames", (t) =>
  t.field({
    type: [KnownNameRef],
    description: "Names that a translation should carry over as they are written elsewhere.",
    authScopes: { can: readMemory },
    resolve: (_root, _args, { clock }) => knownNames(clock.now()),
  }),
);

builder.queryField("translationCandidates", (t) =>
  t.field({
    type: t.listRef(t.listRef(TranslationMatchRef)),
    description: `The same for some paragraphs, a list for each; ${CANDIDATE_TEXTS_MAX} at most.`,
    authScopes: { can: readMemory },
    args: { texts: t.arg.stringList({ required: true, validate: memoryTexts }) },
    resolve: async (_root, { texts }, { viewer, clock }) => {
      const found: Match[][] = [];
      // One after the other: each is a look-up of the index.
      for (const text of texts) {
        const pairs = await similarPairs(text, viewer, clock.now());
        found.push(pairs.map((pair) => ({ ...pair, asked: text })));
      }
      return found;
    },
  }),
);

builder.queryField("translationMatches", (t) =>
  t.field({
    type: [TranslationMatchRef],
    description: "The paragraphs translated before that are most like a Korean one, the most similar first.",
    authScopes: { can: readMemory },
    args: { text: t.arg.string({ required: true, validate: memoryText }) },
    resolve: async (_root, { text }, { viewer, clock }) => {
      const found = await similarPairs(text, viewer, clock.now());
      return found.map((pair) => ({ ...pair, asked: text }));
    },
  }),
);
