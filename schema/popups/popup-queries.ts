import { db } from "#prisma/client.ts";
import { builder } from "#schema/builder.ts";
import { filterInput } from "#schema/lists/filter-input.ts";
import { pageArgs } from "#schema/lists/list-page.ts";
import { popupsFor, writePopups } from "#schema/policies/popups.ts";
import { POPUP_FILTERS, type PopupFilter } from "#schema/validation/popup-filters.ts";
import { ManagedPopupRef } from "./popup.ts";
import { PopupShowRef, popupsIn } from "./popup-state.ts";

/** Far more than anybody sees. The browser chooses three of them by device, page and what was hidden. */
const LIVE_MAX = 20;

const PopupFilterRef = filterInput("PopupFilter", POPUP_FILTERS, { show: PopupShowRef });

interface PopupsWish {
  readonly filter: PopupFilter;
  readonly now: Date;
  /** 1-based. */
  readonly page: number;
  readonly size: number;
}

const ManagedPopupsPageRef = builder.objectRef<PopupsWish>("ManagedPopupsPage").implement({
  description: "One page of the popups outside the trash: what ends last stands first.",
  authScopes: { can: writePopups },
  fields: (t) => ({
    items: t.prismaField({
      type: [ManagedPopupRef],
      resolve: (query, { filter, now, page, size }) => {
        const columns = { ...query };
        return db.popup.findMany({
          ...columns,
          where: popupsIn(filter, now),
          orderBy: [{ showsTo: "desc" }, { id: "desc" }],
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
    description: "Those for whoever asks whose time it is, in the office's order.",
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
    args: { filter: t.arg({ type: PopupFilterRef }), ...pageArgs(t.arg) },
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
