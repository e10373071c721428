// Defines what the office does with popups. Visitors see its outcome with their next request.
import { db } from "#prisma/client.ts";
import { action } from "#schema/action.ts";
import { builder } from "#schema/builder.ts";
import { auditChange } from "#schema/core/audit/audit-change.ts";
import { MemberGradeRef } from "#schema/core/shared/member-grade.ts";
import { restoredVersionArgs } from "#schema/core/versions/restore-version.ts";
import { versioned } from "#schema/core/versions/versioned.ts";
import { writePopups } from "#schema/policies/site/popups.ts";
import { VERSION_NOTE_WORDS, versionNote } from "#schema/validation/core/version-notes.ts";
import { popupInput } from "#schema/validation/site/popups.ts";
import {
  ManagedPopupRef,
  PopupAudienceRef,
  PopupDeviceRef,
  PopupHideRef,
  PopupLanguageRef,
  PopupPagesRef,
} from "./popup.ts";
import { popupFacts } from "./popup-facts.ts";
import { movePopup, purgePopup } from "./popup-trash.ts";
import { popupVersions, restorePopupVersion } from "./popup-versions.ts";
import { createPopup, savePopup } from "./save-popup.ts";

const PopupInputRef = builder
  .inputType("PopupInput", {
    fields: (t) => ({
      titleKo: t.string({ required: true }),
      titleEn: t.string({ description: "Null: it is shown in Korean to readers of English, too." }),
      bodyKo: t.field({ type: "RichText", description: "Without pictures." }),
      bodyEn: t.field({ type: "RichText" }),
      imageId: t.field({ type: "Id" }),
      imageEnId: t.field({ type: "Id", description: "Null: readers of English see the same picture." }),
      altKo: t.string(),
      altEn: t.string(),
      href: t.string({ description: "A path of this site or an https address." }),
      linkKo: t.string(),
      linkEn: t.string(),
      showsFrom: t.field({ type: "DateTime", required: true }),
      showsTo: t.field({ type: "DateTime", required: true, description: "Excluded." }),
      device: t.field({ type: PopupDeviceRef, required: true }),
      language: t.field({ type: PopupLanguageRef }),
      pages: t.field({ type: PopupPagesRef, required: true }),
      paths: t.stringList({ description: "For CHOSEN." }),
      audience: t.field({ type: PopupAudienceRef, required: true }),
      grades: t.field({ type: [MemberGradeRef], description: "For GRADES." }),
      hide: t.field({ type: PopupHideRef, required: true }),
      position: t.int({ required: true }),
    }),
  })
  .validate(popupInput);

const ofPopups = { can: writePopups, subject: "popup", visitorsSee: true } as const;
const byId = builder.args((arg) => ({ id: arg.field({ type: "Id", required: true }) }));
const readPopup = (query: object, id: number) => db.popup.findUniqueOrThrow({ ...query, where: { id } });

action("createPopup", {
  who: "office",
  ...ofPopups,
  type: ManagedPopupRef,
  args: builder.args((arg) => ({ input: arg.field({ type: PopupInputRef, required: true }) })),
  run: (tx, { input }, author) => createPopup(tx, input, author),
  answer: readPopup,
});

action("savePopup", {
  who: "office",
  ...ofPopups,
  type: ManagedPopupRef,
  description:
    "Saves what was read at `version`; CONFLICT with `extensions.conflict`, the popup as it is now, when it was saved or deleted since.",
  args: builder.args((arg) => ({
    id: arg.field({ type: "Id", required: true }),
    version: arg.int({ required: true }),
    input: arg.field({ type: PopupInputRef, required: true }),
    note: arg.string({ description: VERSION_NOTE_WORDS, validate: versionNote }),
  })),
  run: (tx, { id, version, input: popup, note = null }, author) =>
    auditChange(tx, id, popupFacts, () =>
      versioned(tx, { noun: popupVersions, id, note }, author, () => savePopup(tx, { id, version, popup })),
    ),
  answer: readPopup,
});

action("restorePopupVersion", {
  who: "office",
  ...ofPopups,
  type: ManagedPopupRef,
  description:
    "Writes an old version of a popup that was read at `version` again as the newest; when it is shown stays. CONFLICT as savePopup.",
  args: restoredVersionArgs,
  run: restorePopupVersion,
  answer: readPopup,
});

action("deletePopup", {
  who: "office",
  ...ofPopups,
  type: ManagedPopupRef,
  description: "Puts a popup in the trash, where it stays for 30 days.",
  args: byId,
  run: (tx, { id }, { now }) => auditChange(tx, id, popupFacts, () => movePopup(tx, id, now)),
  answer: readPopup,
});

action("restorePopup", {
  who: "office",
  ...ofPopups,
  type: ManagedPopupRef,
  description: "Takes a popup out of the trash, as it went in.",
  args: byId,
  run: (tx, { id }) => auditChange(tx, id, popupFacts, () => movePopup(tx, id, null)),
  answer: readPopup,
});

action("purgePopup", {
  who: "office",
  ...ofPopups,
  type: "Boolean",
  description: "Removes a popup in the trash for good.",
  args: byId,
  run: (tx, { id }) => auditChange(tx, id, popupFacts, () => purgePopup(tx, id)),
  answer: () => true,
});
