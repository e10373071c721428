// Defines how many words texts have to be translated, for translators and for the treasurer.
import { builder } from "#schema/builder.ts";
import { LanguageRef } from "#schema/core/shared/language.ts";
import { LocalizedTextRef, titleOf } from "#schema/core/shared/localized.ts";
import { translate } from "#schema/policies/overview/translations.ts";
import {
  COUNT_BANDS,
  COUNTED_TEXTS_MAX,
  type CountBand,
  type CountedText,
} from "#schema/validation/core/translation/word-count.ts";
import { countedTexts } from "#schema/validation/overview/translation-work.ts";
import { countWords, type TextCount } from "./count-words.ts";
import { requirePlace, TranslatedInputRef, translatedOf } from "./translated.ts";

const CountBandRef = builder.enumType("CountBand", {
  description:
    "TRANSLATED: finished. REPEATED: earlier in the texts that are counted. By the most similar Korean of the memory: EXACT, NEAR 95 to 99 %, HIGH 85 to 94, MIDDLE 75 to 84, LOW 50 to 74, NEW less.",
  values: COUNT_BANDS,
});

const CountedBandRef = builder
  .objectRef<CountedText & { readonly band: CountBand }>("CountedBand")
  .implement({
    description: "What of a text is in a band.",
    fields: (t) => ({
      band: t.expose("band", { type: CountBandRef }),
      segments: t.exposeInt("segments"),
      words: t.exposeInt("words", { description: "Of the Korean: what is between two spaces (어절)." }),
      characters: t.exposeInt("characters", { description: "Of the Korean, without spaces." }),
    }),
  });

const TextCountRef = builder.objectRef<TextCount>("TextCount").implement({
  description: "How many words a text has to be translated.",
  fields: (t) => ({
    title: t.field({
      type: LocalizedTextRef,
      args: { language: t.arg({ type: LanguageRef, required: true }) },
      resolve: (text, { language }) => titleOf(text, language),
    }),
    bands: t.field({
      type: [CountedBandRef],
      resolve: ({ bands }) => COUNT_BANDS.map((band) => ({ band, ...bands[band] })),
    }),
  }),
});

builder.queryField("translationCounts", (t) =>
  t.field({
    type: [TextCountRef],
    description: `The words of some texts as they are saved, ${COUNTED_TEXTS_MAX} at most, in their order: a repetition counts where it is first.`,
    authScopes: { can: translate },
    args: { of: t.arg({ type: [TranslatedInputRef], required: true, validate: countedTexts }) },
    resolve: (_root, { of }, { viewer, clock }) => {
      for (const { place } of of) requirePlace(viewer, place);
      return countWords(of.map(translatedOf), viewer, clock.now());
    },
  }),
);
