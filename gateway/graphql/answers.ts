// Visitors ask /graphql the same again and again. A query over public data is answered once for each body and content version. After that
// the answer is written from memory, without Yoga.
import type { IncomingMessage, ServerResponse } from "node:http";
import { LRUCache } from "lru-cache";
import type { Logger } from "pino";
import { type MadeAnswer, PublicCache } from "#gateway/cache/public-cache.ts";
import { STATUS } from "#gateway/http/errors.ts";
import type { Clock, ContentCache } from "#schema/context.ts";
import type { GraphqlAnswer } from "./yoga.ts";

const CACHE_BYTES = 16 * 1024 * 1024;
/** UTF-16 units; a longer body (many variables) is asked anew each time. */
const BODY_MAX = 4_000;
const ACCEPT_MAX = 200;
const DOCUMENTS_MAX = 500;

export interface VisitorAnswers {
  /** Writes the kept answer, or asks for one. */
  send(
    request: IncomingMessage,
    response: ServerResponse,
    body: string,
    ask: () => Promise<GraphqlAnswer>,
  ): Promise<void>;
}

export interface VisitorAnswersDependencies {
  readonly log: Logger;
  readonly clock: Clock;
  readonly contentCache: ContentCache;
  /** The address of the font for the characters of a text beyond the core; null when there are none. */
  readonly fontFor: (text: string) => string | null;
}

export function createVisitorAnswers(deps: VisitorAnswersDependencies): VisitorAnswers {
  const { fontFor, log, ...rest } = deps;
  const onStale = (_: string, madeAt: Date) => log.warn({ madeAt }, "Answer of before: the database is away");
  const cache = new PublicCache({ ...rest, maxBytes: CACHE_BYTES, onStale });
  /** Documents whose operations were found public. Only these are asked once for several who wait. */
  const publicSources = new LRUCache<string, true>({ max: DOCUMENTS_MAX });

  return {
    async send(request, response, body, ask) {
      const accept = request.headers.accept ?? "";
      const keepable = body.length <= BODY_MAX && accept.length <= ACCEPT_MAX;
      const key = `${accept}\n${body}`;
      const kept = keepable ? cache.fresh(key) : null;
      if (kept) return await cache.send(request, response, key, kept);

      const make = async (): Promise<MadeAnswer> => {
        const { status, headers, body: bytes, sameForAll } = await ask();
        const font = sameForAll ? fontFor(bytes) : null;
        const link = font === null ? {} : { link: fontLink(font) };
        const made = { status, headers: { ...headers, ...link }, body: bytes, keep: sameForAll };
        return { ...made, away: status === STATUS.UNAVAILABLE };
      };
      const source = keepable ? sourceOf(body) : null;
      if (source !== null && publicSources.has(source)) {
        return await cache.send(request, response, key, await cache.answer(key, make));
      }
      const made = await make();
      if (source !== null && made.keep) publicSources.set(source, true);
      response
        .writeHead(made.status, { ...made.headers, "content-length": Buffer.byteLength(made.body) })
        .end(made.body);
    },
  };
}

/** RFC 8288. Some browsers fetch the font at once; the client puts it in place (web/browser/page-font.ts). */
function fontLink(address: string): string {
  return `<${address}>;rel=preload;as=font;type="font/woff2";crossorigin`;
}

function sourceOf(body: string): string | null {
  try {
    const value: unknown = JSON.parse(body);
    if (typeof value !== "object" || value === null || !("query" in value)) return null;
    return typeof value.query === "string" ? value.query : null;
  } catch {
    return null;
  }
}
