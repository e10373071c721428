// A year of a society: six people of the office and its members live day after day on one site, by one seed,
// and every evening what must hold is looked at.
import { DAY } from "#schema/validation/core/durations.ts";
import { startSmtp } from "#tests/support/smtp.ts";
import { startToss, TOSS_KEY } from "#tests/support/toss.ts";
import { createBrowser } from "./browser.ts";
import { VISITOR } from "./crawl.ts";
import { planFaults } from "./fault-plan.ts";
import { type FaultRow, writeRows } from "./fault-rows.ts";
import { CHANGE, FAULTS } from "./faults.ts";
import { restoreFirstRelease, UPGRADE } from "./first-release.ts";
import { openOffice } from "./open-office.ts";
import { ADMIN } from "./people.ts";
import { createRandom } from "./random.ts";
import { acknowledge, createWorld, type World } from "./world.ts";
import { type DayReport, liveDay } from "./year-day.ts";
import { createPlaces } from "./year-place.ts";
import { startYear } from "./year-site.ts";

interface YearOptions {
  readonly seed: number;
  /** People who join in the year, most of them in its first weeks. */
  readonly members: number;
  /** Days from the second of January on. */
  readonly days: number;
  readonly faults: boolean;
  /**
   * Days from one backup that is restored and compared to the next; without it: 28, and none with faults,
   * which restore one to go on from (change-database.ts).
   */
  readonly backupEvery?: number;
  /** On a PostgreSQL server instead of the embedded database; with faults: it begins there. */
  readonly onServer?: boolean;
  /** Called after each day. */
  readonly onDay?: (day: DayReport) => void;
  /** Called after the last day, or the one that broke it off, while the site is still there. */
  readonly atEnd?: (world: World) => Promise<void>;
}

export interface YearReport {
  readonly options: Omit<YearOptions, "onDay" | "atEnd">;
  readonly days: readonly DayReport[];
  readonly counts: Readonly<Record<string, { done: number; refused: number }>>;
  readonly acknowledged: number;
  readonly lives: number;
  readonly seconds: number;
  /** Says which acts were done and refused, in their order: equal for equal years. */
  readonly fingerprint: string;
  /** What came of each kind of fault. */
  readonly faults: readonly FaultRow[];
  /** What broke it off, with the last acts; null: it went through. */
  readonly failure: {
    readonly day: number;
    readonly broken: readonly string[];
    readonly acts: readonly string[];
  } | null;
}

const BACKUP_EVERY = 28;

/** The second of January 2027, a Saturday, at nine in Seoul. */
const FIRST_DAY = new Date("2027-01-02T00:00:00Z");

/** Lives it. What breaks a day off ends it, and is in the report. */
export async function runYear(options: YearOptions): Promise<YearReport> {
  const began = performance.now();
  const random = createRandom(options.seed);
  const kind = options.onServer ? "SERVER" : "EMBEDDED";
  const faultPlan = options.faults
    ? planFaults(options.seed, kind, { faults: FAULTS, change: CHANGE })
    : null;
  const smtp = await startSmtp();
  let now = FIRST_DAY;
  const toss = await startToss(() => now);
  const env = {
    ...ADMIN,
    SMTP_URL: smtp.url,
    TOSS_SECRET_KEY: TOSS_KEY,
    TOSS_BASE_URL: toss.url,
    TRUST_PROXY: "1",
    LOG_LEVEL: "warn",
  };
  const places = await createPlaces();
  const place = await places.make(kind);
  const isUpgrade = faultPlan?.beginsWithUpgrade ?? false;
  const made = isUpgrade ? await restoreFirstRelease(place) : [];
  const site = await startYear(place, env, FIRST_DAY);
  const browser = createBrowser(VISITOR);
  const days: DayReport[] = [];
  const backupEvery = options.backupEvery ?? (options.faults ? null : BACKUP_EVERY);
  let failure: YearReport["failure"] = null;
  const office = await openOffice(site, FIRST_DAY);
  const world = createWorld({
    site,
    places,
    smtp,
    toss,
    random,
    office,
    browser,
    faultPlan,
    now: FIRST_DAY,
  });
  for (const row of made) acknowledge(world, row);
  if (isUpgrade) {
    const lost = await site.lost(made);
    writeRows(world, [UPGRADE], { atRequest: null, blow: null, lost: lost.length, wrong: 0 });
  }
  try {
    for (let day = 1; day <= options.days && failure === null; day += 1) {
      now = new Date(FIRST_DAY.getTime() + day * DAY);
      world.now = now;
      const report = await liveDay(world, day, { members: options.members, backupEvery, former: days });
      days.push(report);
      options.onDay?.(report);
      if (report.broken.length > 0) failure = { day, broken: report.broken, acts: world.acts.slice(-40) };
    }
    await options.atEnd?.(world);
  } finally {
    if (failure !== null) process.stderr.write(`${site.log()}\n`);
    await site.stop().catch(() => undefined);
    await browser.close();
    await smtp.close();
    await toss.close();
    await places.remove();
  }
  const { onDay: _onDay, atEnd: _atEnd, ...plain } = options;
  return {
    options: plain,
    days,
    counts: Object.fromEntries(world.counts),
    acknowledged: world.acknowledged.size,
    lives: site.lives,
    fingerprint: world.fingerprint,
    faults: [...world.faultRows.values()],
    seconds: Math.round((performance.now() - began) / 1_000),
    failure,
  };
}
