// Defines what a reader gets of a post that is not for everybody (docs/site.md#posts-for-members). The rule
// is the policy's; here it meets the viewer.

import { PostAudience } from "#prisma/generated/enums.ts";
import { builder } from "#schema/builder.ts";
import type { Context } from "#schema/context.ts";
import { perRequest } from "#schema/core/shared/per-request.ts";
import { currentMembershipOf } from "#schema/people/memberships/current-membership-loader.ts";
import { type Audience, lockFor, type Reader } from "#schema/policies/site/post-readers.ts";
import { countsAsMember } from "#schema/validation/people/memberships.ts";
import type { PostLock } from "#schema/validation/site/post-audience.ts";

export const PostAudienceRef = builder.enumType("PostAudience", {
  description: "Who reads a post in whole.",
  values: {
    EVERYONE: {},
    MEMBERS: { description: "Anyone who is signed in." },
    GRADES: { description: "Members of chosen grades whose membership counts." },
  } satisfies Record<PostAudience, { description?: string }>,
});

export const PostLockRef = builder.enumType("PostLock", {
  description: "What keeps the viewer from reading a post.",
  values: {
    SIGN_IN: { description: "Nobody is signed in." },
    GRADE: { description: "It is for other grades." },
    LAPSED: { description: "It is for this grade, and dues have been missing for too long." },
  } satisfies Record<PostLock, { description: string }>,
});

/** The columns that say for whom a post is; read with every post. */
export const audienceColumns = { audience: true, readerGrades: true, isListed: true } as const;

type Asking = Pick<Context, "viewer" | "clock">;

/** Who reads in a request. The membership is read once, and only of somebody who may have one. */
export const readerOf = perRequest(async (context: Asking): Promise<Reader> => {
  const { viewer } = context;
  if (viewer === null || viewer.grade === "GENERAL") return { viewer, isInGoodStanding: false };
  return {
    viewer,
    isInGoodStanding: countsAsMember((await currentMembershipOf(context, viewer.memberId)).status),
  };
});

/** What keeps the viewer from reading a post that is there; null where nothing does. */
export async function lockOf(post: Audience, context: Asking): Promise<PostLock | null> {
  return post.audience === PostAudience.EVERYONE ? null : lockFor(post, await readerOf(context));
}

/**
 * Whether a post is there for the viewer. What lists do not name looks like nothing to anyone who may not read
 * it, so that nobody finds it by trying ids.
 */
export async function isThereFor(post: Audience & { readonly isListed: boolean }, context: Asking) {
  return post.isListed || (await lockOf(post, context)) === null;
}

/**
 * What is for readers alone: `read` is asked only where the post is open to the viewer. What is for everybody waits for nothing.
 */
export function ifReadable<Value, Else>(
  post: Audience,
  context: Asking,
  read: () => Value,
  otherwise: Else,
): Value | Else | Promise<Value | Else> {
  if (post.audience === PostAudience.EVERYONE) return read();
  return lockOf(post, context).then((lock) => (lock === null ? read() : otherwise));
}
