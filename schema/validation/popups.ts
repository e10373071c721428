// A popup as the office types it; the mutations and the form check it by this one schema.

import { content } from "./content.ts";
import type { RichTextDocument } from "./document.ts";
import { optionalId } from "./ids.ts";
import { CAPTION_MAX_LENGTH, POPUP_POSITION_MAX, TAG_NAME_MAX_LENGTH, TITLE_MAX_LENGTH } from "./limits.ts";
import { optionalLine, requiredLine } from "./lines.ts";
import { requiredMoment } from "./moments.ts";
import { optionalHref } from "./optional-href.ts";
import { z } from "./zod.ts";

export const POPUP_DEVICES = ["ALL", "PHONE", "DESKTOP"] as const;
export const POPUP_PAGES = ["HOME", "PUBLIC"] as const;
export const POPUP_AUDIENCES = ["ALL", "VISITOR", "MEMBER"] as const;
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
    pages: choice(POPUP_PAGES),
    audience: choice(POPUP_AUDIENCES),
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
  });
export type CheckedPopup = z.output<typeof popupInput>;

interface Period {
  readonly showsFrom: string | Date;
  readonly showsTo: string | Date;
}

/** How many of these stand beside each other at the fullest moment of a period, it itself included. */
export function mostAtOnce(own: Period, others: readonly Period[]): number {
  const [from, to] = [new Date(own.showsFrom).getTime(), new Date(own.showsTo).getTime()];
  const spans = others.map(
    (other) => [new Date(other.showsFrom).getTime(), new Date(other.showsTo).getTime()] as const,
  );
  // A moment with the most of them is a beginning: the period's own, or one within it.
  const beginnings = [from, ...spans.map(([begin]) => begin).filter((begin) => begin > from && begin < to)];
  return (
    1 + Math.max(...beginnings.map((at) => spans.filter(([begin, end]) => begin <= at && at < end).length))
  );
}

/** Who meets a popup, and on what. */
interface Targeted extends Period {
  readonly device: string;
  readonly audience: string;
}

/** How many of these one person would see at the fullest moment. Nobody sees both a visitor's and a member's, or both a phone's and a computer's. */
export function mostForOne(own: Targeted, others: readonly Targeted[]): number {
  const people = ["PHONE", "DESKTOP"].flatMap((device) =>
    ["VISITOR", "MEMBER"].map((audience) => ({ device, audience })),
  );
  const isFor = (popup: Targeted, { device, audience }: { device: string; audience: string }) =>
    ["ALL", device].includes(popup.device) && ["ALL", audience].includes(popup.audience);
  const counts = people
    .filter((person) => isFor(own, person))
    .map((person) =>
      mostAtOnce(
        own,
        others.filter((other) => isFor(other, person)),
      ),
    );
  return Math.max(0, ...counts);
}
