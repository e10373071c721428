// @module-tag long
// A month of a society with every kind of fault, on one seed: `npm run year` does the same for a year and prints what people did (docs/testing.md#a-year).
import { spawn } from "node:child_process";
import { expect, it } from "vitest";
import { ROOT } from "#tests/support/source-files.ts";
import { CHANGE, FAULTS } from "#tests/year/faults.ts";
import { UPGRADE } from "#tests/year/first-release.ts";
import { runYear } from "#tests/year/year.ts";

const MINUTES = 60_000;

it(
  "goes through a month with an exam, a course and an issue, with each kind of fault, on both kinds of database, and everything holds",
  async () => {
    const { days, failure, lives, counts, faults } = await runYear({
      // One that begins with an upgrade.
      seed: 4,
      members: 90,
      days: 31,
      faults: true,
    });
    expect(failure).toBeNull();
    expect(days).toHaveLength(31);
    // People were at work, and faults fell.
    expect(counts.apply?.done).toBeGreaterThan(10);
    expect(lives).toBeGreaterThan(2);
    expect(counts["issue certificates"]?.done).toBe(2);
    expect(counts["publish an issue"]?.done).toBe(1);
    const known = [UPGRADE, CHANGE.name, ...FAULTS.map(({ name }) => name)];
    expect(faults.map(({ fault }) => fault).toSorted()).toEqual(known.toSorted());
    for (const { lost, wrong } of faults) expect({ lost, wrong }).toEqual({ lost: 0, wrong: 0 });
    expect(new Set(days.map(({ kind }) => kind)).size).toBe(2);
  },
  10 * MINUTES,
);

it(
  "is the same for the same seed",
  async () => {
    const year = { seed: 8, members: 60, days: 4, faults: false };
    const [one, other] = [await runYear(year), await runYear(year)];
    expect(one.failure).toBeNull();
    expect(other.counts).toEqual(one.counts);
    expect(other.fingerprint).toBe(one.fingerprint);
  },
  10 * MINUTES,
);

it(
  "goes up to a day and leaves the site there until it is ended",
  async () => {
    const command = ["--import", "./gateway/node-version.mjs", "tests/year/run.ts", "--members", "20"];
    const run = spawn(process.execPath, [...command, "--until", "2", "--report", "test-results/until.html"], {
      cwd: ROOT,
      stdio: ["ignore", "pipe", "inherit"],
    });
    const ended = new Promise((resolve) => run.once("exit", resolve));
    let said = "";
    const address = new Promise<string>((resolve, reject) => {
      void ended.then(() => reject(new Error(`It ended:\n${said}`)));
      run.stdout.setEncoding("utf8").on("data", (text: string) => {
        said += text;
        const found = /is at (http:\S+) until Ctrl-C\.\nEverybody has the password \S+\n(?: {2}.*\n){7}/.exec(
          said,
        );
        if (found?.[1]) resolve(found[1]);
      });
    });
    const url = await address;
    expect(said).toContain("In the evening of 2027-01-04");
    // The clock of the site is that day's: its security.txt is good for another 180 days.
    expect(await (await fetch(`${url}/.well-known/security.txt`)).text()).toContain("Expires: 2027-07-03");
    run.kill("SIGINT");
    expect(await ended).toBe(0);
    expect(said).toContain("seed 1: 2 days");
    await expect(fetch(url)).rejects.toThrow();
  },
  10 * MINUTES,
);
