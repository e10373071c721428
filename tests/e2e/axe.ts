// What axe finds on a page. Its own wrapper for Playwright opens a second page for each run and puts all of axe into that one,
// too: three times the time. The site has no frames, which is what that is for.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import { isShortRun } from "#tests/support/tiers.ts";

/** Its small build: every document takes it in again, and the other is twice as long. */
const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
/** What it leaves in the page. */
declare const axe: typeof import("axe-core");
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
/** What is said beside what is read: voice control finds a control by the words on it. axe runs it only where it is named. */
const NAMED = "label-content-name-mismatch";
/** What another layout or other words can break. The rest, colours above all, is the same and takes nine tenths of the time. */
const OF_LAYOUT_AND_WORDS = [
  "aria-command-name",
  "aria-dialog-name",
  "aria-input-field-name",
  "aria-toggle-field-name",
  "button-name",
  "document-title",
  "empty-heading",
  "html-has-lang",
  "html-lang-valid",
  "image-alt",
  "label",
  NAMED,
  "link-name",
  "page-has-heading-one",
  "scrollable-region-focusable",
  "select-name",
  "summary-name",
  "target-size",
  "valid-lang",
];
const RULES = {
  all: { type: "tag", values: TAGS },
  layoutAndWords: { type: "rule", values: OF_LAYOUT_AND_WORDS },
} as const;

/**
 * What a journey asks on its way. A short run asks all rules once for each shape of a page and each role, in
 * the sweeps (accessibility.spec.ts) and of pages that only a journey opens; the long run asks them
 * everywhere.
 */
const ON_THE_WAY = isShortRun() ? "layoutAndWords" : "all";

/** A line a violated rule: its id and where. */
export async function axeViolations(page: Page, rules: keyof typeof RULES = ON_THE_WAY): Promise<string[]> {
  if (await page.evaluate(() => typeof axe === "undefined")) {
    await page.evaluate(AXE);
    await layOutWhole(page);
  }
  return await page.evaluate(
    async ({ type, values, named }) => {
      // What is still fading in has the contrast of its last frame.
      const moving = document.getAnimations().filter(({ timeline }) => timeline === document.timeline);
      const ending = moving.filter(
        ({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
      );
      await Promise.allSettled(ending.map(({ finished }) => finished));
      // At its top the page has nothing below the header that stays there. Further down a button may just be
      // on its way under it, which axe takes for one too small to be hit.
      const { scrollX, scrollY } = window;
      scrollTo({ left: 0, top: 0, behavior: "instant" });
      const { violations } = await axe.run(document, {
        runOnly: { type, values: [...values] },
        rules: { [named]: { enabled: true } },
        resultTypes: ["violations"],
        iframes: false,
        preload: false,
      });
      scrollTo({ left: scrollX, top: scrollY, behavior: "instant" });
      return violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(" | ")}`,
      );
    },
    { ...RULES[rules], named: NAMED },
  );
}

/** What is far below is laid out when it comes near (content-visibility); until then its links are where they will never be. */
async function layOutWhole(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("* { content-visibility: visible !important }");
    document.adoptedStyleSheets.push(sheet);
  });
}
