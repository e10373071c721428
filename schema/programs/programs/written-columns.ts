// The columns of a program that nobody types. Every other column of prisma/schema.prisma is written by the
// office: it does not compile before it is saved (program-columns.ts), and copies (duplicate-program.ts) and
// versions (program-versions.ts) have it.
import type { Prisma } from "#prisma/generated/client.ts";
import { PROGRAM_PARTS } from "#schema/core/translations/text-parts.ts";

type ProgramColumn = keyof Prisma.$ProgramPayload["scalars"];

/** They follow from what is done with the row, and belong to this row alone. */
export const OWN_COLUMNS = {
  id: true,
  koUpdatedAt: true,
  enUpdatedAt: true,
  seatsTaken: true,
  cancelledAt: true,
  cancelledById: true,
  cancelNoteKo: true,
  cancelNoteEn: true,
  deletedAt: true,
  version: true,
  unchecked: true,
  createdById: true,
  createdAt: true,
  updatedAt: true,
  searchKey: true,
  resultsReleasedAt: true,
} as const satisfies Partial<Record<ProgramColumn, true>>;

export type WrittenColumn = Exclude<ProgramColumn, keyof typeof OWN_COLUMNS>;

/** They are in a version by language (`textsOf`). */
export const TEXT_COLUMNS = PROGRAM_PARTS satisfies Partial<Record<WrittenColumn, true>>;
