// What the address of a search says (`?q=번역&type=post&page=2`) and how it is written.

import { SEARCH_MAX_LENGTH } from "#schema/validation/limits.ts";
import type { SearchType } from "#web/gql/enums.ts";
import type { SearchPageQueryVariables } from "#web/gql/search.ts";
import { toGraphqlLanguage, type UiLanguage } from "#web/i18n/language.ts";
import { SEARCH_PATH } from "#web/paths.ts";

export interface SearchAddress {
  /** What is looked for; empty for nothing. */
  readonly text: string;
  /** Null for the first few of each kind. */
  readonly type: SearchType | null;
  /** 1-based; 1 for anything that is not a page number. */
  readonly page: number;
}

/** As the address spells them. */
const TYPES: Readonly<Record<string, SearchType>> = {
  post: "POST",
  program: "PROGRAM",
  page: "PAGE",
  person: "PERSON",
};

/** Reads what is asked for; a kind nobody knows is all of them. */
export function readSearchAddress(query: URLSearchParams): SearchAddress {
  const page = query.get("page") ?? "";
  const type = TYPES[query.get("type") ?? ""] ?? null;
  return {
    text: (query.get("q") ?? "").normalize("NFC").trim().slice(0, SEARCH_MAX_LENGTH),
    type,
    page: type !== null && /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1,
  };
}

/** The address of a search without language; what is not asked for is left out. */
export function searchPath({ text, type, page }: SearchAddress): string {
  const query = new URLSearchParams({ q: text });
  if (type !== null) query.set("type", type.toLowerCase());
  if (page > 1) query.set("page", String(page));
  return `${SEARCH_PATH}?${query}`;
}

/** The variables of the page's query; loader and page must agree to the letter. */
export function searchVariables(address: SearchAddress, language: UiLanguage): SearchPageQueryVariables {
  return { ...address, language: toGraphqlLanguage(language) };
}
