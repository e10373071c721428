// Defines what a preview reads of a page's saved form (decision 195): a draft is any JSON, so what is shown
// of it is checked like what is saved.
import { richTextDocument } from "#schema/validation/core/document.ts";
import { id } from "#schema/validation/core/ids.ts";
import {
  CAPTION_MAX_LENGTH,
  ENTRY_BODY_MAX_LENGTH,
  LINE_MAX_LENGTH,
  PAGE_ITEMS_MAX,
  ROW_KEY_MAX_LENGTH,
  TITLE_MAX_LENGTH,
} from "#schema/validation/core/limits.ts";
import { z } from "#schema/validation/zod.ts";

const text = z.object({ title: z.string().max(TITLE_MAX_LENGTH), content: richTextDocument });
const title = z.string().max(TITLE_MAX_LENGTH);
const body = z.string().max(ENTRY_BODY_MAX_LENGTH);
const line = z.string().max(LINE_MAX_LENGTH);
/** A number or a day as it is typed. */
const typed = z.string().max(CAPTION_MAX_LENGTH);
const key = z.string().max(ROW_KEY_MAX_LENGTH);

const entry = z.object({
  key,
  year: typed,
  month: typed,
  day: typed,
  titleKo: title,
  titleEn: title,
  bodyKo: body,
  bodyEn: body,
});

const person = z.object({
  key,
  nameKo: line,
  nameEn: line,
  roleKo: line,
  roleEn: line,
  affiliationKo: line,
  affiliationEn: line,
  termFrom: typed,
  termTo: typed,
  portrait: z.object({ id }).nullable(),
});

export const previewedPage = z.object({
  values: z.object({
    ko: text,
    en: text,
    entries: z.array(entry).max(PAGE_ITEMS_MAX),
    people: z.array(person).max(PAGE_ITEMS_MAX),
    effectiveAt: typed,
  }),
});
export type TypedPage = z.output<typeof previewedPage>;
