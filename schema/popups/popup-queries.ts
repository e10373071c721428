import { db } from "#prisma/client.ts";
import { builder } from "#schema/builder.ts";
import { livePopups, writePopups } from "#schema/policies/popups.ts";
import { ManagedPopupRef } from "./popup.ts";
import { PopupFilterRef, popupsIn } from "./popup-state.ts";

/** Far more than anybody sees; which three, the browser decides by device, page and person. */
const LIVE_MAX = 20;
/** The office's own: a page of a hundred years of popups is not needed, the newest end is. */
const MANAGED_MAX = 200;

builder.queryFields((t) => ({
  popups: t.prismaField({
    type: ["Popup"],
    description: "Those whose time it is, in the office's order.",
    authScopes: { public: true },
    resolve: (query, _root, _args, { clock }) =>
      db.popup.findMany({
        ...query,
        where: livePopups(clock.now()),
        orderBy: [{ position: "asc" }, { id: "asc" }],
        take: LIVE_MAX,
      }),
  }),
  managedPopups: t.prismaField({
    type: [ManagedPopupRef],
    description: "The newest popups outside the trash: what ends last stands first.",
    authScopes: { can: writePopups },
    args: { filter: t.arg({ type: PopupFilterRef, description: "Null: all of them." }) },
    resolve: (query, _root, { filter }, { clock }) =>
      db.popup.findMany({
        ...query,
        where: popupsIn(filter ?? null, clock.now()),
        orderBy: [{ showsTo: "desc" }, { id: "desc" }],
        take: MANAGED_MAX,
      }),
  }),
  managedPopup: t.prismaField({
    type: ManagedPopupRef,
    nullable: true,
    authScopes: { can: writePopups },
    args: { id: t.arg.int({ required: true }) },
    resolve: (query, _root, { id }) => db.popup.findUnique({ ...query, where: { id } }),
  }),
}));
