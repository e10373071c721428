// Anyone who types a term of the glossary, and nothing else, is most likely to look for what it means.

import type { SearchPageQuery } from "#web/gql/search.ts";
import { asOneWord } from "#web/i18n/as-one-word.ts";
import { BETWEEN_SIDES } from "./sides-of-term.ts";

type Group = Pick<SearchPageQuery["search"]["groups"][number], "type"> & {
  readonly hits: readonly { readonly title: { readonly text: string } }[];
};

/** The groups with the glossary in front, where its first hit is the very term in one of the languages; else as they are. */
export function exactTermFirst<Found extends Group>(
  text: string,
  groups: readonly Found[],
): readonly Found[] {
  const terms = groups.find(({ type }) => type === "TERM");
  const words = terms?.hits[0]?.title.text.split(BETWEEN_SIDES) ?? [];
  if (terms === undefined || !words.some((word) => asOneWord(word) === asOneWord(text))) return groups;
  return [terms, ...groups.filter((group) => group !== terms)];
}
