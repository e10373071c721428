import { db } from "#prisma/client.ts";
import { enqueue } from "#prisma/queue.ts";

const AT_ONCE = 500;

/**
 * Makes jobs for mails that wait without one, as after a restore: a backup holds mails and no jobs. It may be repeated.
 * @returns how many there were
 */
export async function enqueueWaitingMails(): Promise<number> {
  for (let found = 0, after = 0; ; ) {
    const mails = await db.$queryRaw<{ id: number }[]>`
      SELECT id FROM mails WHERE state = 'WAITING' AND id > ${after} AND NOT EXISTS (
        SELECT 1 FROM pgboss.job WHERE name = 'mail' AND COALESCE(singleton_key, '') = mails.id::text
          AND job.state <= 'active' AND policy = 'exclusive')
      ORDER BY id LIMIT ${AT_ONCE}`;
    await enqueue(
      db,
      "mail",
      mails.map(({ id }) => String(id)),
    );
    found += mails.length;
    after = mails.at(-1)?.id ?? after;
    if (mails.length < AT_ONCE) return found;
  }
}
