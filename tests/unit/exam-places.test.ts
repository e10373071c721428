// What the form says of the places of an exam before it is sent.
import { expect, test } from "vitest";
import { type ExamPlaceSeats, placeState } from "#schema/validation/programs/exam-places.ts";

const at = (siteId: number, left: number, waiting = 0): ExamPlaceSeats => ({
  siteId,
  part: "TRANSLATION",
  pair: "KO_EN",
  left,
  waiting,
});
const places = [at(1, 3), at(2, 0), at(3, 2, 1)];
const state = (siteId: number, mayWait: boolean, more: object = {}) =>
  placeState({ places, mayWait, ...more }, { siteId, part: "TRANSLATION", pair: "KO_EN" });

test("a place is free while seats are left that nobody waits for", () => {
  expect(state(1, false)).toEqual({ state: "FREE", left: 3 });
  expect(state(2, false)).toEqual({ state: "FULL", left: 0 });
  expect(state(2, true)).toEqual({ state: "WAIT", left: 0 });
  // The remaining seats are for the waiting list.
  expect(state(3, false)).toEqual({ state: "FULL", left: 0 });
});

test("the own place remains open, and one without seats is not offered", () => {
  const own = { siteId: 2, part: "TRANSLATION", pair: "KO_EN" };
  expect(state(2, false, { own }).state).toBe("FREE");
  expect(placeState({ places, mayWait: true }, { siteId: 1, pair: "KO_ZH" }).state).toBe("NONE");
});

test("a choice that is not made yet takes the best of what fits", () => {
  expect(placeState({ places, mayWait: false }, { part: "TRANSLATION" })).toEqual({ state: "FREE", left: 3 });
  expect(placeState({ places, mayWait: false }, { part: "INTERPRETATION" }).state).toBe("NONE");
});
