// People have two names (docs/people.md#names-and-addresses): as they write it, and in Latin letters.
import { Prisma } from "#prisma/generated/client.ts";
import type { Language } from "#prisma/generated/enums.ts";

interface LatinParts {
  readonly familyName: string | null;
  readonly givenName: string | null;
}

export interface NamedPerson extends LatinParts {
  readonly name: string;
}

/** What reads a name takes from a row. */
export const NAME_COLUMNS = { name: true, familyName: true, givenName: true } as const;

/** "Seo-yeon Kim", in the order of English; null where neither part is known. */
export const latinName = ({ familyName, givenName }: LatinParts): string | null =>
  [givenName, familyName].filter(Boolean).join(" ") || null;

/** What a text in a language calls somebody: English by the Latin name, where both its parts are known. */
export const nameIn = (language: Language, person: NamedPerson): string =>
  (language === "EN" && person.givenName && person.familyName ? latinName(person) : null) ?? person.name;

/** What the reader of a request calls somebody; null for nobody. */
export function nameFor(reader: { readonly language: Language }, person: NamedPerson): string;
export function nameFor(reader: { readonly language: Language }, person: NamedPerson | null): string | null;
export function nameFor({ language }: { readonly language: Language }, person: NamedPerson | null) {
  return person && nameIn(language, person);
}

/** The name that `nameFor` leaves out, where there is one: in the other letters. */
export function otherNameFor(
  { language }: { readonly language: Language },
  person: NamedPerson,
): string | null {
  const shown = nameIn(language, person);
  return [person.name, latinName(person)].find((one) => one !== null && one !== shown) ?? null;
}

/** `NAME_COLUMNS` of a row of `members`, in SQL. */
export const NAMES_OF_MEMBER = Prisma.sql`members.name, members.family_name AS "familyName", members.given_name AS "givenName"`;

/** `nameIn` English of a row of `members` that is the only table in reach, in SQL. */
export const NAME_IN_ENGLISH = Prisma.sql`CASE WHEN given_name <> '' AND family_name <> '' THEN concat_ws(' ', given_name, family_name) ELSE name END`;

/** `latinName` of a row of `members`, in SQL. */
export const LATIN_NAME = Prisma.sql`nullif(concat_ws(' ', members.given_name, members.family_name), '')`;
