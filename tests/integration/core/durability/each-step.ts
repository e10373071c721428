// A site that dies before each step of something that somebody does (tests/support/dies-at.mjs), and is asked
// for it again by its next life.
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect } from "vitest";
import { warmSite } from "#tests/support/site.ts";
import type { SiteDatabase } from "#tests/support/site-database.ts";
import { ROOT } from "#tests/support/source-files.ts";
import { opened } from "./opened.ts";

const PRELOAD = pathToFileURL(join(ROOT, "tests/support/dies-at.mjs")).href;

/** From the next transaction on that has the word, the site dies before a step of it. */
type Arm = () => Promise<void>;

/** Something that is done by one request, and again when no answer came. */
export interface Act<Subject> {
  /** A word of a statement of its transaction. */
  readonly word: string;
  /** Makes what it is done with, on the database of a site that is down. */
  prepare(): Promise<Subject>;
  /** Does it. @returns whether it was acknowledged; false: the site has gone */
  perform(url: string, subject: Subject, arm: Arm): Promise<boolean>;
  /** Whether all of it is stored, or nothing; fails where it is half, or twice. */
  isStored(subject: Subject): Promise<boolean>;
}

/** A site of a database whose death is set by `arm`. */
export function dyingSite({ options: { dataDir, env } }: SiteDatabase) {
  const file = `${dataDir}.dies-at`;
  let times = 0;
  return {
    options: { dataDir, env: { ...env, NODE_OPTIONS: `--import ${PRELOAD}`, DIES_AT: file } },
    /** @param step counted from 1 */
    arm: async (step: number, word: string) => {
      times += 1;
      await writeFile(file, JSON.stringify({ step, word, times }));
    },
    disarm: () => writeFile(file, ""),
    forget: () => rm(file, { force: true }),
  };
}

/**
 * Kills the site before each step. After each death nothing is stored or all of it, and the next life does it to its end.
 * @returns how many steps there were
 */
export async function killAtEachStep<Subject>(database: SiteDatabase, act: Act<Subject>): Promise<number> {
  const { options, arm, disarm, forget } = dyingSite(database);
  const subjects = [await opened(database, act.prepare)];
  const wasStored: boolean[] = [];
  for (let next = await warmSite(options); ; next = await warmSite(options)) {
    const [subject, before] = subjects.toReversed();
    if (subject === undefined) throw new Error("There is a subject for each life");
    const site = await next.start();
    await disarm();
    if (before !== undefined) expect(await act.perform(site.url, before, disarm)).toBe(true);
    const isDone = await act.perform(site.url, subject, () => arm(subjects.length, act.word));
    if (isDone) {
      await site.kill();
      break;
    }
    await site.kill();
    await opened(database, async () => {
      wasStored.push(await act.isStored(subject));
      subjects.push(await act.prepare());
    });
  }
  await forget();
  const steps = wasStored.length;
  // Not before the COMMIT, and always after it.
  expect(wasStored).toEqual([...wasStored].sort((one, other) => Number(one) - Number(other)));
  expect(wasStored.at(0)).toBe(false);
  expect(wasStored.at(-1)).toBe(true);
  const stored = await opened(database, async () => {
    const found: boolean[] = [];
    for (const subject of subjects) found.push(await act.isStored(subject));
    return found;
  });
  expect(stored).toEqual(subjects.map(() => true));
  return steps;
}
