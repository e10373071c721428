// Defines what the office exports from the list of old addresses.
import { db } from "#prisma/client.ts";
import { exportOf } from "#schema/core/lists/export-source.ts";
import { manageRedirects } from "#schema/policies/core/redirects.ts";
import {
  REDIRECT_COLUMNS,
  REDIRECT_SORTS,
  redirectFilter,
} from "#schema/validation/core/redirect-filters.ts";
import { redirectSource } from "./redirect-list.ts";

export const redirectExport = exportOf({
  source: redirectSource,
  sorts: REDIRECT_SORTS,
  may: manageRedirects,
  columns: REDIRECT_COLUMNS,
  filter: redirectFilter,
  read: async (ids) =>
    (await db.redirect.findMany({ where: { id: { in: ids } } })).map(
      ({ id, address, target, createdAt: created }) => ({
        id,
        cells: { address, target, created } satisfies Record<(typeof REDIRECT_COLUMNS)[number], unknown>,
      }),
    ),
});
