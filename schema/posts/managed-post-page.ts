// One page of the office's list of posts. Totals are kept like those of the boards: every write of posts is a new content version.
import { db } from "#prisma/client.ts";
import type { Prisma } from "#prisma/generated/client.ts";
import { builder } from "#schema/builder.ts";
import type { Context } from "#schema/context.ts";
import { filterInput } from "#schema/lists/filter-input.ts";
import { VersionedMemo } from "#schema/shared/versioned-memo.ts";
import { POST_FILTERS, type PostFilter } from "#schema/validation/post-filters.ts";
import { BoardRef } from "./board.ts";
import { ManagedPostRef } from "./managed-post.ts";
import { nextPublication } from "./next-publication.ts";
import { PostStateRef, PostTranslationRef, postsIn, translatedAs } from "./post-state.ts";

export const PostFilterRef = filterInput("PostFilter", POST_FILTERS, {
  state: PostStateRef,
  board: BoardRef,
  translation: PostTranslationRef,
});

interface ManagedPostPage {
  readonly filter: PostFilter;
  /** 1-based. */
  readonly page: number;
  readonly size: number;
}

const totals = new VersionedMemo<number>();

/** Where nobody says a state, the drafts. An empty choice narrows nothing. */
function narrowed({ state, board, translation }: PostFilter, now: Date) {
  const { where, orderBy } = postsIn(state ?? "DRAFT", now);
  const all: Prisma.PostWhereInput[] = [where];
  if (board?.length) all.push({ board: { in: board } });
  if (translation?.length) all.push({ OR: translation.map(translatedAs) });
  return { where: { AND: all }, orderBy };
}

function total({ filter }: ManagedPostPage, { clock, contentCache }: Context): Promise<number> {
  const now = clock.now();
  return totals.get(JSON.stringify(filter), { contentCache, now }, async () => {
    const { where } = narrowed(filter, now);
    const [value, until] = await Promise.all([db.post.count({ where }), nextPublication(null, now)]);
    return { value, until };
  });
}

export const ManagedPostPageRef = builder.objectRef<ManagedPostPage>("ManagedPostPage").implement({
  description: "One page of the office's list. A page that does not exist has no items and the true totals.",
  fields: (t) => ({
    items: t.prismaField({
      type: [ManagedPostRef],
      resolve: (query, { filter, page, size }, _args, { clock }) => {
        const columns = { ...query };
        return db.post.findMany({
          ...columns,
          ...narrowed(filter, clock.now()),
          take: size,
          skip: (page - 1) * size,
        });
      },
    }),
    totalCount: t.int({ resolve: (list, _args, context) => total(list, context) }),
    page: t.exposeInt("page"),
    pageSize: t.exposeInt("size"),
  }),
});
