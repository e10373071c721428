// Plain text fields: what a person types into an input or a text area.

import { z } from "#schema/validation/zod.ts";
import type { FieldCode } from "./codes.ts";

export const CONTROL_CHARACTERS = /[\p{Cc}\p{Cs}]/u;
/**
 * Characters that take no room or turn the direction of a text: with them two names look the same and are not. Format characters
 * (Unicode's Cf: zero width, bidi), the fillers of Hangul and the blank of Braille.
 */
export const INVISIBLE_CHARACTERS = /[\p{Cf}\u115f\u1160\u3164\uffa0\u2800]/u;
/**
 * They turn what is after them the other way round, so that a line reads otherwise than it is: embeddings,
 * overrides and isolates.
 */
export const BIDI_CONTROLS = /[\u202a-\u202e\u2066-\u2069]/u;
/** Control characters, but a line may end. */
const UNSAVABLE = /(?!\n)[\p{Cc}\p{Cs}]/u;

/** The codes of a field that is missing, and of one with another type. */
export const missing = (code: FieldCode) => ({
  error: ({ input }: { input?: unknown }) => (input === undefined || input === null ? code : "TYPE_INVALID"),
});

/** One line of text without control characters, NFC and trimmed. */
function line(max: number) {
  return z
    .string(missing("REQUIRED"))
    .trim()
    .normalize("NFC")
    .max(max, { error: "TOO_LONG" })
    .refine((value) => !CONTROL_CHARACTERS.test(value), { error: "TEXT_INVALID" });
}

const plainLine = (max: number) =>
  line(max).refine((value) => !BIDI_CONTROLS.test(value), { error: "TEXT_INVALID" });

/** A line that has to say something: REQUIRED when it is empty. */
export const requiredLine = (max: number) => plainLine(max).min(1, { error: "REQUIRED" });

/** Absent, null and empty all mean "not given" and come out as null. */
export const optionalLine = (max: number) =>
  plainLine(max)
    .nullish()
    .transform((value) => value || null);

const isVisible = (value: string | null) => value === null || !INVISIBLE_CHARACTERS.test(value);
const INVISIBLE = { error: "TEXT_INVISIBLE" };

/** A name of somebody or of where they are: every character of it is seen. */
export const requiredName = (max: number) =>
  line(max).min(1, { error: "REQUIRED" }).refine(isVisible, INVISIBLE);

/** As `requiredName`; absent, null and empty come out as null. */
export const optionalName = (max: number) =>
  line(max)
    .nullish()
    .transform((value) => value || null)
    .refine(isVisible, INVISIBLE);

/** Text of several lines, without formatting: absent, null and empty all come out as null. */
export const optionalLines = (max: number) =>
  z
    .string({ error: "TYPE_INVALID" })
    .trim()
    .normalize("NFC")
    .transform((value) => value.replace(/\r\n?/g, "\n"))
    .pipe(
      z
        .string()
        .max(max, { error: "TOO_LONG" })
        .refine((value) => !UNSAVABLE.test(value) && !BIDI_CONTROLS.test(value), { error: "TEXT_INVALID" }),
    )
    .nullish()
    .transform((value) => value || null);

/** Text of several lines that has to be there, as it is written. */
export const requiredLines = (max: number) =>
  optionalLines(max)
    .superRefine((value, context) => {
      if (value === null) context.addIssue({ code: "custom", message: "REQUIRED" });
    })
    .transform((value) => value ?? "");
