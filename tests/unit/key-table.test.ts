// No screen has two meanings for one key, the toast's u among them, and no key another meaning on another screen.
import { expect, test } from "vitest";
import { readSource, sourceFiles } from "#tests/support/source-files.ts";
import { KEYS } from "#web/browser/key-table.ts";

const screens = Object.entries(KEYS).filter(([screen]) => screen !== "everywhere");

test.each(screens)(
  "the keys of %s collide neither with each other nor with those of everywhere",
  (_screen, keys) => {
    const all = [...Object.values(KEYS.everywhere), ...Object.values(keys)];
    expect(new Set(all).size).toBe(all.length);
  },
);

test("a key means the same on every screen, and a meaning has one key", () => {
  const pairs = Object.values(KEYS).flatMap((keys) => Object.entries(keys));
  const distinct = new Set(pairs.map((pair) => pair.join(" ")));
  expect(new Set(pairs.map(([, key]) => key)).size).toBe(distinct.size);
  expect(new Set(pairs.map(([meaning]) => meaning)).size).toBe(distinct.size);
});

test("the toast undoes by the key of everywhere", () => {
  expect(readSource("web/components/toasts/toast-store.ts")).toContain("KEYS.everywhere.undo");
});

test("whatever listens for single keys takes them from the table", () => {
  const listeners = sourceFiles(".ts", ".tsx").filter(
    (path) => path.startsWith("web/") && readSource(path).includes("useSingleKeys("),
  );
  expect(listeners.length).toBeGreaterThan(3);
  for (const path of listeners) {
    if (path === "web/browser/keys.ts") continue;
    const source = readSource(path);
    expect(source, path).toMatch(/KEYS|UNDO_KEY/);
    expect(source, path).not.toMatch(/key === "/);
  }
});
