// The browser for the journeys, and the font that is used before the site's own has come. A Chromium on the machine is taken
// as it is; on Debian as root both are installed with apt; elsewhere Playwright fetches its own. Where none of that works the
// message says what to do.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { installPackages, isDebianRoot } from "./programs.ts";

/** Without windows. It comes first: a whole one draws a window's own controls for every page, on processors the journeys need. */
const SHELL = "/usr/bin/chromium-headless-shell";
const WHOLE = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome-stable",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/**
 * Liberation Sans, which `web/document/fallback-font.css` scales: a page moves when the site's font comes where it is missing.
 */
const FALLBACK_FONT = "/usr/share/fonts/truetype/liberation";

/** The switches Chromium needs in a container and as root; without them it calls home, or does not start. */
export const BROWSER_ARGUMENTS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-dev-shm-usage",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Where the browser is, or null when there is none. `CHROMIUM_PATH` wins. */
export function findBrowser(): string | null {
  const asked = process.env.CHROMIUM_PATH;
  if (asked) return existsSync(asked) ? asked : null;
  return [SHELL, ...WHOLE, chromium.executablePath()].find((path) => existsSync(path)) ?? null;
}

/**
 * A browser of the other kind than the given one, the whole one or the one without windows; on Debian as root
 * it is installed with apt.
 * @returns its path, or null where there is none and none can be had
 */
export function otherBrowser(browser: string, log: (line: string) => void): string | null {
  const places = browser === SHELL ? [...WHOLE, chromium.executablePath()] : [SHELL];
  const find = () => places.find((path) => existsSync(path)) ?? null;
  const found = find();
  if (found || !isDebianRoot()) return found;
  log("installing a browser of the other kind with apt-get");
  installPackages(browser === SHELL ? "chromium" : "chromium-headless-shell");
  return find();
}

/**
 * Makes sure there is a browser and, where apt can bring it, the fallback font.
 * @returns its path
 * @throws when it can be neither found nor installed; the message names the ways out.
 */
export function installBrowser(log: (line: string) => void): string {
  const found = findBrowser();
  if (isDebianRoot()) {
    if (found && existsSync(FALLBACK_FONT)) return found;
    log("installing Chromium and a font with apt-get");
    installPackages("fonts-liberation");
    if (!found) installPackages("chromium-headless-shell");
    if (!findBrowser()) installPackages("chromium");
  } else {
    if (found) return found;
    log("installing Playwright's Chromium");
    spawnSync("npx", ["playwright", "install", "chromium"], { stdio: ["ignore", "inherit", "inherit"] });
  }
  const installed = findBrowser();
  if (installed) return installed;
  throw new Error("No Chromium: install one (apt-get install chromium) or name it in CHROMIUM_PATH");
}
