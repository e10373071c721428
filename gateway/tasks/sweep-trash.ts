// The trash is emptied of what has been in it for 30 days (docs/people.md#permissions), and old keys of requests are forgotten.
import { db } from "#prisma/client.ts";
import type { Clock, ContentCache } from "#schema/context.ts";
import { deleteOldRequests } from "#schema/core/shared/request-key.ts";
import { emptyProgramTrash } from "#schema/programs/programs/program-trash.ts";
import { emptyGlossaryTrash } from "#schema/site/glossary/save-term.ts";
import { emptyPopupTrash } from "#schema/site/popups/popup-trash.ts";
import { emptyPostTrash } from "#schema/site/posts/post-trash.ts";

/** Empties it once. */
export async function sweepTrash(tools: { clock: Clock; contentCache: ContentCache }): Promise<void> {
  const now = tools.clock.now();
  const version = await db.$transaction(async (tx) => {
    await deleteOldRequests(tx, now);
    await emptyPopupTrash(tx, now);
    await emptyGlossaryTrash(tx, now);
    const posts = await emptyPostTrash(tx, now);
    return (await emptyProgramTrash(tx, now)) ?? posts;
  });
  await tools.contentCache.changed(version);
}
