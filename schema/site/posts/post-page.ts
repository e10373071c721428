// One page of a list and the numbers a pagination needs. Rows and totals are read only when asked for.

import type { Board } from "#prisma/generated/enums.ts";
import { builder } from "#schema/builder.ts";
import type { Context } from "#schema/context.ts";
import { PAGE_MAX } from "#schema/validation/core/limits.ts";
import { pageSizeOf } from "./board.ts";
import { countPosts } from "./post-count.ts";
import { readerOf } from "./post-lock.ts";
import type { PostList } from "./post-order.ts";
import { countFoundPosts, readFoundPosts, type Terms } from "./post-search.ts";
import { readPosts } from "./read-posts.ts";

/** The page of a list that was asked for, 1 being the first. The list is null when nobody knows its tag. */
interface PostPage {
  readonly board: Board;
  readonly list: PostList | null;
  /** What titles or texts have to hold; null when nothing is looked for. */
  readonly search: Terms | null;
  readonly page: number;
}

async function total({ list, search }: PostPage, context: Context): Promise<number> {
  if (!list) return 0;
  if (search === null) return await countPosts(list, context.contentCache);
  return await countFoundPosts({ ...list, reader: await readerOf(context) }, search);
}

export const PostPageRef = builder.objectRef<PostPage>("PostPage").implement({
  description: "One page of a board. A page that does not exist has no items and the true totals.",
  fields: (t) => ({
    items: t.prismaField({
      type: ["Post"],
      resolve: async (query, { board, list, search, page }, _args, context) => {
        const take = pageSizeOf(board);
        // Looked at before the early way out: Pothos takes a query nobody looked at for a mistake.
        const columns = { ...query };
        if (!list || page < 1 || page > PAGE_MAX) return [];
        const part = { take, skip: (page - 1) * take };
        if (search === null) return await readPosts(columns, list, part);
        return await readFoundPosts(columns, { ...list, reader: await readerOf(context) }, search, part);
      },
    }),
    asMember: t.boolean({
      description:
        "The viewer is signed in, so a search found what is for members as far as they may read it.",
      resolve: (_page, _args, { viewer }) => viewer !== null,
    }),
    totalCount: t.int({ resolve: (page, _args, context) => total(page, context) }),
    page: t.exposeInt("page"),
    pageSize: t.int({ resolve: ({ board }) => pageSizeOf(board) }),
    pageCount: t.int({
      resolve: async (page, _args, context) =>
        Math.ceil((await total(page, context)) / pageSizeOf(page.board)),
    }),
  }),
});
