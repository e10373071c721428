// A checked program as columns and rows: what making and saving one have in common.
import { Prisma } from "#prisma/generated/client.ts";
import { publicationTime } from "#schema/core/shared/publication-time.ts";
import { toColumn } from "#schema/core/shared/stored-document.ts";
import type { CheckedProgram } from "#schema/validation/programs/programs.ts";
import type { WrittenColumn } from "./written-columns.ts";

/**
 * The columns of a checked program.
 * @param storedTime when it appeared so far; null for a draft and for a new one
 */
export function programColumns(program: CheckedProgram, storedTime: Date | null, now: Date) {
  const { ko, en, prices, speakers, sessions, sites, files, unchecked, ...plain } = program;
  const { publishNow, moveNoteKo, moveNoteEn, ...columns } = plain;
  return {
    ...columns,
    titleKo: ko.title,
    titleEn: en?.title ?? null,
    descriptionKo: ko.description,
    descriptionEn: en?.description ?? null,
    contentKo: toColumn(ko.content),
    contentEn: toColumn(en?.content),
    locationKo: ko.location,
    locationEn: en?.location ?? null,
    refundRules: program.refundRules ?? Prisma.DbNull,
    ownFields: [...program.ownFields],
    publishedAt: publicationTime(program, storedTime, now),
  } satisfies Record<WrittenColumn, unknown>;
}

/** The rows that a program has before it is written. */
interface RowsBefore {
  readonly prices: readonly { readonly id: number }[];
  readonly speakers: readonly { readonly id: number }[];
  readonly sessions: readonly { readonly id: number }[];
}

const NONE: RowsBefore = { prices: [], speakers: [], sessions: [] };

/**
 * Prices, speakers, sessions and files as rows, in order. A row that was there before keeps its id: by it two
 * editors' changes meet.
 */
export function programRows(
  { prices, speakers, sessions, files }: CheckedProgram,
  before: RowsBefore = NONE,
) {
  return {
    prices: toRows(prices, before.prices),
    speakers: toRows(speakers, before.speakers),
    sessions: toRows(sessions, before.sessions),
    files: files.map((fileId, position) => ({ fileId, position })),
  };
}

function toRows<Row extends { readonly id: number | null }>(
  rows: readonly Row[],
  before: RowsBefore["prices"],
) {
  const left = new Set(before.map(({ id }) => id));
  return rows.map(({ id, ...row }, position) => ({
    ...row,
    position,
    ...(id !== null && left.delete(id) ? { id } : {}),
  }));
}
