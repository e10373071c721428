// Posts whose title is the very words that are looked for. Where the words are common, a search looks through
// the newest posts alone; these are found by an index of their own (migration `posts_by_title`).
import { db } from "#prisma/client.ts";
import { Prisma } from "#prisma/generated/client.ts";
import { isOfInitials } from "#schema/validation/core/initials.ts";

/**
 * @param terms folded
 * @param allowed the condition that a post has to meet, over the columns of `posts`
 * @returns ids, the newest first, `most` at most
 */
export async function findTitled(
  terms: readonly string[],
  allowed: Prisma.Sql,
  most: number,
): Promise<readonly number[]> {
  if (terms.length === 0 || terms.some(isOfInitials)) return [];
  const titled = (title: Prisma.Sql) => Prisma.sql`
    (SELECT id, published_at FROM posts WHERE search_fold(${title}) = ${terms.join("")}::text AND ${allowed}
    ORDER BY published_at DESC, id DESC LIMIT ${most})`;
  const rows = await db.$queryRaw<{ readonly id: number }[]>`
    SELECT id FROM (${titled(Prisma.sql`title_ko`)} UNION ${titled(Prisma.sql`title_en`)}) AS titled
    ORDER BY published_at DESC, id DESC LIMIT ${most}`;
  return rows.map(({ id }) => id);
}
