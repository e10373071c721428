// What the client asks for, and when it loads itself again. That it asks for nothing after hydration: accessibility.spec.ts.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { ROOT } from "#tests/support/source-files.ts";
import { MODULE_FILES } from "#web/build/module-files-plugin.ts";
import { newMember, signIn } from "./accounts.ts";
import { test } from "./journey.ts";

const MINUTES = 60_000;

/** The file that a module of web/ was built into. */
function builtFile(module: string): string {
  const files: Record<string, string> = JSON.parse(
    readFileSync(join(ROOT, "dist", "client", MODULE_FILES), "utf8"),
  );
  const file = files[module];
  if (file === undefined) throw new Error(`The client build holds no ${module}`);
  return file;
}

/** Marks the document; the mark is gone after a reload. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { marked: true }));
const isMarked = (page: Page) => page.evaluate(() => "marked" in window);

/** Over an hour passes in which another build was put in place. The page's clock is the test's. */
async function learnOfNewBuild(page: Page): Promise<void> {
  let answers = 0;
  await page.route("**/version.json", (route) => {
    answers += 1;
    return route.fulfill({ json: { buildId: "another", build: "another" } });
  });
  // The watch is the last part of a page to come.
  await expect(async () => {
    await page.clock.fastForward(61 * MINUTES);
    expect(answers).toBeGreaterThan(0);
  }).toPass();
  await page.waitForLoadState("networkidle");
}

test.describe("the client", { tag: "@once" }, () => {
  test("asks once for each page it goes to", { tag: "@core" }, async ({ page, say, open }) => {
    const asked: string[] = [];
    page.on("request", (sent) => {
      if (sent.url().includes("/graphql")) asked.push(sent.postData() ?? "");
    });
    await open("/");
    await page
      .getByRole("main")
      .getByRole("link", { name: say("banners.home.allNotices") })
      .click();
    await expect(page.getByRole("heading", { level: 1, name: say("enums.Board.NOTICE") })).toBeVisible();
    await page.waitForLoadState("networkidle");
    expect(asked).toHaveLength(1);
  });

  test("notices a new build within the hour and takes it at the next page", async ({ page, say, open }) => {
    await page.clock.install();
    await open("/");
    await mark(page);
    await learnOfNewBuild(page);
    expect(await isMarked(page)).toBe(true);
    await page
      .getByRole("main")
      .getByRole("link", { name: say("banners.home.allNotices") })
      .click();
    await expect(page).toHaveURL("/notice/list");
    await expect.poll(() => isMarked(page)).toBe(false);
  });

  test("never drops unsaved input for a new build", async ({ page, say, open }) => {
    await signIn(page, await newMember(page.request));
    await page.clock.install();
    await open("/my-account");
    await page
      .getByRole("main")
      .getByRole("textbox", { name: say("members.field.department") })
      .fill("저장하지 않은 글");
    await mark(page);
    await learnOfNewBuild(page);
    await page
      .getByRole("contentinfo")
      .getByRole("link", { name: say("enums.Board.NOTICE") })
      .click();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: say("editor.leave.leave") })
      .click();
    await expect(page).toHaveURL("/notice/list");
    expect(await isMarked(page)).toBe(true);
  });

  test("logs why it could not start, and throws it on", async ({ page, mayLog }) => {
    mayLog(/holds no #root/);
    await page.route("**/notice/list", async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace('id="root"', 'id="elsewhere"');
      await route.fulfill({ response, body });
    });
    const logged = page.waitForEvent("console", (line) => line.type() === "error");
    const thrown = page.waitForEvent("pageerror");
    await page.goto("/notice/list");
    expect((await logged).text()).toMatch(/^Error while mounting app: /);
    expect((await thrown).message).toContain("holds no #root");
  });

  test("loads a failed page part anew once, then says so instead of looping", async ({
    page,
    say,
    open,
    mayLog,
  }) => {
    mayLog(/ERR_FAILED|Failed to fetch dynamically|Failed to load|preload/i);
    let documents = 0;
    page.on("request", (sent) => {
      if (sent.isNavigationRequest() && sent.frame() === page.mainFrame()) documents += 1;
    });
    await open("/");
    await page.route(`**/${builtFile("features/site/posts/public/PostListPage.tsx")}`, (route) =>
      route.abort(),
    );
    await page
      .getByRole("main")
      .getByRole("link", { name: say("banners.home.allNotices") })
      .click();
    await expect(page).toHaveURL("/notice/list");
    await page.waitForTimeout(3_000);
    expect(documents).toBeLessThanOrEqual(3);
    expect(documents).toBeGreaterThanOrEqual(2);
  });
});
