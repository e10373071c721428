// Every page a browser asks for. Cookies and Authorization are never read here, so the bytes are the same for everyone
// (docs/architecture.md). A page is made once for each content version, however many ask. hit() writes a kept page after one look-up.
import type { IncomingMessage, ServerResponse } from "node:http";
import { STATUS_CODES } from "node:http";
import type { Logger } from "pino";
import { type MadeAnswer, PUBLIC_CONTROL, PublicCache } from "#gateway/cache/public-cache.ts";
import { type BudgetLimits, createBudget } from "#gateway/http/budget.ts";
import { clientAddress } from "#gateway/http/client-address.ts";
import { HttpError, RETRY_AFTER_SECONDS, STATUS } from "#gateway/http/errors.ts";
import { isDatabaseAway } from "#prisma/database-away.ts";
import type { Clock, ContentCache } from "#schema/context.ts";
import type { RedirectIndex } from "#schema/redirects/redirect-index.ts";
import {
  type Address,
  asLocation,
  canonicalAddress,
  encodedTarget,
  parseAddress,
  tidied,
} from "./address.ts";
import { isCrawler } from "./is-crawler.ts";
import type { Renderer } from "./renderer.ts";
import { crawlerPage, staticPage } from "./static-pages.ts";
import type { UnknownAddresses } from "./unknown-addresses.ts";

/** Rendered pages kept in memory, all encodings together. */
const CACHE_BYTES = 32 * 1024 * 1024;

export interface HtmlDependencies {
  readonly renderer: Renderer;
  readonly contentCache: ContentCache;
  readonly clock: Clock;
  readonly log: Logger;
  /** See clientAddress. */
  readonly trustProxy: number;
  /** Written with every page; hit() runs before the app sets them on the response. */
  readonly headers: Readonly<Record<string, string>>;
  /** Where addresses of before lead (decision 177). It is not asked for a page that is there. */
  readonly redirects: () => Promise<RedirectIndex>;
  readonly unknown: Pick<UnknownAddresses, "note">;
}

export interface Html {
  /** Answers from the cache with all headers, and says whether it did. Call it before anything else is done for a request. */
  hit(request: IncomingMessage, response: ServerResponse): boolean;
  /** Answers any request that no other route took; never throws. */
  handle(request: IncomingMessage, response: ServerResponse, requestId: string): void;
}

/** Pages are our own and bounded: a stranger may have many made, but not so many at once that nobody else is served. */
const STRANGERS: BudgetLimits = {
  address: { burst: 60_000, perSecond: 500 },
  all: { burst: 120_000, perSecond: 900 },
  running: 40,
  piece: 2_000,
};

export function createHtml(deps: HtmlDependencies): Html {
  const { renderer, contentCache, clock, log, headers, trustProxy, redirects, unknown } = deps;
  const budget = createBudget(STRANGERS);
  const onStale = (address: string, madeAt: Date) =>
    log.warn({ path: pathOf(address), madeAt }, "Page of before: the database is away");
  const cache = new PublicCache({ contentCache, clock, maxBytes: CACHE_BYTES, onStale });

  /** Renders an address into an answer; a rejection of the renderer becomes the static error page. */
  async function make(
    address: string,
    page: ReturnType<Renderer["findPage"]>,
    requestId: string,
  ): Promise<MadeAnswer> {
    let whole = true;
    let away = false;
    try {
      const rendered = await renderer.render(address, requestId, (error) => {
        whole = false;
        away ||= isDatabaseAway(error);
        report(error, address, requestId);
      });
      if ("redirect" in rendered) return redirection(rendered.status, rendered.redirect, headers);
      const { status, html } = rendered;
      if (status === 503) return failure(503, address, requestId);
      const open = page?.rights === "public" && status === 200;
      const control = open ? PUBLIC_CONTROL : "no-store";
      const extra = status >= 500 ? { "x-request-id": requestId } : {};
      return {
        status,
        headers: {
          ...headers,
          ...extra,
          "content-type": "text/html; charset=utf-8",
          "cache-control": control,
        },
        body: html,
        // A page that lacks a part goes to those who asked, and is made again for the next.
        keep: status === 200 && whole,
        away,
      };
    } catch (error) {
      report(error, address, requestId);
      return failure(isDatabaseAway(error) ? 503 : 500, address, requestId);
    }
  }

  function failure(status: 500 | 503, address: string, requestId: string): MadeAnswer {
    const retry = status === 503 ? { "retry-after": String(RETRY_AFTER_SECONDS) } : {};
    return {
      status,
      headers: { ...headers, ...retry, ...PLAIN_HEADERS, "x-request-id": requestId },
      body: staticPage(status, renderer.languageOf(pathOf(address)), requestId),
      keep: false,
      away: status === 503,
    };
  }

  function report(error: unknown, address: string, requestId: string): void {
    const fields = { err: error, path: pathOf(address), requestId };
    if (isDatabaseAway(error)) log.warn(fields, "Page refused: the database is away");
    else log.error(fields, "Page failed");
  }

  /** Where what stood at an address before is now; null: nowhere. */
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
    const page = renderer.findPage(asked.path);
    const canonical = canonicalAddress(asked, page?.query ?? []);
    const lower = asked.path.toLowerCase();
    // An old address may be a query of a page that is there, such as `/?p=12`: one that this page does not read.
    if (!page || lower !== asked.path || (asked.search !== "" && canonical === asked.path)) {
      const target = await newPlace(asked);
      if (target !== null) return sendPlain(response, 301, { ...headers, location: target });
    }
    const tidy = tidied(asked);
    if (tidy !== null) return sendPlain(response, 308, { ...headers, location: asLocation(tidy) });
    if (lower !== asked.path && renderer.findPage(lower)) {
      return sendPlain(response, 308, { ...headers, location: asLocation(lower + asked.search) });
    }
    const sender = clientAddress(request, trustProxy);
    const made = await cache.answer(canonical, () =>
      budget.spend(sender, () => make(canonical, page, requestId)),
    );
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
        if (error instanceof HttpError) {
          return sendPlain(response, STATUS[error.code], { ...headers, ...error.headers });
        }
        report(error, request.url ?? "/", requestId);
        if (response.headersSent) response.destroy();
        else sendPlain(response, 500, { ...headers, "x-request-id": requestId });
      });
    },
  };
}

const PLAIN_HEADERS = { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" } as const;

function redirection(
  status: number,
  location: string,
  headers: Readonly<Record<string, string>>,
): MadeAnswer {
  return {
    status,
    headers: { ...headers, ...PLAIN_HEADERS, location: asLocation(location) },
    body: "",
    keep: false,
  };
}

/** A few words and the status; a redirect has its Location among the headers. */
function sendPlain(
  response: ServerResponse,
  status: number,
  headers: Readonly<Record<string, string>>,
): void {
  const body = crawlerPage(status, STATUS_CODES[status] ?? "");
  response.writeHead(status, { ...headers, ...PLAIN_HEADERS, "content-length": Buffer.byteLength(body) });
  response.end(response.req.method === "HEAD" ? undefined : body);
}

function pathOf(address: string): string {
  return address.split("?", 1)[0] ?? address;
}
