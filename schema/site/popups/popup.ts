// A popup: as pages show it, and as the office has it.
import type { Popup } from "#prisma/generated/client.ts";
import { builder } from "#schema/builder.ts";
import { fileUrl } from "#schema/core/files/file.ts";
import { LanguageRef } from "#schema/core/shared/language.ts";
import { MemberGradeRef } from "#schema/core/shared/member-grade.ts";
import { toDocument } from "#schema/core/shared/stored-document.ts";
import { SavedVersionRef } from "#schema/core/versions/saved-version.ts";
import { readVersions } from "#schema/core/versions/stored-versions.ts";
import { versionsOf } from "#schema/cost.ts";
import { writePopups } from "#schema/policies/site/popups.ts";
import type { RichTextDocument } from "#schema/validation/core/document.ts";
import {
  POPUP_AUDIENCES,
  POPUP_DEVICES,
  POPUP_HIDES,
  POPUP_LANGUAGES,
  POPUP_PAGES,
} from "#schema/validation/site/popups.ts";
import { figuresOf, PopupFiguresRef } from "./popup-figures.ts";
import { PopupStateRef, stateOf } from "./popup-state.ts";
import { popupVersions } from "./popup-versions.ts";

export const PopupDeviceRef = builder.enumType("PopupDevice", { values: POPUP_DEVICES });
export const PopupPagesRef = builder.enumType("PopupPages", {
  description:
    "HOME: the home page alone. PUBLIC: every page that is open to all and never interrupted. CHOSEN: those at `paths` and below.",
  values: POPUP_PAGES,
});
export const PopupLanguageRef = builder.enumType("PopupLanguage", { values: POPUP_LANGUAGES });
export const PopupAudienceRef = builder.enumType("PopupAudience", { values: POPUP_AUDIENCES });
export const PopupHideRef = builder.enumType("PopupHide", {
  description: "For how long somebody may hide it: until midnight, seven days, not at all.",
  values: POPUP_HIDES,
});

interface PopupWords {
  readonly language: "KO" | "EN";
  readonly title: string;
  readonly body: RichTextDocument | null;
  readonly alt: string;
  readonly link: string | null;
}

const PopupWordsRef = builder.objectRef<PopupWords>("PopupWords").implement({
  description: "What a popup says, all of it in one language: not always the one asked for.",
  fields: (t) => ({
    language: t.expose("language", { type: LanguageRef }),
    title: t.exposeString("title"),
    body: t.expose("body", { type: "RichText", nullable: true }),
    alt: t.exposeString("alt", { description: "What its picture shows." }),
    link: t.exposeString("link", { nullable: true, description: "What the link is called." }),
  }),
});

function wordsIn(popup: Popup, language: "KO" | "EN"): PopupWords {
  if (language === "EN" && popup.titleEn !== null) {
    const { titleEn: title, altEn, linkEn: link } = popup;
    return { language, title, body: toDocument(popup.bodyEn), alt: altEn ?? "", link };
  }
  const { titleKo: title, altKo, linkKo: link } = popup;
  return { language: "KO", title, body: toDocument(popup.bodyKo), alt: altKo ?? "", link };
}

builder.prismaObject("Popup", {
  description: "What is laid over public pages for a while.",
  fields: (t) => ({
    id: t.expose("id", { type: "Id" }),
    version: t.exposeInt("version", { description: "Anyone who hid an earlier one sees it again." }),
    device: t.expose("device", { type: PopupDeviceRef }),
    language: t.expose("language", { type: PopupLanguageRef }),
    pages: t.expose("pages", { type: PopupPagesRef }),
    paths: t.exposeStringList("paths", { description: "Without the language." }),
    hide: t.expose("hide", { type: PopupHideRef }),
    href: t.exposeString("href", { nullable: true }),
    image: t.relation("image", { nullable: true }),
    imageEn: t.relation("imageEn", {
      nullable: true,
      description: "For words in English; null: `image` is beside them, too.",
    }),
    words: t.field({
      type: PopupWordsRef,
      args: { language: t.arg({ type: LanguageRef, required: true }) },
      resolve: (popup, { language }) => wordsIn(popup, language),
    }),
  }),
});

export const ManagedPopupRef = builder.prismaObject("Popup", {
  variant: "ManagedPopup",
  description: "A popup with everything the office says about it.",
  authScopes: { can: writePopups },
  fields: (t) => ({
    id: t.expose("id", { type: "Id" }),
    version: t.exposeInt("version"),
    state: t.field({
      type: PopupStateRef,
      resolve: (popup, _args, { clock }) => stateOf(popup, clock.now()),
    }),
    position: t.exposeInt("position", { description: "The smaller the earlier." }),
    titleKo: t.exposeString("titleKo"),
    titleEn: t.exposeString("titleEn", { nullable: true }),
    bodyKo: t.field({ type: "RichText", nullable: true, resolve: ({ bodyKo }) => toDocument(bodyKo) }),
    bodyEn: t.field({ type: "RichText", nullable: true, resolve: ({ bodyEn }) => toDocument(bodyEn) }),
    image: t.relation("image", { nullable: true }),
    imageEn: t.relation("imageEn", { nullable: true }),
    altKo: t.exposeString("altKo", { nullable: true }),
    altEn: t.exposeString("altEn", { nullable: true }),
    href: t.exposeString("href", { nullable: true }),
    linkKo: t.exposeString("linkKo", { nullable: true }),
    linkEn: t.exposeString("linkEn", { nullable: true }),
    showsFrom: t.expose("showsFrom", { type: "DateTime" }),
    showsTo: t.expose("showsTo", { type: "DateTime", description: "Excluded." }),
    device: t.expose("device", { type: PopupDeviceRef }),
    language: t.expose("language", { type: PopupLanguageRef }),
    pages: t.expose("pages", { type: PopupPagesRef }),
    paths: t.exposeStringList("paths"),
    audience: t.expose("audience", { type: PopupAudienceRef }),
    grades: t.expose("grades", { type: [MemberGradeRef] }),
    hide: t.expose("hide", { type: PopupHideRef }),
    figures: t.field({
      type: PopupFiguresRef,
      select: { days: { select: { shown: true, followed: true, closed: true } } },
      resolve: ({ days }) => figuresOf(days),
    }),
    versions: t.field({
      type: [SavedVersionRef],
      description: "Each save of it, newest first; with `number` that one alone.",
      complexity: versionsOf,
      args: { number: t.arg.int() },
      resolve: ({ id }, { number }) => readVersions(popupVersions, id, number ?? undefined),
    }),
    updatedAt: t.expose("updatedAt", { type: "DateTime" }),
  }),
});

const select = {
  id: true,
  key: true,
  name: true,
  mimeType: true,
  size: true,
  width: true,
  height: true,
} as const;
export const withImages = { image: { select }, imageEn: { select } } as const;

interface Image {
  readonly key: string;
  readonly name: string;
}
interface Pictured {
  readonly image: Image | null;
  readonly imageEn: Image | null;
}

const withUrl = <File extends Image>(file: File | null) => file && { ...file, url: fileUrl(file) };

/** The same in the shape of the query, for a CONFLICT. */
export const asConflict = <Row extends Pictured>(row: Row) => ({
  ...row,
  image: withUrl(row.image),
  imageEn: withUrl(row.imageEn),
});
