// Lighthouse as a phone, over the demo's content: home, a list, a post, a seminar. Each category is the median of three runs. It prints what a
// page lost points for, so that a figure that fell explains itself.
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import lighthouse, { type Result } from "lighthouse";
import { freePort } from "#tests/support/free-port.ts";
import { BROWSER_ARGUMENTS, installBrowser } from "#tests/support/install-browser.ts";
import { startSite } from "#tests/support/site.ts";
import { ROOT } from "#tests/support/source-files.ts";
import type { Figure, Section } from "./report.ts";
import { median } from "./rounds.ts";

const RUNS = 3;
/** Of 100, the median of the runs. */
const AT_LEAST = { performance: 98, accessibility: 100, "best-practices": 100, seo: 100 } as const;
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;

const FIRST = "{ latestPosts(board: NOTICE, first: 1) { id } programs(kinds: [SEMINAR]) { items { id } } }";

/** The pages by what they are called; the post and the seminar are the first there are. */
async function findPages(origin: string): Promise<Readonly<Record<string, string>>> {
  const answer = await fetch(`${origin}/graphql`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "graphql-require-preflight": "1",
      "x-graphql-yoga-csrf": "1",
    },
    body: JSON.stringify({ query: FIRST }),
  });
  const { data } = await answer.json();
  return {
    home: "/",
    "a list": "/notice/list",
    "a post": `/notice/${data.latestPosts[0].id}`,
    "a seminar": `/seminar-details/${data.programs.items[0].id}`,
  };
}

const PHONE_FONT = join(
  ROOT,
  "node_modules/pretendard/dist/public/static/alternative/Pretendard-Regular.ttf",
);

/**
 * A folder of data with a Korean font, where the browser's machine looks for the reader's own. Every phone has one; a bare Linux
 * has none and looks up each syllable of the first paint in vain, which takes it longer than all the rest.
 */
function phoneData(): string {
  const folder = mkdtempSync(join(tmpdir(), "phone-"));
  cpSync(PHONE_FONT, join(folder, "fonts", "korean.ttf"));
  return folder;
}

/** What a run took points off for, in the words of Lighthouse. */
function losses({ categories, audits }: Result): string[] {
  return Object.values(categories).flatMap(({ id, auditRefs }) =>
    auditRefs.flatMap(({ id: audit, weight }) => {
      const found = audits[audit];
      const isLost = weight > 0 && found !== undefined && found.score !== null && found.score < 1;
      return isLost ? [`${id}: ${found.title} (${found.displayValue ?? found.score})`] : [];
    }),
  );
}

/** @param say told what took points off the last run of a page that missed a bound */
export async function measureLighthouse(say: (line: string) => void): Promise<Section> {
  const executablePath = installBrowser(say);
  const site = await startSite({
    demo: true,
    env: { NODE_ENV: "production", LOG_LEVEL: "warn", OPEN_GRAPHQL: "1" },
  });
  const port = await freePort();
  const data = phoneData();
  const browser = await chromium.launch({
    executablePath,
    env: { ...process.env, XDG_DATA_HOME: data },
    args: [...BROWSER_ARGUMENTS, `--remote-debugging-port=${port}`],
  });
  try {
    const figures: Figure[] = [];
    for (const [name, path] of Object.entries(await findPages(site.url))) {
      const scores = CATEGORIES.map((): number[] => []);
      let lost: string[] = [];
      // The first one finds a site that has just started, with its pictures still to be made; it is not counted.
      for (let run = -1; run < RUNS; run += 1) {
        const result = await lighthouse(site.url + path, {
          port,
          logLevel: "error",
          onlyCategories: [...CATEGORIES],
        });
        if (!result) throw new Error(`Lighthouse said nothing of ${path}`);
        if (run < 0) continue;
        for (const [index, category] of CATEGORIES.entries()) {
          scores[index]?.push((result.lhr.categories[category]?.score ?? 0) * 100);
        }
        lost = losses(result.lhr);
      }
      const own = CATEGORIES.map(
        (category, index): Figure => ({
          name: `${name}, ${category}`,
          value: Math.round(median(scores[index] ?? [])),
          unit: "points",
          atLeast: AT_LEAST[category],
        }),
      );
      if (own.some(({ value, atLeast = 0 }) => value < atLeast))
        for (const line of lost) say(`${name}: ${line}`);
      figures.push(...own);
    }
    return {
      title: "Lighthouse",
      how: `as a phone with a Korean font, median of ${RUNS} runs, demo content`,
      figures,
    };
  } finally {
    await browser.close();
    await site.stop();
    rmSync(data, { recursive: true });
  }
}
