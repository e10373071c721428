// `npm run bench`: the figures the site is held to, side by side with what they are shares of, in one run
// (half an hour on two processors). Every server is a process of its own; contenders take turns over five
// rounds. Ends with 1 when a bound is missed. `npm run bench -- pages load hostile office money release
// writing scale first-visits lighthouse start` names the parts to run; without a name all do.
// `npm run bench -- --against ../before` measures public pages beside those of another checkout, besides the
// parts that are named.
import { parseArgs } from "node:util";
import { startPostgres } from "#tests/support/postgres.ts";
import { ROOT } from "#tests/support/source-files.ts";
import { measureAgainst } from "./against.ts";
import { startBenchSite } from "./bench-site.ts";
import { measureCachedPage } from "./cached-page.ts";
import { measureColdStart } from "./cold-start.ts";
import { fillJournal, JOURNAL_PAGES } from "./fill-journal.ts";
import { fillOffice } from "./fill-office.ts";
import { fillPosts } from "./fill-posts.ts";
import { measureFirstVisits } from "./first-visits.ts";
import { measureGrowth } from "./growth.ts";
import { measureHostile } from "./hostile.ts";
import { measureImport } from "./import.ts";
import { measureLighthouse } from "./lighthouse.ts";
import {
  measureDeepPage,
  measureGraphqlList,
  measureMemberFilter,
  measureRenderedPages,
} from "./limit-of-pg.ts";
import { residentMegabytes } from "./load.ts";
import { measureMixedLoad } from "./mixed-load.ts";
import { measureMoney } from "./money.ts";
import { measureOfficeLists } from "./office-lists.ts";
import { SCRIPT_FILES_AT_MOST, SCRIPTS_AT_MOST_KB, weighPage } from "./page-weight.ts";
import { measurePalette } from "./palette.ts";
import { measureRelease } from "./release.ts";
import { type Figure, keeps, machine, printSection, type Section, writeReport } from "./report.ts";
import { measureScale } from "./scale.ts";
import { measureSearch } from "./search.ts";
import { measureUnderAttack } from "./under-attack.ts";
import { measureWriting } from "./writing.ts";

type Postgres = Awaited<ReturnType<typeof startPostgres>>;

const SMALL = 5_000;
/** What the search of the large one is compared with. */
const MIDDLE = 10_000;
const LARGE = 1_000_000;

const say = (line: string) => process.stdout.write(`${line}\n`);
const sections: Section[] = [];

/** A list and a post; the board is filled from 1 on. An issue and an article of the journal keep to the same bars. */
const CACHED = ["/notice/list", "/notice/100", ...JOURNAL_PAGES];
/** Public pages by what they carry; the first two are what most visitors see first. */
const WEIGHED = [
  "/",
  "/notice/list",
  "/en/notice/list",
  "/notice/100",
  "/news/list",
  "/gallery",
  "/privacy-policy",
  "/seminar-schedule",
  "/kitec",
  ...JOURNAL_PAGES,
];

async function measurePageWeight(origin: string): Promise<Section> {
  const figures: Figure[] = [];
  for (const path of WEIGHED) {
    const { scripts, scriptBytes, documentBytes } = await weighPage(origin + path);
    figures.push(
      { name: `files of scripts of ${path}`, value: scripts.length, unit: "", atMost: SCRIPT_FILES_AT_MOST },
      { name: `scripts of ${path}`, value: scriptBytes / 1000, unit: "kB", atMost: SCRIPTS_AT_MOST_KB },
      { name: `document of ${path}`, value: documentBytes / 1000, unit: "kB" },
    );
  }
  return {
    title: "First load of a public page",
    how: "bytes of br over the wire; the entry, its preloads and what they import",
    figures,
  };
}

function report(section: Section): void {
  sections.push(section);
  printSection(section);
}

/** Lists and dashboard of the office; filling takes two minutes. */
async function measureOffice(postgres: Postgres): Promise<void> {
  for (const name of ["office_small", "office_large"]) await postgres.createDatabase(name);
  say(`filling with ${MIDDLE} and ${LARGE} members and payments`);
  // The first start makes the account to sign in with, as long as there is nobody.
  for (const name of ["office_small", "office_large"])
    await (await startBenchSite(postgres.url(name))).site.stop();
  await fillOffice(postgres.url("office_small"), MIDDLE);
  await fillOffice(postgres.url("office_large"), LARGE);
  const small = await startBenchSite(postgres.url("office_small"));
  const large = await startBenchSite(postgres.url("office_large"));
  report(await measureMemberFilter(small, postgres.url("office_small")));
  report(await measurePalette(large));
  for (const section of await measureOfficeLists(small, large)) report(section);
  report(await measureImport(small));
  await small.site.stop();
  await large.site.stop();
}

/** What visitors wait for: pages, the list by GraphQL, search, documents refused, scripts. Filling takes a minute. */
async function measurePages(postgres: Postgres): Promise<void> {
  for (const name of ["small", "middle", "large"]) await postgres.createDatabase(name);
  say(`filling PostgreSQL 18 with ${SMALL}, ${MIDDLE} and ${LARGE} posts`);
  await fillPosts(postgres.url("small"), SMALL);
  await fillJournal(postgres.url("small"));
  await fillPosts(postgres.url("middle"), MIDDLE, 1);
  await fillPosts(postgres.url("large"), LARGE, 1);
  const small = await startBenchSite(postgres.url("small"));
  const large = await startBenchSite(postgres.url("large"));
  for (const path of CACHED) report(await measureCachedPage(small, path));
  for (const measure of [measureRenderedPages, measureGraphqlList, measureDeepPage]) {
    report(await measure(small, postgres.url("small")));
  }
  report(await measureGrowth(small, large));
  const middle = await startBenchSite(postgres.url("middle"));
  report(await measureSearch(middle, large));
  await middle.site.stop();
  report(await measureHostile(small));
  report(await measurePageWeight(small.site.url));
  report({
    title: "Memory",
    how: "resident, after all of the above",
    figures: [
      { name: "gateway after this run, PostgreSQL", value: residentMegabytes(small.pid), unit: "MB" },
    ],
  });
  await small.site.stop();
  await large.site.stop();
}

async function measureStart(postgres: Postgres): Promise<void> {
  await postgres.createDatabase("start");
  report({
    title: "Start",
    how: "from the command to the first 200 of /, once built and filled; resident memory",
    figures: await measureColdStart(postgres.url("start")),
  });
}

/** Documents that are refused, and those that are not. */
async function measureVisitors(postgres: Postgres): Promise<void> {
  await postgres.createDatabase("strangers");
  report(await measureUnderAttack(postgres.url("strangers")));
  report(await measureUnderAttack(null));
}

/** Ten minutes of a busy day, on both databases. */
async function measureLoad(postgres: Postgres): Promise<void> {
  await postgres.createDatabase("mixed");
  report(await measureMixedLoad(postgres.url("mixed")));
  report(await measureMixedLoad(null));
}

async function measureTreasurer(postgres: Postgres): Promise<void> {
  await postgres.createDatabase("money");
  report(await measureMoney(postgres.url("money")));
}

async function measureReleases(postgres: Postgres): Promise<void> {
  await postgres.createDatabase("release");
  report(await measureRelease(postgres.url("release")));
}

/** One gateway against two behind Caddy. */
async function measureGateways(postgres: Postgres): Promise<void> {
  await postgres.createDatabase("scale");
  for (const section of await measureScale(postgres.url("scale"))) report(section);
}

async function measureEditors(postgres: Postgres): Promise<void> {
  await postgres.createDatabase("writing");
  for (const section of await measureWriting(postgres.url("writing"))) report(section);
}

const PARTS = {
  load: measureLoad,
  hostile: measureVisitors,
  pages: measurePages,
  office: measureOffice,
  money: measureTreasurer,
  release: measureReleases,
  writing: measureEditors,
  scale: measureGateways,
  "first-visits": async () => report(await measureFirstVisits(say)),
  lighthouse: async () => report(await measureLighthouse(say)),
  start: measureStart,
} as const satisfies Record<string, (postgres: Postgres) => Promise<void>>;

const isPart = (name: string): name is keyof typeof PARTS => Object.hasOwn(PARTS, name);

async function main(): Promise<void> {
  const { values, positionals: asked } = parseArgs({
    options: { against: { type: "string" } },
    allowPositionals: true,
  });
  const unknown = asked.find((name) => !isPart(name));
  if (unknown !== undefined) throw new Error(`No part of the bench: ${unknown}`);
  const described = machine();
  say(JSON.stringify(described));
  const postgres = await startPostgres();
  try {
    if (values.against !== undefined) {
      for (const section of await measureAgainst(postgres, ROOT, values.against)) report(section);
    }
    const all = asked.length === 0 && values.against === undefined;
    for (const [name, measure] of Object.entries(PARTS)) {
      if (all || asked.includes(name)) await measure(postgres);
    }
  } finally {
    await postgres.remove();
  }
  const missed = sections.flatMap((section) => section.figures.filter((figure) => !keeps(figure)));
  say(`\nkept in ${writeReport({ at: new Date().toISOString(), machine: described, sections })}`);
  for (const { name, value, unit } of missed) say(`missed: ${name} (${value} ${unit})`);
  process.exitCode = missed.length > 0 ? 1 : 0;
}

await main();
