// Says what the address of a search says: `?q=번역&type=post&page=2`.
import { SEARCH_TYPES } from "#schema/validation/overview/search-types.ts";
import type { SearchType } from "#web/gql/enums.ts";
import type { SearchPageQueryVariables } from "#web/gql/search.ts";
import { toGraphqlLanguage, type UiLanguage } from "#web/i18n/language.ts";
import { choiceKey, pageKey, queryPath, readQuery, textKey } from "#web/page/query.ts";
import { SEARCH_PATH } from "#web/paths.ts";

const KEYS = { q: textKey, type: choiceKey(SEARCH_TYPES, null), page: pageKey };

export interface SearchAddress {
  /** What is looked for; empty for nothing. */
  readonly text: string;
  /** Null for the first few of each kind. */
  readonly type: SearchType | null;
  /** Of one kind; 1 where all are shown together. */
  readonly page: number;
}

export function readSearchAddress(query: URLSearchParams): SearchAddress {
  const { q, type, page } = readQuery(KEYS, query);
  return { text: q ?? "", type, page: type === null ? 1 : page };
}

/** The address of a search without language. */
export const searchPath = ({ text, type, page }: SearchAddress): string =>
  queryPath(SEARCH_PATH, KEYS, { q: text, type, page });

/** The variables of the page's query; loader and page must agree to the letter. */
export function searchVariables(address: SearchAddress, language: UiLanguage): SearchPageQueryVariables {
  return { ...address, language: toGraphqlLanguage(language) };
}
