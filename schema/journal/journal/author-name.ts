// Defines how people are named. In Latin letters Korean names, too, are cited family name first.
import type { AuthorRecord } from "./article-record.ts";

type NamedAuthor = Pick<AuthorRecord, "nameKo" | "givenName" | "familyName">;

/** A name in parts, or one that has none: in Hangul. */
export type NameParts =
  | { readonly family: string; readonly given: string | null }
  | { readonly literal: string };

/** In Latin letters, else as it is written in Hangul. */
export function latinParts({ nameKo, givenName, familyName }: NamedAuthor): NameParts {
  return familyName === null ? { literal: nameKo ?? "" } : { family: familyName, given: givenName };
}

/** In Hangul, else in Latin letters. */
export const koreanParts = (author: NamedAuthor): NameParts =>
  author.nameKo === null ? latinParts(author) : { literal: author.nameKo };

/** "Kim, Seo-yeon" */
export const inverted = (name: NameParts): string =>
  "literal" in name ? name.literal : [name.family, name.given].filter(Boolean).join(", ");

/** "Seo-yeon Kim" */
export const straight = (name: NameParts): string =>
  "literal" in name ? name.literal : [name.given, name.family].filter(Boolean).join(" ");

/** "Kim, S.-Y.": what is before a hyphen or a space gives one initial each. */
export function withInitials(name: NameParts): string {
  if ("literal" in name) return name.literal;
  const initials = (name.given ?? "")
    .split(/\s+/)
    .map((part) =>
      part
        .split("-")
        .filter(Boolean)
        .map((one) => `${[...one][0]?.toUpperCase() ?? ""}.`)
        .join("-"),
    )
    .filter(Boolean)
    .join(" ");
  return [name.family, initials].filter(Boolean).join(", ");
}
