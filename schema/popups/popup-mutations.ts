// What the office does with popups. Visitors see its outcome with their next request.
import { db } from "#prisma/client.ts";
import { builder } from "#schema/builder.ts";
import type { Context } from "#schema/context.ts";
import { writePopups } from "#schema/policies/popups.ts";
import { authorOf } from "#schema/shared/author.ts";
import { popupInput } from "#schema/validation/popups.ts";
import { ManagedPopupRef, PopupAudienceRef, PopupDeviceRef, PopupHideRef, PopupPagesRef } from "./popup.ts";
import { movePopup, purgePopup } from "./popup-trash.ts";
import { createPopup, savePopup } from "./save-popup.ts";

const PopupInputRef = builder
  .inputType("PopupInput", {
    fields: (t) => ({
      titleKo: t.string({ required: true }),
      titleEn: t.string({ description: "Null: it is shown in Korean to readers of English, too." }),
      bodyKo: t.field({ type: "RichText", description: "Without pictures." }),
      bodyEn: t.field({ type: "RichText" }),
      imageId: t.int(),
      imageEnId: t.int({ description: "Null: readers of English see the same picture." }),
      altKo: t.string(),
      altEn: t.string(),
      href: t.string({ description: "A path of this site or an https address." }),
      linkKo: t.string(),
      linkEn: t.string(),
      showsFrom: t.field({ type: "DateTime", required: true }),
      showsTo: t.field({ type: "DateTime", required: true, description: "Excluded." }),
      device: t.field({ type: PopupDeviceRef, required: true }),
      pages: t.field({ type: PopupPagesRef, required: true }),
      audience: t.field({ type: PopupAudienceRef, required: true }),
      hide: t.field({ type: PopupHideRef, required: true }),
      position: t.int({ required: true }),
    }),
  })
  .validate(popupInput);

const authScopes = { can: writePopups };
const byId = (id: number) => ({ where: { id } });

async function move(id: number, to: "trash" | "list", context: Context): Promise<void> {
  const author = authorOf(context);
  const told = await db.$transaction((tx) => movePopup(tx, id, to, author));
  await context.contentCache.changed(told);
}

builder.mutationFields((t) => ({
  createPopup: t.prismaField({
    type: ManagedPopupRef,
    authScopes,
    args: { input: t.arg({ type: PopupInputRef, required: true }) },
    resolve: async (query, _root, { input }, context) => {
      const author = authorOf(context);
      const { id, contentVersion } = await db.$transaction((tx) => createPopup(tx, input, author));
      await context.contentCache.changed(contentVersion);
      return db.popup.findUniqueOrThrow({ ...query, ...byId(id) });
    },
  }),
  savePopup: t.prismaField({
    type: ManagedPopupRef,
    description:
      "Saves what was read at `version`; CONFLICT with `extensions.conflict`, the popup as it is now, when it was saved or deleted since.",
    authScopes,
    args: {
      id: t.arg.int({ required: true }),
      version: t.arg.int({ required: true }),
      input: t.arg({ type: PopupInputRef, required: true }),
    },
    resolve: async (query, _root, { id, version, input: popup }, context) => {
      const author = authorOf(context);
      const { contentVersion } = await db.$transaction((tx) => savePopup(tx, { id, version, popup }, author));
      await context.contentCache.changed(contentVersion);
      return db.popup.findUniqueOrThrow({ ...query, ...byId(id) });
    },
  }),
  deletePopup: t.prismaField({
    type: ManagedPopupRef,
    description: "Puts a popup in the trash, where it stays for 30 days.",
    authScopes,
    args: { id: t.arg.int({ required: true }) },
    resolve: async (query, _root, { id }, context) => {
      await move(id, "trash", context);
      return db.popup.findUniqueOrThrow({ ...query, ...byId(id) });
    },
  }),
  restorePopup: t.prismaField({
    type: ManagedPopupRef,
    description: "Takes a popup out of the trash, as it went in.",
    authScopes,
    args: { id: t.arg.int({ required: true }) },
    resolve: async (query, _root, { id }, context) => {
      await move(id, "list", context);
      return db.popup.findUniqueOrThrow({ ...query, ...byId(id) });
    },
  }),
  purgePopup: t.boolean({
    description: "Removes a popup in the trash for good.",
    authScopes,
    args: { id: t.arg.int({ required: true }) },
    resolve: async (_root, { id }, context) => {
      const author = authorOf(context);
      await db.$transaction((tx) => purgePopup(tx, id, author));
      return true;
    },
  }),
}));
