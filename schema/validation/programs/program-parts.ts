// The rows of a program: prices, speakers, sessions (programs.ts).

import { optionalId } from "#schema/validation/core/ids.ts";
import { LINE_MAX_LENGTH, PROGRAM_AMOUNT_MAX, TITLE_MAX_LENGTH } from "#schema/validation/core/limits.ts";
import { optionalLine, requiredLine } from "#schema/validation/core/lines.ts";
import { optionalMoment, requiredMoment } from "#schema/validation/core/moments.ts";
import { MEMBER_GRADES } from "#schema/validation/people/grades.ts";
import { z } from "#schema/validation/zod.ts";

/** Whole won. */
export const amount = z
  .int({
    error: ({ input }) => (input === undefined || input === null ? "REQUIRED" : "AMOUNT_INVALID"),
  })
  .min(0, { error: "AMOUNT_INVALID" })
  .max(PROGRAM_AMOUNT_MAX, { error: "AMOUNT_INVALID" });

export const priceInput = z.strictObject({
  /** Of a row that was there before, as in the other two. */
  id: optionalId,
  labelKo: requiredLine(LINE_MAX_LENGTH),
  labelEn: optionalLine(LINE_MAX_LENGTH),
  /** Empty: everybody. */
  grades: z
    .array(z.enum(MEMBER_GRADES, { error: "CHOICE_UNKNOWN" }), { error: "TYPE_INVALID" })
    .nullish()
    .transform((grades) => [...new Set(grades ?? [])]),
  until: optionalMoment,
  amount,
});

export const speakerInput = z.strictObject({
  id: optionalId,
  nameKo: requiredLine(LINE_MAX_LENGTH),
  nameEn: optionalLine(LINE_MAX_LENGTH),
  affiliationKo: optionalLine(LINE_MAX_LENGTH),
  affiliationEn: optionalLine(LINE_MAX_LENGTH),
  talkKo: optionalLine(TITLE_MAX_LENGTH),
  talkEn: optionalLine(TITLE_MAX_LENGTH),
  portraitId: optionalId,
});

export const sessionInput = z
  .strictObject({
    id: optionalId,
    startsAt: requiredMoment,
    endsAt: requiredMoment,
    titleKo: requiredLine(TITLE_MAX_LENGTH),
    titleEn: optionalLine(TITLE_MAX_LENGTH),
    isBreak: z
      .boolean({ error: "TYPE_INVALID" })
      .nullish()
      .transform((value) => value ?? false),
    byKo: optionalLine(LINE_MAX_LENGTH),
    byEn: optionalLine(LINE_MAX_LENGTH),
    /** The handout. */
    fileId: optionalId,
  })
  .refine(({ startsAt, endsAt }) => startsAt < endsAt, { path: ["endsAt"], error: "DATES_REVERSED" });
