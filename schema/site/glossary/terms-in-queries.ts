import { builder } from "#schema/builder.ts";
import { LanguageRef } from "#schema/core/shared/language.ts";
import { readTermsInTexts } from "#schema/policies/site/glossary.ts";
import { TERMS_IN_LENGTH_MAX, TERMS_IN_TEXTS_MAX } from "#schema/validation/core/limits.ts";
import { z } from "#schema/validation/zod.ts";
import type { FoundTerm } from "./find-in-text.ts";
import { termsIn } from "./terms-in.ts";
import type { TermOfWord } from "./terms-of-words.ts";

const FoundTermRef = builder.objectRef<FoundTerm<TermOfWord>>("FoundTerm").implement({
  description: "A term where it is in a text: from `start` to before `end`, in UTF-16 units.",
  fields: (t) => ({
    start: t.exposeInt("start"),
    end: t.exposeInt("end"),
    translations: t.stringList({
      description: "What it is called in the other language in its senses, each once: the first twenty.",
      resolve: ({ term }) => [...term.translations],
    }),
    rivals: t.stringList({
      nullable: true,
      description:
        "Of a general Korean word, such as 통역, which is in many terms: what the other general ones are called. Null for any other word.",
      resolve: ({ term }) => term.rivals && [...term.rivals],
    }),
    senseCount: t.int({ resolve: ({ term }) => term.senseCount }),
  }),
});

const texts = z
  .array(z.string().max(TERMS_IN_LENGTH_MAX, { error: "TOO_LONG" }))
  .max(TERMS_IN_TEXTS_MAX, { error: "TOO_MANY_ROWS" })
  .refine((all) => all.reduce((sum, text) => sum + text.length, 0) <= TERMS_IN_LENGTH_MAX, {
    error: "TOO_LONG",
  });

builder.queryField("termsIn", (t) =>
  t.field({
    type: t.listRef(t.listRef(FoundTermRef)),
    description:
      "Where accepted terms are in some texts, a list for each. English words are met in their plural, too; of terms that overlap the longest counts.",
    authScopes: { can: readTermsInTexts },
    args: {
      language: t.arg({ type: LanguageRef, required: true, description: "Of the texts." }),
      texts: t.arg.stringList({
        required: true,
        description: "Paragraphs, 200 at most and 100,000 characters together.",
        validate: texts,
      }),
    },
    resolve: (_root, { texts: given, language }) => termsIn(given, language),
  }),
);
