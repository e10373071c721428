// A popup as the office types it; the mutations and the form check it by this one schema.

import { content } from "#schema/validation/core/content.ts";
import type { RichTextDocument } from "#schema/validation/core/document.ts";
import { isSafeHref } from "#schema/validation/core/href.ts";
import { optionalId } from "#schema/validation/core/ids.ts";
import {
  CAPTION_MAX_LENGTH,
  POPUP_PATHS_MAX,
  POPUP_POSITION_MAX,
  TAG_NAME_MAX_LENGTH,
  TITLE_MAX_LENGTH,
} from "#schema/validation/core/limits.ts";
import { optionalLine, requiredLine } from "#schema/validation/core/lines.ts";
import { requiredMoment } from "#schema/validation/core/moments.ts";
import { MEMBER_GRADES } from "#schema/validation/people/grades.ts";
import { z } from "#schema/validation/zod.ts";
import { optionalHref } from "./optional-href.ts";

export const POPUP_DEVICES = ["ALL", "PHONE", "DESKTOP"] as const;
/** CHOSEN: at addresses the office names. */
export const POPUP_PAGES = ["HOME", "PUBLIC", "CHOSEN"] as const;
/** GRADES: members of chosen ones. */
export const POPUP_AUDIENCES = ["ALL", "VISITOR", "MEMBER", "GRADES"] as const;
/** The language of the page it is laid over. */
export const POPUP_LANGUAGES = ["ALL", "KO", "EN"] as const;
/** What readers do with a popup, as it is counted. */
export const POPUP_ACTS = ["SHOWN", "FOLLOWED", "CLOSED"] as const;
export type PopupAct = (typeof POPUP_ACTS)[number];
export const POPUP_HIDES = ["TODAY", "WEEK", "NONE"] as const;
export const POPUP_STATES = ["LIVE", "COMING", "ENDED", "TRASHED"] as const;
export type PopupStateName = (typeof POPUP_STATES)[number];

/** A popup has a picture of its own: its texts hold none. */
const text = content.refine((document) => document === null || !hasFigure(document), {
  error: "DOCUMENT_INVALID",
});

const hasFigure = (document: RichTextDocument) => JSON.stringify(document).includes('"type":"figure"');

const choice = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.enum(values, { error: "CHOICE_UNKNOWN" });

/** An address of this site as it is stored: without language, query and what is behind it. */
const path = z
  .string()
  .trim()
  .refine((typed) => typed.startsWith("/") && isSafeHref(typed), { error: "HREF_INVALID" })
  .transform(
    (typed) =>
      typed
        .replace(/[?#].*$/s, "")
        .replace(/^\/en(?=\/|$)/, "")
        .replace(/\/+$/, "") || "/",
  );

/** A whole number, also as it is typed. */
const position = z
  .union(
    [
      z.number(),
      z
        .string()
        .trim()
        .transform((typed) => (/^\d{1,4}$/.test(typed) ? Number(typed) : Number.NaN)),
    ],
    {
      error: "NUMBER_INVALID",
    },
  )
  .pipe(
    z
      .int({ error: "NUMBER_INVALID" })
      .min(0, { error: "NUMBER_INVALID" })
      .max(POPUP_POSITION_MAX, { error: "NUMBER_INVALID" }),
  );

/** What is saved. The languages are separate fields, as the columns are. */
export const popupInput = z
  .strictObject({
    titleKo: requiredLine(TITLE_MAX_LENGTH),
    titleEn: optionalLine(TITLE_MAX_LENGTH),
    bodyKo: text,
    bodyEn: text,
    imageId: optionalId,
    imageEnId: optionalId,
    altKo: optionalLine(CAPTION_MAX_LENGTH),
    altEn: optionalLine(CAPTION_MAX_LENGTH),
    href: optionalHref,
    linkKo: optionalLine(TAG_NAME_MAX_LENGTH),
    linkEn: optionalLine(TAG_NAME_MAX_LENGTH),
    showsFrom: requiredMoment,
    showsTo: requiredMoment,
    device: choice(POPUP_DEVICES),
    language: choice(POPUP_LANGUAGES).default("ALL"),
    pages: choice(POPUP_PAGES),
    paths: z.array(path).max(POPUP_PATHS_MAX, { error: "TOO_MANY_ROWS" }).default([]),
    audience: choice(POPUP_AUDIENCES),
    grades: z.array(choice(MEMBER_GRADES)).default([]),
    hide: choice(POPUP_HIDES),
    position,
  })
  .superRefine((popup, context) => {
    const issue = (path: keyof typeof popup, message: string) =>
      context.addIssue({ code: "custom", path: [path], message });
    const {
      titleEn,
      bodyKo,
      bodyEn,
      imageId,
      imageEnId,
      altKo,
      altEn,
      href,
      linkKo,
      linkEn,
      showsFrom,
      showsTo,
    } = popup;
    if (bodyKo === null && imageId === null) issue("bodyKo", "REQUIRED");
    if (imageId !== null && altKo === null) issue("altKo", "REQUIRED");
    const hasImageEn = imageId !== null || imageEnId !== null;
    if (titleEn !== null && bodyEn === null && !hasImageEn) issue("bodyEn", "REQUIRED");
    if (titleEn !== null && hasImageEn && altEn === null) issue("altEn", "REQUIRED");
    // English is there as a whole or not at all.
    if (titleEn === null && (bodyEn !== null || imageEnId !== null)) issue("titleEn", "REQUIRED");
    if (href !== null && linkKo === null) issue("linkKo", "REQUIRED");
    if (href !== null && titleEn !== null && linkEn === null) issue("linkEn", "REQUIRED");
    if (href === null && (linkKo !== null || linkEn !== null)) issue("href", "REQUIRED");
    if (showsFrom >= showsTo) issue("showsTo", "DATES_REVERSED");
    if (popup.pages === "CHOSEN" && popup.paths.length === 0) issue("paths", "REQUIRED");
    if (popup.audience === "GRADES" && popup.grades.length === 0) issue("grades", "REQUIRED");
  })
  // Only where they count, each once.
  .transform((popup) => ({
    ...popup,
    paths: popup.pages === "CHOSEN" ? [...new Set(popup.paths)] : [],
    grades: popup.audience === "GRADES" ? MEMBER_GRADES.filter((grade) => popup.grades.includes(grade)) : [],
  }));
export type CheckedPopup = z.output<typeof popupInput>;
