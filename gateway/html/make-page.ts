// Renders an address into an answer, in a thread for anonymous visitors. A rejection of the renderer becomes
// the static error page.
import type { Logger } from "pino";
import { type MadeAnswer, PUBLIC_CONTROL } from "#gateway/cache/public-cache.ts";
import { RETRY_AFTER_SECONDS } from "#gateway/http/errors.ts";
import { isDatabaseAway } from "#prisma/database-away.ts";
import { asLocation } from "./address.ts";
import type { Renderer } from "./renderer.ts";
import { staticPage } from "./static-pages.ts";

/** Makes the page of an address: a path with the query keys the page depends on. */
type MakePage = (address: string, requestId: string) => Promise<MadeAnswer>;

export const PAGE_HEADERS = {
  "content-type": "text/html; charset=utf-8",
  "cache-control": "no-store",
} as const;

/** @param options.caches false while the sources may change (`npm run dev`): each answer is one of the sources as they are */
export function createMakePage(
  renderer: Renderer,
  log: Logger,
  { caches }: { readonly caches: boolean } = { caches: true },
): MakePage {
  function failure(status: 500 | 503, address: string, requestId: string): MadeAnswer {
    const retry = status === 503 ? { "retry-after": String(RETRY_AFTER_SECONDS) } : {};
    return {
      status,
      headers: { ...retry, ...PAGE_HEADERS, "x-request-id": requestId },
      body: staticPage(status, renderer.languageOf(pathOf(address)), requestId),
      keep: false,
      away: status === 503,
    };
  }

  return async (address, requestId) => {
    const page = renderer.findPage(pathOf(address));
    let whole = true;
    let away = false;
    try {
      const rendered = await renderer.render(address, requestId, (error) => {
        whole = false;
        away ||= isDatabaseAway(error);
        reportPage(log, error, address, requestId);
      });
      if ("redirect" in rendered) {
        const headers = { ...PAGE_HEADERS, location: asLocation(rendered.redirect) };
        return { status: rendered.status, headers, body: "", keep: false };
      }
      const { status, html } = rendered;
      if (status === 503) return failure(503, address, requestId);
      const control = page?.rights === "public" && status === 200 ? PUBLIC_CONTROL : "no-store";
      const id: Record<string, string> = status >= 500 ? { "x-request-id": requestId } : {};
      return {
        status,
        headers: { ...PAGE_HEADERS, ...id, "cache-control": control },
        body: html,
        // A page that lacks a part goes to those who asked, and is made again for the next.
        keep: caches && status === 200 && whole,
        away,
      };
    } catch (error) {
      reportPage(log, error, address, requestId);
      return failure(isDatabaseAway(error) ? 503 : 500, address, requestId);
    }
  };
}

/** Logs why a page is not as it should be. */
export function reportPage(log: Logger, error: unknown, address: string, requestId: string): void {
  const fields = { err: error, path: pathOf(address), requestId };
  if (isDatabaseAway(error)) log.warn(fields, "Page refused: the database is away");
  else log.error(fields, "Page failed");
}

export function pathOf(address: string): string {
  return address.split("?", 1)[0] ?? address;
}
