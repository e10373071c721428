import { db, type Tx } from "#prisma/client.ts";
import type { Context } from "#schema/context.ts";
import { type Author, authorOf } from "#schema/shared/author.ts";
import { auditChange, type Deed } from "./audit-change.ts";

/**
 * Does something to a public row that is there, in a transaction that also writes it down; visitors see it with their next request.
 * @param work answers the new content version; null when it changed nothing
 */
export async function changeAudited(
  context: Context,
  deed: Deed,
  work: (tx: Tx, author: Author) => Promise<bigint | null>,
): Promise<void> {
  const author = authorOf(context);
  const version = await db.$transaction((tx) => auditChange(tx, author, deed, () => work(tx, author)));
  await context.contentCache.changed(version);
}
