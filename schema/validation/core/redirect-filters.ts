// Defines what the lists of old addresses and of addresses that are none can be narrowed and sorted by.
import { daysFilter, type FilterOf, filterSchema, textFilter } from "./list-filters.ts";

export const REDIRECT_SORTS = ["CREATED", "ADDRESS"] as const;
export const REDIRECT_COLUMNS = ["address", "target", "created"] as const;
export const REDIRECT_FILTERS = {
  /** In the old address and the new one. */
  search: textFilter("redirects.filter.search"),
  created: daysFilter("redirects.filter.created"),
};
export type RedirectFilter = FilterOf<typeof REDIRECT_FILTERS>;
export const redirectFilter = filterSchema(REDIRECT_FILTERS);

export const UNKNOWN_ADDRESS_SORTS = ["ASKED", "LAST"] as const;
export const UNKNOWN_ADDRESS_FILTERS = {
  /** In the address and the site whose link was followed. */
  search: textFilter("redirects.filter.unknown"),
  last: daysFilter("redirects.filter.last"),
};
export type UnknownAddressFilter = FilterOf<typeof UNKNOWN_ADDRESS_FILTERS>;
