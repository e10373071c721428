// A page as the office writes it: Korean always, English when there is one, and the items its kind has
// (page-kinds.ts). The mutation and the form check it by this one schema.

import type { FieldCode } from "#schema/validation/core/codes.ts";
import { content, NO_TEXT } from "#schema/validation/core/content.ts";
import { figuresOf } from "#schema/validation/core/document-nodes.ts";
import { id } from "#schema/validation/core/ids.ts";
import { CAPTION_MAX_LENGTH, PAGE_ITEMS_MAX, TITLE_MAX_LENGTH } from "#schema/validation/core/limits.ts";
import { optionalLine, optionalLines, requiredLine } from "#schema/validation/core/lines.ts";
import { optionalMoment } from "#schema/validation/core/moments.ts";
import { translationAnswers } from "#schema/validation/core/translation-answers.ts";
import { z } from "#schema/validation/zod.ts";
import { entries, people } from "./page-items.ts";
import { hasItems, PAGE_KEYS, PAGE_KINDS, type PageKeyName } from "./page-kinds.ts";

/** What a page says in Korean; every page has it. */
const korean = z.strictObject({ title: requiredLine(TITLE_MAX_LENGTH), content });

/** What it says in English; null where it says nothing. */
const english = z
  .strictObject({ title: optionalLine(TITLE_MAX_LENGTH), content })
  .nullish()
  .transform((text) => (text && (text.title !== null || text.content !== null) ? text : null));

/** What a new version of a legal text says: from when it is in force, and why. */
const comingIntoForce = {
  key: z.enum(PAGE_KEYS, { error: "CHOICE_UNKNOWN" }),
  /** Null: now. Only of legal texts. */
  effectiveAt: optionalMoment,
  noteKo: optionalLines(CAPTION_MAX_LENGTH),
  noteEn: optionalLines(CAPTION_MAX_LENGTH),
};

/** A new version of a legal text says why; the first one changes nothing, and a corrected slip is no new version. */
export function lacksReason({
  key,
  baseNumber,
  noteKo,
}: {
  readonly key: PageKeyName;
  readonly baseNumber: number | null;
  readonly noteKo: string | null;
}): boolean {
  return PAGE_KINDS[key].legal && baseNumber !== null && (noteKo ?? "").trim() === "";
}

const shape = z.strictObject({
  ...comingIntoForce,
  /** The newest version that the writer has seen; null: none. */
  baseNumber: id.nullish().transform((value) => value ?? null),
  answers: translationAnswers,
  ko: korean,
  en: english,
  entries,
  people,
});

/** The input of `savePage`: codes by field (`entries.3.day`), all texts normalised. */
export const pageInput = shape
  .superRefine((page, context) => {
    const kind = PAGE_KINDS[page.key];
    const issue = (path: (string | number)[], code: FieldCode) =>
      context.addIssue({ code: "custom", path, message: code });
    if (page.effectiveAt !== null && !kind.legal) issue(["effectiveAt"], "DATE_INVALID");
    if (page.en !== null && page.en.title === null) issue(["en", "title"], "TITLE_REQUIRED");
    if (!hasItems(kind)) {
      if (page.ko.content === null) issue(["ko", "content"], "CONTENT_REQUIRED");
      if (page.en !== null && page.en.content === null) issue(["en", "content"], "CONTENT_REQUIRED");
    }
    for (const language of ["ko", "en"] as const) {
      const text = page[language]?.content ?? null;
      if (text && figuresOf(text).some(({ attrs }) => attrs.alt.trim() === "")) {
        issue([language, "content"], "ALT_REQUIRED");
      }
    }
    for (const name of ["entries", "people"] as const) {
      if (page[name].length > PAGE_ITEMS_MAX) issue([name], "TOO_LONG");
      if (page[name].length > 0 && !kind[name]) issue([name], "UNKNOWN_FIELD");
      const keys = page[name].flatMap(({ rowKey }) => rowKey ?? []);
      if (new Set(keys).size !== keys.length) issue([name], "CHOICE_UNKNOWN");
    }
    page.entries.forEach(({ year }, i) => {
      if (kind.entries === "dated" && year === null) issue(["entries", i, "year"], "REQUIRED");
      if (kind.entries === "numbered" && year !== null) issue(["entries", i, "year"], "UNKNOWN_FIELD");
    });
  })
  .transform(({ ko, en, ...page }) => ({
    ...page,
    ko: { title: ko.title, content: ko.content ?? NO_TEXT },
    // An introduction that is in neither language is missing in neither.
    en: en && { title: en.title, content: en.content ?? (ko.content === null ? NO_TEXT : null) },
  }));
export type PageInput = z.input<typeof pageInput>;
/** A checked page. Whether its files exist and its base is the newest only the database knows. */
export type CheckedPage = z.output<typeof pageInput>;

/** The input of `restorePage`: which version is written again, over which one, and what a legal text says then. */
export const pageRestoration = z
  .strictObject({ ...comingIntoForce, number: id, baseNumber: id })
  .superRefine((page, context) => {
    const issue = (path: string, code: FieldCode) =>
      context.addIssue({ code: "custom", path: [path], message: code });
    if (page.effectiveAt !== null && !PAGE_KINDS[page.key].legal) issue("effectiveAt", "DATE_INVALID");
    if (lacksReason(page)) issue("noteKo", "REQUIRED");
  });
export type PageRestoration = z.output<typeof pageRestoration>;
