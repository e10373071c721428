// The tags of a board. Every list shows them on every post, and they are a handful of rows: they are cached, not joined.
import { db } from "#prisma/client.ts";
import type { Tag } from "#prisma/generated/client.ts";
import type { Board } from "#prisma/generated/enums.ts";
import type { ContentCache } from "#schema/context.ts";
import { VersionedMemo } from "#schema/core/shared/versioned-memo.ts";
import { listedPostsSql } from "#schema/policies/site/posts.ts";
import { nextPublication } from "./next-publication.ts";

interface At {
  readonly contentCache: ContentCache;
  readonly now: Date;
}

const tags = new VersionedMemo<readonly Tag[]>();
const visibleTags = new VersionedMemo<readonly Tag[]>();

/** All tags of a board, in the order the office gave them. */
export function tagsOf(board: Board, at: At): Promise<readonly Tag[]> {
  return tags.get(board, at, async () => ({
    value: await db.tag.findMany({ where: { board }, orderBy: [{ position: "asc" }, { id: "asc" }] }),
    until: Number.POSITIVE_INFINITY,
  }));
}

/** Those of them that a listed post carries. */
export function visibleTagsOf(board: Board, at: At): Promise<readonly Tag[]> {
  return visibleTags.get(board, at, async () => {
    const [all, carried, until] = await Promise.all([
      tagsOf(board, at),
      readCarriedTagIds(board, at.now),
      nextPublication(board, at.now),
    ]);
    return { value: all.filter(({ id }) => carried.has(id)), until };
  });
}

async function readCarriedTagIds(board: Board, now: Date): Promise<ReadonlySet<number>> {
  // LATERAL with LIMIT: one probe of the index a tag, however many posts carry it.
  const rows = await db.$queryRaw<{ id: number }[]>`
    SELECT tags.id FROM tags CROSS JOIN LATERAL (
      SELECT 1 FROM posts
      WHERE posts.board = tags.board AND posts.tag_id = tags.id AND ${listedPostsSql(now)} LIMIT 1
    ) AS carried
    WHERE tags.board = ${board}::board`;
  return new Set(rows.map(({ id }) => id));
}
