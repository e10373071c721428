// The test every journey starts from: one of the two sites, a language, the words of that language, an address of its own,
// and a console that has to stay quiet.
import { randomInt } from "node:crypto";
import { test as base, expect, type Page } from "@playwright/test";
import { type Speak, speaker, type UiLanguage } from "#tests/support/messages.ts";

export interface JourneyOptions {
  language: UiLanguage;
}

interface Journey {
  /** Words of the language of this project, by message id. */
  say: Speak;
  /** A path in the language of this project: `/login` -> `/en/login`. */
  at: (path: string) => string;
  /** Opens a path in the language of this project and waits until the page answers to clicks. */
  open: (path: string) => Promise<void>;
  /** Console errors that are part of the journey, such as the browser's own line about a 404. */
  mayLog: (pattern: RegExp) => void;
}

interface Quiet {
  allowed: RegExp[];
  heard: string[];
}

// Playwright reads the fixtures a fixture needs from its first parameter, which therefore has to be a pattern.
export const test = base.extend<JourneyOptions & Journey & { quiet: Quiet }>({
  language: ["ko", { option: true }],
  baseURL: async ({ language: _ }, use) => {
    await use(process.env.DEMO_SITE ?? "");
  },
  extraHTTPHeaders: async ({ language: _ }, use) => {
    await use({ "x-forwarded-for": `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}` });
  },
  say: async ({ language }, use) => {
    await use(speaker(language));
  },
  at: async ({ language }, use) => {
    await use((path) => localize(language, path));
  },
  open: async ({ page, at }, use) => {
    await use(async (path) => {
      await page.goto(at(path));
      await untilAlive(page);
    });
  },
  quiet: async ({ language: _ }, use) => {
    const quiet: Quiet = { allowed: [], heard: [] };
    await use(quiet);
    const unexpected = quiet.heard.filter((line) => !quiet.allowed.some((pattern) => pattern.test(line)));
    expect(unexpected, "console errors").toEqual([]);
  },
  mayLog: async ({ quiet }, use) => {
    await use((pattern) => quiet.allowed.push(pattern));
  },
  context: async ({ context, quiet }, use) => {
    await context.addInitScript(hideDemoPopup, process.env.DEMO_SITE ?? "");
    await context.addInitScript(sayViolations);
    context.on("console", (message) => {
      if (message.type() === "error") quiet.heard.push(`${message.text()} (${message.location().url})`);
    });
    context.on("weberror", (error) => quiet.heard.push(String(error.error())));
    await use(context);
  },
});

/**
 * The demo's popup was hidden before: it lies over the home page of every new visitor, and journeys are about what is below it.
 */
function hideDemoPopup(site: string): void {
  if (location.origin === site) localStorage.setItem("popup:1:1", "2999-01-01T00:00:00.000Z");
}

/** What the content security policy forbids is an error, although the page may go on. */
function sayViolations(): void {
  document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sourceFile }) =>
    reportError(new Error(`${effectiveDirective} forbids ${blockedURI} in ${sourceFile}`)),
  );
}

/** A path with the prefix of a language. */
export function localize(language: UiLanguage, path: string): string {
  if (language === "ko") return path;
  return path === "/" ? "/en" : `/en${path}`;
}

/** Waits until React has taken over the page: before that a click on a button is lost. */
export async function untilAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const landmark = document.querySelector("main");
    return landmark !== null && Object.keys(landmark).some((key) => key.startsWith("__reactProps"));
  });
}
