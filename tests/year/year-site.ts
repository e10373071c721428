// The site of a year as its run sees it: it is started, its clock is moved, it is killed and starts again,
// and its data may move into another place. On a server a second gateway may join; requests then go to the
// one and the other.
import type { ChildProcess } from "node:child_process";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type Site, startSite } from "#tests/support/site.ts";
import { ROOT } from "#tests/support/source-files.ts";
import type { AcknowledgedActions } from "./acknowledged-actions.ts";
import { type Blows, createBlows } from "./blows.ts";
import type { DatabaseTrouble } from "./database-trouble.ts";
import type { HiddenThing } from "./hidden-things.ts";
import type { AcknowledgedRow, IssuedCertificate, YearRequest } from "./site-process.ts";
import type { Totals } from "./totals.ts";
import type { YearPlace } from "./year-place.ts";

const CLOCK = pathToFileURL(join(ROOT, "tests/support/moved-clock.mjs")).href;

export interface YearSite {
  /** Of the gateway whose turn it is. */
  readonly url: string;
  /** How often a gateway was started. */
  readonly lives: number;
  readonly blows: Blows;
  /** Answers of today that nobody should get. */
  readonly wrong: string[];
  /** Where its data are. */
  readonly place: YearPlace;
  /** Between the gateway and its database, from now on. */
  trouble(trouble: DatabaseTrouble | null): Promise<void>;
  /** The thread of the embedded database ends, as WebAssembly without memory does. */
  endDatabase(): Promise<void>;
  /** Puts the clock to a moment and waits until what came due is done. */
  moveTo(moment: Date): Promise<void>;
  /** kill -9, and a start on the same folder. */
  dieAndStart(moment: Date): Promise<void>;
  /** Stops, and starts in an empty place once `bring` has brought the data there. */
  moveInto(place: YearPlace, moment: Date, bring: () => Promise<void>): Promise<void>;
  /** A second gateway on the same server and files. @returns what has it leave */
  join(moment: Date): Promise<() => Promise<void>>;
  /** What does not hold, in words. */
  check(deep: boolean): Promise<readonly string[]>;
  /** What was acknowledged and is not there, in words. */
  lost(rows: readonly AcknowledgedRow[], actions?: AcknowledgedActions): Promise<readonly string[]>;
  /** Of the exam and of courses. */
  certificates(): Promise<readonly IssuedCertificate[]>;
  /** What nobody but the office, or the one person it is about, may see. */
  hiddenThings(): Promise<readonly HiddenThing[]>;
  /** Under which the store has the bytes of its files. */
  fileKeys(): Promise<readonly string[]>;
  figures(): Promise<Readonly<Record<string, number>>>;
  /** Rows by table, and sums of money. */
  totals(): Promise<Totals>;
  /** The end of its log. */
  log(): string;
  stop(): Promise<void>;
}

function askSite(child: ChildProcess, request: YearRequest): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const id = Math.random();
    const hear = (message: { id: number; value?: unknown; error?: string }) => {
      if (message.id !== id) return;
      child.off("message", hear).off("exit", gone);
      if (message.error === undefined) resolve(message.value);
      else reject(new Error(message.error));
    };
    const gone = () => reject(new Error("The site has gone"));
    child.on("message", hear).once("exit", gone);
    child.send({ id, request });
  });
}

const isTexts = (value: unknown): value is readonly string[] => Array.isArray(value);

/** @param env settings beside those of a test site and of the place */
export async function startYear(
  first: YearPlace,
  env: Readonly<Record<string, string>>,
  moment: Date,
): Promise<YearSite> {
  let lives = 0;
  let place = first;
  const start = async (at: Date, folder = place.dataDir): Promise<Site> => {
    lives += 1;
    await place.server?.moveTo(at);
    return await startSite({
      dataDir: folder,
      entry: "tests/year/site-process.ts",
      env: {
        ...env,
        ...place.env,
        NODE_OPTIONS: `--import ${CLOCK}`,
        CLOCK_AHEAD: String(at.getTime() - Date.now()),
        JWT_SECRET: "one secret for every life of this year",
      },
    });
  };
  let site = await start(moment);
  await place.server?.moveQueue();
  let second: Site | null = null;
  let turns = 0;
  const texts = async (request: YearRequest) => {
    const answer = await askSite(site.process, request);
    return isTexts(answer) ? answer : [];
  };
  const each = async (request: YearRequest) => {
    for (const one of second ? [site, second] : [site]) await askSite(one.process, request);
  };
  return {
    get url() {
      turns += 1;
      return second && turns % 2 === 0 ? second.url : site.url;
    },
    get lives() {
      return lives;
    },
    blows: createBlows(),
    wrong: [],
    get place() {
      return place;
    },
    trouble: (trouble) => each({ kind: "trouble", trouble }),
    endDatabase: () => each({ kind: "end database" }),
    moveTo: async (to) => {
      // Copies that are read have the age of the machine's clock: they are read before they look old.
      await texts({ kind: "settle" });
      await place.server?.moveTo(to);
      await each({ kind: "move", to: to.getTime() });
      // A gateway that nobody asked for anything for a while looks for work seldom.
      await (await fetch(`${site.url}/`)).text();
      const open = await texts({ kind: "settle" });
      if (open.length > 0) throw new Error(`What came due was not done in time: ${open.join(", ")}`);
    },
    dieAndStart: async (at) => {
      await site.kill();
      site = await start(at);
      await askSite(site.process, { kind: "settle" });
    },
    moveInto: async (next, at, bring) => {
      await site.stop();
      await bring();
      place = next;
      site = await start(at);
      await place.server?.moveQueue();
      await askSite(site.process, { kind: "settle" });
    },
    join: async (at) => {
      const joined = await start(at, `${place.dataDir}-second`);
      second = joined;
      return async () => {
        second = null;
        await joined.stop();
      };
    },
    check: (deep) => texts({ kind: "check", deep }),
    lost: (rows, actions = {}) => texts({ kind: "found", rows, actions, since: moment.toISOString() }),
    certificates: async () => {
      const answer: unknown = await askSite(site.process, { kind: "certificates" });
      return Array.isArray(answer) ? answer : [];
    },
    hiddenThings: async () => {
      const answer: unknown = await askSite(site.process, { kind: "hidden" });
      return Array.isArray(answer) ? answer : [];
    },
    fileKeys: () => texts({ kind: "files" }),
    totals: async () => Object(await askSite(site.process, { kind: "totals" })),
    figures: async () => Object(await askSite(site.process, { kind: "figures" })),
    log: () => site.log().slice(-6_000),
    stop: () => site.stop(),
  };
}
