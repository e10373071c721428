// Lighthouse as a phone, over the demo's content. Each category and the blocking time is the median of three
// runs. It prints what a page lost points for, so that a figure that fell explains itself. Lighthouse is
// fetched when it is asked for: it brings 150 MB, which nothing else needs.
import { execFile } from "node:child_process";
import { rmSync } from "node:fs";
import { promisify } from "node:util";
import { chromium } from "@playwright/test";
import { freePort } from "#tests/support/free-port.ts";
import { BROWSER_ARGUMENTS, installBrowser } from "#tests/support/install-browser.ts";
import { startSite } from "#tests/support/site.ts";
import { type DemoPage, findDemoPages, phoneData } from "./demo-pages.ts";
import { type Figure, keeps, type Section } from "./report.ts";
import { median } from "./rounds.ts";

const LIGHTHOUSE = "lighthouse@13.5.0";
const RUNS = 3;
/** Of 100, the median of the runs. */
const AT_LEAST = { performance: 98, accessibility: 100, "best-practices": 100, seo: 100 } as const;
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;

/** Its report has the pictures it took. */
const REPORT_BYTES = 64 * 2 ** 20;
/** Pages that are no part of a search's answers: they are told to robots so, which costs them points there. */
const FOR_NO_SEARCH: ReadonlySet<string> = new Set<DemoPage>(["login", "registration"]);
/** The ones that are measured, of all pages of the table of first visits. */
const MEASURED = [
  "home",
  "a list",
  "a post",
  "a seminar",
  "the journal",
  "login",
  "registration",
] as const satisfies readonly DemoPage[];
/** Milliseconds in which a page does not answer, the median of the runs. */
const BLOCKING_AT_MOST = 100;

/** What is read of its report. */
interface Result {
  readonly categories: Readonly<
    Record<
      string,
      {
        readonly id: string;
        readonly score: number | null;
        readonly auditRefs: readonly { readonly id: string; readonly weight: number }[];
      }
    >
  >;
  readonly audits: Readonly<
    Record<
      string,
      | {
          readonly title: string;
          readonly score: number | null;
          readonly displayValue?: string;
          readonly numericValue?: number;
        }
      | undefined
    >
  >;
}

/** @param port of a running browser */
async function lighthouse(url: string, port: number): Promise<Result> {
  const options = [
    `--port=${port}`,
    `--only-categories=${CATEGORIES.join(",")}`,
    "--output=json",
    "--output-path=stdout",
    "--quiet",
  ];
  const { stdout } = await promisify(execFile)("npx", ["--yes", LIGHTHOUSE, url, ...options], {
    maxBuffer: REPORT_BYTES,
  });
  return JSON.parse(stdout);
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

/** @param say called with what took points off the last run of a page that missed a bound */
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
    const paths = await findDemoPages(site.url);
    for (const name of MEASURED) {
      const scores = CATEGORIES.map((): number[] => []);
      const blocking: number[] = [];
      let lost: string[] = [];
      // The first one finds a site that has just started, with its pictures still to be made; it is not counted.
      for (let run = -1; run < RUNS; run += 1) {
        const result = await lighthouse(site.url + paths[name], port);
        if (run < 0) continue;
        for (const [index, category] of CATEGORIES.entries()) {
          scores[index]?.push((result.categories[category]?.score ?? 0) * 100);
        }
        blocking.push(result.audits["total-blocking-time"]?.numericValue ?? Number.NaN);
        lost = losses(result);
      }
      const own: Figure[] = CATEGORIES.flatMap((category, index) =>
        category === "seo" && FOR_NO_SEARCH.has(name)
          ? []
          : {
              name: `${name}, ${category}`,
              value: Math.round(median(scores[index] ?? [])),
              unit: "points",
              atLeast: AT_LEAST[category],
            },
      );
      own.push({
        name: `${name}, blocking time`,
        value: Math.round(median(blocking)),
        unit: "ms",
        atMost: BLOCKING_AT_MOST,
      });
      if (!own.every(keeps)) for (const line of lost) say(`${name}: ${line}`);
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
