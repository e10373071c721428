import { db } from "#prisma/client.ts";
import { builder } from "#schema/builder.ts";
import { filterInput } from "#schema/core/lists/filter-input.ts";
import { listArgs } from "#schema/core/lists/list-page.ts";
import type { ListQuery } from "#schema/core/lists/list-source.ts";
import { popupsFor, writePopups } from "#schema/policies/site/popups.ts";
import {
  POPUP_FILTERS,
  POPUP_SORTS,
  type PopupFilter,
  type PopupSort,
} from "#schema/validation/site/popup-filters.ts";
import { ManagedPopupRef, PopupAudienceRef, PopupDeviceRef, PopupLanguageRef } from "./popup.ts";
import { PopupShowRef, popupsIn } from "./popup-state.ts";

/** Far more than anybody sees. The browser chooses three of them by device, page and what was hidden. */
const LIVE_MAX = 20;

export const PopupFilterRef = filterInput("PopupFilter", POPUP_FILTERS, {
  show: PopupShowRef,
  audience: PopupAudienceRef,
  language: PopupLanguageRef,
  device: PopupDeviceRef,
});

const PopupSortRef = builder.enumType("PopupSort", {
  description: "What the office's list of popups is sorted by.",
  values: POPUP_SORTS,
});

const COLUMNS = { ENDS: "showsTo", STARTS: "showsFrom", TITLE: "titleKo", POSITION: "position" } as const;

const ManagedPopupsPageRef = builder
  .objectRef<ListQuery<PopupFilter, PopupSort>>("ManagedPopupsPage")
  .implement({
    description: "One page of the popups outside the trash.",
    authScopes: { can: writePopups },
    fields: (t) => ({
      items: t.prismaField({
        type: [ManagedPopupRef],
        resolve: (query, { filter, sort, descending, now, page, size }) => {
          const columns = { ...query };
          const order = descending ? "desc" : "asc";
          return db.popup.findMany({
            ...columns,
            where: popupsIn(filter, now),
            orderBy: [{ [COLUMNS[sort]]: order }, { id: order }],
            take: size,
            skip: (page - 1) * size,
          });
        },
      }),
      totalCount: t.int({ resolve: ({ filter, now }) => db.popup.count({ where: popupsIn(filter, now) }) }),
    }),
  });

builder.queryFields((t) => ({
  popups: t.prismaField({
    type: ["Popup"],
    description: "Those for the viewer whose time it is, in the office's order.",
    authScopes: { public: true },
    resolve: (query, _root, _args, { viewer, clock }) =>
      db.popup.findMany({
        ...query,
        where: popupsFor(viewer, clock.now()),
        orderBy: [{ position: "asc" }, { id: "asc" }],
        take: LIVE_MAX,
      }),
  }),
  managedPopups: t.field({
    type: ManagedPopupsPageRef,
    description: "The office's list of popups.",
    authScopes: { can: writePopups },
    args: {
      filter: t.arg({ type: PopupFilterRef }),
      sort: t.arg({ type: PopupSortRef, required: true, defaultValue: "ENDS" }),
      ...listArgs(t.arg),
    },
    resolve: (_root, { filter, ...part }, { clock }) => ({ filter: filter ?? {}, now: clock.now(), ...part }),
  }),
  managedPopup: t.prismaField({
    type: ManagedPopupRef,
    nullable: true,
    authScopes: { can: writePopups },
    args: { id: t.arg({ type: "Id", required: true }) },
    resolve: (query, _root, { id }) => db.popup.findUnique({ ...query, where: { id } }),
  }),
}));
