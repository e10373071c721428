// Defines where a post is: on which board, since when, pinned or not. What it says is another matter (save-post.ts).
import type { Tx } from "#prisma/client.ts";
import type { Prisma } from "#prisma/generated/client.ts";
import type { Author } from "#schema/core/shared/author.ts";
import { asContent } from "#schema/core/versions/content.ts";
import { DomainError } from "#schema/errors.ts";
import { check } from "#schema/validation/core/field-errors.ts";
import type { PostChange } from "#schema/validation/site/post-filters.ts";
import { type BoardName, postInput } from "#schema/validation/site/posts.ts";
import { type PostReferences, readReferences } from "./post-references.ts";
import { stateOf } from "./post-state.ts";
import { deletePost, restorePost } from "./post-trash.ts";
import { postVersions } from "./post-versions.ts";

export interface Placing {
  readonly change: PostChange;
  /** Where it is moved to. */
  readonly board: BoardName | null;
}

/**
 * Moves a post to a position, if it may be there.
 * @returns false: it is there already, or may not be: a draft that lacks something is not published, a
 * gallery takes no post without pictures that are described
 */
export async function placePost(tx: Tx, id: number, placing: Placing, author: Author): Promise<boolean> {
  if (placing.change === "RESTORE") return await restorePost(tx, id);
  const post = await tx.post.findUnique({ where: { id }, select: PLACE });
  if (post === null || post.deletedAt !== null) return false;
  if (placing.change === "TRASH") return await deletePost(tx, id, author);
  const placed = placeOf(post, placing, author.now);
  const current = placed && (await asSaved(tx, id, placed));
  if (!placed || !current) return false;
  // A gallery shows its first picture where nobody chose one.
  const shown = placed.board ? { thumbnailId: current.thumbnailId } : {};
  const { count } = await tx.post.updateMany({
    where: { id, version: post.version },
    data: { ...placed, ...shown, version: { increment: 1 } },
  });
  // What somebody is typing of it goes with it.
  if (placed.board) await tx.draft.updateMany({ where: { postId: id }, data: { board: placed.board } });
  return count > 0;
}

const PLACE = {
  board: true,
  version: true,
  pinned: true,
  publishedAt: true,
  unpublishAt: true,
  deletedAt: true,
} as const satisfies Prisma.PostSelect;
type Place = Prisma.PostGetPayload<{ select: typeof PLACE }>;

interface Placed {
  readonly board?: BoardName;
  readonly tagId?: null;
  readonly pinned?: boolean;
  readonly pinnedUntil?: null;
  readonly publishedAt?: Date | null;
}

/** @param publishedAt null: a draft */
const outSince = (publishedAt: Date | null): Placed => ({ publishedAt });

/** Null: it is so already, or its end has come. */
function placeOf(post: Place, { change, board }: Placing, now: Date): Placed | null {
  const { unpublishAt, pinned } = post;
  const state = stateOf(post, now);
  switch (change) {
    case "PUBLISH": {
      const hasEnded = unpublishAt !== null && unpublishAt <= now;
      return (state === "DRAFT" || state === "SCHEDULED") && !hasEnded ? outSince(now) : null;
    }
    case "HIDE":
      return state === "DRAFT" ? null : outSince(null);
    case "PIN":
      return pinned ? null : { pinned: true };
    case "UNPIN":
      return pinned ? { pinned: false, pinnedUntil: null } : null;
    case "MOVE":
      // A tag is one of its board.
      return board === null || board === post.board ? null : { board, tagId: null };
    default:
      return null;
  }
}

/** What it refers to, checked as anything that is typed; null where it could not be saved so. */
async function asSaved(tx: Tx, id: number, placed: Placed): Promise<PostReferences | null> {
  const current = await postVersions.read(tx, id);
  const checked = current && check(postInput, asContent({ ...current.content, ...placed }));
  if (!checked?.ok) return null;
  try {
    return await readReferences(tx, checked.value);
  } catch (error) {
    if (error instanceof DomainError) return null;
    throw error;
  }
}
