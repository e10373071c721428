// The members' room (docs/site.md#posts-for-members): what is published, not for everybody, and open to the
// viewer, newest first. An index holds these posts alone and all that the rule asks for, so ids and counts
// are read without a row.
import { db } from "#prisma/client.ts";
import { Prisma } from "#prisma/generated/client.ts";
import { Board } from "#prisma/generated/enums.ts";
import { builder } from "#schema/builder.ts";
import type { Context } from "#schema/context.ts";
import { VersionedMemo } from "#schema/core/shared/versioned-memo.ts";
import { openMembersRoom, postsForSql, type Reader } from "#schema/policies/site/post-readers.ts";
import { writePosts } from "#schema/policies/site/posts.ts";
import { PAGE_MAX, POST_PAGE_SIZE } from "#schema/validation/core/limits.ts";
import { BoardRef } from "./board.ts";
import { type BoardCount, BoardCountRef } from "./board-count.ts";
import { nextPublication } from "./next-publication.ts";
import { PostRef } from "./post.ts";
import { readerOf } from "./post-lock.ts";

/** A page of it, 1 being the first. The board is null for all boards. */
interface MembersRoom {
  readonly board: Board | null;
  readonly page: number;
}

const inRoom = (reader: Reader, board: Board | null, now: Date): Prisma.Sql => Prisma.sql`
  ${postsForSql(reader, now)} AND audience <> 'EVERYONE'
  ${board === null ? Prisma.empty : Prisma.sql`AND board = ${board}::board`}`;

async function readIds({ board, page }: MembersRoom, context: Context): Promise<number[]> {
  if (page < 1 || page > PAGE_MAX) return [];
  const reader = await readerOf(context);
  const rows = await db.$queryRaw<{ id: number }[]>`
    SELECT id FROM posts WHERE ${inRoom(reader, board, context.clock.now())}
    ORDER BY published_at DESC, id DESC LIMIT ${POST_PAGE_SIZE} OFFSET ${(page - 1) * POST_PAGE_SIZE}`;
  return rows.map(({ id }) => id);
}

const counts = new VersionedMemo<readonly BoardCount[]>();

/** What two readers have in common who may read the same. */
const kindOf = ({ viewer, isInGoodStanding }: Reader): string =>
  writePosts(viewer) ? "office" : `${viewer?.grade} ${isInGoodStanding}`;

/** How many posts of each board the viewer may read here; boards without any are left out. */
async function countsFor(context: Context): Promise<readonly BoardCount[]> {
  const { contentCache, clock } = context;
  const now = clock.now();
  const reader = await readerOf(context);
  return await counts.get(kindOf(reader), { contentCache, now }, async () => {
    const [rows, until] = await Promise.all([
      db.$queryRaw<BoardCount[]>`
        SELECT board::text AS board, count(*)::int AS count FROM posts WHERE ${inRoom(reader, null, now)} GROUP BY posts.board`,
      nextPublication(null, now),
    ]);
    const found = new Map(rows.map(({ board, count }) => [board, count]));
    const all = Object.values(Board).map((board) => ({ board, count: found.get(board) ?? 0 }));
    return { value: all.filter(({ count }) => count > 0), until };
  });
}

async function total({ board }: MembersRoom, context: Context): Promise<number> {
  const ofBoards = await countsFor(context);
  return ofBoards.reduce((sum, one) => (board === null || one.board === board ? sum + one.count : sum), 0);
}

const MembersRoomRef = builder.objectRef<MembersRoom>("MembersRoom").implement({
  description:
    "One page of what is for members and open to the viewer. A page that does not exist has no items and the true totals.",
  fields: (t) => ({
    items: t.prismaField({
      type: [PostRef],
      resolve: async (query, room, _args, context) => {
        const columns = { ...query };
        const ids = await readIds(room, context);
        if (ids.length === 0) return [];
        return await db.post.findMany({
          ...columns,
          where: { id: { in: ids } },
          orderBy: [{ publishedAt: "desc" }, { id: "desc" }],
        });
      },
    }),
    boards: t.field({
      type: [BoardCountRef],
      description: "The boards with such posts.",
      resolve: async (_room, _args, context) => [...(await countsFor(context))],
    }),
    totalCount: t.int({ resolve: (room, _args, context) => total(room, context) }),
    page: t.exposeInt("page"),
    pageCount: t.int({
      resolve: async (room, _args, context) => Math.ceil((await total(room, context)) / POST_PAGE_SIZE),
    }),
  }),
});

builder.queryField("membersRoom", (t) =>
  t.field({
    type: MembersRoomRef,
    description: "The members' room: posts for members, of one board or of all, newest first.",
    authScopes: { can: openMembersRoom },
    args: { board: t.arg({ type: BoardRef }), page: t.arg.int({ required: true, defaultValue: 1 }) },
    resolve: (_root, { board, page }) => ({ board: board ?? null, page }),
  }),
);
