// What the address of a list says (`?tag=kitec&search=원고&page=2`) and how it is written. The list lives in the address alone.

import { PAGE_MAX, SEARCH_MAX_LENGTH } from "#schema/validation/limits.ts";
import type { Board } from "#web/gql/enums.ts";
import { BOARD_PATHS } from "#web/paths.ts";

export interface ListAddress {
  readonly tag: string | null;
  /** Part of a title; null for none. */
  readonly search: string | null;
  /** 1-based; 1 for anything that is not a page number. */
  readonly page: number;
}

/** Reads what is asked for; an empty tag or search is none. */
export function readListAddress(query: URLSearchParams): ListAddress {
  const page = query.get("page") ?? "";
  const number = /^[1-9]\d{0,6}$/.test(page) ? Number(page) : 1;
  return {
    tag: query.get("tag") || null,
    search: tidySearch(query.get("search") ?? ""),
    page: number <= PAGE_MAX ? number : 1,
  };
}

/** What was typed, without space around it and no longer than the server looks for; null for nothing. */
export function tidySearch(typed: string): string | null {
  return typed.normalize("NFC").trim().slice(0, SEARCH_MAX_LENGTH).trim() || null;
}

/** The address of a list without language; page 1 is the plain address. */
export function listPath(board: Board, { tag, search, page }: ListAddress): string {
  const query = new URLSearchParams();
  if (tag !== null) query.set("tag", tag);
  if (search !== null) query.set("search", search);
  if (page > 1) query.set("page", String(page));
  return [BOARD_PATHS[board].list, query.toString()].filter(Boolean).join("?");
}
