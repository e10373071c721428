// Seminars, courses and the exam: everybody reads what is published, drafts and the trash are PROGRAM's (decisions, Permissions).
import type { Prisma } from "#prisma/generated/client.ts";
import type { Viewer } from "#schema/context.ts";
import { holds } from "./viewer.ts";

/** What the public pages show at a moment, to anybody. Nobody sees a draft there, staff neither. */
export const visiblePrograms = (now: Date): Prisma.ProgramWhereInput => ({
  deletedAt: null,
  publishedAt: { lte: now },
});

/** Everything the office does with programs: reading drafts and the trash, writing, cancelling, deleting, tags. */
export const writePrograms = (viewer: Viewer | null): boolean => holds(viewer, "PROGRAM");
