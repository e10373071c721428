// Defines who reads a published post in whole (docs/site.md#posts-for-members): everybody, members who are
// signed in, or members of chosen grades whose membership counts. The rule is here once, for Prisma, in SQL
// and for a row.
import { Prisma } from "#prisma/generated/client.ts";
import type { MemberGrade, PostAudience } from "#prisma/generated/enums.ts";
import type { Viewer } from "#schema/context.ts";
import { isMember } from "#schema/policies/viewer.ts";
import type { PostLock } from "#schema/validation/site/post-audience.ts";
import { livePosts, livePostsSql, publishedPosts, publishedPostsSql, writePosts } from "./posts.ts";

/** Somebody who reads: who asks, and whether the membership counts at that moment. */
export interface Reader {
  readonly viewer: Viewer | null;
  readonly isInGoodStanding: boolean;
}

/** For whom a post is. */
export interface Audience {
  readonly audience: PostAudience;
  readonly readerGrades: readonly MemberGrade[];
}

/** The posts that somebody reads in whole at a moment. CONTENT reads all of them. */
export function postsFor({ viewer, isInGoodStanding }: Reader, now: Date): Prisma.PostWhereInput {
  if (viewer === null) return publishedPosts(now);
  if (writePosts(viewer)) return livePosts(now);
  const ofGrade = { audience: "GRADES", readerGrades: { has: viewer.grade } } as const;
  const open = [{ audience: "EVERYONE" }, { audience: "MEMBERS" }] as const;
  return { AND: [livePosts(now), { OR: isInGoodStanding ? [...open, ofGrade] : [...open] }] };
}

/** The same over the columns of `posts`. */
export function postsForSql({ viewer, isInGoodStanding }: Reader, now: Date): Prisma.Sql {
  if (viewer === null) return publishedPostsSql(now);
  if (writePosts(viewer)) return livePostsSql(now);
  const ofGrade = Prisma.sql`OR (audience = 'GRADES' AND ${viewer.grade}::member_grade = ANY (reader_grades))`;
  return Prisma.sql`${livePostsSql(now)} AND (audience IN ('EVERYONE', 'MEMBERS') ${isInGoodStanding ? ofGrade : Prisma.empty})`;
}

/** The same for a live post: what keeps somebody from reading it; null where nothing does. */
export function lockFor({ audience, readerGrades }: Audience, reader: Reader): PostLock | null {
  const { viewer, isInGoodStanding } = reader;
  if (audience === "EVERYONE" || writePosts(viewer)) return null;
  if (viewer === null) return "SIGN_IN";
  if (audience === "MEMBERS") return null;
  if (!readerGrades.includes(viewer.grade)) return "GRADE";
  return isInGoodStanding ? null : "LAPSED";
}

/**
 * Whether a post is for others than somebody, over the columns of `members`, of which there are none for a
 * visitor. Dues are left aside: who lets it lapse is notified all the same.
 */
export const isForOthersSql = (postId: number): Prisma.Sql => Prisma.sql`EXISTS (
  SELECT 1 FROM posts WHERE posts.id = ${postId} AND posts.audience <> 'EVERYONE' AND (
    members.id IS NULL OR (posts.audience = 'GRADES' AND NOT members.grade = ANY (posts.reader_grades))))`;

/** The list of what is for members and may be read: everybody who is signed in has one. */
export const openMembersRoom = isMember;
