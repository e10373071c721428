// Translating: of posts and pages CONTENT's, of programs PROGRAM's. Everybody who translates is reminded of
// what was translated before, as far as it is theirs to read (decision 111,
// docs/translations.md#translations).
import { Prisma } from "#prisma/generated/client.ts";
import type { Viewer } from "#schema/context.ts";
import { visibleProgramsSql } from "#schema/policies/programs/programs.ts";
import { publishedPostsSql } from "#schema/policies/site/posts.ts";
import { holds } from "#schema/policies/viewer.ts";
import type { MemoryPlace } from "#schema/validation/overview/memory-filters.ts";
import type { TranslatedPlace } from "#schema/validation/overview/translation-work.ts";

/** The role that translates somewhere. */
export const TRANSLATING_ROLE = { POST: "CONTENT", PAGE: "CONTENT", PROGRAM: "PROGRAM" } as const;

/** Translating at one place. */
export const translatesAt = (viewer: Viewer | null, place: TranslatedPlace): boolean =>
  holds(viewer, TRANSLATING_ROLE[place]);

/** Translating anything; which texts, `translatesAt` says. */
export const translate = (viewer: Viewer | null): boolean =>
  translatesAt(viewer, "POST") || translatesAt(viewer, "PROGRAM");

/** Being reminded of what was translated before. */
export const readMemory = translate;

/**
 * Whose paragraphs somebody is reminded of, over the columns of `translation_pairs`: of what is not out only
 * those who write it. A page of which a version is still to come is not out.
 */
export function readablePairsSql(viewer: Viewer | null, now: Date): Prisma.Sql {
  const [texts, programs] = [translatesAt(viewer, "POST"), translatesAt(viewer, "PROGRAM")];
  if (texts && programs) return Prisma.sql`TRUE`;
  if (texts) {
    return Prisma.sql`(program_id IS NULL OR EXISTS (
      SELECT FROM programs WHERE programs.id = program_id AND ${visibleProgramsSql(now)}))`;
  }
  return Prisma.sql`(program_id IS NOT NULL OR source IS NOT NULL
    OR EXISTS (SELECT FROM posts WHERE posts.id = post_id AND ${publishedPostsSql(now)})
    OR (page_key IS NOT NULL AND NOT EXISTS (
      SELECT FROM page_versions WHERE page_versions.key = page_key AND effective_at > ${now} AND withdrawn_at IS NULL)))`;
}

/** Correcting and deleting a pair of the memory: of texts those who translate there, of files all translators. */
export const changePairsAt = (viewer: Viewer | null, place: MemoryPlace): boolean =>
  place === "FILE" ? translate(viewer) : translatesAt(viewer, place);

/** The same over the columns of paragraphs of the memory. */
export const changeablePairsSql = (viewer: Viewer | null): Prisma.Sql =>
  translate(viewer) ? Prisma.sql`(source IS NOT NULL OR ${ownPairsSql(viewer)})` : Prisma.sql`FALSE`;

/** What is of texts that are somebody's to translate, over the same columns: paragraphs of the memory, and tasks. */
export function ownPairsSql(viewer: Viewer | null): Prisma.Sql {
  const [texts, programs] = [translatesAt(viewer, "POST"), translatesAt(viewer, "PROGRAM")];
  if (texts && programs) return Prisma.sql`TRUE`;
  if (texts) return Prisma.sql`program_id IS NULL`;
  return programs ? Prisma.sql`program_id IS NOT NULL` : Prisma.sql`FALSE`;
}
