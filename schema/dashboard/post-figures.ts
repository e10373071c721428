// What the CONTENT office sees first: posts that are published, posts that wait, and posts that lack their English.
import { db } from "#prisma/client.ts";
import { Board } from "#prisma/generated/enums.ts";
import { builder } from "#schema/builder.ts";
import { draftPosts, publishedPosts } from "#schema/policies/posts.ts";
import { BoardRef } from "#schema/posts/board.ts";
import { translatedAs } from "#schema/posts/post-state.ts";

interface BoardCount {
  readonly board: Board;
  readonly count: number;
}

const BoardCountRef = builder.objectRef<BoardCount>("BoardCount").implement({
  description: "Posts of one board.",
  fields: (t) => ({ board: t.expose("board", { type: BoardRef }), count: t.exposeInt("count") }),
});

async function countByBoard(now: Date): Promise<BoardCount[]> {
  const rows = await db.post.groupBy({ by: ["board"], where: publishedPosts(now), _count: true });
  const counts = new Map(rows.map((row) => [row.board, row._count]));
  return Object.values(Board).map((board) => ({ board, count: counts.get(board) ?? 0 }));
}

export const PostFiguresRef = builder.objectRef<object>("PostFigures").implement({
  description: "Figures about posts; the trash is not counted.",
  fields: (t) => ({
    published: t.field({
      type: [BoardCountRef],
      description: "Every board, also the empty ones.",
      resolve: (_parent, _args, { clock }) => countByBoard(clock.now()),
    }),
    drafts: t.int({ resolve: () => db.post.count({ where: draftPosts }) }),
    draftsUntranslated: t.int({
      description: "Drafts in one language only.",
      resolve: () => db.post.count({ where: { ...draftPosts, ...translatedAs("MISSING") } }),
    }),
    untranslated: t.int({
      description: "Published in one language only.",
      resolve: (_parent, _args, { clock }) =>
        db.post.count({ where: { ...publishedPosts(clock.now()), ...translatedAs("MISSING") } }),
    }),
    outdatedEnglish: t.int({
      description: "Published in both languages, and the Korean changed after the English did.",
      resolve: (_parent, _args, { clock }) =>
        db.post.count({ where: { ...publishedPosts(clock.now()), ...translatedAs("OUTDATED") } }),
    }),
  }),
});
