// Tells when a page has come to rest: by what it waits for, and not by half a second without network.
import type { Page, Request } from "@playwright/test";
import { untilAlive } from "./journey.ts";

interface Settling {
  /** Resolves when React has the page, every answer has come and led to no further request, and the fonts are there. */
  settled(): Promise<void>;
  /** What the document that is open has asked of GraphQL. */
  asked(): readonly string[];
}

/** Follows what a page asks for from now on. Call it before the first `goto`. */
export function watchRequests(page: Page): Settling {
  const pending = new Set<Request>();
  let count = 0;
  let asked: string[] = [];
  page.on("request", (request) => {
    // A new document: the answers that the last one waited for never come.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) {
      pending.clear();
      asked = [];
    }
    if (new URL(request.url()).pathname === "/graphql") asked.push(request.postData()?.slice(0, 120) ?? "");
    pending.add(request);
    count += 1;
  });
  page.on("requestfinished", (request) => pending.delete(request));
  page.on("requestfailed", (request) => pending.delete(request));
  const settled = async () => {
    await untilAlive(page);
    // What a shell shows while it learns who is there has no heading yet.
    await page.locator("h1").first().waitFor({ state: "attached" });
    for (let before = -1; before !== count || pending.size > 0; ) {
      before = count;
      await page.evaluate(rest);
    }
  };
  return { settled, asked: () => asked };
}

/** In the page: what the last answer leads to has been drawn, or asked for, by the end of it. */
async function rest(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 100));
  await new Promise((resolve) => requestAnimationFrame(resolve));
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2_000 }));
  await document.fonts.ready;
}
