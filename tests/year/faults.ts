// What goes wrong on the days of a year. A fault falls at a request of the day (blows.ts), or lasts the day.
import { setTimeout as sleep } from "node:timers/promises";
import { HOUR, MINUTE } from "#schema/validation/core/durations.ts";
import type { Trouble } from "#tests/support/toss.ts";
import type { Blow } from "./blows.ts";
import type { DatabaseTrouble } from "./database-trouble.ts";
import { SERVER_FAULTS } from "./server-faults.ts";
import type { World } from "./world.ts";

export interface Fault {
  readonly name: string;
  /** Happens once in so many days. */
  readonly oneIn: number;
  /** One that falls at a request. */
  readonly blow?: (world: World) => Pick<Blow, "lasts" | "begin" | "end">;
  /** One that lasts the day: its beginning. Resolves to what ends it. */
  readonly begin?: (world: World) => Promise<() => Promise<void>>;
}

/** Requests of a day before which a blow falls. */
const FALLS_WITHIN = 25;
const LASTS = 12;
const MAILS_WAIT_MS = 400;

const nothing = async () => undefined;

const databaseTrouble = (trouble: DatabaseTrouble): NonNullable<Fault["blow"]> => {
  return ({ site }) => ({ lasts: LASTS, begin: () => site.trouble(trouble), end: () => site.trouble(null) });
};

const cardTrouble =
  (pathEnd: string, trouble: Trouble): NonNullable<Fault["begin"]> =>
  async ({ toss }) => {
    toss.trouble(pathEnd, trouble);
    return nothing;
  };

const FAULTS: readonly Fault[] = [
  {
    name: "kill -9 while people act",
    oneIn: 6,
    blow: (world) => ({
      lasts: 0,
      begin: async () => {
        await sleep(world.random.between(0, 30));
        await world.site.dieAndStart(world.now);
      },
      end: nothing,
    }),
  },
  { name: "each statement of the database waits", oneIn: 15, blow: databaseTrouble("SLOW") },
  { name: "statements are victims of deadlocks", oneIn: 12, blow: databaseTrouble("DEADLOCKS") },
  { name: "statements find no memory", oneIn: 15, blow: databaseTrouble("OUT_OF_MEMORY") },
  {
    name: "the clock jumps an hour and back",
    oneIn: 20,
    begin: async ({ site, now }) => {
      await site.moveTo(new Date(now.getTime() + HOUR));
      await site.moveTo(new Date(now.getTime() + MINUTE));
      return nothing;
    },
  },
  {
    name: "the mail server refuses for a day",
    oneIn: 15,
    begin: async ({ smtp }) => {
      smtp.refuseWith(451);
      return async () => smtp.refuseWith(null);
    },
  },
  {
    name: "the mail server is away for a day",
    oneIn: 15,
    begin: async ({ smtp }) => {
      smtp.hangUp(true);
      return async () => smtp.hangUp(false);
    },
  },
  {
    name: "the mail server is slow for a day",
    oneIn: 15,
    begin: async ({ smtp }) => {
      smtp.beforeTaking(() => sleep(MAILS_WAIT_MS));
      return async () => smtp.beforeTaking(nothing);
    },
  },
  {
    name: "the card service took the money and did not say so",
    oneIn: 10,
    begin: cardTrouble("/confirm", "LOST"),
  },
  { name: "the card service breaks off", oneIn: 10, begin: cardTrouble("/confirm", "DROPPED") },
  {
    name: "the card service says that it failed",
    oneIn: 10,
    begin: cardTrouble("/confirm", [500, "FAILED_INTERNAL_SYSTEM_PROCESSING"]),
  },
];

/** What befalls the site today; at most one of it falls at a request. */
export async function befall(world: World): Promise<{
  readonly names: readonly string[];
  /** Which of them falls at a request. */
  readonly atRequest: string | null;
  readonly end: () => Promise<void>;
}> {
  const { random, site } = world;
  const known = site.server ? [...FAULTS, ...SERVER_FAULTS] : FAULTS;
  const today = known.filter(({ oneIn }) => random.oneIn(oneIn));
  const at = random.between(1, FALLS_WITHIN);
  const ends: (() => Promise<void>)[] = [];
  const names: string[] = [];
  const [first] = today.filter(({ blow }) => blow !== undefined);
  for (const fault of today) {
    const { name, begin, blow } = fault;
    if (blow && fault !== first) continue;
    if (blow) site.blows.plan({ at, ...blow(world) });
    if (begin) ends.push(await begin(world));
    names.push(name);
  }
  return {
    names,
    atRequest: first?.name ?? null,
    end: async () => {
      for (const end of ends) await end();
    },
  };
}
