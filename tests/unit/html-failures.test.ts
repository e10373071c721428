// What is sent when a page cannot be rendered: the renderer is a double, the rest is real.
import { createServer, type Server } from "node:http";
import { afterEach, expect, test, vi } from "vitest";
import { createHtml } from "#gateway/html/create-html.ts";
import { createMakePage } from "#gateway/html/make-page.ts";
import type { PageTable, Renderer } from "#gateway/html/renderer.ts";
import { listen } from "#gateway/http/server.ts";
import { createLogger } from "#gateway/start/logger.ts";
import { createRedirectIndex } from "#schema/core/redirects/redirect-index.ts";

const GOOGLEBOT = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)";
const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
let server: Server | undefined;

afterEach(() => {
  server?.close();
  server?.closeAllConnections();
});

/** Serves pages that `render` makes; answers the function to ask with and the lines logged. */
async function serve(render: Renderer["render"]) {
  const lines: string[] = [];
  const log = createLogger("debug", { write: (line) => void lines.push(line) });
  const pages: PageTable = {
    buildId: "b",
    inlineScripts: [],
    documents: [],
    languageOf: (path) => (path.startsWith("/en") ? "en" : "ko"),
    findPage: () => ({ rights: "public", query: [], listed: true, modules: [], words: [], title: null }),
    listedPaths: [],
    boardName: (board) => board,
  };
  const makePage = createMakePage({ ...pages, render }, log);
  const html = createHtml({
    pages,
    visitors: {
      ask: async ({ question, requestId }) => {
        if (question.kind !== "page") throw new Error("Only pages are asked for here");
        const made = await makePage(question.address, requestId);
        return { ...made, body: new Uint8Array(Buffer.from(made.body)) };
      },
    },
    contentCache: { version: 1n, changed: async () => {}, afterPendingUpdates: async () => {} },
    clock: { now: () => new Date() },
    log,
    headers: { "x-content-type-options": "nosniff" },
    trustProxy: 0,
    redirects: async () => createRedirectIndex([]),
    unknown: { note: () => undefined },
  });
  server = createServer((request, response) => {
    if (!html.hit(request, response)) html.handle(request, response, "request-7");
  });
  const { port } = await listen(server, "127.0.0.1", 0);
  const ask = (path: string, userAgent = FIREFOX) =>
    fetch(`http://127.0.0.1:${port}${path}`, { headers: { "user-agent": userAgent } });
  return { ask, lines };
}

test("a render that breaks is a 500 page with the id that leads to the log", async () => {
  const { ask, lines } = await serve(() => Promise.reject(new Error("secret detail")));
  const answer = await ask("/notice/list");
  expect(answer.status).toBe(500);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
  const page = await answer.text();
  expect(page).toContain("request-7");
  expect(page).toContain('lang="ko"');
  for (const words of [
    "<title>Error Page</title>",
    "Oops!",
    "layout-eleven",
    "500</strong> Sorry",
    "Back to Home",
  ]) {
    expect(page).toContain(words);
  }
  expect(page).not.toContain("secret detail");
  expect(lines.join()).toContain("secret detail");
  expect(lines.join()).toContain("request-7");
});

test("a database that is away is a 503 to be tried again, in the language of the address", async () => {
  const { ask } = await serve(async () => ({ status: 503, html: "not this" }));
  const answer = await ask("/en/notice/list");
  expect(answer.status).toBe(503);
  expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  const page = await answer.text();
  expect(page).toContain('lang="en"');
  expect(page).not.toContain("not this");
  expect(page).toContain("briefly unavailable");
});

test("a failure is not stored: the next request is the page again", async () => {
  let away = true;
  const { ask } = await serve(async () =>
    away ? { status: 503, html: "" } : { status: 200, html: "<p>page</p>" },
  );
  expect((await ask("/")).status).toBe(503);
  away = false;
  expect(await (await ask("/")).text()).toBe("<p>page</p>");
});

test("a crawler gets the status and Retry-After, and no page", async () => {
  const { ask } = await serve(async () => ({ status: 503, html: "" }));
  const answer = await ask("/", GOOGLEBOT);
  expect(answer.status).toBe(503);
  expect(answer.headers.get("retry-after")).not.toBeNull();
  expect((await answer.text()).length).toBeLessThan(400);
});

test("many who ask at once wait for one rendering", async () => {
  const render = vi.fn(async () => ({ status: 200, html: "<p>page</p>" }));
  const { ask } = await serve(render);
  const answers = await Promise.all(Array.from({ length: 20 }, () => ask("/notice/list?utm_source=x")));
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  expect(render).toHaveBeenCalledTimes(1);
});

test("what only one page's readers may see is not for caches", async () => {
  const { ask } = await serve(async () => ({ status: 404, html: "<p>gone</p>" }));
  expect((await ask("/notice/1")).headers.get("cache-control")).toBe("no-store");
});
