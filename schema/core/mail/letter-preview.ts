// A letter as somebody looks at it before it is sent.
import { builder } from "#schema/builder.ts";
import { LanguageRef } from "#schema/core/shared/language.ts";
import { type Letter, OPT_OUT, SITE } from "./letters.ts";

/** The paragraphs of a letter that somebody looks at: without its own link, which comes in when it is sent. */
export const readParagraphs = ({ text }: Letter): string[] =>
  text
    .replaceAll(SITE, "")
    .split("\n\n")
    .filter((paragraph) => paragraph !== OPT_OUT);

export const LetterPreviewRef = builder
  .objectRef<Letter & { readonly language: "KO" | "EN" }>("LetterPreview")
  .implement({
    description: "A letter as it is read in one of its languages.",
    fields: (t) => ({
      language: t.field({ type: LanguageRef, resolve: (preview) => preview.language }),
      subject: t.exposeString("subject"),
      paragraphs: t.stringList({ resolve: readParagraphs }),
    }),
  });
