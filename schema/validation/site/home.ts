// The home page's own content as the office types it: banners, goals, terms, each in order. The mutation and
// the form check it by this one schema.

import { isSafeHref } from "#schema/validation/core/href.ts";
import { optionalId } from "#schema/validation/core/ids.ts";
import {
  HOME_ITEMS_MAX,
  SETTING_TEXT_MAX_LENGTH,
  TAG_NAME_MAX_LENGTH,
  TITLE_MAX_LENGTH,
} from "#schema/validation/core/limits.ts";
import { optionalLine, requiredLine, requiredLines } from "#schema/validation/core/lines.ts";
import { optionalMoment } from "#schema/validation/core/moments.ts";
import { z } from "#schema/validation/zod.ts";

/** A path of this site or an address of the web. */
const href = optionalLine(SETTING_TEXT_MAX_LENGTH).refine(
  (value) => value === null || (isSafeHref(value) && /^(\/|https?:)/i.test(value)),
  { error: "HREF_INVALID" },
);

/** A moment, also as it is typed: a time in Seoul. */
const typedMoment = z.preprocess((value) => {
  if (typeof value !== "string") return value;
  if (value === "") return null;
  return /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(value) ? `${value}:00+09:00` : value;
}, optionalMoment);

const LINKS = ["primary", "secondary"] as const;

const banner = z
  .object({
    id: optionalId,
    headingKo: requiredLines(TITLE_MAX_LENGTH),
    headingEn: requiredLines(TITLE_MAX_LENGTH),
    ledeKo: requiredLines(SETTING_TEXT_MAX_LENGTH),
    ledeEn: requiredLines(SETTING_TEXT_MAX_LENGTH),
    primaryHref: href,
    primaryKo: optionalLine(TAG_NAME_MAX_LENGTH),
    primaryEn: optionalLine(TAG_NAME_MAX_LENGTH),
    secondaryHref: href,
    secondaryKo: optionalLine(TAG_NAME_MAX_LENGTH),
    secondaryEn: optionalLine(TAG_NAME_MAX_LENGTH),
    showsFrom: typedMoment,
    showsTo: typedMoment,
  })
  .superRefine((value, context) => {
    const issue = (path: string, message: string) =>
      context.addIssue({ code: "custom", path: [path], message });
    for (const link of LINKS) {
      const [to, ko, en] = [value[`${link}Href`], value[`${link}Ko`], value[`${link}En`]];
      if (to === null && (ko !== null || en !== null)) issue(`${link}Href`, "REQUIRED");
      if (to !== null && ko === null) issue(`${link}Ko`, "REQUIRED");
      if (to !== null && en === null) issue(`${link}En`, "REQUIRED");
    }
    if (value.showsFrom && value.showsTo && value.showsFrom >= value.showsTo)
      issue("showsTo", "DATES_REVERSED");
  });

const goal = z.object({
  id: optionalId,
  titleKo: requiredLine(TITLE_MAX_LENGTH),
  titleEn: requiredLine(TITLE_MAX_LENGTH),
  bodyKo: requiredLines(SETTING_TEXT_MAX_LENGTH),
  bodyEn: requiredLines(SETTING_TEXT_MAX_LENGTH),
});

const term = z.object({
  id: optionalId,
  ko: requiredLine(TAG_NAME_MAX_LENGTH),
  en: requiredLine(TAG_NAME_MAX_LENGTH),
});

const rows = <Row extends z.ZodType>(row: Row) =>
  z.array(row, { error: "TYPE_INVALID" }).max(HOME_ITEMS_MAX, { error: "TOO_MANY_ROWS" });

/** The input of `saveHome`: whole and in order; what is left out is gone. */
export const homeInput = z.strictObject({ banners: rows(banner), goals: rows(goal), terms: rows(term) });
export type CheckedHome = z.output<typeof homeInput>;
