// Every page a browser asks for. Cookies and Authorization are never read here, so the bytes are the same for everyone
// (docs/architecture.md). A page is made once for each content version, however many ask, in a thread of its own
// (gateway/visitors/visitor-threads.ts). hit() writes a cached page after one look-up.
import type { IncomingMessage, ServerResponse } from "node:http";
import { STATUS_CODES } from "node:http";
import type { Logger } from "pino";
import { PublicCache } from "#gateway/cache/public-cache.ts";
import { clientAddress } from "#gateway/http/client-address.ts";
import { HttpError, STATUS } from "#gateway/http/errors.ts";
import { negotiateEncoding } from "#gateway/http/negotiate-encoding.ts";
import type { AskVisitorThread } from "#gateway/visitors/visitor-threads.ts";
import { isDatabaseAway } from "#prisma/database-away.ts";
import type { Clock, ContentCache } from "#schema/context.ts";
import type { RedirectIndex } from "#schema/core/redirects/redirect-index.ts";
import {
  type Address,
  asLocation,
  canonicalAddress,
  encodedTarget,
  listAddress,
  parseAddress,
  tidied,
} from "./address.ts";
import { isCrawler } from "./is-crawler.ts";
import { PAGE_HEADERS, pathOf, reportPage } from "./make-page.ts";
import type { PageTable } from "./renderer.ts";
import { crawlerPage, staticPage } from "./static-pages.ts";
import type { UnknownAddresses } from "./unknown-addresses.ts";

/** Rendered pages stored in memory, all encodings together. */
const CACHE_BYTES = 32 * 1024 * 1024;

/** Searches and tails of lists have a query; without one a page is on the map of the site. */
const stays = (address: string) => (address.includes("?") ? "never" : "always");

interface HtmlDependencies {
  readonly pages: PageTable;
  readonly visitors: AskVisitorThread;
  readonly contentCache: ContentCache;
  readonly clock: Clock;
  readonly log: Logger;
  /** See clientAddress. */
  readonly trustProxy: number;
  /** Written with every page; hit() runs before the app sets them on the response. */
  readonly headers: Readonly<Record<string, string>>;
  /** Where former addresses lead (docs/import.md#former-addresses). It is not asked for a page that is there. */
  readonly redirects: () => Promise<RedirectIndex>;
  readonly unknown: Pick<UnknownAddresses, "note">;
}

export interface Html {
  /** Answers from the cache with all headers, and says whether it did. Call it before anything else is done for a request. */
  hit(request: IncomingMessage, response: ServerResponse): boolean;
  /** Answers any request that no other route took; never throws. */
  handle(request: IncomingMessage, response: ServerResponse, requestId: string): void;
}

export function createHtml(deps: HtmlDependencies): Html {
  const { pages, visitors, contentCache, clock, log, headers, trustProxy, redirects, unknown } = deps;
  const onStale = (address: string, madeAt: Date, reason: string) =>
    log.warn({ path: pathOf(address), madeAt }, `Page of before: ${reason}`);
  const cache = new PublicCache({ contentCache, clock, maxBytes: CACHE_BYTES, onStale, stays });

  /** The headers of every page are set here: the threads know nothing of them. */
  async function make(request: IncomingMessage, address: string, sender: string, requestId: string) {
    const encoding = negotiateEncoding(request.headers["accept-encoding"]);
    const made = await visitors.ask({ question: { kind: "page", address }, requestId, encoding }, { sender });
    return { ...made, headers: { ...headers, ...made.headers } };
  }

  /** The present address of what was at an address before; null: none. */
  async function newPlace({ path, search }: Address): Promise<string | null> {
    try {
      const target = (await redirects()).find(path + search);
      return target === null ? null : encodedTarget(target);
    } catch (error) {
      if (!isDatabaseAway(error)) throw error;
      return null;
    }
  }

  async function answer(
    request: IncomingMessage,
    response: ServerResponse,
    requestId: string,
  ): Promise<void> {
    if (request.method !== "GET" && request.method !== "HEAD") {
      return sendPlain(response, 405, { ...headers, allow: "GET, HEAD" });
    }
    const asked = parseAddress(request.url);
    if (!asked) return sendPlain(response, 400, headers);
    const page = pages.findPage(asked.path);
    const canonical = canonicalAddress(asked, page?.query ?? []);
    const lower = asked.path.toLowerCase();
    // An old address may be a query of a page that is there, such as `/?p=12`: one that this page does not read.
    if (!page || lower !== asked.path || (asked.search !== "" && canonical === asked.path)) {
      const target = await newPlace(asked);
      if (target !== null) return sendPlain(response, 301, { ...headers, location: target });
    }
    const tidy = tidied(asked);
    if (tidy !== null) return sendPlain(response, 308, { ...headers, location: asLocation(tidy) });
    if (lower !== asked.path && pages.findPage(lower)) {
      return sendPlain(response, 308, { ...headers, location: asLocation(lower + asked.search) });
    }
    const list = page ? null : listAddress(lower, (path) => pages.findPage(path) !== null);
    if (list !== null)
      return sendPlain(response, 308, { ...headers, location: asLocation(list + asked.search) });
    const sender = clientAddress(request, trustProxy);
    const made = await cache.answer(canonical, () => make(request, canonical, sender, requestId));
    if (made.status === 404) {
      const target = page && (await newPlace(asked));
      if (target) return sendPlain(response, 301, { ...headers, location: target });
      const { referer: referrer, host } = request.headers;
      unknown.note({ address: asked.path + asked.search, referrer, host, sender });
    }
    if (made.status >= 400 && isCrawler(request.headers["user-agent"])) {
      const retry = made.headers["retry-after"];
      log.info({ path: asked.path, status: made.status, requestId }, "Crawler got an error");
      return sendPlain(response, made.status, { ...headers, ...(retry ? { "retry-after": retry } : {}) });
    }
    await cache.send(request, response, canonical, made);
  }

  /** People get a page in their language; crawlers the status and a few words. */
  function refuse(request: IncomingMessage, response: ServerResponse, error: HttpError, id: string): void {
    const status = STATUS[error.code];
    const isPlain = status !== 503 || isCrawler(request.headers["user-agent"]);
    const page = isPlain ? undefined : staticPage(503, pages.languageOf(pathOf(request.url ?? "/")), id);
    sendPlain(response, status, { ...headers, ...error.headers }, page);
  }

  return {
    hit: (request, response) => {
      const { method, url = "/" } = request;
      if (method !== "GET" && method !== "HEAD") return false;
      const made = cache.fresh(url);
      if (!made) return false;
      void cache.send(request, response, url, made);
      return true;
    },
    handle: (request, response, requestId) => {
      answer(request, response, requestId).catch((error: unknown) => {
        if (error instanceof HttpError) return refuse(request, response, error, requestId);
        reportPage(log, error, request.url ?? "/", requestId);
        if (response.headersSent) response.destroy();
        else sendPlain(response, 500, { ...headers, "x-request-id": requestId });
      });
    },
  };
}

/** A few words and the status; a redirect has its Location among the headers. */
function sendPlain(
  response: ServerResponse,
  status: number,
  headers: Readonly<Record<string, string>>,
  body = crawlerPage(status, STATUS_CODES[status] ?? ""),
): void {
  response.writeHead(status, { ...headers, ...PAGE_HEADERS, "content-length": Buffer.byteLength(body) });
  response.end(response.req.method === "HEAD" ? undefined : body);
}
