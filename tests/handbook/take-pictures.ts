// `npm run handbook:pictures`: takes the pictures of docs/handbook from the running demo, in both languages,
// each with its control framed.
// `-- book-transfers` takes those of one task, `-- --site http://127.0.0.1:3000` those of a demo that runs already.
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import sharp from "sharp";
import { MEMBER, STAFF, signIn } from "#tests/e2e/accounts.ts";
import { localize, untilAlive } from "#tests/e2e/journey.ts";
import { BROWSER_ARGUMENTS, installBrowser } from "#tests/support/install-browser.ts";
import { LANGUAGES, speaker } from "#tests/support/messages.ts";
import { startSite } from "#tests/support/site.ts";
import { ROOT } from "#tests/support/source-files.ts";
import { controlOf, findRows, PICTURES, pathOf } from "./pictures.ts";

/** Of the window, in pixels, as a laptop has it. */
const SIZE = { width: 1200, height: 700 };
/** Of WebP: words stay sharp, and forty pictures are a megabyte. */
const QUALITY = 60;

/** What a part of a page says until it is there. */
const LOADING = /불러오는 중|집계하는 중|계산하는 중|[Ll]oading|Counting|Calculating/;
/** A busy machine pauses, and nothing waits for this. */
const WITHIN_MS = 180_000;

/** Draws a frame over the page around an element, which no part of the page cuts off. */
function frame(element: Element): void {
  const { left, top, width, height } = element.getBoundingClientRect();
  const drawn = document.body.appendChild(document.createElement("div"));
  Object.assign(drawn.style, {
    position: "fixed",
    left: `${left - 7}px`,
    top: `${top - 7}px`,
    width: `${width + 14}px`,
    height: `${height + 14}px`,
    border: "3px solid #c8102e",
    borderRadius: "6px",
    zIndex: "1000",
  });
}

const say = (line: string) => process.stdout.write(`${line}\n`);
const { values, positionals: asked } = parseArgs({
  options: { site: { type: "string" } },
  allowPositionals: true,
});
const tasks = Object.entries(PICTURES).filter(([key]) => asked.length === 0 || asked.includes(key));

const site = values.site === undefined ? await startSite({ demo: true }) : null;
const browser = await chromium.launch({ executablePath: installBrowser(say), args: BROWSER_ARGUMENTS });
try {
  for (const language of LANGUAGES) {
    const folder = join(ROOT, "docs", "handbook", "pictures", language);
    await mkdir(folder, { recursive: true });
    const context = await browser.newContext({
      baseURL: values.site ?? site?.url ?? "",
      viewport: SIZE,
      timezoneId: "Asia/Seoul",
    });
    context.setDefaultTimeout(WITHIN_MS);
    const page = await context.newPage();
    const rows = await findRows(page.request, MEMBER);
    await signIn(page, STAFF);
    for (const [key, picture] of tasks) {
      await page.goto(localize(language, pathOf(picture, rows)));
      await untilAlive(page);
      const control = controlOf(picture, page, speaker(language));
      await control.scrollIntoViewIfNeeded();
      await page.getByRole("main").getByText(LOADING).first().waitFor({ state: "hidden" });
      await control.evaluate(frame);
      const shot = await page.screenshot({ animations: "disabled", caret: "hide" });
      await writeFile(join(folder, `${key}.webp`), await sharp(shot).webp({ quality: QUALITY }).toBuffer());
      say(`${language} ${key}`);
    }
    await context.close();
  }
} finally {
  await browser.close();
  await site?.stop();
}
