// The photo of an applicant: its shape, the pixels that a slip needs, why the office asks for another one,
// and until when it is replaced.

import { optionalLine } from "#schema/validation/core/lines.ts";
import { z } from "#schema/validation/zod.ts";

/** Pixels: 3 × 4 cm, the usual size in Korea, at 250 dots an inch. */
export const PHOTO_MIN_WIDTH = 300;
export const PHOTO_MIN_HEIGHT = 400;
/** Width by height. */
export const PHOTO_ASPECT = PHOTO_MIN_WIDTH / PHOTO_MIN_HEIGHT;
/** How far the shape may be off: a crop in whole pixels never hits it. */
const ASPECT_TOLERANCE = 0.02;

/** What is wrong with a photo of this size in pixels; null: nothing. */
export function photoFaultOf({
  width,
  height,
}: {
  readonly width: number | null;
  readonly height: number | null;
}): "PHOTO_TOO_SMALL" | "PHOTO_NOT_PORTRAIT" | null {
  if (width === null || height === null) return "PHOTO_TOO_SMALL";
  if (Math.abs(width / height - PHOTO_ASPECT) > ASPECT_TOLERANCE) return "PHOTO_NOT_PORTRAIT";
  return width < PHOTO_MIN_WIDTH || height < PHOTO_MIN_HEIGHT ? "PHOTO_TOO_SMALL" : null;
}

export const PHOTO_FAULTS = ["FACE", "UNCLEAR", "BACKGROUND", "PERSON", "OTHER"] as const;
export type PhotoFaultName = (typeof PHOTO_FAULTS)[number];

/** UTF-16 units of the office's words about a photo. */
export const PHOTO_NOTE_MAX_LENGTH = 300;

/** Why the office asks for another photo: OTHER needs words. */
export const photoRequest = z
  .strictObject({
    fault: z.enum(PHOTO_FAULTS, { error: "CHOICE_UNKNOWN" }),
    note: optionalLine(PHOTO_NOTE_MAX_LENGTH),
  })
  .refine(({ fault, note }) => fault !== "OTHER" || note !== null, { path: ["note"], error: "REQUIRED" });

interface PhotoDates {
  readonly startsAt: Date;
  readonly examSession: { readonly photoUntil: Date | null; readonly slipFrom: Date | null } | null;
}

/**
 * Until when, excluded, applicants replace their photo: the date of the session, or when its slips open, or
 * when it starts. Who is asked for another one may always do so until it starts.
 */
export function photoDeadline({ startsAt, examSession }: PhotoDates, isAsked: boolean): Date {
  const named = examSession?.photoUntil ?? examSession?.slipFrom ?? startsAt;
  return isAsked || named > startsAt ? startsAt : named;
}

/** What the office's sheet shows. */
export const PHOTO_FILTERS = ["ALL", "MISSING", "ASKED"] as const;
export type PhotoFilter = (typeof PHOTO_FILTERS)[number];

/** People on a page of the sheet. */
export const PHOTOS_A_PAGE = 48;
