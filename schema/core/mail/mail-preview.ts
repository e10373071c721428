// An email as somebody looks at it before it is sent.
import { builder } from "#schema/builder.ts";
import { LanguageRef } from "#schema/core/shared/language.ts";
import { LINK, type MailText, OPT_OUT, SITE } from "./compose-mail.ts";

/**
 * The paragraphs of an email that somebody looks at: without its own links, which are inserted when it is
 * sent, and with whole addresses of the site.
 */
export const readParagraphs = ({ text }: Pick<MailText, "text">, publicUrl: string): string[] =>
  text
    .replaceAll(SITE, new URL(publicUrl).origin)
    .split("\n\n")
    .filter((paragraph) => paragraph !== LINK && paragraph !== OPT_OUT);

export const MailPreviewRef = builder
  .objectRef<MailText & { readonly language: "KO" | "EN" }>("MailPreview")
  .implement({
    description: "An email as it is read in one of its languages.",
    fields: (t) => ({
      language: t.field({ type: LanguageRef, resolve: (preview) => preview.language }),
      subject: t.exposeString("subject"),
      paragraphs: t.stringList({
        resolve: (preview, _args, { publicUrl }) => readParagraphs(preview, publicUrl),
      }),
    }),
  });
