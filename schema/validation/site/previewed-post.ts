// Defines what a preview reads of a post's saved form (decision 195): a draft is any JSON, so what is shown
// of it is checked like what is saved.
import { richTextDocument } from "#schema/validation/core/document.ts";
import { id } from "#schema/validation/core/ids.ts";
import { CAPTION_MAX_LENGTH, GALLERY_FILES_MAX, TITLE_MAX_LENGTH } from "#schema/validation/core/limits.ts";
import { z } from "#schema/validation/zod.ts";
import { audienceShape } from "./post-audience.ts";

const text = z.object({ title: z.string().max(TITLE_MAX_LENGTH), content: richTextDocument });
const named = z.object({ id });
const words = z.string().max(CAPTION_MAX_LENGTH).default("");

export const previewedDraft = z.object({
  values: z.object({
    ko: text,
    en: text,
    tagId: id.nullable(),
    thumbnail: named.nullable(),
    ...audienceShape,
    files: z
      .array(z.object({ file: named, captionKo: words, captionEn: words, altKo: words, altEn: words }))
      .max(GALLERY_FILES_MAX),
  }),
});
export type PreviewedDraft = z.output<typeof previewedDraft>;
