// Journeys in a real browser. A journey runs twice: in Korean on a desktop and in English on a phone. Tagged
// @once it depends on neither, and runs in the first only. Tagged @everywhere it depends on layout and
// language together, and runs in all four. Tagged @desktop, @phone or
// @english it is about that one. Tagged @core it is the journey of its flow that `npm test` walks, in the
// first (tests/unit/tiers.test.ts).
// `npm test` tries a failed journey once more, because its machine is shared and may stand still for seconds.
// It names those that needed it ("flaky: ..."), and they are to be mended.
import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { BROWSER_ARGUMENTS, findBrowser } from "#tests/support/install-browser.ts";
import { ROOT } from "#tests/support/source-files.ts";
import type { JourneyOptions } from "./journey.ts";

const executablePath = findBrowser();
/** As people's browsers call themselves; a headless one is taken for a crawler and gets the crawlers' error page. */
const agent = (system: string, rest: string) =>
  `Mozilla/5.0 (${system}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 ${rest}Safari/537.36`;
const DESKTOP = { viewport: { width: 1280, height: 900 }, userAgent: agent("X11; Linux x86_64", "") };
const PHONE = {
  viewport: { width: 390, height: 844 },
  userAgent: agent("Linux; Android 14; Pixel 8", "Mobile "),
  hasTouch: true,
  isMobile: true,
};
const EVERYWHERE = /@everywhere/;
/** A run of the tests that walks twice keeps two reports. */
const REPORT = process.env.E2E_REPORT ?? "e2e";

export default defineConfig<JourneyOptions>({
  testDir: ".",
  testMatch: "**/*.spec.ts",
  globalSetup: "./global-setup.ts",
  outputDir: join(ROOT, "test-results", REPORT),
  reporter: [["list"], ["json", { outputFile: join(ROOT, "test-results", `${REPORT}.json`) }]],
  fullyParallel: true,
  // One more than the cores of a small machine, as in vitest.config.ts.
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  // A busy machine pauses for seconds, and nothing that passes waits for these.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    // Only a second try is recorded, because recording takes a good part of the time. By hand: `--trace on`.
    trace: "on-first-retry",
    timezoneId: "Asia/Seoul",
    launchOptions: { args: BROWSER_ARGUMENTS, ...(executablePath ? { executablePath } : {}) },
  },
  projects: [
    {
      name: "desktop-ko",
      use: { ...DESKTOP, language: "ko", locale: "ko-KR" },
      grepInvert: /@phone|@english/,
    },
    { name: "phone-en", use: { ...PHONE, language: "en", locale: "en-GB" }, grepInvert: /@once|@desktop/ },
    {
      name: "phone-ko",
      use: { ...PHONE, language: "ko", locale: "ko-KR" },
      grep: EVERYWHERE,
      grepInvert: /@desktop|@english/,
    },
    {
      name: "desktop-en",
      use: { ...DESKTOP, language: "en", locale: "en-GB" },
      grep: EVERYWHERE,
      grepInvert: /@phone/,
    },
  ],
});
