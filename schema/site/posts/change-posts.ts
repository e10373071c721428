// Acts on many posts: each is a save of its own, with its version and its line in the log (docs/site.md#posts).
import type { Tx } from "#prisma/client.ts";
import type { Prisma } from "#prisma/generated/client.ts";
import { auditChange } from "#schema/core/audit/audit-change.ts";
import type { AuditLine } from "#schema/core/audit/record-audit.ts";
import { type BulkSelection, type BulkStep, takePartOf } from "#schema/core/lists/bulk.ts";
import type { Author } from "#schema/core/shared/author.ts";
import { versioned } from "#schema/core/versions/versioned.ts";
import type { ActionResult } from "#schema/office-transaction.ts";
import type { PostChange, PostFilter } from "#schema/validation/site/post-filters.ts";
import { filteredPosts } from "./managed-post-page.ts";
import { type Placing, placePost } from "./place-post.ts";
import { postFacts } from "./post-facts.ts";
import { postVersions } from "./post-versions.ts";

/** Posts of one call. */
const AT_ONCE = 50;

/** What each is called in the log: the trash has its own acts. */
const ACTIONS: Readonly<Record<PostChange, string>> = {
  PUBLISH: "publishPost",
  HIDE: "hidePost",
  PIN: "pinPost",
  UNPIN: "unpinPost",
  MOVE: "movePost",
  TRASH: "deletePost",
  RESTORE: "restorePost",
};

export interface PostsStep extends BulkStep {
  /** Ids of those that were changed. */
  readonly changed: readonly number[];
}

interface ManyPosts extends Placing {
  readonly which: BulkSelection;
  readonly meant: Prisma.PostWhereInput;
}

/** Chosen posts, or those of a filter. It is asked before the transaction: the search has a connection of its own. */
export const selectedPosts = async (
  { ids }: Pick<BulkSelection, "ids">,
  filter: PostFilter,
  now: Date,
): Promise<Prisma.PostWhereInput> =>
  ids == null ? await filteredPosts(filter, now) : { id: { in: [...ids] } };

/**
 * Changes the next posts; those that are so already, or may not be so, are skipped.
 * @throws DomainError COUNT_CHANGED
 */
export async function changePosts(
  tx: Tx,
  { which, meant: where, ...placing }: ManyPosts,
  author: Author,
): Promise<ActionResult<PostsStep>> {
  const part = await takePartOf(
    {
      begin: async () => {
        const { _count: count, _max: last } = await tx.post.aggregate({
          where,
          _count: true,
          _max: { id: true },
        });
        return { count, last: last.id };
      },
      next: (after, upTo, take) =>
        tx.post.findMany({
          where: { AND: [where, { id: { gt: after, lte: upTo } }] },
          orderBy: { id: "asc" },
          select: { id: true },
          take,
        }),
    },
    which,
    AT_ONCE,
  );
  const lines: AuditLine[] = [];
  for (const id of part.ids) {
    const outcome = await auditChange(tx, id, postFacts, () =>
      versioned(tx, { noun: postVersions, id }, author, () => placePost(tx, id, placing, author)),
    );
    lines.push(...outcome.lines.map((line) => ({ action: ACTIONS[placing.change], ...line })));
  }
  const changed = lines.flatMap(({ subjectId }) => subjectId ?? []);
  const skipped = part.ids.length - changed.length;
  return { result: { done: changed.length, skipped, cursor: part.cursor, changed }, lines };
}
