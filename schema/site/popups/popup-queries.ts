import { db } from "#prisma/client.ts";
import { builder } from "#schema/builder.ts";
import { filterInput } from "#schema/core/lists/filter-input.ts";
import { listArgs, listNumbers, readInOrder } from "#schema/core/lists/list-page.ts";
import { type ListQuery, readListPage } from "#schema/core/lists/list-source.ts";
import { popupsFor, writePopups } from "#schema/policies/site/popups.ts";
import {
  POPUP_FILTERS,
  POPUP_SHOWS,
  POPUP_SORTS,
  type PopupFilter,
  type PopupSort,
} from "#schema/validation/site/popup-filters.ts";
import { ManagedPopupRef, PopupAudienceRef, PopupDeviceRef, PopupLanguageRef } from "./popup.ts";
import { popupSource } from "./popup-list.ts";

/** Far more than anybody sees. The browser chooses three of them by device, page and what was hidden. */
const LIVE_MAX = 20;

const PopupShowRef = builder.enumType("PopupShow", {
  description: "ENDING: live, and over within three days.",
  values: POPUP_SHOWS,
});

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

const ManagedPopupsPageRef = builder
  .objectRef<ListQuery<PopupFilter, PopupSort>>("ManagedPopupsPage")
  .implement({
    description: "One page of the popups outside the trash.",
    authScopes: { can: writePopups },
    fields: (t) => ({
      items: t.prismaField({
        type: [ManagedPopupRef],
        resolve: async (query, listQuery) => {
          const columns = { ...query };
          return await readInOrder((await readListPage(popupSource, listQuery)).ids, (ids) =>
            db.popup.findMany({ ...columns, where: { id: { in: ids } } }),
          );
        },
      }),
      ...listNumbers(t, popupSource),
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
