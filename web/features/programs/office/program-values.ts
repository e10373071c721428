// A program as its form holds it: everything as it is typed, times in Seoul's, money and seats as text. Also what a kept draft is read
// with, where anything may stand.
import { z } from "zod";
import { EXAM_PARTS, LANGUAGE_PAIRS } from "#schema/validation/exams.ts";
import { MEMBER_GRADES } from "#schema/validation/grades.ts";
import { editedFile } from "#web/components/editor/edited-files.ts";
import { EMPTY_DOCUMENT, editedDocument } from "#web/components/editor/written-texts.ts";
import type { ProgramKind } from "#web/gql/enums.ts";

const priceRow = z.object({
  key: z.string(),
  labelKo: z.string(),
  labelEn: z.string(),
  grades: z.array(z.enum(MEMBER_GRADES)),
  /** As `<input type="datetime-local">` writes it; empty: to the end. */
  until: z.string(),
  amount: z.string(),
});
export type PriceRow = z.output<typeof priceRow>;

const speakerRow = z.object({
  key: z.string(),
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
  key: z.string(),
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
  key: z.string(),
  /** Of a stored site; null for a new one. */
  id: z.number().nullable(),
  nameKo: z.string(),
  nameEn: z.string(),
  addressKo: z.string(),
  addressEn: z.string(),
});
export type SiteRow = z.output<typeof siteRow>;

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
  koTitle: z.string(),
  enTitle: z.string(),
  koDescription: z.string(),
  enDescription: z.string(),
  koLocation: z.string(),
  enLocation: z.string(),
  koContent: editedDocument,
  enContent: editedDocument,
  startsAt: z.string(),
  endsAt: z.string(),
  applyFrom: z.string(),
  applyTo: z.string(),
  applyLink: z.string(),
  fee: z.string(),
  enrollmentFee: z.string(),
  capacity: z.string(),
  waitingList: z.boolean(),
  prices: z.array(priceRow),
  speakers: z.array(speakerRow),
  sessions: z.array(sessionRow),
  // Drafts kept before exams had them lack the three.
  examParts: z.array(z.enum(EXAM_PARTS)).default([]),
  languagePairs: z.array(z.enum(LANGUAGE_PAIRS)).default([]),
  sites: z.array(siteRow).default([]),
  files: z.array(editedFile),
  publish: z.enum(["draft", "now", "at"]),
  publishAt: z.string(),
});
export type ProgramValues = z.output<typeof programValues>;

/** An untouched form. */
export function newProgram(kind: ProgramKind): ProgramValues {
  return {
    kind,
    number: "",
    tagId: null,
    thumbnail: null,
    koTitle: "",
    enTitle: "",
    koDescription: "",
    enDescription: "",
    koLocation: "",
    enLocation: "",
    koContent: EMPTY_DOCUMENT,
    enContent: EMPTY_DOCUMENT,
    startsAt: "",
    endsAt: "",
    applyFrom: "",
    applyTo: "",
    applyLink: "",
    fee: "0",
    enrollmentFee: "",
    capacity: "",
    waitingList: false,
    prices: [],
    speakers: [],
    sessions: [],
    examParts: [],
    languagePairs: [],
    sites: [],
    files: [],
    publish: "draft",
    publishAt: "",
  };
}

/** A draft that was kept on this device; null when it is none of this form's. */
export function readKeptProgram(kept: unknown): ProgramValues | null {
  return programValues.safeParse(kept).data ?? null;
}
