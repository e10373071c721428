// Looks into the outbox every second while the gateway runs. An empty look is one query over an index that holds only what is
// to be sent. (pg-boss was measured for this: it adds a tenth to every start of the embedded database, and its own tables are in
// no backup; the outbox is a queue already.)
import { setTimeout as sleep } from "node:timers/promises";
import { type MailTools, sendDueMails } from "./send-mails.ts";

const LOOK_EVERY = 1_000;
/** After a look that failed, because the database is away, say. */
const LOOK_AGAIN = 5_000;
/** What is being sent when the gateway stops has this long; after that its lease ends by itself. */
const GRACE = 5_000;

export function startMailWorker(tools: MailTools): { stop(): Promise<void> } {
  const stopped = new AbortController();
  const { signal } = stopped;
  const pause = (milliseconds: number) =>
    sleep(milliseconds, undefined, { signal, ref: false }).catch(() => undefined);
  const run = async () => {
    while (!signal.aborted) {
      try {
        await sendDueMails(tools, () => signal.aborted);
        await pause(LOOK_EVERY);
      } catch (error) {
        tools.log.warn({ err: error }, "The outbox could not be read; it is tried again");
        await pause(LOOK_AGAIN);
      }
    }
  };
  const running = run();
  return {
    stop: async () => {
      stopped.abort();
      await Promise.race([running, sleep(GRACE, undefined, { ref: false })]);
    },
  };
}
