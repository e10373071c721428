// The work for visitors in the test's own thread, over its own `pool`. A thread for it loads all modules
// again, which takes longer than most tests; and here a test can count or break what is asked of the
// database.
import type { VisitorThreads, VisitorThreadsOptions } from "#gateway/visitors/visitor-threads.ts";
import { loadVisitorWork } from "#gateway/visitors/visitor-work.ts";
import { connection } from "#prisma/client.ts";
import { visitorSession } from "#prisma/connection.ts";
import { whileWanted } from "#prisma/site-pool.ts";

/** What startGateway takes for `createVisitors` where a test names nothing else. */
export function createVisitorsHere(options: VisitorThreadsOptions): VisitorThreads {
  const { log, clock, contentCache } = options;
  const settings = { ...options.settings, database: connection, owner: visitorSession(0) };
  let work: ReturnType<typeof loadVisitorWork> | undefined;
  return {
    start: () => undefined,
    ask: async (job, { gone }) => {
      work ??= loadVisitorWork(settings, log, (version) => contentCache.changed(version));
      const answer = await work;
      await contentCache.afterPendingUpdates();
      const sent = { ...job, id: 0, now: clock.now().getTime(), version: contentCache.version };
      return gone ? await whileWanted(gone, () => answer(sent)) : await answer(sent);
    },
    close: async () => undefined,
  };
}
