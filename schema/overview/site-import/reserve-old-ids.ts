import { db } from "#prisma/client.ts";

/**
 * Begins the ids of new posts above a number, so that an old address such as /notice/12 never is the address
 * of another post. Nothing happens where they are above it already.
 */
export async function reserveOldIds(largest: number): Promise<void> {
  await db.$queryRaw`
    SELECT setval(pg_get_serial_sequence('posts', 'id'), ${largest}::bigint)
    FROM (SELECT last_value FROM posts_id_seq) AS ids WHERE last_value < ${largest}::bigint`;
}
