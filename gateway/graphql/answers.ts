// Visitors ask /graphql the same again and again. A query over public data is answered once for each body and
// content version. After that the answer is written from memory, without Yoga.
import type { IncomingMessage, ServerResponse } from "node:http";
import { LRUCache } from "lru-cache";
import type { Logger } from "pino";
import { PublicCache } from "#gateway/cache/public-cache.ts";
import { type Encoding, negotiateEncoding } from "#gateway/http/negotiate-encoding.ts";
import type { VisitorAnswer } from "#gateway/visitors/visitor-job.ts";
import type { Clock, ContentCache } from "#schema/context.ts";

const CACHE_BYTES = 16 * 1024 * 1024;
/** UTF-16 units; a longer body (many variables) is asked again each time. */
const BODY_MAX = 4_000;
const ACCEPT_MAX = 200;
/** More than twice the documents of the client. */
const OPEN_MAX = 500;

/** @param gone null where others may wait for the same answer, or will ask for it */
type Ask = (gone: AbortSignal | null, encoding: Encoding) => Promise<VisitorAnswer>;

interface VisitorAnswers {
  /** Writes the cached answer, or asks for one. */
  send(request: IncomingMessage, response: ServerResponse, body: string, ask: Ask): Promise<void>;
}

interface VisitorAnswersDependencies {
  readonly log: Logger;
  readonly clock: Clock;
  readonly contentCache: ContentCache;
}

export function createVisitorAnswers({ log, ...options }: VisitorAnswersDependencies): VisitorAnswers {
  const onStale = (_: string, madeAt: Date, reason: string) =>
    log.warn({ madeAt }, `Answer of before: ${reason}`);
  const cache = new PublicCache({ ...options, maxBytes: CACHE_BYTES, onStale, stays: () => "asked-again" });
  /** Documents whose answers were the same for all. */
  const open = new LRUCache<string, true>({ max: OPEN_MAX });
  return {
    async send(request, response, body, ask) {
      const accept = request.headers.accept ?? "";
      const keepable = body.length <= BODY_MAX && accept.length <= ACCEPT_MAX;
      const key = `${accept}\n${body}`;
      const cached = keepable ? cache.fresh(key) : null;
      if (cached) return await cache.send(request, response, key, cached);

      const source = keepable ? sourceOf(body) : null;
      // Only what is known to be public may be asked once for several who wait.
      if (source !== null && open.has(source)) {
        const encoding = negotiateEncoding(request.headers["accept-encoding"]);
        return await cache.send(request, response, key, await cache.answer(key, () => ask(null, encoding)));
      }
      const made = await ask(goneWith(response), "identity");
      if (made.keep && source !== null) open.set(source, true);
      response.writeHead(made.status, { ...made.headers, "content-length": made.body.length }).end(made.body);
    },
  };
}

/** Aborts when the connection closes before the answer is out. */
export function goneWith(response: ServerResponse): AbortSignal {
  const gone = new AbortController();
  response.once("close", () => {
    if (!response.writableFinished) gone.abort();
  });
  return gone.signal;
}

/** The document of a body; null where there is none. */
export function sourceOf(body: string): string | null {
  try {
    const value: unknown = JSON.parse(body);
    if (typeof value !== "object" || value === null || !("query" in value)) return null;
    return typeof value.query === "string" ? value.query : null;
  } catch {
    return null;
  }
}
