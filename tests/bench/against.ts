// Public pages of this checkout beside those of another one: a gateway each, the same posts, in turns. The other one has to be
// installed and built: `git worktree add ../before <commit>`, then `npm ci` and `npm run build` there.
import { resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import type { TestPostgres } from "#tests/support/postgres.ts";
import type { BenchSite } from "./bench-site.ts";
import { cpuMilliseconds, type LoadTarget, NUMBER } from "./load.ts";
import type { Section } from "./report.ts";
import { compete } from "./rounds.ts";

const POSTS = 5_000;
const SHAPE = { connections: 32, seconds: 2.5, threads: 1 } as const;
/** As fast as before, but for what two runs of the same program differ by. */
const AT_LEAST = 0.95;

const LOOKED_AT_EVERY_MS = 2_000;
/** Of its CPU in that time: what an idle gateway uses. */
const RESTING_CPU_MS = 100;

const RATE_SHARE = ["/", "/notice/list", "/en/notice/list", "/notice/100"];
/** Asked one after the other, more than are cached: each is rendered. */
const RENDERED = [`/notice/${NUMBER}`, `/search?q=${encodeURIComponent("학술 제")}${NUMBER}`];

/** What a checkout brings itself: its own schema is filled, its own gateway is started. */
interface Checkout {
  readonly fillPosts: typeof import("./fill-posts.ts").fillPosts;
  readonly startBenchSite: typeof import("./bench-site.ts").startBenchSite;
}

async function startCheckout(root: string, databaseUrl: string): Promise<BenchSite> {
  const load = (file: string) => import(pathToFileURL(resolve(root, "tests/bench", file)).href);
  const { fillPosts, startBenchSite }: Checkout = {
    ...(await load("fill-posts.ts")),
    ...(await load("bench-site.ts")),
  };
  await fillPosts(databaseUrl, POSTS);
  return await startBenchSite(databaseUrl);
}

const visit = ({ port, pid }: BenchSite, path: string): LoadTarget => ({
  port,
  pid,
  method: "GET",
  path,
  headers: { accept: "text/html", "accept-encoding": "gzip, deflate, br, zstd" },
  numbers: [1_000, POSTS - 1],
});

/** Waits until a gateway has ended what it does by itself after its first start, such as filling the memory of translations. */
async function rest({ pid }: BenchSite): Promise<void> {
  let before = Number.NEGATIVE_INFINITY;
  while (cpuMilliseconds(pid) - before > RESTING_CPU_MS) {
    before = cpuMilliseconds(pid);
    await sleep(LOOKED_AT_EVERY_MS);
  }
}

/** @param other root of the checkout to be as fast as. @throws when a page is not answered by one of the two */
export async function measureAgainst(
  postgres: TestPostgres,
  here: string,
  other: string,
): Promise<Section[]> {
  for (const name of ["against_before", "against_now"]) await postgres.createDatabase(name);
  const before = await startCheckout(other, postgres.url("against_before"));
  const now = await startCheckout(here, postgres.url("against_now"));
  await rest(before);
  await rest(now);
  const sections: Section[] = [];
  for (const path of [...RATE_SHARE, ...RENDERED]) {
    const medians = await compete(
      [
        { name: "before", target: visit(before, path) },
        { name: "now", target: visit(now, path) },
      ],
      SHAPE,
    );
    const share = medians[1]?.share ?? Number.NaN;
    sections.push({
      title: `${decodeURIComponent(path)} beside ${other}`,
      how: `${SHAPE.connections} connections, ${RENDERED.includes(path) ? "rendered each time" : "kept"}, share of the other checkout's rate`,
      medians,
      figures: [{ name: `${decodeURIComponent(path)} of before`, value: share, unit: "", atLeast: AT_LEAST }],
    });
  }
  await before.site.stop();
  await now.site.stop();
  return sections;
}
