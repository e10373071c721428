// What each column of a program is to those who write programs. A column that prisma/schema.prisma gets and that is not named here does not
// compile; one that is written does not before it is saved (program-columns.ts), copied (duplicate-program.ts) and part of versions
// (program-versions.ts).
import type { Prisma } from "#prisma/generated/client.ts";

export type ProgramColumn = keyof Prisma.$ProgramPayload["scalars"];

/** WRITTEN: the office types it. OWN: it follows from what is done with the row, and belongs to this row alone. */
export const PROGRAM_COLUMNS = {
  id: "OWN",
  kind: "WRITTEN",
  number: "WRITTEN",
  tagId: "WRITTEN",
  thumbnailId: "WRITTEN",
  titleKo: "WRITTEN",
  titleEn: "WRITTEN",
  descriptionKo: "WRITTEN",
  descriptionEn: "WRITTEN",
  contentKo: "WRITTEN",
  contentEn: "WRITTEN",
  koUpdatedAt: "OWN",
  enUpdatedAt: "OWN",
  startsAt: "WRITTEN",
  endsAt: "WRITTEN",
  locationKo: "WRITTEN",
  locationEn: "WRITTEN",
  applyFrom: "WRITTEN",
  applyTo: "WRITTEN",
  applyLink: "WRITTEN",
  fee: "WRITTEN",
  enrollmentFee: "WRITTEN",
  capacity: "WRITTEN",
  seatsTaken: "OWN",
  waitingList: "WRITTEN",
  pricesNeedDues: "WRITTEN",
  changeUntil: "WRITTEN",
  withdrawUntil: "WRITTEN",
  refundRules: "WRITTEN",
  ownFields: "WRITTEN",
  joinLink: "WRITTEN",
  takesGroups: "WRITTEN",
  reminders: "WRITTEN",
  publishedAt: "WRITTEN",
  cancelledAt: "OWN",
  cancelledById: "OWN",
  cancelNoteKo: "OWN",
  cancelNoteEn: "OWN",
  deletedAt: "OWN",
  version: "OWN",
  examParts: "WRITTEN",
  languagePairs: "WRITTEN",
  answers: "WRITTEN",
  unchecked: "OWN",
  createdById: "OWN",
  createdAt: "OWN",
  updatedAt: "OWN",
  searchKey: "OWN",
  resultsReleasedAt: "OWN",
} as const satisfies Record<ProgramColumn, "WRITTEN" | "OWN">;

export type WrittenColumn = {
  [Column in ProgramColumn]: (typeof PROGRAM_COLUMNS)[Column] extends "WRITTEN" ? Column : never;
}[ProgramColumn];

/** A copy is a draft of the next term: its link, its answers to a translation's checks and its publication are its own. */
export type CopiedColumn = Exclude<WrittenColumn, "applyLink" | "joinLink" | "answers" | "publishedAt">;

/** The texts stand in a version by language (`textsOf`). */
export type TextColumn = Extract<WrittenColumn, `${string}Ko` | `${string}En`>;
