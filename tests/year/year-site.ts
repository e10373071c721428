// The site of a year as its run sees it: it is started, its clock is moved, it is killed and starts again, on one folder.
import type { ChildProcess } from "node:child_process";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type Site, startSite } from "#tests/support/site.ts";
import { ROOT } from "#tests/support/source-files.ts";
import type { Totals } from "./backup.ts";
import type { AcknowledgedRow, YearRequest } from "./site-process.ts";

const CLOCK = pathToFileURL(join(ROOT, "tests/support/moved-clock.mjs")).href;

export interface YearSite {
  readonly url: string;
  /** How often it was started. */
  readonly lives: number;
  /** Puts the clock to a moment and waits until what came due is done. */
  moveTo(moment: Date): Promise<void>;
  /** kill -9, and a start on the same folder. */
  dieAndStart(moment: Date): Promise<void>;
  /** What does not hold, in words. */
  check(deep: boolean): Promise<readonly string[]>;
  lost(rows: readonly AcknowledgedRow[]): Promise<readonly string[]>;
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

/** @param env settings beside those of a test site */
export async function startYear(
  dataDir: string,
  moment: Date,
  env: Readonly<Record<string, string>>,
): Promise<YearSite> {
  let lives = 0;
  const start = async (at: Date): Promise<Site> => {
    lives += 1;
    return await startSite({
      dataDir,
      entry: "tests/year/site-process.ts",
      env: {
        ...env,
        NODE_OPTIONS: `--import ${CLOCK}`,
        CLOCK_AHEAD: String(at.getTime() - Date.now()),
        JWT_SECRET: "one secret for every life of this year",
      },
    });
  };
  let site = await start(moment);
  const texts = async (request: YearRequest) => {
    const answer = await askSite(site.process, request);
    return isTexts(answer) ? answer : [];
  };
  return {
    get url() {
      return site.url;
    },
    get lives() {
      return lives;
    },
    moveTo: async (to) => {
      await askSite(site.process, { kind: "move", to: to.getTime() });
      // A gateway that nobody asked for anything for a while looks for work seldom.
      await (await fetch(`${site.url}/`)).text();
      const open = await texts({ kind: "settle" });
      if (open.length > 0)
        throw new Error(`What came due was not done within half a minute: ${open.join(", ")}`);
    },
    dieAndStart: async (at) => {
      await site.kill();
      site = await start(at);
      await askSite(site.process, { kind: "settle" });
    },
    check: (deep) => texts({ kind: "check", deep }),
    lost: (rows) => texts({ kind: "found", rows }),
    totals: async () => Object(await askSite(site.process, { kind: "totals" })),
    figures: async () => Object(await askSite(site.process, { kind: "figures" })),
    log: () => site.log().slice(-6_000),
    stop: () => site.stop(),
  };
}
