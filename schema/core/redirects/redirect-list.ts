// Defines what the lists of old and of unknown addresses are narrowed by, and how their rows are found.
import { Prisma } from "#prisma/generated/client.ts";
import { inDays, inEveryColumn } from "#schema/core/lists/conditions.ts";
import type { ListSource } from "#schema/core/lists/list-source.ts";
import type {
  REDIRECT_SORTS,
  RedirectFilter,
  UNKNOWN_ADDRESS_SORTS,
  UnknownAddressFilter,
} from "#schema/validation/core/redirect-filters.ts";

export type RedirectSort = (typeof REDIRECT_SORTS)[number];
export type UnknownAddressSort = (typeof UNKNOWN_ADDRESS_SORTS)[number];

export const redirectSource: ListSource<RedirectFilter, RedirectSort> = {
  table: Prisma.sql`redirects`,
  sorts: { CREATED: Prisma.sql`created_at`, ADDRESS: Prisma.sql`address` },
  conditions: { search: inEveryColumn, created: inDays("created_at") },
};

export const unknownAddressSource: ListSource<UnknownAddressFilter, UnknownAddressSort> = {
  table: Prisma.sql`unknown_addresses`,
  sorts: { ASKED: Prisma.sql`asked`, LAST: Prisma.sql`last_at` },
  conditions: { search: inEveryColumn, last: inDays("last_at") },
};
