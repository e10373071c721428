// The inline script at the end of a page, run as a browser runs it: when it starts the app.
import { setImmediate as nextTurn } from "node:timers/promises";
import { runInNewContext } from "node:vm";
import { describe, expect, test } from "vitest";
import { buildInlineScripts } from "#web/build/inline-scripts.ts";

const { start } = await buildInlineScripts();

interface Page {
  /** Whether the server wrote a page, which is painted before the app starts. */
  readonly written: boolean;
  readonly hidden?: boolean;
}

/** Runs the script, and every task that waits for no time. */
function run({ written, hidden = false }: Page) {
  const tasks: (() => void)[] = [];
  const later: (() => void)[] = [];
  const asked: string[] = [];
  const ran: string[] = [];
  let seen = (): void => undefined;
  const dataset = { modules: "/react.js /entry.js", parts: "/page.js", font: "" };
  const document = {
    hidden,
    currentScript: { dataset },
    querySelector: () => (written ? {} : null),
    createElement: () => ({ href: "" }),
    head: { append: ({ href }: { href: string }) => asked.push(href) },
  };
  class PerformanceObserver {
    constructor(notify: (list: object) => void) {
      seen = () => notify({ getEntriesByName: () => [{}] });
    }
    observe() {}
  }
  const wait = (task: (...given: unknown[]) => void, milliseconds = 0, ...given: unknown[]) =>
    (milliseconds > 0 ? later : tasks).push(() => task(...given));
  // A script in a context of its own may import nothing.
  const load = async (module: string) => {
    ran.push(module);
  };
  const settle = async () => {
    do {
      for (let task = tasks.shift(); task; task = tasks.shift()) task();
      await nextTurn();
    } while (tasks.length > 0);
    return { asked, ran };
  };
  runInNewContext(start.replace("import(", "load("), {
    document,
    PerformanceObserver,
    setTimeout: wait,
    load,
  });
  return {
    settle,
    paint: () => seen(),
    waitLong: () => {
      for (const task of later) task();
    },
  };
}

const STARTED = { asked: ["/react.js", "/entry.js", "/page.js"], ran: ["/react.js", "/entry.js"] };
const NOTHING = { asked: [], ran: [] };

describe("the app is started", () => {
  test("at once on a page of the office, of which the server writes no part", async () => {
    expect(await run({ written: false }).settle()).toEqual(STARTED);
  });

  test("at once in the background, where nothing is painted", async () => {
    expect(await run({ written: true, hidden: true }).settle()).toEqual(STARTED);
  });

  test("after the first paint of a page that the server wrote, and once", async () => {
    const page = run({ written: true });
    expect(await page.settle()).toEqual(NOTHING);
    page.paint();
    expect(await page.settle()).toEqual(STARTED);
    page.paint();
    page.waitLong();
    expect(await page.settle()).toEqual(STARTED);
  });

  test("after a while in a browser that tells of no paint", async () => {
    const page = run({ written: true });
    expect(await page.settle()).toEqual(NOTHING);
    page.waitLong();
    expect(await page.settle()).toEqual(STARTED);
  });
});
