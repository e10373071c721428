import { beforeEach, describe, expect, it } from "vitest";
import { BuildWatch, HIDDEN_FOR_MS } from "#web/browser/build-watch.ts";
import { memoryStorage } from "#web/browser/memory-storage.ts";
import { RELOAD_GUARD_MS, ReloadGuard } from "#web/browser/reload-guard.ts";

const world = { now: 1_000_000, online: true, unsaved: false, loads: [] as (string | null)[], build: "one" };
let storage = memoryStorage();

beforeEach(() => {
  Object.assign(world, { now: 1_000_000, online: true, unsaved: false, loads: [], build: "one" });
  storage = memoryStorage();
});

/** The guard of a page; a reload makes a new one over the same tab's storage. */
function guard(): ReloadGuard {
  return new ReloadGuard({
    storage,
    now: () => world.now,
    isOnline: () => world.online,
    hasUnsavedInput: () => world.unsaved,
    load: (address) => void world.loads.push(address),
  });
}

describe("a page part that fails", () => {
  it("loads where the reader was going, once for several failures", () => {
    const page = guard();
    expect(page.tryReload("/notice/list")).toBe(true);
    expect(page.tryReload("/notice/list")).toBe(true);
    expect(world.loads).toEqual(["/notice/list"]);
  });

  it("does not loop: once in ten seconds", () => {
    guard().tryReload(null);
    world.now += RELOAD_GUARD_MS - 1;
    expect(guard().tryReload(null)).toBe(false);
    world.now += 1;
    expect(guard().tryReload(null)).toBe(true);
    expect(world.loads).toEqual([null, null]);
  });

  it("leaves unsaved input and an offline page alone", () => {
    world.unsaved = true;
    expect(guard().tryReload(null)).toBe(false);
    world.unsaved = false;
    world.online = false;
    expect(guard().tryReload(null)).toBe(false);
    expect(world.loads).toEqual([]);
  });

  it("does not reload where it could not remember that it did", () => {
    const forgetful = {
      getItem: () => null,
      setItem: () => {
        throw new Error("refused");
      },
    };
    const page = new ReloadGuard({
      storage: forgetful,
      now: () => 0,
      isOnline: () => true,
      hasUnsavedInput: () => false,
      load: (address) => void world.loads.push(address),
    });
    expect(page.tryReload(null)).toBe(false);
    expect(world.loads).toEqual([]);
  });
});

describe("a new build", () => {
  const watch = () =>
    new BuildWatch(
      { currentBuild: async () => world.build, now: () => world.now, isOnline: () => world.online },
      "one",
    );

  it("is noticed, and only then", async () => {
    const page = watch();
    await page.check();
    expect(page.outdated).toBe(false);
    world.build = "two";
    await page.check();
    expect(page.outdated).toBe(true);
  });

  it("is looked for when a tab comes back after more than five minutes", async () => {
    world.build = "two";
    const page = watch();
    await page.visibilityChanged(true);
    world.now += HIDDEN_FOR_MS;
    await page.visibilityChanged(false);
    expect(page.outdated).toBe(false);
    await page.visibilityChanged(true);
    world.now += HIDDEN_FOR_MS + 1;
    await page.visibilityChanged(false);
    expect(page.outdated).toBe(true);
  });

  it("is not looked for while offline", async () => {
    world.build = "two";
    world.online = false;
    const page = watch();
    await page.check();
    expect(page.outdated).toBe(false);
  });
});
