// The rule about the readers of a post is in three forms (schema/policies/site/post-readers.ts): for Prisma,
// in SQL and for a row. They say the same of every post to everybody.
import { expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import type { Prisma } from "#prisma/generated/client.ts";
import { MemberGrade } from "#prisma/generated/enums.ts";
import type { Viewer } from "#schema/context.ts";
import { lockFor, postsFor, postsForSql, type Reader } from "#schema/policies/site/post-readers.ts";
import { livePosts } from "#schema/policies/site/posts.ts";
import { READER_GRADES } from "#schema/validation/site/post-audience.ts";
import { useDatabase } from "#tests/support/database.ts";
import { createPost } from "#tests/support/factories.ts";

useDatabase();

const now = new Date("2026-11-24T03:00:00Z");
const at = (hours: number) => new Date(now.getTime() + hours * 3_600_000);

const TIMES: readonly Partial<Prisma.PostUncheckedCreateInput>[] = [
  { publishedAt: at(-2) },
  { publishedAt: now },
  { publishedAt: at(-2), unpublishAt: at(1) },
  { publishedAt: at(-2), unpublishAt: now },
  { publishedAt: at(1) },
  { publishedAt: null },
  { publishedAt: at(-2), deletedAt: at(-1) },
];

/** Every choice of grades: one for each number whose bits say which. */
const gradeSets = (): MemberGrade[][] =>
  Array.from({ length: 2 ** READER_GRADES.length - 1 }, (_, at) =>
    READER_GRADES.filter((_grade, bit) => ((at + 1) >> bit) & 1),
  );

const AUDIENCES: readonly Partial<Prisma.PostUncheckedCreateInput>[] = [
  { audience: "EVERYONE" },
  ...[true, false].flatMap((isListed) => [
    { audience: "MEMBERS" as const, isListed },
    ...gradeSets().map((readerGrades) => ({ audience: "GRADES" as const, readerGrades, isListed })),
  ]),
];

function everybody(): Reader[] {
  const roles = [[], ["CONTENT"], ["SUPER"], ["FINANCE"], ["PROGRAM"], ["MEMBER"]] as const;
  const viewers = Object.values(MemberGrade).flatMap((grade) =>
    roles.map(
      (held): Viewer => ({
        memberId: 1,
        sessionId: "session",
        grade,
        roles: new Set(held),
        needsFactor: false,
        authenticatedAt: now,
      }),
    ),
  );
  return [null, ...viewers].flatMap((viewer) =>
    [true, false].map((isInGoodStanding) => ({ viewer, isInGoodStanding })),
  );
}

test("for Prisma, in SQL and for a row the same posts are open, to everybody", async () => {
  for (const time of TIMES) for (const audience of AUDIENCES) await createPost({ ...time, ...audience });
  const live = await db.post.findMany({
    where: livePosts(now),
    select: { id: true, audience: true, readerGrades: true },
  });
  expect(live).toHaveLength(3 * AUDIENCES.length);
  const counts = new Set<number>();
  for (const reader of everybody()) {
    const ids = live.filter((post) => lockFor(post, reader) === null).map(({ id }) => id);
    const byPrisma = await db.post.findMany({ where: postsFor(reader, now), select: { id: true } });
    const bySql = await db.$queryRaw<
      { id: number }[]
    >`SELECT id FROM posts WHERE ${postsForSql(reader, now)}`;
    const sorted = (rows: readonly { id: number }[]) =>
      rows.map(({ id }) => id).sort((one, two) => one - two);
    const name = `${reader.viewer?.grade} ${[...(reader.viewer?.roles ?? [])]} ${reader.isInGoodStanding}`;
    expect(sorted(byPrisma), name).toEqual(ids.sort((one, two) => one - two));
    expect(sorted(bySql), name).toEqual(ids);
    counts.add(ids.length);
  }
  // Visitors, who is signed in, a grade, and the office.
  expect(counts.size).toBe(4);
});
