// Defines what the CONTENT office sees first: posts that are published, posts that wait, and posts that lack their English.
import { db } from "#prisma/client.ts";
import { Board } from "#prisma/generated/enums.ts";
import { builder } from "#schema/builder.ts";
import { draftPosts, livePosts } from "#schema/policies/site/posts.ts";
import { type BoardCount, BoardCountRef } from "#schema/site/posts/board-count.ts";
import { translatedAs } from "#schema/site/posts/post-state.ts";

async function countByBoard(now: Date): Promise<BoardCount[]> {
  const rows = await db.post.groupBy({ by: ["board"], where: livePosts(now), _count: true });
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
        db.post.count({ where: { ...livePosts(clock.now()), ...translatedAs("MISSING") } }),
    }),
    outdatedEnglish: t.int({
      description: "Published in both languages, and the Korean changed after the English did.",
      resolve: (_parent, _args, { clock }) =>
        db.post.count({ where: { ...livePosts(clock.now()), ...translatedAs("OUTDATED") } }),
    }),
  }),
});
