// Visitors ask /graphql the same again and again. A query over public data is answered once for each body and content version. After that
// the answer is written from memory, without Yoga.
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Logger } from "pino";
import { type MadeAnswer, PublicCache } from "#gateway/cache/public-cache.ts";
import { STATUS } from "#gateway/http/errors.ts";
import type { Clock, ContentCache } from "#schema/context.ts";
import type { Documents } from "./documents.ts";
import type { GraphqlAnswer } from "./yoga.ts";

const CACHE_BYTES = 16 * 1024 * 1024;
/** UTF-16 units; a longer body (many variables) is asked anew each time. */
const BODY_MAX = 4_000;
const ACCEPT_MAX = 200;

/** @param gone null where others may wait for the same answer, or will ask for it */
export type Ask = (gone: AbortSignal | null) => Promise<GraphqlAnswer>;

export interface VisitorAnswers {
  /** Writes the kept answer, or asks for one. */
  send(request: IncomingMessage, response: ServerResponse, body: string, ask: Ask): Promise<void>;
}

export interface VisitorAnswersDependencies {
  readonly log: Logger;
  readonly documents: Documents;
  readonly clock: Clock;
  readonly contentCache: ContentCache;
  /** The address of the font for the characters of a text beyond the core; null when there are none. */
  readonly fontFor: (text: string) => string | null;
}

export function createVisitorAnswers(deps: VisitorAnswersDependencies): VisitorAnswers {
  const { fontFor, log, documents, ...rest } = deps;
  const onStale = (_: string, madeAt: Date) => log.warn({ madeAt }, "Answer of before: the database is away");
  const cache = new PublicCache({ ...rest, maxBytes: CACHE_BYTES, onStale });
  return {
    async send(request, response, body, ask) {
      const accept = request.headers.accept ?? "";
      const keepable = body.length <= BODY_MAX && accept.length <= ACCEPT_MAX;
      const key = `${accept}\n${body}`;
      const kept = keepable ? cache.fresh(key) : null;
      if (kept) return await cache.send(request, response, key, kept);

      const make = async (gone: AbortSignal | null): Promise<MadeAnswer> => {
        const { status, headers, body: bytes, sameForAll } = await ask(gone);
        const font = sameForAll ? fontFor(bytes) : null;
        const link = font === null ? {} : { link: fontLink(font) };
        const made = { status, headers: { ...headers, ...link }, body: bytes, keep: sameForAll };
        return { ...made, away: status === STATUS.UNAVAILABLE };
      };
      const source = keepable ? sourceOf(body) : null;
      // Only what is known to be public may be asked once for several who wait.
      if (source !== null && documents.find(source)?.sameForAll === true) {
        return await cache.send(request, response, key, await cache.answer(key, () => make(null)));
      }
      const made = await make(goneWith(response));
      response
        .writeHead(made.status, { ...made.headers, "content-length": Buffer.byteLength(made.body) })
        .end(made.body);
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

/** RFC 8288. Some browsers fetch the font at once; the client puts it in place (web/browser/page-font.ts). */
function fontLink(address: string): string {
  return `<${address}>;rel=preload;as=font;type="font/woff2";crossorigin`;
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
