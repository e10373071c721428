// The memory of translations: for those who write posts and pages, of all of them, published or not (decision 111).
import { Prisma } from "#prisma/generated/client.ts";
import type { Viewer } from "#schema/context.ts";
import { writePosts } from "./posts.ts";
import { visibleProgramsSql, writePrograms } from "./programs.ts";

/** Being reminded of what was translated before. */
export const readMemory = (viewer: Viewer | null): boolean => writePosts(viewer);

/** Whose paragraphs somebody is reminded of, over the columns of `translation_pairs`: of a program that is not out only PROGRAM is. */
export const readablePairsSql = (viewer: Viewer | null, now: Date): Prisma.Sql =>
  writePrograms(viewer)
    ? Prisma.sql`TRUE`
    : Prisma.sql`(program_id IS NULL OR EXISTS (
        SELECT FROM programs WHERE programs.id = program_id AND ${visibleProgramsSql(now)}))`;
