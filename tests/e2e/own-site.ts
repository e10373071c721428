// A site of one journey's own, which is started again some days later: what takes months happens in a minute,
// and nobody else is in the way.
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type Browser, type BrowserContextOptions, expect, type Page } from "@playwright/test";
import { DAY } from "#schema/validation/core/durations.ts";
import type { UiLanguage } from "#tests/support/messages.ts";
import { type Site, startSite } from "#tests/support/site.ts";
import { ROOT } from "#tests/support/source-files.ts";
import { type Account, signIn } from "./accounts.ts";
import { localize, untilAlive } from "./journey.ts";

const ACT_WITHIN_MS = 20_000;
const CLOCK = pathToFileURL(join(ROOT, "tests/support/moved-clock.mjs")).href;

/** Somebody in a browser of the same day. */
export interface Visit {
  readonly page: Page;
  open(path: string): Promise<void>;
  /** Opens a path as an email has it, in the language of the email. */
  follow(path: string): Promise<void>;
}

export interface OwnSite {
  /**
   * Starts it so many days from today; before that it is stopped. The first time it gets the demo of this
   * run, made today; who begins before today has one made then, because nothing in it may be of a day that
   * has not come.
   */
  wakeIn(days: number): Promise<void>;
  /**
   * @param account null: somebody without one
   * @param through another browser, such as one with a camera
   */
  visit(account: Account | null, device?: BrowserContextOptions, through?: Browser): Promise<Visit>;
  /** The console of everybody who visited has stayed quiet. */
  expectQuiet(): void;
  remove(): Promise<void>;
}

/** @param env more settings of the site */
export async function createOwnSite(
  browser: Browser,
  language: UiLanguage,
  env: Readonly<Record<string, string>> = {},
): Promise<OwnSite> {
  const dataDir = await mkdtemp(join(tmpdir(), "own-site-"));
  const pages: Page[] = [];
  const heard: string[] = [];
  let site: Site | null = null;
  let ahead: number | null = null;
  const sleep = async () => {
    for (const page of pages.splice(0)) await page.context().close();
    await site?.stop();
    site = null;
  };
  return {
    wakeIn: async (days) => {
      await sleep();
      if (ahead === null && days >= 0)
        await cp(process.env.UNTOUCHED_DEMO ?? "", dataDir, { recursive: true });
      ahead = days;
      const clock = { NODE_OPTIONS: `--import ${CLOCK}`, CLOCK_AHEAD: String(days * DAY) };
      site = await startSite({ dataDir, demo: true, env: { ...env, ...clock, TRUST_PROXY: "1" } });
    },
    visit: async (account, device = {}, through = browser) => {
      if (!site) throw new Error("The site is asleep");
      const context = await through.newContext({ ...device, baseURL: site.url });
      const page = await context.newPage();
      pages.push(page);
      page.setDefaultTimeout(ACT_WITHIN_MS);
      page.on("console", (message) => {
        if (message.type() === "error") heard.push(`${message.text()} ${message.location().url}`);
      });
      await page.clock.setSystemTime(new Date(Date.now() + (ahead ?? 0) * DAY));
      if (account) await signIn(page, account);
      const follow = async (path: string) => {
        await page.goto(path);
        await untilAlive(page);
      };
      const open = (path: string) => follow(localize(language, path));
      return { page, open, follow };
    },
    expectQuiet: () => expect(heard).toEqual([]),
    remove: async () => {
      await sleep();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
