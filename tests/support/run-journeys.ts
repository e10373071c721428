// The journeys as a run of the tests counts them. `npm test` walks those of the core, in the browser that is
// there; `npm run test:all` walks all of them, and those of the core again in a browser of the other kind: a
// whole one asks sites for their icon, shows files and has a window's own controls, the one without windows
// is what most machines of tests have.
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { installBrowser, otherBrowser } from "./install-browser.ts";
import type { Run } from "./run-vitest.ts";
import { type Count, countPlaywright, sum } from "./test-counts.ts";
import { CORE, type Tier } from "./tiers.ts";

const ONLY_CORE = ["--grep", CORE, "--project", "desktop-ko"] as const;

interface Journeys {
  readonly tier: Tier;
  /** What the caller passes on to the runner: a shard, or what to compare with. */
  readonly rest: readonly string[];
  /** Folder of the reports. */
  readonly results: string;
  readonly say: (line: string) => void;
}

export async function runJourneys(run: Run, { tier, rest, results, say }: Journeys): Promise<Count> {
  const walk = async (name: string, browser: string, ...which: readonly string[]): Promise<Count> => {
    say(`browser: ${browser}`);
    const report = join(results, `${name}.json`);
    rmSync(report, { force: true });
    const env = { CHROMIUM_PATH: browser, E2E_REPORT: name };
    const config = ["--config", "tests/e2e/playwright.config.ts"];
    const succeeded = await run(["playwright", "test", "--retries=1", ...config, ...which], env);
    const count = existsSync(report)
      ? countPlaywright(readFileSync(report, "utf8"))
      : { passed: 0, failed: 0 };
    // What has changed may be no journey's.
    const mayBeNone = tier === "changed";
    const holds = succeeded ? count.passed > 0 || mayBeNone : count.failed > 0;
    return holds ? count : { ...count, failed: count.failed + 1 };
  };
  let browser: string;
  try {
    browser = installBrowser(say);
  } catch (error) {
    say(error instanceof Error ? error.message : String(error));
    return { passed: 0, failed: 1 };
  }
  if (tier === "core") return await walk("e2e", browser, ...ONLY_CORE);
  if (tier === "changed") {
    return await walk("e2e", browser, "--project", "desktop-ko", "--pass-with-no-tests", ...rest);
  }
  const all = await walk("e2e", browser, ...rest);
  const other = otherBrowser(browser, say);
  if (other !== null) return sum(all, await walk("e2e-other", other, ...ONLY_CORE, ...rest));
  say("There is no browser of the other kind here, and none can be installed: the core was walked in one");
  return all;
}
