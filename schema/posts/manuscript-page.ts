// One page of the office's list. Totals are kept like those of the boards: every write of posts is a new content version.
import { db } from "#prisma/client.ts";
import type { Board } from "#prisma/generated/enums.ts";
import { builder } from "#schema/builder.ts";
import type { Context } from "#schema/context.ts";
import { VersionedMemo } from "#schema/shared/versioned-memo.ts";
import { MANUSCRIPT_PAGE_SIZE, PAGE_MAX } from "#schema/validation/limits.ts";
import { ManuscriptRef } from "./manuscript.ts";
import { nextPublication } from "./next-publication.ts";
import { type PostState, type PostTranslation, postsIn, translatedAs } from "./post-state.ts";

export interface ManuscriptPage {
  /** Null: all boards. */
  readonly board: Board | null;
  readonly state: PostState;
  /** Null: whatever there is of it. */
  readonly translation: PostTranslation | null;
  readonly page: number;
}

const totals = new VersionedMemo<number>();

const narrowed = ({ board, state, translation }: ManuscriptPage, now: Date) => {
  const { where, orderBy } = postsIn(state, now);
  return { where: { ...where, ...translatedAs(translation), ...(board === null ? {} : { board }) }, orderBy };
};

function total(list: ManuscriptPage, { clock, contentCache }: Context): Promise<number> {
  const now = clock.now();
  return totals.get(`${list.board} ${list.state} ${list.translation}`, { contentCache, now }, async () => {
    const { where } = narrowed(list, now);
    const [value, until] = await Promise.all([db.post.count({ where }), nextPublication(list.board, now)]);
    return { value, until };
  });
}

export const ManuscriptPageRef = builder.objectRef<ManuscriptPage>("ManuscriptPage").implement({
  description: "One page of the office's list. A page that does not exist has no items and the true totals.",
  fields: (t) => ({
    items: t.prismaField({
      type: [ManuscriptRef],
      resolve: (query, list, _args, { clock }) => {
        const columns = { ...query };
        if (list.page < 1 || list.page > PAGE_MAX) return [];
        const skip = (list.page - 1) * MANUSCRIPT_PAGE_SIZE;
        return db.post.findMany({
          ...columns,
          ...narrowed(list, clock.now()),
          take: MANUSCRIPT_PAGE_SIZE,
          skip,
        });
      },
    }),
    totalCount: t.int({ resolve: (list, _args, context) => total(list, context) }),
    page: t.exposeInt("page"),
    pageSize: t.int({ resolve: () => MANUSCRIPT_PAGE_SIZE }),
    pageCount: t.int({
      resolve: async (list, _args, context) => Math.ceil((await total(list, context)) / MANUSCRIPT_PAGE_SIZE),
    }),
  }),
});
