// A page of the build is cached once it is whole; one straight from the sources (`npm run dev`) never is, or
// a change would not be seen.
import { expect, test } from "vitest";
import { createMakePage } from "#gateway/html/make-page.ts";
import type { Renderer } from "#gateway/html/renderer.ts";
import { createLogger } from "#gateway/start/logger.ts";

const log = createLogger("silent");
const renderer: Renderer = {
  buildId: "b",
  inlineScripts: [],
  documents: [],
  languageOf: () => "ko",
  findPage: () => ({ rights: "public", query: [], listed: true, modules: [], words: [], title: null }),
  listedPaths: [],
  boardName: (board) => board,
  render: async () => ({ status: 200, html: "<p>Notices</p>" }),
};

test.each([true, false])("where pages are cached: %s", async (caches) => {
  const made = await createMakePage(renderer, log, { caches })("/notice/list", "r");
  expect(made.status).toBe(200);
  expect(made.keep).toBe(caches);
});
