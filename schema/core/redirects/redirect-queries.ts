// The office's lists of old addresses, and of those that visitors asked for in vain.
import { db } from "#prisma/client.ts";
import { builder } from "#schema/builder.ts";
import { filterInput } from "#schema/core/lists/filter-input.ts";
import { listArgs, listNumbers, readInOrder } from "#schema/core/lists/list-page.ts";
import { type ListQuery, readListPage } from "#schema/core/lists/list-source.ts";
import { manageRedirects } from "#schema/policies/core/redirects.ts";
import {
  REDIRECT_FILTERS,
  REDIRECT_SORTS,
  type RedirectFilter,
  UNKNOWN_ADDRESS_FILTERS,
  UNKNOWN_ADDRESS_SORTS,
  type UnknownAddressFilter,
} from "#schema/validation/core/redirect-filters.ts";
import { RedirectRef, UnknownAddressRef } from "./redirect.ts";
import {
  type RedirectSort,
  redirectSource,
  type UnknownAddressSort,
  unknownAddressSource,
} from "./redirect-list.ts";

const RedirectFilterRef = filterInput("RedirectFilter", REDIRECT_FILTERS, {});
const RedirectSortRef = builder.enumType("RedirectSort", { values: REDIRECT_SORTS });
const UnknownAddressFilterRef = filterInput("UnknownAddressFilter", UNKNOWN_ADDRESS_FILTERS, {});
const UnknownAddressSortRef = builder.enumType("UnknownAddressSort", { values: UNKNOWN_ADDRESS_SORTS });

const RedirectPageRef = builder.objectRef<ListQuery<RedirectFilter, RedirectSort>>("RedirectPage").implement({
  description: "One page of the old addresses.",
  authScopes: { can: manageRedirects },
  fields: (t) => ({
    items: t.prismaField({
      type: [RedirectRef],
      resolve: async (query, listQuery) => {
        const columns = { ...query };
        return await readInOrder((await readListPage(redirectSource, listQuery)).ids, (ids) =>
          db.redirect.findMany({ ...columns, where: { id: { in: ids } } }),
        );
      },
    }),
    ...listNumbers(t, redirectSource),
  }),
});

const UnknownAddressPageRef = builder
  .objectRef<ListQuery<UnknownAddressFilter, UnknownAddressSort>>("UnknownAddressPage")
  .implement({
    description: "One page of the addresses that are none.",
    authScopes: { can: manageRedirects },
    fields: (t) => ({
      items: t.prismaField({
        type: [UnknownAddressRef],
        resolve: async (query, listQuery) => {
          const columns = { ...query };
          return await readInOrder((await readListPage(unknownAddressSource, listQuery)).ids, (ids) =>
            db.unknownAddress.findMany({ ...columns, where: { id: { in: ids } } }),
          );
        },
      }),
      ...listNumbers(t, unknownAddressSource),
    }),
  });

builder.queryFields((t) => ({
  redirects: t.field({
    type: RedirectPageRef,
    description: "Addresses from before that lead on.",
    authScopes: { can: manageRedirects },
    args: {
      filter: t.arg({ type: RedirectFilterRef }),
      sort: t.arg({ type: RedirectSortRef, required: true, defaultValue: "CREATED" }),
      ...listArgs(t.arg),
    },
    resolve: (_root, { filter, ...listQuery }, { clock }) => ({
      filter: filter ?? {},
      now: clock.now(),
      ...listQuery,
    }),
  }),
  unknownAddresses: t.field({
    type: UnknownAddressPageRef,
    description: "Addresses that visitors asked for and that are none.",
    authScopes: { can: manageRedirects },
    args: {
      filter: t.arg({ type: UnknownAddressFilterRef }),
      sort: t.arg({ type: UnknownAddressSortRef, required: true, defaultValue: "ASKED" }),
      ...listArgs(t.arg),
    },
    resolve: (_root, { filter, ...listQuery }, { clock }) => ({
      filter: filter ?? {},
      now: clock.now(),
      ...listQuery,
    }),
  }),
}));
