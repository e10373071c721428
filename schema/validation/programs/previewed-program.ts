// Defines what a preview reads of a program's saved form (decision 195): a draft is any JSON, so what is
// shown of it is checked like what is saved.
import { richTextDocument } from "#schema/validation/core/document.ts";
import { id } from "#schema/validation/core/ids.ts";
import {
  LINE_MAX_LENGTH,
  PROGRAM_DESCRIPTION_MAX_LENGTH,
  PROGRAM_FILES_MAX,
  TITLE_MAX_LENGTH,
} from "#schema/validation/core/limits.ts";
import { REFUND_RULES_MAX } from "#schema/validation/core/settings.ts";
import { MEMBER_GRADES } from "#schema/validation/people/grades.ts";
import { z } from "#schema/validation/zod.ts";
import { EXAM_PARTS, LANGUAGE_PAIRS, SITES_MAX } from "./exams.ts";
import { programFieldShape } from "./program-fields.ts";
import { PROGRAM_KINDS } from "./program-kinds.ts";
import { PRICES_MAX, SESSIONS_MAX, SPEAKERS_MAX } from "./programs.ts";

const title = z.string().max(TITLE_MAX_LENGTH);
const line = z.string().max(LINE_MAX_LENGTH);
/** A number or a moment as it is typed. */
const typed = z.string().max(LINE_MAX_LENGTH);
const file = z.object({ id });

const text = z.object({
  title,
  content: richTextDocument,
  description: z.string().max(PROGRAM_DESCRIPTION_MAX_LENGTH),
  location: title,
});

const price = z.object({
  labelKo: line,
  labelEn: line,
  grades: z.array(z.enum(MEMBER_GRADES)),
  until: typed,
  amount: typed,
});

const speaker = z.object({
  nameKo: line,
  nameEn: line,
  affiliationKo: line,
  affiliationEn: line,
  talkKo: title,
  talkEn: title,
  portrait: file.nullable(),
});

const session = z.object({
  startsAt: typed,
  endsAt: typed,
  titleKo: title,
  titleEn: title,
  isBreak: z.boolean(),
  byKo: line,
  byEn: line,
  file: file.nullable(),
});

const site = z.object({ nameKo: line, nameEn: line, addressKo: title, addressEn: title });

export const previewedProgram = z.object({
  values: z.object({
    kind: z.enum(PROGRAM_KINDS),
    number: typed,
    tagId: id.nullable(),
    thumbnail: file.nullable(),
    ko: text,
    en: text,
    startsAt: typed,
    endsAt: typed,
    fee: typed,
    ...programFieldShape("typed"),
    // Absent in drafts from before programs had refund steps of their own.
    ownRefund: z.boolean().default(false),
    refundRules: z
      .array(z.object({ daysBefore: typed, percent: typed }))
      .max(REFUND_RULES_MAX)
      .default([]),
    prices: z.array(price).max(PRICES_MAX),
    speakers: z.array(speaker).max(SPEAKERS_MAX),
    sessions: z.array(session).max(SESSIONS_MAX),
    examParts: z.array(z.enum(EXAM_PARTS)),
    languagePairs: z.array(z.enum(LANGUAGE_PAIRS)),
    sites: z.array(site).max(SITES_MAX),
    files: z.array(file).max(PROGRAM_FILES_MAX),
  }),
});
export type ProgramDraft = z.output<typeof previewedProgram>;
