// A list that is edited row by row: moving, putting between, taking out and putting back.
import { describe, expect, test } from "vitest";
import {
  newRowKey,
  withChanged,
  withInserted,
  withMoved,
  withoutRow,
} from "#web/components/forms/list-rows.ts";

const rows = [
  { key: "a", text: "가" },
  { key: "b", text: "나" },
  { key: "c", text: "다" },
];
const keys = (items: readonly { key: string }[]) => items.map(({ key }) => key).join("");

describe("rows of a list", () => {
  test("have keys of their own", () => {
    expect(new Set(Array.from({ length: 100 }, newRowKey)).size).toBe(100);
  });

  test.each([
    [0, 2, "bca"],
    [2, 0, "cab"],
    [1, 1, "abc"],
    [0, -1, "abc"],
    [2, 3, "abc"],
  ])("moves %i to %i", (from, to, expected) => {
    expect(keys(withMoved(rows, from, to))).toBe(expected);
  });

  test.each([
    [0, "nabc"],
    [2, "abnc"],
    [3, "abcn"],
    [99, "abcn"],
  ])("puts one at %i", (index, expected) => {
    expect(keys(withInserted(rows, index, { key: "n", text: "" }))).toBe(expected);
  });

  test("one taken out comes back where it was", () => {
    const { items, removed } = withoutRow(rows, "b");
    expect(keys(items)).toBe("ac");
    expect(removed && withInserted(items, removed.index, removed.item)).toEqual(rows);
  });

  test("one that is not there cannot be taken out", () => {
    expect(withoutRow(rows, "x")).toEqual({ items: rows, removed: null });
  });

  test("one changes, the others stay the same objects", () => {
    const changed = withChanged(rows, "b", { text: "바" });
    expect(changed[1]).toEqual({ key: "b", text: "바" });
    expect(changed[0]).toBe(rows[0]);
  });
});
