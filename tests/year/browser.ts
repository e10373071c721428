// The browser of a year: it opens pages of the site as visitors do, and axe looks at them.
import { type Browser, chromium } from "@playwright/test";
import { axeViolations } from "#tests/e2e/axe.ts";
import { BROWSER_ARGUMENTS, installBrowser } from "#tests/support/install-browser.ts";

const SIZES = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
] as const;

export interface YearBrowser {
  /** What axe finds on a page. @param size which of two widths */
  violations(address: string, size: number): Promise<readonly string[]>;
  close(): Promise<void>;
}

/** It starts with the first page. @param address of the visitor */
export function createBrowser(address: string): YearBrowser {
  let opened: Promise<Browser> | null = null;
  const open = () => {
    const executablePath = installBrowser((line) => void process.stderr.write(`${line}\n`));
    return chromium.launch({ executablePath, args: BROWSER_ARGUMENTS });
  };
  return {
    violations: async (url, size) => {
      opened ??= open();
      const browser = await opened;
      const context = await browser.newContext({
        viewport: SIZES[size % SIZES.length] ?? SIZES[0],
        reducedMotion: "reduce",
        extraHTTPHeaders: { "x-forwarded-for": address },
      });
      try {
        const page = await context.newPage();
        await page.goto(url, { waitUntil: "load" });
        return await axeViolations(page);
      } finally {
        await context.close();
      }
    },
    close: async () => {
      await (await opened)?.close();
    },
  };
}
