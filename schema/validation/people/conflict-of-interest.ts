// Defines what speaks against somebody as a reviewer of a manuscript: being its author, working where an
// author works, having written with one (docs/reviews.md#reviews). It is pointed out, and the editor decides.
import { emailKey } from "#schema/validation/people/members.ts";

export const REVIEW_CONFLICTS = ["AUTHOR", "OPPOSED", "CO_AUTHOR", "AFFILIATION"] as const;
export type ReviewConflict = (typeof REVIEW_CONFLICTS)[number];

/** Years for which having written together counts. */
export const CO_AUTHOR_YEARS = 3;

export interface KnownPerson {
  readonly memberId: number | null;
  readonly name: string;
  readonly email: string | null;
  readonly affiliation: string | null;
}

/** Letters and digits alone, folded. */
const folded = (text: string) =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");

const KOREAN_INSTITUTION =
  /[\p{L}\p{N}]*?(?:대학교|대학원대학|연구원|연구소|번역원|재단|학회|공사|주식회사|대학)/u;
const LATIN_INSTITUTION = /\b(?:university|institute|college|academy|school|center|centre)\b/i;

/** The institution that an affiliation names, as it is written there; the whole where it names none. */
export function institutionNameOf(affiliation: string): string {
  const text = affiliation.normalize("NFKC").trim();
  const korean = text.split(/\s+/).find((word) => KOREAN_INSTITUTION.test(word));
  if (korean !== undefined) return KOREAN_INSTITUTION.exec(korean)?.[0] ?? korean;
  const parts = text.split(/[,;()]/).map((part) => part.trim());
  const university = parts.find((part) => /\buniversity\b/i.test(part));
  return university ?? parts.find((part) => LATIN_INSTITUTION.test(part)) ?? text;
}

/**
 * The same, folded: "한국외국어대학교 통번역대학원" and "한국외국어대학교" are one, "Dept. of English, Ewha
 * Womans University" and "Ewha Womans University" are one. Empty when it names none.
 */
export const institutionOf = (affiliation: string | null): string =>
  folded(institutionNameOf(affiliation ?? ""));

/** Whether two entries are the same person: by account, by address, or by name at the same institution. */
export function isSamePerson(one: KnownPerson, other: KnownPerson): boolean {
  if (one.memberId !== null && one.memberId === other.memberId) return true;
  if (one.email && other.email && emailKey(one.email) === emailKey(other.email)) return true;
  return folded(one.name) === folded(other.name) && sharesInstitution(one, other);
}

function sharesInstitution(one: KnownPerson, other: KnownPerson): boolean {
  const institution = institutionOf(one.affiliation);
  return institution !== "" && institution === institutionOf(other.affiliation);
}

/** Many people, folded once: whether somebody is one of them, and whether somebody works where one of them does. */
export interface KnownPeople {
  readonly has: (person: KnownPerson) => boolean;
  readonly haveInstitutionOf: (person: KnownPerson) => boolean;
}

/** The same answers as `isSamePerson` for each of them. */
export function knownPeople(people: readonly KnownPerson[]): KnownPeople {
  const accounts = new Set(people.flatMap(({ memberId }) => memberId ?? []));
  const addresses = new Set(people.flatMap(({ email }) => (email ? [emailKey(email)] : [])));
  const institutions = new Set<string>();
  const names = new Set<string>();
  const nameAt = (name: string, institution: string) => `${folded(name)} ${institution}`;
  for (const { name, affiliation } of people) {
    const institution = institutionOf(affiliation);
    if (institution === "") continue;
    institutions.add(institution);
    names.add(nameAt(name, institution));
  }
  return {
    has: ({ memberId, email, name, affiliation }) =>
      (memberId !== null && accounts.has(memberId)) ||
      (email !== null && email !== "" && addresses.has(emailKey(email))) ||
      names.has(nameAt(name, institutionOf(affiliation))),
    haveInstitutionOf: ({ affiliation }) => institutions.has(institutionOf(affiliation)),
  };
}

/**
 * All that speaks against a reviewer, the gravest first.
 * @param works the authors of other works of the last years, work by work
 */
export function conflictsOf(
  reviewer: KnownPerson,
  manuscript: { readonly authors: readonly KnownPerson[]; readonly opposed: readonly KnownPerson[] },
  works: readonly (readonly KnownPerson[])[],
): readonly ReviewConflict[] {
  const { authors, opposed } = manuscript;
  const isReviewer = (person: KnownPerson) => isSamePerson(person, reviewer);
  const wroteTogether = works.some(
    (work) =>
      work.some(isReviewer) && work.some((person) => authors.some((one) => isSamePerson(one, person))),
  );
  const holds: Readonly<Record<ReviewConflict, boolean>> = {
    AUTHOR: authors.some(isReviewer),
    OPPOSED: opposed.some(isReviewer),
    CO_AUTHOR: wroteTogether,
    AFFILIATION: authors.some((author) => sharesInstitution(author, reviewer)),
  };
  return REVIEW_CONFLICTS.filter((conflict) => holds[conflict]);
}
