// Says whether a request for a PDF is a reading: no crawler's, and not the same person's again within half a
// minute (the rule of COUNTER). Who asks is known by a hash that only this process can make, and is forgotten
// with it: no cookie, nothing stored (docs/journal.md#for-machines).
import { createHmac, randomBytes } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { LRUCache } from "lru-cache";
import { isCrawler } from "#gateway/html/is-crawler.ts";
import { clientAddress } from "#gateway/http/client-address.ts";
import type { Clock } from "#schema/context.ts";

const AGAIN_AFTER_MS = 30_000;
/** Readings that are remembered: some hundred bytes each. */
const REMEMBERED = 5_000;

/** @param trustProxy how many proxies of ours are in front of this process */
export function createReaders(clock: Clock, trustProxy: number) {
  const secret = randomBytes(32);
  const seen = new LRUCache<string, number>({ max: REMEMBERED });
  return {
    /** Whether this counts as a reading of an article. */
    isReading(request: IncomingMessage, articleId: number): boolean {
      const agent = request.headers["user-agent"];
      if (request.method !== "GET" || isCrawler(agent)) return false;
      const who = createHmac("sha256", secret)
        .update(`${clientAddress(request, trustProxy)} ${agent ?? ""} ${articleId}`)
        .digest("base64");
      const now = clock.now().getTime();
      const last = seen.get(who);
      seen.set(who, now);
      return last === undefined || now - last >= AGAIN_AFTER_MS;
    },
  };
}
