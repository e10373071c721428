// Files that are there to save: found by their names and by the words in them, where a post or program
// carries them that the viewer may read.
import { db } from "#prisma/client.ts";
import { Prisma } from "#prisma/generated/client.ts";
import { rowsAtMost } from "#schema/core/lists/ngram-frequency.ts";
import { holdsTerms, holdsTermsByIndex, READ_MAX } from "#schema/core/text-search/matching.ts";
import { titleRank } from "#schema/core/text-search/rank.ts";
import { publishedArticlesSql } from "#schema/policies/journal/journal.ts";
import { visibleProgramsSql } from "#schema/policies/programs/programs.ts";
import { postsForSql, type Reader } from "#schema/policies/site/post-readers.ts";

/** When more parts of texts may hold the terms, the newest files are first looked through one by one. */
const FOUND_AT_ONCE = 1_000;
const LOOKED_THROUGH = 1_000;

/** What a file is called, without its ending. */
const NAMES = ["name", "name_ko", "name_en"].map(
  (name) => Prisma.sql`regexp_replace(${Prisma.raw(name)}, '\\.[^.]*$', '')`,
);

/** What the viewer may read carries the file `likely.id`. */
const carried = (now: Date, reader: Reader) => Prisma.sql`(
  EXISTS (
    SELECT 1 FROM attachments JOIN (SELECT id FROM posts WHERE ${postsForSql(reader, now)}) AS post ON post.id = post_id
    WHERE file_id = likely.id
  ) OR EXISTS (
    SELECT 1 FROM (SELECT program_id, file_id FROM program_files UNION ALL SELECT program_id, file_id FROM program_sessions) AS file
    JOIN (SELECT id FROM programs WHERE ${visibleProgramsSql(now)}) AS program ON program.id = program_id
    WHERE file_id = likely.id
  ) OR EXISTS (SELECT 1 FROM articles WHERE file_id = likely.id AND ${publishedArticlesSql(now)})
)`;

/** Of what a file says now: parts of an attempt that is not done do not count. */
const counts = Prisma.sql`(file_id, stored_as) IN (SELECT file_id, stored_as FROM file_texts)`;

/** Files that hold a term, by both indexes. */
const byIndex = (term: string) => Prisma.sql`id IN (
  SELECT id FROM files WHERE kind = 'ATTACHMENT' AND ${holdsTermsByIndex([term])} AND ${holdsTerms([term])}
  UNION SELECT file_id FROM file_text_parts WHERE ${holdsTermsByIndex([term])} AND ${holdsTerms([term])} AND ${counts}
)`;

/** The file `likely.id` holds a term in its names or its text. */
const holds = (term: string) => Prisma.sql`(
  (SELECT ${holdsTerms([term])} FROM files WHERE id = likely.id)
  OR EXISTS (SELECT 1 FROM file_text_parts WHERE file_id = likely.id AND ${counts} AND ${holdsTerms([term])})
)`;

type Ids = readonly { readonly id: number }[];
const idsOf = (rows: Ids): readonly number[] => rows.map(({ id }) => id);

/** The same, the best match by the name first, then those uploaded last. */
async function bestFirst(ids: readonly number[], terms: readonly string[]): Promise<readonly number[]> {
  const best = await db.$queryRaw<Ids>`
    SELECT id FROM files WHERE id = ANY(${[...ids]}::int[]) ORDER BY ${titleRank(terms, NAMES)}, id DESC`;
  return idsOf(best);
}

/** Ids of the files that hold every term, the best match by the name first, then those uploaded last; READ_MAX at most. */
export async function findFiles(
  terms: readonly string[],
  now: Date,
  reader: Reader,
): Promise<readonly number[]> {
  const every = (of: (term: string) => Prisma.Sql) => Prisma.join(terms.map(of), " AND ");
  if ((await rowsAtMost(Prisma.sql`file_text_parts`, terms, 2)) > FOUND_AT_ONCE) {
    const newest = await db.$queryRaw<Ids>`
      SELECT id FROM (
        SELECT id FROM files WHERE kind = 'ATTACHMENT' ORDER BY id DESC LIMIT ${LOOKED_THROUGH}
      ) AS likely WHERE ${carried(now, reader)} AND ${every(holds)} LIMIT ${READ_MAX}`;
    if (newest.length === READ_MAX) {
      const named = await findNamed(terms, carried(now, reader));
      return (await bestFirst([...named, ...idsOf(newest)], terms)).slice(0, READ_MAX);
    }
  }
  const rows = await db.$queryRaw<Ids>`
    SELECT id FROM (
      SELECT id FROM files WHERE kind = 'ATTACHMENT' AND ${every(byIndex)}
      ORDER BY ${titleRank(terms, NAMES)}, id DESC OFFSET 0
    ) AS likely WHERE ${carried(now, reader)} LIMIT ${READ_MAX}`;
  return idsOf(rows);
}

/** Files whose names hold every term, the best first; none where so many names do that they say little. */
async function findNamed(terms: readonly string[], isCarried: Prisma.Sql): Promise<readonly number[]> {
  if ((await rowsAtMost(Prisma.sql`files`, terms, 2)) > FOUND_AT_ONCE) return [];
  const rows = await db.$queryRaw<Ids>`
    SELECT id FROM (
      SELECT id FROM files WHERE kind = 'ATTACHMENT' AND ${holdsTermsByIndex(terms)} AND ${holdsTerms(terms)}
      ORDER BY ${titleRank(terms, NAMES)}, id DESC OFFSET 0
    ) AS likely WHERE ${isCarried} LIMIT ${READ_MAX}`;
  return idsOf(rows);
}

/** The part of a text to show with a hit. */
interface FoundPart {
  readonly fileId: number;
  readonly text: string;
  /** Null in what has no pages, and where no term is in the text. */
  readonly page: number | null;
}

/** Of each file the first part that holds the most terms: the beginning, where only the name holds them. */
export async function findParts(
  ids: readonly number[],
  terms: readonly string[],
): Promise<readonly FoundPart[]> {
  const held = Prisma.join(
    terms.map((term) => Prisma.sql`(${holdsTerms([term])})::int`),
    " + ",
  );
  return await db.$queryRaw<FoundPart[]>`
    SELECT DISTINCT ON (file_id) file_id AS "fileId", text, CASE WHEN held > 0 THEN page END AS page FROM (
      SELECT file_id, position, page, text, ${held} AS held FROM file_text_parts
      WHERE file_id = ANY(${[...ids]}) AND ${counts}
    ) AS part ORDER BY file_id, held DESC, position`;
}
