// Says what the lists of old addresses and of addresses that are none are narrowed and sorted by.
import {
  REDIRECT_COLUMNS,
  REDIRECT_FILTERS,
  REDIRECT_SORTS,
  UNKNOWN_ADDRESS_FILTERS,
  UNKNOWN_ADDRESS_SORTS,
} from "#schema/validation/core/redirect-filters.ts";
import { defineList } from "#web/components/list/list-definition.ts";

export const REDIRECT_LIST = defineList({
  name: "redirects",
  filters: REDIRECT_FILTERS,
  sorts: REDIRECT_SORTS,
  sort: { by: "CREATED", descending: true },
  columns: [...REDIRECT_COLUMNS, "delete"],
});

export const UNKNOWN_ADDRESS_LIST = defineList({
  name: "unknown-addresses",
  filters: UNKNOWN_ADDRESS_FILTERS,
  sorts: UNKNOWN_ADDRESS_SORTS,
  sort: { by: "ASKED", descending: true },
  columns: ["address", "asked", "last", "from", "lead"],
});
