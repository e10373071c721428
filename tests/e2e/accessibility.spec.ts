// axe finds nothing on any route, as visitor, member and staff. In Korean on a desktop all its rules are
// asked; in English on a phone all on the first page of each sweep, and then those that another layout or
// other words can break. No page scrolls sideways in either language, at both widths, down to 360 px (five of
// them 195); in Korean also at 640 (1280 at 200 % zoom). And a visitor's page, loaded, asks for nothing after
// hydration. Only a visitor's first sweep loads every page: the others go on inside the client, as people do,
// with axe warm. `npm test` looks at one page of each shape in each role, in Korean on a desktop and at 360
// px.
import { expect, type Page } from "@playwright/test";
import type { Speak } from "#tests/support/messages.ts";
import { isShortRun } from "#tests/support/tiers.ts";
import { AUTHOR, MEMBER, STAFF, signIn } from "./accounts.ts";
import { axeViolations } from "./axe.ts";
import { test } from "./journey.ts";
import { watchRequests } from "./settle.ts";
import {
  AUTHOR_PATHS,
  editPaths,
  GUEST_PATHS,
  journalPaths,
  MEMBER_PATHS,
  oneOfEachShape,
  PUBLIC_PATHS,
  postPaths,
  programPaths,
  STAFF_PATHS,
} from "./site-map.ts";

const softly = expect.configure({ soft: true });

type Size = NonNullable<ReturnType<Page["viewportSize"]>>;
const NARROW = [360, 640] as const;
const WIDE: Size = { width: 1280, height: 900 };
const PHONE: Size = { width: 390, height: 844 };
/** Which of some paths this run looks at. */
const those = (paths: readonly string[]) => (isShortRun() ? oneOfEachShape(paths) : paths);
/**
 * Paths of one test. Each test begins with an empty browser, which takes in the site and axe again; these
 * come early in a run, so a long one holds nobody up.
 */
const AT_ONCE = 16;

async function examine(page: Page, path: string, rules: "all" | "layoutAndWords" = "all"): Promise<void> {
  expect.soft(await axeViolations(page, rules), `axe on ${path}`).toEqual([]);
}

/** As a link would: the router hears of the new address, and the document stays. */
async function goInside(page: Page, address: string): Promise<void> {
  await page.evaluate((next) => {
    history.pushState(null, "", next);
    dispatchEvent(new PopStateEvent("popstate"));
  }, address);
}

async function expectNoSidewaysScroll(page: Page, path: string, widths: readonly number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: PHONE.height });
    const over = () =>
      page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return scrollWidth - clientWidth;
      });
    // Parts that come late are laid out a moment after the page is.
    await softly.poll(over, { message: `px too wide: ${path} at ${width}` }).toBeLessThanOrEqual(0);
  }
}

interface Sweep {
  at: (path: string) => string;
  say: Speak;
  /** A visitor's page asks for nothing after hydration: every query is in it. */
  isVisitor?: boolean;
}

/** Every path in the project's own layout and at the narrow widths; a phone's at the narrowest, and as wide as a desktop. */
async function sweep(
  page: Page,
  paths: readonly string[],
  { at, say, isVisitor = false }: Sweep,
): Promise<void> {
  const own = page.viewportSize() ?? WIDE;
  const isDesktop = own.width === WIDE.width;
  const loadsEach = isVisitor && isDesktop && !isShortRun();
  const others = isShortRun() ? [NARROW[0]] : isDesktop ? NARROW : [NARROW[0], WIDE.width];
  const { settled, asked } = watchRequests(page);
  for (const [index, path] of those(paths).entries()) {
    const isLoaded = index === 0 || loadsEach;
    await page.setViewportSize(own);
    if (isLoaded) await page.goto(at(path));
    else await goInside(page, at(path));
    await settled();
    await expect(page.getByRole("status").getByText(say("layout.loading"))).toHaveCount(0);
    await examine(page, path, isDesktop || isLoaded ? "all" : "layoutAndWords");
    await expectNoSidewaysScroll(page, path, others);
    if (isVisitor && isLoaded) expect.soft(asked(), `asked after hydration on ${path}`).toEqual([]);
  }
}

function inParts(paths: readonly string[]): readonly string[][] {
  const parts = Math.ceil(paths.length / AT_ONCE);
  return Array.from({ length: parts }, (_, part) => paths.slice(part * AT_ONCE, (part + 1) * AT_ONCE));
}

test.describe("accessibility", () => {
  test.describe.configure({ timeout: 240_000 });
  test.use({ reducedMotion: "reduce" });
  test.beforeEach(({ mayLog }) => mayLog(/status of (404|403)/));

  for (const [part, paths] of inParts(those([...PUBLIC_PATHS, ...GUEST_PATHS])).entries()) {
    test(`as a visitor, part ${part + 1}`, { tag: "@core" }, async ({ page, at, say }) => {
      await sweep(page, paths, { at, say, isVisitor: true });
    });
  }

  test("as a visitor of posts and of the journal", { tag: "@core" }, async ({ page, at, say, request }) => {
    const paths = [...(await postPaths(request)), ...(await journalPaths(request))];
    await sweep(page, paths, { at, say, isVisitor: true });
  });

  test("as a visitor of programs in every state", { tag: "@core" }, async ({ page, at, say, request }) => {
    await sweep(page, await programPaths(request), { at, say, isVisitor: true });
  });

  // 195 px are 390 at 200 % letters of the browser; WCAG asks for 320.
  test("of what visitors come for, nothing scrolls sideways on a phone at twice its size", async ({
    page,
    at,
    request,
  }) => {
    const [program = ""] = await programPaths(request);
    for (const path of ["/", "/notice/list", program, "/login", "/register"]) {
      await page.goto(at(path));
      await expectNoSidewaysScroll(page, path, [320, 240, 195]);
    }
  });

  test("with the errors of a form", { tag: "@core" }, async ({ page, say, open }) => {
    const { settled } = watchRequests(page);
    await open("/register");
    await page
      .getByRole("main")
      .getByRole("button", { name: say("members.register.submit"), exact: true })
      .click();
    await expect(page.getByRole("alert").first()).toBeVisible();
    await settled();
    await examine(page, "/register with errors");
    await expectNoSidewaysScroll(page, "/register with errors", NARROW);
  });

  test("with an open menu", { tag: "@everywhere" }, async ({ page, say, open, isMobile }) => {
    const { settled } = watchRequests(page);
    await open("/");
    const name = isMobile ? say("layout.header.menu") : say("layout.nav.communication");
    await page.getByRole("banner").getByRole("button", { name, exact: true }).click();
    await settled();
    await examine(page, "/ with an open menu");
  });

  test("as a member", { tag: "@core" }, async ({ page, at, say }) => {
    await signIn(page, MEMBER);
    await sweep(page, ["/", ...MEMBER_PATHS], { at, say });
  });

  test("as the author of a manuscript", { tag: "@core" }, async ({ page, at, say }) => {
    await signIn(page, AUTHOR);
    await sweep(page, AUTHOR_PATHS, { at, say });
    // The last of them is the form with what is written, not a page that says there is nothing.
    await expect(page.getByRole("main").getByRole("textbox").first()).toBeVisible();
  });

  for (const [part, paths] of inParts(those(["/", ...STAFF_PATHS])).entries()) {
    test(`as staff, part ${part + 1}`, { tag: "@core" }, async ({ page, at, say }) => {
      await signIn(page, STAFF);
      await sweep(page, paths, { at, say });
    });
  }

  test("editing posts, as staff", { tag: "@core" }, async ({ page, at, say, request }) => {
    await signIn(page, STAFF);
    await sweep(page, await editPaths(request), { at, say });
  });
});
