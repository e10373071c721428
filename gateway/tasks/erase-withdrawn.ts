// What is personal in closed accounts is erased when their time has come; after a while without any gateway, all of it at once.
import { db } from "#prisma/client.ts";
import { eraseMembers } from "#schema/account/erase-members.ts";
import type { Clock, ContentCache } from "#schema/context.ts";

/** @returns how many members were erased here */
export async function eraseWithdrawn(tools: {
  readonly clock: Clock;
  readonly contentCache: ContentCache;
}): Promise<number> {
  let erased = 0;
  for (;;) {
    const done = await db.$transaction((tx) => eraseMembers(tx, tools.clock.now()));
    erased += done.count;
    await tools.contentCache.changed(done.contentVersion);
    if (!done.more) return erased;
  }
}
