// A day of a year: the clock moves, faults fall, people live, and in the evening what must hold is looked at.
import { compareCards } from "./acts/cards.ts";
import { backUp } from "./backup.ts";
import { joiningOn, live } from "./calendar.ts";
import { verifyCertificates } from "./certificates.ts";
import { crawl } from "./crawl.ts";
import { writeRows } from "./fault-rows.ts";
import { befall } from "./faults.ts";
import { missingBytes } from "./file-bytes.ts";
import { diskOf, unexpectedGrowth } from "./growth.ts";
import { INVARIANTS } from "./invariants.ts";
import { askAsStranger } from "./strangers.ts";
import type { World } from "./world.ts";
import type { DatabaseKind } from "./year-place.ts";

export interface DayReport {
  readonly day: number;
  readonly date: string;
  readonly broken: readonly string[];
  readonly faults: readonly string[];
  /** Where the site was in the evening. */
  readonly kind: DatabaseKind;
  readonly place: string;
  /** Invariants and acknowledged rows that were looked at. */
  readonly checks: number;
  readonly figures: Readonly<Record<string, number>>;
}

const CRAWL_EVERY = 7;
const DEEP_EVERY = 7;
/** A backup in four weeks is made early in them. */
const FIRST_BACKUP = 10;

const inWords = (error: unknown) => (error instanceof Error ? (error.stack ?? error.message) : String(error));

interface DayOptions {
  readonly members: number;
  /** Days from one backup that is restored and compared to the next; null: none is made to be compared. */
  readonly backupEvery: number | null;
  /** The days before. */
  readonly former: readonly DayReport[];
}

/** What is looked at once in some days. @returns what does not hold, in words */
async function lookNowAndThen(world: World, day: number, { backupEvery }: DayOptions) {
  const isCrawled = day % CRAWL_EVERY === 0;
  const isBackedUp = backupEvery !== null && day % backupEvery === FIRST_BACKUP % backupEvery;
  return [
    ...(isBackedUp ? await backUp(world) : []),
    ...(isCrawled ? await crawl(world) : []),
    ...(isCrawled ? await verifyCertificates(world) : []),
    ...(isCrawled ? await askAsStranger(world) : []),
    ...(isCrawled ? await missingBytes(world) : []),
  ];
}

/** From a morning to its evening. @returns what does not hold, and which faults fell */
async function pass(world: World, day: number, options: DayOptions) {
  const { site, random } = world;
  const broken: string[] = [];
  const slept = performance.now();
  await site.moveTo(world.now);
  const night = performance.now() - slept;
  const { atRequest, end } = await befall(world, day);
  broken.push(...(await compareCards(world)));
  await live(world, day, joiningOn(day, options.members, random)).catch((error: unknown) => {
    broken.push(inWords(error));
  });
  const fell = [...(await end())];
  const blow = await site.blows.rest();
  if (atRequest !== null && blow !== null) fell.push(atRequest.name);
  else if (atRequest !== null) world.faultPlan?.again(atRequest);
  const lost = await site.lost([...world.acknowledged.values()], world.acknowledgedActions);
  broken.push(...site.wrong.splice(0), ...(await site.check(day % DEEP_EVERY === 0)));
  writeRows(world, fell, {
    atRequest: atRequest?.name ?? null,
    blow,
    lost: lost.length,
    wrong: broken.length,
  });
  broken.push(...lost, ...(await lookNowAndThen(world, day, options)));
  return { broken, faults: fell, night };
}

/** Lives a day; what breaks it off is part of its report. */
export async function liveDay(world: World, day: number, options: DayOptions): Promise<DayReport> {
  const { site } = world;
  const woke = performance.now();
  const { night, ...came } = await pass(world, day, options).catch((error: unknown) => ({
    broken: [inWords(error), ...site.wrong],
    faults: [],
    night: 0,
  }));
  const figures = { ...(await site.figures().catch(() => ({}))), ...(await diskOf(site.place)) };
  const report = {
    ...came,
    day,
    date: world.now.toISOString().slice(0, 10),
    kind: site.place.kind,
    place: site.place.dataDir,
    checks: INVARIANTS.length + world.acknowledged.size + Object.keys(world.acknowledgedActions).length,
    figures: { ...figures, night, day: performance.now() - woke - night },
  };
  return { ...report, broken: [...report.broken, ...unexpectedGrowth([...options.former, report])] };
}
