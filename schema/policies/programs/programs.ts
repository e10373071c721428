// Seminars, courses and the exam: everybody reads what is published, drafts and the trash are PROGRAM's
// (docs/people.md#permissions).
import { Prisma } from "#prisma/generated/client.ts";
import type { Viewer } from "#schema/context.ts";
import { holds } from "#schema/policies/viewer.ts";

/** What the public pages show at a moment, to anybody. Nobody sees a draft there, staff neither. */
export const visiblePrograms = (now: Date): Prisma.ProgramWhereInput => ({
  deletedAt: null,
  publishedAt: { lte: now },
});

/**
 * The same over the columns of `programs`. The first two conditions are those of its partial indexes.
 * @param now a moment, or its place in a prepared statement
 */
export const visibleProgramsSql = (now: Date | Prisma.Sql): Prisma.Sql =>
  Prisma.sql`deleted_at IS NULL AND published_at IS NOT NULL AND published_at <= ${now}`;

/** Shown by itself when its time comes. */
export const scheduledPrograms = (now: Date): Prisma.ProgramWhereInput => ({
  deletedAt: null,
  publishedAt: { gt: now },
});

/** Those that are visible and those that will be. */
export const announcedPrograms: Prisma.ProgramWhereInput = { deletedAt: null, publishedAt: { not: null } };

export const draftPrograms: Prisma.ProgramWhereInput = { deletedAt: null, publishedAt: null };

/** Everything the office does with programs: reading drafts and the trash, writing, cancelling, deleting, tags. */
export const writePrograms = (viewer: Viewer | null): boolean => holds(viewer, "PROGRAM");
