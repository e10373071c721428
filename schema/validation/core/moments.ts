// Parses moments: a Date of GraphQL or ISO 8601 of a form.

import { z } from "#schema/validation/zod.ts";
import type { FieldCode } from "./codes.ts";

/** Years a moment can have. PostgreSQL knows more, calendars on the screen do not. */
export const FIRST_YEAR = 1900;
export const LAST_YEAR = 2999;

const momentOr = (absent: FieldCode) =>
  z
    .union([z.date(), z.iso.datetime({ offset: true }).transform((text) => new Date(text))], {
      error: ({ input }) => (input === undefined || input === null || input === "" ? absent : "DATE_INVALID"),
    })
    .refine((date) => date.getUTCFullYear() >= FIRST_YEAR && date.getUTCFullYear() <= LAST_YEAR, {
      error: "DATE_INVALID",
    });

/** A day that is in no calendar (30 February) is no moment. */
export const moment = momentOr("DATE_INVALID");

/** The same, distinguished from nothing at all. */
export const requiredMoment = momentOr("REQUIRED");

/** Absent and null both come out as null. */
export const optionalMoment = moment.nullish().transform((value) => value ?? null);
