// What is shown first of what was found.
import { expect, test } from "vitest";
import { exactTermFirst } from "#web/features/overview/search/exact-term.ts";

const found = (title: string) => [
  { type: "POST" as const, hits: [{ title: { text: "A notice on relay interpreting" } }] },
  { type: "TERM" as const, hits: [{ title: { text: title } }] },
];
const order = (text: string, title: string) => exactTermFirst(text, found(title)).map(({ type }) => type);

test.each(["relay interpreting", "Relay  Interpreting", "중계통역", "중계 통역"])(
  "the glossary comes first for the very term %s",
  (text) => {
    expect(order(text, "Relay interpreting · 중계 통역")).toEqual(["TERM", "POST"]);
  },
);

test("a term that only holds the words stays where it is", () => {
  expect(order("relay", "Relay interpreting · 중계 통역")).toEqual(["POST", "TERM"]);
  expect(exactTermFirst("relay", [])).toEqual([]);
});
