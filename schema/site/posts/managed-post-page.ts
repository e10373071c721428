// One page of the office's list of posts. Totals are cached like those of the boards: every write of posts is
// a new content version.
import { db } from "#prisma/client.ts";
import type { Prisma } from "#prisma/generated/client.ts";
import { builder } from "#schema/builder.ts";
import type { Context } from "#schema/context.ts";
import { filterInput } from "#schema/core/lists/filter-input.ts";
import { VersionedMemo } from "#schema/core/shared/versioned-memo.ts";
import {
  POST_FILTERS,
  POST_SORTS,
  type PostFilter,
  type PostSort,
} from "#schema/validation/site/post-filters.ts";
import { BoardRef } from "./board.ts";
import { findManagedPosts } from "./find-managed-posts.ts";
import { ManagedPostRef } from "./managed-post.ts";
import { nextPublication } from "./next-publication.ts";
import { toSearch } from "./post-search.ts";
import { PostStateRef, PostTranslationRef, postsIn, translatedAs } from "./post-state.ts";

export const PostFilterRef = filterInput("PostFilter", POST_FILTERS, {
  state: PostStateRef,
  board: BoardRef,
  translation: PostTranslationRef,
});

export const PostSortRef = builder.enumType("PostSort", {
  description: "What the office's list of posts is sorted by.",
  values: POST_SORTS,
});

interface ManagedPostPage {
  readonly filter: PostFilter;
  readonly sort: PostSort;
  readonly descending: boolean;
  /** 1-based. */
  readonly page: number;
  readonly size: number;
}

const totals = new VersionedMemo<number>();

/** Where nobody says a state, all but the trash. An empty choice narrows nothing. */
export async function filteredPosts(
  { state, board, translation, search }: PostFilter,
  now: Date,
): Promise<Prisma.PostWhereInput> {
  const all: Prisma.PostWhereInput[] = [postsIn(state, now).where];
  if (board?.length) all.push({ board: { in: board } });
  if (translation?.length) all.push({ OR: translation.map(translatedAs) });
  const terms = toSearch(search);
  if (terms !== null) all.push({ id: { in: [...(await findManagedPosts(terms))] } });
  return { AND: all };
}

/** In the order of titles, or of the moment that counts in the state that is asked for. */
async function narrowed({ filter, sort, descending }: Omit<ManagedPostPage, "page" | "size">, now: Date) {
  const order = descending ? "desc" : "asc";
  const by: Prisma.PostOrderByWithRelationInput[] =
    sort === "TITLE"
      ? [{ titleKo: order }, { titleEn: order }]
      : [{ [postsIn(filter.state, now).moment]: order }];
  const last: Prisma.PostOrderByWithRelationInput = { id: order };
  return { where: await filteredPosts(filter, now), orderBy: [...by, last] };
}

/** Cached for each filter; a search is counted each time, because people search for too many different words. */
async function total(list: ManagedPostPage, { clock, contentCache }: Context): Promise<number> {
  const now = clock.now();
  const count = async () => db.post.count({ where: (await narrowed(list, now)).where });
  if (toSearch(list.filter.search) !== null) return await count();
  return await totals.get(JSON.stringify(list.filter), { contentCache, now }, async () => {
    const [value, until] = await Promise.all([count(), nextPublication(null, now)]);
    return { value, until };
  });
}

export const ManagedPostPageRef = builder.objectRef<ManagedPostPage>("ManagedPostPage").implement({
  description: "One page of the office's list. A page that does not exist has no items and the true totals.",
  fields: (t) => ({
    items: t.prismaField({
      type: [ManagedPostRef],
      resolve: async (query, { page, size, ...listQuery }, _args, { clock }) => {
        const columns = { ...query };
        return db.post.findMany({
          ...columns,
          ...(await narrowed(listQuery, clock.now())),
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
