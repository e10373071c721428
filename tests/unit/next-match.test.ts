// The key for the memory goes through all translations that are offered, and begins again behind the last one.
import { expect, test } from "vitest";
import { nextMatch } from "#web/components/translation/next-match.ts";

const MATCHES = [{ en: "We meet." }, { en: "There is a meeting." }, { en: "A meeting takes place." }];
const after = (english: string | null, matches = MATCHES) => nextMatch(matches, english)?.en ?? null;

test("the most similar one comes first, and each press takes the next", () => {
  expect(after(null)).toBe("We meet.");
  expect(after("Something that was typed.")).toBe("We meet.");
  expect(after("We meet.")).toBe("There is a meeting.");
  expect(after("There is a meeting.")).toBe("A meeting takes place.");
  expect(after("A meeting takes place.")).toBe("We meet.");
});

test("what is there already is no other one", () => {
  expect(after(null, [])).toBeNull();
  expect(after("We meet.", [{ en: "We meet." }])).toBeNull();
  expect(after("We meet.", [{ en: "We meet." }, { en: "We meet." }])).toBeNull();
  expect(after("We meet.", [{ en: "We meet." }, { en: "Come." }, { en: "We meet." }])).toBe("Come.");
});
