// What goes wrong on the days of a year. A fault falls at a request of the day (blows.ts), or lasts the day.
// On which day comes from the plan (fault-plan.ts).
import { setTimeout as sleep } from "node:timers/promises";
import { HOUR, MINUTE } from "#schema/validation/core/durations.ts";
import type { Trouble } from "#tests/support/toss.ts";
import type { Blow } from "./blows.ts";
import { changeDatabase } from "./change-database.ts";
import type { DatabaseTrouble } from "./database-trouble.ts";
import { EMBEDDED_FAULTS, SERVER_FAULTS } from "./kind-faults.ts";
import type { Random } from "./random.ts";
import type { World } from "./world.ts";
import type { DatabaseKind } from "./year-place.ts";

/** Ends a fault. @returns false: nobody met it */
type End = () => Promise<boolean>;

export interface Fault {
  readonly name: string;
  /** How often it falls in four weeks. */
  readonly times: number;
  /** What it needs; without it: either. */
  readonly on?: DatabaseKind;
  /** One that falls at a request. */
  readonly blow?: (world: World, random: Random) => Pick<Blow, "lasts" | "begin" | "end">;
  /** One that lasts the day: its beginning. Resolves to what ends it. */
  readonly begin?: (world: World) => Promise<End>;
}

/** Requests of a day before which a blow falls: a Sunday has hardly more. */
const FALLS_WITHIN = 12;
const LASTS = 12;
const MAILS_WAIT_MS = 400;

const nothing = async () => undefined;
const over: End = async () => true;

const databaseTrouble = (trouble: DatabaseTrouble): NonNullable<Fault["blow"]> => {
  return ({ site }) => ({ lasts: LASTS, begin: () => site.trouble(trouble), end: () => site.trouble(null) });
};

/** Met by the first who comes back from the page of the service. */
const cardTrouble =
  (pathEnd: string, trouble: Trouble): NonNullable<Fault["begin"]> =>
  async ({ toss }) => {
    const { isMet, end } = toss.trouble(pathEnd, trouble);
    return async () => {
      end();
      return isMet();
    };
  };

/** The site moves into the other kind of database: once in four weeks, on a day without any other fault. */
export const CHANGE: Fault = {
  name: "a backup is restored into the other kind of database, and the site goes on there",
  times: 1,
  begin: async (world) => {
    await changeDatabase(world);
    return over;
  },
};

export const FAULTS: readonly Fault[] = [
  {
    name: "kill -9 while people act",
    times: 4,
    blow: (world, random) => ({
      lasts: 0,
      begin: async () => {
        await sleep(random.between(0, 30));
        await world.site.dieAndStart(world.now);
      },
      end: nothing,
    }),
  },
  { name: "each statement of the database waits", times: 2, blow: databaseTrouble("SLOW") },
  { name: "statements are victims of deadlocks", times: 2, blow: databaseTrouble("DEADLOCKS") },
  { name: "statements find no memory", times: 2, blow: databaseTrouble("OUT_OF_MEMORY") },
  { name: "the disk is full", times: 2, blow: databaseTrouble("DISK_FULL") },
  {
    name: "the clock jumps an hour and back",
    times: 2,
    begin: async ({ site, now }) => {
      await site.moveTo(new Date(now.getTime() + HOUR));
      await site.moveTo(new Date(now.getTime() + MINUTE));
      return over;
    },
  },
  {
    name: "the mail server refuses for a day",
    times: 2,
    begin: async ({ smtp }) => {
      smtp.refuseWith(451);
      return async () => {
        smtp.refuseWith(null);
        return true;
      };
    },
  },
  {
    name: "the mail server is away for a day",
    times: 2,
    begin: async ({ smtp }) => {
      smtp.hangUp(true);
      return async () => {
        smtp.hangUp(false);
        return true;
      };
    },
  },
  {
    name: "the mail server is slow for a day",
    times: 2,
    begin: async ({ smtp }) => {
      smtp.beforeTaking(() => sleep(MAILS_WAIT_MS));
      return async () => {
        smtp.beforeTaking(nothing);
        return true;
      };
    },
  },
  {
    name: "the card service took the money and did not say so",
    times: 1,
    begin: cardTrouble("/confirm", "LOST"),
  },
  { name: "the card service breaks off", times: 1, begin: cardTrouble("/confirm", "DROPPED") },
  {
    name: "the card service says that it failed",
    times: 1,
    begin: cardTrouble("/confirm", [500, "FAILED_INTERNAL_SYSTEM_PROCESSING"]),
  },
  ...EMBEDDED_FAULTS,
  ...SERVER_FAULTS,
];

interface Befallen {
  /** Ends what lasts the day. @returns the faults that fell so far; those that did not are planned for the next day */
  readonly end: () => Promise<readonly string[]>;
  /** The one that falls at a request; null: none. */
  readonly atRequest: Fault | null;
}

/** Begins what is planned for a day. */
export async function befall(world: World, day: number): Promise<Befallen> {
  const { site, faultPlan } = world;
  if (faultPlan === null) return { end: async () => [], atRequest: null };
  const ends: { readonly fault: Fault; readonly end: End }[] = [];
  let atRequest: Fault | null = null;
  for (const fault of faultPlan.takeDay(day, site.place.kind)) {
    if (fault.begin) ends.push({ fault, end: await fault.begin(world) });
    if (!fault.blow) continue;
    atRequest = fault;
    const { random } = faultPlan;
    site.blows.plan({ at: random.between(1, FALLS_WITHIN), ...fault.blow(world, random) });
  }
  return {
    atRequest,
    end: async () => {
      const fell: string[] = [];
      for (const { fault, end } of ends) {
        if (await end()) fell.push(fault.name);
        else faultPlan.again(fault);
      }
      return fell;
    },
  };
}
