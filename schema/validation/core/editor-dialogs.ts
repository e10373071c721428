// Defines what the dialogs of an editor ask for: the words of an image, where a link leads, what a footnote says.
import { z } from "#schema/validation/zod.ts";
import { documentText, FOOTNOTE_MAX } from "./document.ts";
import { isSafeHref } from "./href.ts";

/** UTF-16 units of the words of an image. As in a document. */
export const FIGURE_WORDS_MAX_LENGTH = 500;

const words = documentText(FIGURE_WORDS_MAX_LENGTH).trim();

/** An image needs words for readers who do not see it; the line under it may be left out. */
export const figureWords = z.object({
  alt: words.min(1, { error: "ALT_REQUIRED" }),
  caption: words.transform((caption) => caption || null),
});

/** Empty: no link. */
export const linkTarget = z.object({
  href: z.string().refine((href) => href === "" || isSafeHref(href), { error: "HREF_INVALID" }),
});

/** As plain text; empty: no footnote. */
export const footnoteText = z.object({ text: documentText(FOOTNOTE_MAX) });
