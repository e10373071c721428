// Defines what single authors still lack before a manuscript can be sent: the check counts it, its page names whose it is.

interface WrittenAuthor {
  readonly nameKo: string | null;
  readonly familyName: string | null;
  readonly affiliationKo: string | null;
  readonly affiliationEn: string | null;
  /** Empty: none. */
  readonly email: string;
  /**
   * Whether the author was asked to agree: one without an address is erased, and lacks none
   * (docs/manuscripts.md#authors-whose-account-is-erased).
   */
  readonly wasAsked?: boolean;
}

export const MISSING_OF_AUTHORS = [
  "AUTHOR_NAME",
  "AUTHOR_AFFILIATION",
  "AUTHOR_EMAIL",
  "AUTHOR_TWICE",
] as const;
export type MissingOfAuthor = (typeof MISSING_OF_AUTHORS)[number];

/** Places of the authors in their order, from 0, who lack it. AUTHOR_TWICE: the address was given by one before. */
export function authorsLacking(part: MissingOfAuthor, authors: readonly WrittenAuthor[]): number[] {
  const emails = authors.map(({ email }) => email.toLowerCase());
  const lacks = (author: WrittenAuthor, at: number) => {
    const { nameKo, familyName, affiliationKo, affiliationEn, email, wasAsked = false } = author;
    if (part === "AUTHOR_NAME") return nameKo === null && familyName === null;
    if (part === "AUTHOR_AFFILIATION") return affiliationKo === null && affiliationEn === null;
    if (part === "AUTHOR_EMAIL") return email === "" && !wasAsked;
    return email !== "" && emails.indexOf(email.toLowerCase()) < at;
  };
  return authors.flatMap((author, at) => (lacks(author, at) ? [at] : []));
}
