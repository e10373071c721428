// The settings of a session as their form holds them: everything as it is typed, times in Seoul's. Also what
// a saved draft is read with, where anything may be.
import { EXAM_PARTS, LANGUAGE_PAIRS } from "#schema/validation/programs/exams.ts";
import { z } from "#schema/validation/zod.ts";

const row = { key: z.string(), id: z.number().nullable() };
const text = z.string();

const criterionRow = z.object({ ...row, nameKo: text, nameEn: text, maxPoints: text });
export type CriterionRow = z.output<typeof criterionRow>;

const paperRow = z.object({
  ...row,
  part: z.enum(EXAM_PARTS),
  nameKo: text,
  nameEn: text,
  /** As `<input type="datetime-local">` writes it. */
  startsAt: text,
  minutes: text,
  minimum: text,
  criteria: z.array(criterionRow),
});
export type PaperRow = z.output<typeof paperRow>;

const roomRow = z.object({ ...row, nameKo: text, nameEn: text, seats: text });
export type RoomRow = z.output<typeof roomRow>;

/** A row for each part and language pair that the program is offered in; empty: it can't be taken there. */
const seatsRow = z.object({
  key: z.string(),
  part: z.enum(EXAM_PARTS),
  pair: z.enum(LANGUAGE_PAIRS),
  seats: text,
});

const siteRow = z.object({
  key: z.string(),
  id: z.number(),
  rooms: z.array(roomRow),
  seats: z.array(seatsRow),
});

const examValues = z.object({
  registrationNumber: text,
  holderKo: text,
  holderEn: text,
  gradeKo: text,
  gradeEn: text,
  showsGrade: z.boolean().default(true),
  contact: text,
  costNoteKo: text,
  costNoteEn: text,
  rulesKo: text,
  rulesEn: text,
  photoUntil: text,
  slipFrom: text,
  passAverage: text,
  ratersPerScript: text,
  ratersAgreeing: text,
  thirdRaterAbove: text,
  showsCriteria: z.boolean(),
  objectionDays: text,
  papers: z.array(paperRow),
  sites: z.array(siteRow),
});
export type ExamValues = z.output<typeof examValues>;

/** What was saved of the form on this device. */
export const restoreExam = (saved: unknown): ExamValues | null => examValues.safeParse(saved).data ?? null;
