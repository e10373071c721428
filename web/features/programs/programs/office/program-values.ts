// A program as its form holds it: everything as it is typed, times in Seoul's, money and seats as text. Also
// what a saved draft is read with, which may hold anything.

import { MEMBER_GRADES } from "#schema/validation/people/grades.ts";
import { EXAM_PARTS, LANGUAGE_PAIRS } from "#schema/validation/programs/exams.ts";
import { OWN_FIELD_TYPES } from "#schema/validation/programs/own-fields.ts";
import { programFieldShape, untouchedProgramFields } from "#schema/validation/programs/program-fields.ts";
import { UNCHECKED_FIELDS } from "#schema/validation/programs/unchecked-fields.ts";
import { z } from "#schema/validation/zod.ts";
import { editedFile } from "#web/components/editor/edited-files.ts";
import { toWrittenText, writtenText } from "#web/components/editor/written-texts.ts";
import type { ProgramKind } from "#web/gql/enums.ts";

/** Of a stored row the id, of a new one null. */
const row = { key: z.string(), id: z.number().nullable() };

const priceRow = z.object({
  ...row,
  labelKo: z.string(),
  labelEn: z.string(),
  grades: z.array(z.enum(MEMBER_GRADES)),
  /** As `<input type="datetime-local">` writes it; empty: to the end. */
  until: z.string(),
  amount: z.string(),
});
export type PriceRow = z.output<typeof priceRow>;

const refundRow = z.object({ key: z.string(), daysBefore: z.string(), percent: z.string() });
export type RefundRow = z.output<typeof refundRow>;

const ownFieldRow = z.object({
  key: z.string(),
  /** What answers are stored under. */
  stored: z.string(),
  type: z.enum(OWN_FIELD_TYPES),
  labelKo: z.string(),
  labelEn: z.string(),
  isNeeded: z.boolean(),
  /** A choice a line. */
  choicesKo: z.string(),
  choicesEn: z.string(),
});
export type OwnFieldRow = z.output<typeof ownFieldRow>;

const speakerRow = z.object({
  ...row,
  nameKo: z.string(),
  nameEn: z.string(),
  affiliationKo: z.string(),
  affiliationEn: z.string(),
  talkKo: z.string(),
  talkEn: z.string(),
  portrait: editedFile.nullable(),
});
export type SpeakerRow = z.output<typeof speakerRow>;

const sessionRow = z.object({
  ...row,
  startsAt: z.string(),
  endsAt: z.string(),
  titleKo: z.string(),
  titleEn: z.string(),
  isBreak: z.boolean(),
  byKo: z.string(),
  byEn: z.string(),
  /** The handout. */
  file: editedFile.nullable(),
});
export type SessionRow = z.output<typeof sessionRow>;

const siteRow = z.object({
  ...row,
  nameKo: z.string(),
  nameEn: z.string(),
  addressKo: z.string(),
  addressEn: z.string(),
});
export type SiteRow = z.output<typeof siteRow>;

const programText = writtenText.extend({ description: z.string(), location: z.string() });
export type ProgramText = z.output<typeof programText>;

const programValues = z.object({
  kind: z.enum([
    "SEMINAR",
    "WORKSHOP",
    "ONLINE_COURSE",
    "EXPERT_COURSE",
    "COMMUNITY_COURSE",
    "SOCIAL_INTEGRATION",
    "KITEC",
  ] satisfies ProgramKind[]),
  number: z.string(),
  tagId: z.number().nullable(),
  thumbnail: editedFile.nullable(),
  ko: programText,
  en: programText,
  startsAt: z.string(),
  endsAt: z.string(),
  fee: z.string(),
  ...programFieldShape("typed"),
  // Absent in drafts from before programs had refund steps of their own.
  ownRefund: z.boolean().default(false),
  refundRules: z.array(refundRow).default([]),
  ownFields: z.array(ownFieldRow).default([]),
  prices: z.array(priceRow),
  speakers: z.array(speakerRow),
  sessions: z.array(sessionRow),
  examParts: z.array(z.enum(EXAM_PARTS)),
  languagePairs: z.array(z.enum(LANGUAGE_PAIRS)),
  sites: z.array(siteRow),
  files: z.array(editedFile),
  publish: z.enum(["draft", "now", "at"]),
  publishedAt: z.string(),
  /** What was said to be right so about its translation; absent in drafts from before there were checks. */
  answers: z.array(z.string()).default([]),
  /** Fields of a copy that nobody has looked at; absent in older drafts. */
  unchecked: z.array(z.enum(UNCHECKED_FIELDS)).default([]),
  /** What applicants read when the date moves; absent in older drafts. */
  moveNoteKo: z.string().default(""),
  moveNoteEn: z.string().default(""),
  /** Why it is saved again; absent in drafts from before that could be said. */
  why: z.string().default(""),
});
export type ProgramValues = z.output<typeof programValues>;

/** An untouched form. */
export function newProgram(kind: ProgramKind): ProgramValues {
  return {
    kind,
    number: "",
    tagId: null,
    thumbnail: null,
    ko: { ...toWrittenText(null), description: "", location: "" },
    en: { ...toWrittenText(null), description: "", location: "" },
    startsAt: "",
    endsAt: "",
    fee: "0",
    ...untouchedProgramFields(),
    ownRefund: false,
    refundRules: [],
    ownFields: [],
    prices: [],
    speakers: [],
    sessions: [],
    examParts: [],
    languagePairs: [],
    sites: [],
    files: [],
    publish: "draft",
    publishedAt: "",
    answers: [],
    unchecked: [],
    moveNoteKo: "",
    moveNoteEn: "",
    why: "",
  };
}

/** What was stored of the form on this device. */
export const restoreProgram = (saved: unknown): ProgramValues | null =>
  programValues.safeParse(saved).data ?? null;
