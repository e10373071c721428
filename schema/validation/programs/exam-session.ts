// The settings of a session of the exam, saved as a whole: papers with their scoring sheets, rooms, seats,
// the pass rule and the legal notice. The mutation and the form check them by this one schema. What depends
// on the program (its sites, its times, seats that are taken) only the database knows
// (schema/programs/exams/save-exam-session.ts).

import type { FieldCode } from "#schema/validation/core/codes.ts";
import { id, optionalId } from "#schema/validation/core/ids.ts";
import { LINE_MAX_LENGTH, PROGRAM_NUMBER_MAX } from "#schema/validation/core/limits.ts";
import { optionalLine, optionalLines, requiredLine } from "#schema/validation/core/lines.ts";
import { optionalMoment, requiredMoment } from "#schema/validation/core/moments.ts";
import { z } from "#schema/validation/zod.ts";
import { POINTS_MAX } from "./exam-scores.ts";
import { EXAM_PARTS, type ExamPartName, LANGUAGE_PAIRS, SITES_MAX } from "./exams.ts";
import { sharesSeats } from "./shared-rooms.ts";

/** Papers of a session, criteria of a paper, rooms of a site. */
export const PAPERS_MAX = 12;
export const CRITERIA_MAX = 20;
export const ROOMS_MAX = 50;
/** UTF-16 units of the rules for the day and of the note about the cost. */
export const EXAM_TEXT_MAX_LENGTH = 4_000;
/** Minutes of a paper, raters of a script, days for objections. */
const PAPER_MINUTES_MAX = 600;
const RATERS_MAX = 5;
const OBJECTION_DAYS_MAX = 60;

/** What Korean law asks of a private qualification before applications open (Framework Act on Qualifications, article 33). */
export const NOTICE_FIELDS = [
  "registrationNumber",
  "holderKo",
  "holderEn",
  "gradeKo",
  "gradeEn",
  "contact",
  "costNoteKo",
  "costNoteEn",
] as const;
export type NoticeField = (typeof NOTICE_FIELDS)[number];

const whole = (min: number, max: number) =>
  z
    .int({
      error: ({ input }) => (input === undefined || input === null ? "REQUIRED" : "NUMBER_INVALID"),
    })
    .min(min, { error: "NUMBER_INVALID" })
    .max(max, { error: "NUMBER_INVALID" });

const optionalWhole = (min: number, max: number) =>
  whole(min, max)
    .nullish()
    .transform((value) => value ?? null);

const list = <Row extends z.ZodType>(row: Row, max: number) =>
  z.array(row, { error: "TYPE_INVALID" }).max(max, { error: "TOO_MANY_ROWS" });

const part = z.enum(EXAM_PARTS, { error: "CHOICE_UNKNOWN" });

const criterion = z.strictObject({
  id: optionalId,
  nameKo: requiredLine(LINE_MAX_LENGTH),
  nameEn: optionalLine(LINE_MAX_LENGTH),
  maxPoints: whole(1, POINTS_MAX),
});

const paper = z.strictObject({
  id: optionalId,
  part,
  nameKo: requiredLine(LINE_MAX_LENGTH),
  nameEn: optionalLine(LINE_MAX_LENGTH),
  startsAt: requiredMoment,
  minutes: whole(1, PAPER_MINUTES_MAX),
  /** Points. */
  minimum: optionalWhole(0, POINTS_MAX),
  criteria: list(criterion, CRITERIA_MAX),
});

const room = z.strictObject({
  id: optionalId,
  nameKo: requiredLine(LINE_MAX_LENGTH),
  nameEn: optionalLine(LINE_MAX_LENGTH),
  seats: whole(1, PROGRAM_NUMBER_MAX),
});

const seats = z.strictObject({
  part,
  pair: z.enum(LANGUAGE_PAIRS, { error: "CHOICE_UNKNOWN" }),
  /** Null: it can't be taken there. */
  seats: optionalWhole(0, PROGRAM_NUMBER_MAX).transform((value) => value || null),
});

const site = z.strictObject({
  id,
  rooms: list(room, ROOMS_MAX),
  seats: list(seats, EXAM_PARTS.length * LANGUAGE_PAIRS.length),
});

const noticeShape = {
  registrationNumber: optionalLine(LINE_MAX_LENGTH),
  holderKo: optionalLine(LINE_MAX_LENGTH),
  holderEn: optionalLine(LINE_MAX_LENGTH),
  gradeKo: optionalLine(LINE_MAX_LENGTH),
  gradeEn: optionalLine(LINE_MAX_LENGTH),
  contact: optionalLine(LINE_MAX_LENGTH),
  costNoteKo: optionalLines(EXAM_TEXT_MAX_LENGTH),
  costNoteEn: optionalLines(EXAM_TEXT_MAX_LENGTH),
};

const shape = z.strictObject({
  ...noticeShape,
  /** Versions from before certificates could leave the grade out do not say it. */
  showsGrade: z
    .boolean({ error: "TYPE_INVALID" })
    .nullish()
    .transform((shows) => shows ?? true),
  rulesKo: optionalLines(EXAM_TEXT_MAX_LENGTH),
  rulesEn: optionalLines(EXAM_TEXT_MAX_LENGTH),
  photoUntil: optionalMoment,
  slipFrom: optionalMoment,
  /** Per cent of the greatest score. */
  passAverage: optionalWhole(0, 100),
  ratersPerScript: whole(1, RATERS_MAX),
  ratersAgreeing: whole(0, RATERS_MAX),
  thirdRaterAbove: optionalWhole(0, POINTS_MAX),
  showsCriteria: z.boolean({ error: "TYPE_INVALID" }),
  objectionDays: whole(0, OBJECTION_DAYS_MAX),
  papers: list(paper, PAPERS_MAX),
  /** What is left out has neither rooms nor seats. Without any seats the program's capacity alone counts. */
  sites: list(site, SITES_MAX),
});
type Shape = z.output<typeof shape>;
type Issue = (path: (string | number)[], code: FieldCode) => void;

function checkPapers({ papers }: Shape, issue: Issue): void {
  papers.forEach(({ minimum, criteria }, i) => {
    const most = criteria.reduce((sum, { maxPoints }) => sum + maxPoints, 0);
    if (most === 0) issue(["papers", i, "criteria"], "CRITERIA_REQUIRED");
    else if (minimum !== null && minimum > most) issue(["papers", i, "minimum"], "MINIMUM_ABOVE_POINTS");
  });
}

/** The seats of parts that are sat at the same time, in all their languages, fit into the rooms of a site, where rooms are given. */
function checkSeats({ papers, sites }: Shape, issue: Issue): void {
  const shares = sharesSeats(papers);
  const known = new Set<string>();
  let all = 0;
  for (const [i, { id: siteId, rooms, seats: rows }] of sites.entries()) {
    const inRooms = rooms.reduce((sum, { seats: count }) => sum + count, 0);
    const given: { part: ExamPartName; count: number }[] = [];
    for (const [j, { part: own, pair, seats: count }] of rows.entries()) {
      const place = `${siteId} ${own} ${pair}`;
      if (known.has(place)) issue(["sites", i, "seats", j, "seats"], "CHOICE_UNKNOWN");
      known.add(place);
      given.push({ part: own, count: count ?? 0 });
      const sum = given.reduce((before, row) => before + (shares(row.part, own) ? row.count : 0), 0);
      all += count ?? 0;
      const isOver = rooms.length > 0 && count !== null && sum > inRooms;
      if (isOver) issue(["sites", i, "seats", j, "seats"], "SEATS_ABOVE_ROOMS");
      else if (all > PROGRAM_NUMBER_MAX) issue(["sites", i, "seats", j, "seats"], "NUMBER_INVALID");
    }
  }
}

/** The input of `saveExamSession`: codes by field (`papers.1.minutes`), all texts normalised. */
export const examSessionInput = shape.superRefine((session, context) => {
  const issue: Issue = (path, code) => context.addIssue({ code: "custom", path, message: code });
  if (session.ratersAgreeing > session.ratersPerScript) issue(["ratersAgreeing"], "NUMBER_INVALID");
  checkPapers(session, issue);
  checkSeats(session, issue);
});
export type ExamSessionInput = z.input<typeof examSessionInput>;
export type CheckedExamSession = z.output<typeof examSessionInput>;

interface Graded {
  readonly showsGrade: boolean;
  readonly gradeKo: string | null;
  readonly gradeEn: string | null;
}

/** The grade that certificates of a session state; null in both languages where they state none. */
export function certifiedGrade(session: Graded | null): Pick<Graded, "gradeKo" | "gradeEn"> {
  return session?.showsGrade
    ? { gradeKo: session.gradeKo, gradeEn: session.gradeEn }
    : { gradeKo: null, gradeEn: null };
}
