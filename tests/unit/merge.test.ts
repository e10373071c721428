import { describe, expect, test } from "vitest";
import { isSameJson, judge, merge, type Part } from "#web/components/editor/merge.ts";

interface Values {
  title: string;
  text: object;
  from: string;
  to: string;
}
const PARTS: readonly Part<Values>[] = [
  { name: "title", keys: ["title"] },
  { name: "text", keys: ["text"] },
  { name: "time", keys: ["from", "to"] },
];
const base: Values = { title: "a", text: { type: "doc", content: [] }, from: "1", to: "2" };

describe("equal as JSON", () => {
  test.each([
    [{ a: 1, b: 2 }, { b: 2, a: 1 }, true],
    [{ a: 1, b: undefined }, { a: 1 }, true],
    [{ a: 1, b: null }, { a: 1 }, false],
    [[1, 2], [2, 1], false],
    [[], {}, false],
    [null, {}, false],
    [{ a: [{ b: "c" }] }, { a: [{ b: "c" }] }, true],
  ])("%j and %j: %s", (one, other, same) => {
    expect(isSameJson(one, other)).toBe(same);
    expect(isSameJson(other, one)).toBe(same);
  });
});

test("what one side changed is taken, what both changed is asked", () => {
  const mine = { ...base, title: "mine", to: "3" };
  const theirs = { ...base, text: { type: "doc", content: [{}] }, from: "0" };
  const verdicts = judge(PARTS, { base, mine, theirs });
  expect(Object.fromEntries(verdicts)).toEqual({ title: "mine", text: "theirs", time: "ask" });
  const decided = (name: string) => (name === "time" ? "theirs" : verdicts.get(name));
  expect(merge(PARTS, { mine, theirs }, decided)).toEqual({
    title: "mine",
    text: { type: "doc", content: [{}] },
    from: "0",
    to: "2",
  });
});

test("both changed it alike: nothing to ask; without a beginning everything that differs is asked", () => {
  const mine = { ...base, title: "b" };
  expect(judge(PARTS, { base, mine, theirs: { ...mine } }).get("title")).toBe("same");
  const verdicts = judge(PARTS, { base: null, mine, theirs: base });
  expect(Object.fromEntries(verdicts)).toEqual({ title: "ask", text: "same", time: "same" });
});
