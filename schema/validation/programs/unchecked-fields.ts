// Defines what of a copied program nobody has looked at: what could not be computed is marked in the editor until somebody did.
import { z } from "#schema/validation/zod.ts";

/** In the order of the editor. */
export const UNCHECKED_FIELDS = [
  "ko.title",
  "ko.description",
  "ko.content",
  "ko.location",
  "en.title",
  "en.description",
  "en.content",
  "en.location",
  "startsAt",
  "applyLink",
  "speakers",
  "sessions",
  "files",
] as const;
export type UncheckedField = (typeof UNCHECKED_FIELDS)[number];

/** Null: what is stored stays. */
export const uncheckedFields = z
  .array(z.enum(UNCHECKED_FIELDS, { error: "CHOICE_UNKNOWN" }), { error: "TYPE_INVALID" })
  .nullish()
  .transform((fields) => fields && UNCHECKED_FIELDS.filter((field) => fields.includes(field)));

/** A day, a month, a year or a number of a series, in either language. */
const DATED =
  /\d\s*(?:년|월|일|회|차)|\d(?:st|nd|rd|th)\b|\b(?:19|20)\d{2}\b|\b\d{1,2}\s+(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)/iu;

/** Whether a text names a date or a number that the next event may not share. */
export const namesDate = (text: string | null): boolean => text !== null && DATED.test(text);

interface Copied {
  readonly applyLink: string | null;
  /** The titles before and after their numbers were counted on; null: there is none. */
  readonly titles: Readonly<Record<"ko" | "en", readonly [string, string] | null>>;
  readonly texts: Readonly<
    Record<"ko.description" | "ko.content" | "en.description" | "en.content", string | null>
  >;
  /** Where it takes place; null: it is not said. */
  readonly locations: Readonly<Record<"ko" | "en", string | null>>;
  readonly rows: Readonly<Record<"speakers" | "sessions" | "files", number>>;
  /** Whether it has a number of its own. */
  readonly isNumbered: boolean;
  /** Whether numbers were skipped that other programs of its kind have. */
  readonly isSkipping: boolean;
}

/** What of a copy has to be looked at. */
export function uncheckedOf(copied: Copied): readonly UncheckedField[] {
  const { titles, texts, locations, rows, applyLink, isNumbered, isSkipping } = copied;
  const title = (pair: readonly [string, string] | null) =>
    pair !== null &&
    (isSkipping ||
      (pair[0] === pair[1] ? isNumbered || namesDate(pair[0]) : /\b20\d{2}|20\d{2}년/.test(pair[1])));
  const marked: Readonly<Record<UncheckedField, boolean>> = {
    "ko.title": title(titles.ko),
    "en.title": title(titles.en),
    "ko.description": namesDate(texts["ko.description"]),
    "ko.content": namesDate(texts["ko.content"]),
    "ko.location": locations.ko !== null,
    "en.location": locations.en !== null,
    "en.description": namesDate(texts["en.description"]),
    "en.content": namesDate(texts["en.content"]),
    // Chosen by the person who copies, who sees its weekday.
    startsAt: false,
    applyLink: applyLink !== null,
    speakers: rows.speakers > 0,
    sessions: rows.sessions > 0,
    files: rows.files > 0,
  };
  return UNCHECKED_FIELDS.filter((field) => marked[field]);
}
