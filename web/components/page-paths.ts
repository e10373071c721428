// Where each page of the association lives (specification 2; decisions, Constants). In one place because navigation, home, search and the
// pages' own editor all lead there.
import { PAGE_ADDRESSES } from "#schema/validation/site-paths.ts";
import type { PageKey } from "#web/gql/enums.ts";

export const PAGE_PATHS: Readonly<Record<PageKey, string>> = PAGE_ADDRESSES;

/** The address where a page is written, without language. */
export function pageEditPath(key: PageKey): string {
  return `${PAGE_PATHS[key]}/edit`;
}
