// A program as the office writes it (docs/programs.md#programs). The mutations and the form check it by this
// one schema. Korean title and dates are always needed; whatever else a draft may lack. Whether the capacity
// covers the seats taken only the database knows.

import type { FieldCode } from "#schema/validation/core/codes.ts";
import { content } from "#schema/validation/core/content.ts";
import { figuresOf } from "#schema/validation/core/document-nodes.ts";
import { DAY } from "#schema/validation/core/durations.ts";
import { id, optionalId } from "#schema/validation/core/ids.ts";
import {
  CAPTION_MAX_LENGTH,
  EVENT_MAX_DAYS,
  PROGRAM_DESCRIPTION_MAX_LENGTH,
  PROGRAM_FILES_MAX,
  TAG_NAME_MAX_LENGTH,
  TITLE_MAX_LENGTH,
} from "#schema/validation/core/limits.ts";
import { optionalLine, optionalLines, requiredLine } from "#schema/validation/core/lines.ts";
import { optionalMoment, requiredMoment } from "#schema/validation/core/moments.ts";
import { refundRules } from "#schema/validation/core/settings.ts";
import { translationAnswers } from "#schema/validation/core/translation-answers.ts";
import { z } from "#schema/validation/zod.ts";
import { EXAM_PARTS, LANGUAGE_PAIRS, SITES_MAX, siteInput, someOf } from "./exams.ts";
import { ownFields } from "./own-fields.ts";
import { count, flag, programFieldShape } from "./program-fields.ts";
import { PROGRAM_KINDS } from "./program-kinds.ts";
import { amount, priceInput, sessionInput, speakerInput } from "./program-parts.ts";
import { uncheckedFields } from "./unchecked-fields.ts";

/** Rows of each list of parts. */
export const PRICES_MAX = 20;
export const SPEAKERS_MAX = 50;
export const SESSIONS_MAX = 100;

const rows = <Row extends z.ZodType>(row: Row, max: number) =>
  z
    .array(row, { error: "TYPE_INVALID" })
    .max(max, { error: "TOO_MANY_ROWS" })
    .nullish()
    .transform((value) => value ?? []);

/** What a program says in one language; null where it says nothing in it. */
const inOneLanguage = z
  .strictObject({
    title: optionalLine(TITLE_MAX_LENGTH),
    description: optionalLines(PROGRAM_DESCRIPTION_MAX_LENGTH),
    content,
    location: optionalLine(TITLE_MAX_LENGTH),
  })
  .nullish()
  .transform((text) => (text && Object.values(text).some((part) => part !== null) ? text : null));

const shape = z.strictObject({
  kind: z.enum(PROGRAM_KINDS, { error: "CHOICE_UNKNOWN" }),
  number: count,
  tagId: optionalId,
  thumbnailId: optionalId,
  startsAt: requiredMoment,
  endsAt: requiredMoment,
  fee: amount.nullish().transform((value) => value ?? 0),
  ...programFieldShape("checked"),
  /** Null: the steps of the settings. */
  refundRules: refundRules.nullish().transform((rules) => rules ?? null),
  ownFields,
  prices: rows(priceInput, PRICES_MAX),
  speakers: rows(speakerInput, SPEAKERS_MAX),
  sessions: rows(sessionInput, SESSIONS_MAX),
  /** Of an exam only. */
  examParts: someOf(EXAM_PARTS),
  languagePairs: someOf(LANGUAGE_PAIRS),
  sites: rows(siteInput, SITES_MAX),
  /** Ids, in order. */
  files: z
    .array(id, { error: "TYPE_INVALID" })
    .max(PROGRAM_FILES_MAX, { error: "TOO_MANY_FILES" })
    .refine((ids) => new Set(ids).size === ids.length, { error: "CHOICE_UNKNOWN" })
    .nullish()
    .transform((value) => value ?? []),
  publishedAt: optionalMoment,
  publishNow: flag,
  /** What applicants read when the date moves; needed then. */
  moveNoteKo: optionalLines(CAPTION_MAX_LENGTH),
  moveNoteEn: optionalLines(CAPTION_MAX_LENGTH),
  unchecked: uncheckedFields,
  answers: translationAnswers,
  ko: inOneLanguage,
  en: inOneLanguage,
});
type Shape = z.output<typeof shape>;
type Issue = (path: (string | number)[], code: FieldCode) => void;

function checkTexts({ ko, en, publishedAt, publishNow }: Shape, issue: Issue): void {
  if (!ko?.title) issue(["ko", "title"], "TITLE_REQUIRED");
  if (en && en.title === null) issue(["en", "title"], "TITLE_REQUIRED");
  if (publishedAt === null && !publishNow) return;
  for (const [language, text] of Object.entries({ ko, en })) {
    if (text?.content && figuresOf(text.content).some(({ attrs }) => attrs.alt.trim() === "")) {
      issue([language, "content"], "ALT_REQUIRED");
    }
  }
}

function checkTimes(
  { startsAt, endsAt, applyFrom, applyTo, changeUntil, withdrawUntil, sessions }: Shape,
  issue: Issue,
): void {
  if (endsAt <= startsAt) issue(["endsAt"], "DATES_REVERSED");
  else if (endsAt.getTime() - startsAt.getTime() > EVENT_MAX_DAYS * DAY) issue(["endsAt"], "EVENT_TOO_LONG");
  if (applyFrom !== null && applyFrom >= startsAt) issue(["applyFrom"], "WINDOW_AFTER_START");
  if (applyTo !== null && applyTo > startsAt) issue(["applyTo"], "WINDOW_AFTER_START");
  else if (applyTo !== null && applyFrom !== null && applyTo <= applyFrom) {
    issue(["applyTo"], "DATES_REVERSED");
  }
  if (changeUntil !== null && changeUntil > startsAt) issue(["changeUntil"], "WINDOW_AFTER_START");
  if (withdrawUntil !== null && withdrawUntil > startsAt) issue(["withdrawUntil"], "WINDOW_AFTER_START");
  if (endsAt <= startsAt) return;
  sessions.forEach((session, i) => {
    if (session.startsAt < startsAt || session.startsAt >= endsAt) {
      issue(["sessions", i, "startsAt"], "SESSION_OUTSIDE");
    } else if (session.endsAt > endsAt) issue(["sessions", i, "endsAt"], "SESSION_OUTSIDE");
  });
}

/** The input of `createProgram` and `saveProgram`: codes by field (`sessions.2.endsAt`), all texts normalised. */
export const programInput = shape
  .superRefine((program, context) => {
    const issue: Issue = (path, code) => context.addIssue({ code: "custom", path, message: code });
    checkTexts(program, issue);
    checkTimes(program, issue);
  })
  .transform((program) => ({
    ...program,
    ko: { ...NOTHING_SAID, ...program.ko, title: program.ko?.title ?? "" },
    ...(program.kind === "KITEC" ? {} : NO_EXAM),
    // Nobody waits where seats are not counted.
    waitingList: program.waitingList && program.capacity !== null,
  }));
export type ProgramInput = z.input<typeof programInput>;
/** A checked program. Whether its tag and files exist and its capacity covers the seats taken only the database knows. */
export type CheckedProgram = z.output<typeof programInput>;

const NO_EXAM: Pick<Shape, "examParts" | "languagePairs" | "sites"> = {
  examParts: [],
  languagePairs: [],
  sites: [],
};
const NOTHING_SAID = { description: null, content: null, location: null };

/** What is said to everybody who looks at a cancelled program. */
export const cancelNotes = {
  noteKo: optionalLines(CAPTION_MAX_LENGTH),
  noteEn: optionalLines(CAPTION_MAX_LENGTH),
};

/** The arguments of `createProgramTag`. */
export const programTagInput = z.strictObject({
  nameKo: requiredLine(TAG_NAME_MAX_LENGTH),
  nameEn: requiredLine(TAG_NAME_MAX_LENGTH),
});
export type CheckedProgramTag = z.output<typeof programTagInput>;
