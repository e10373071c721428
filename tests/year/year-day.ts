// A day of a year: the clock moves, faults fall, people live, and in the evening what must hold is looked at.
import { compareCards } from "./acts/cards.ts";
import { backUp } from "./backup.ts";
import { joiningOn, live } from "./calendar.ts";
import { verifyCertificates } from "./certificates.ts";
import { crawl } from "./crawl.ts";
import { writeRows } from "./fault-rows.ts";
import { befall } from "./faults.ts";
import { INVARIANTS } from "./invariants.ts";
import type { World } from "./world.ts";

export interface DayReport {
  readonly day: number;
  readonly date: string;
  readonly broken: readonly string[];
  readonly faults: readonly string[];
  /** Invariants and acknowledged rows that were looked at. */
  readonly checks: number;
  readonly figures: Readonly<Record<string, number>>;
}

const CRAWL_EVERY = 7;
const DEEP_EVERY = 7;
/** A backup a month, restored and compared. */
const BACKUP_EVERY = 28;

const QUIET = { names: [], atRequest: null, end: async () => undefined };

const inWords = (error: unknown) => (error instanceof Error ? (error.stack ?? error.message) : String(error));

interface DayOptions {
  readonly members: number;
  readonly faults: boolean;
  readonly dataDir: string;
}

/** What is looked at once in some days. @returns what does not hold, in words */
async function lookNowAndThen(world: World, day: number, { faults, dataDir }: DayOptions) {
  return [
    ...(day % BACKUP_EVERY === 10 ? await backUp(world, dataDir, faults) : []),
    ...(day % CRAWL_EVERY === 0 ? await crawl(world) : []),
    ...(day % CRAWL_EVERY === 0 ? await verifyCertificates(world) : []),
  ];
}

/** From a morning to its evening. @returns what does not hold, and which faults fell */
async function pass(world: World, day: number, options: DayOptions) {
  const { site, random } = world;
  const broken: string[] = [];
  const slept = performance.now();
  await site.moveTo(world.now);
  const night = performance.now() - slept;
  const faults = options.faults ? await befall(world) : QUIET;
  broken.push(...(await compareCards(world)));
  await live(world, day, joiningOn(day, options.members, random)).catch((error: unknown) => {
    broken.push(inWords(error));
  });
  await faults.end();
  const blow = await site.blows.rest();
  const lost = await site.lost([...world.acknowledged.values()]);
  broken.push(...site.wrong.splice(0), ...(await site.check(day % DEEP_EVERY === 0)));
  writeRows(world, faults.names, {
    atRequest: faults.atRequest,
    blow,
    lost: lost.length,
    wrong: broken.length,
  });
  broken.push(...lost, ...(await lookNowAndThen(world, day, options)));
  return { broken, faults: faults.names, night };
}

/** Lives a day; what breaks it off is part of its report. */
export async function liveDay(world: World, day: number, options: DayOptions): Promise<DayReport> {
  const { site } = world;
  const woke = performance.now();
  const { night, ...came } = await pass(world, day, options).catch((error: unknown) => ({
    ...{ broken: [inWords(error), ...site.wrong], faults: [], night: 0 },
  }));
  const figures = await site.figures().catch(() => ({}));
  return {
    ...came,
    day,
    date: world.now.toISOString().slice(0, 10),
    checks: INVARIANTS.length + world.acknowledged.size,
    figures: { ...figures, night, day: performance.now() - woke - night },
  };
}
