// axe finds nothing on any route, as visitor, member and staff, in Korean on a desktop and in English on a phone. No page scrolls sideways in
// either language, at both widths, down to 360 px and at 640 (1280 at 200 % zoom). And a visitor's page asks for nothing after hydration.
import { expect, type Page } from "@playwright/test";
import { MEMBER, STAFF, signIn } from "./accounts.ts";
import { axeViolations } from "./axe.ts";
import { test } from "./journey.ts";
import { watchRequests } from "./settle.ts";
import {
  editPaths,
  GUEST_PATHS,
  MEMBER_PATHS,
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
/** Paths of one test: few enough that no worker is left alone with a long one at the end. */
const AT_ONCE = 8;

async function examine(page: Page, path: string): Promise<void> {
  expect.soft(await axeViolations(page), `axe on ${path}`).toEqual([]);
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
  /** A visitor's page asks for nothing after hydration: every query is in it. */
  isVisitor?: boolean;
}

/** Every path in the project's own layout, at the narrow widths, and a phone's also as wide as a desktop. */
async function sweep(page: Page, paths: readonly string[], { at, isVisitor = false }: Sweep): Promise<void> {
  const own = page.viewportSize() ?? WIDE;
  const others = own.width === WIDE.width ? NARROW : [...NARROW, WIDE.width];
  const { settled, asked } = watchRequests(page);
  for (const path of paths) {
    await page.setViewportSize(own);
    await page.goto(at(path));
    await settled();
    await examine(page, path);
    await expectNoSidewaysScroll(page, path, others);
    if (isVisitor) expect.soft(asked(), `asked after hydration on ${path}`).toEqual([]);
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

  for (const [part, paths] of inParts([...PUBLIC_PATHS, ...GUEST_PATHS]).entries()) {
    test(`as a visitor, part ${part + 1}`, async ({ page, at }) => {
      await sweep(page, paths, { at, isVisitor: true });
    });
  }

  test("posts, as a visitor", async ({ page, at, request }) => {
    await sweep(page, await postPaths(request), { at, isVisitor: true });
  });

  test("as a visitor of programs in every state", async ({ page, at, request }) => {
    await sweep(page, await programPaths(request), { at, isVisitor: true });
  });

  test("with the errors of a form", async ({ page, say, open }) => {
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

  test("as a member", async ({ page, at }) => {
    await signIn(page, MEMBER);
    await sweep(page, ["/", ...MEMBER_PATHS], { at });
  });

  for (const [part, paths] of inParts(["/", ...STAFF_PATHS]).entries()) {
    test(`as staff, part ${part + 1}`, async ({ page, at }) => {
      await signIn(page, STAFF);
      await sweep(page, paths, { at });
    });
  }

  test("editing posts, as staff", async ({ page, at, request }) => {
    await signIn(page, STAFF);
    await sweep(page, await editPaths(request), { at });
  });
});
