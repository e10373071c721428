// What cannot be at the same time: a room twice, a speaker in two rooms. Talks that only touch do not clash.
import { expect, test } from "vitest";
import { clashesOf } from "#schema/validation/programs/presentation-clashes.ts";

const at = (time: string) => new Date(`2026-12-05T${time}:00+09:00`);
const session = (room: string, time: string, talks: readonly (readonly string[])[], minutes = 20) => ({
  room,
  startsAt: at(time),
  minutes,
  talks,
});

test("one speaker in two rooms clashes at the time of the talks, not of the sessions", () => {
  const first = session("101", "10:00", [["han"], ["park"]]);
  expect(clashesOf([first, session("102", "10:00", [["han"]])])).toEqual([
    { kind: "SPEAKER", sessions: [0, 1], of: "han" },
  ]);
  // Han speaks first here and second there.
  expect(clashesOf([first, session("102", "10:00", [["kim"], ["han"]])])).toEqual([]);
  expect(clashesOf([first, session("102", "10:20", [["han"]])])).toEqual([]);
  expect(clashesOf([first, session("102", "10:10", [["han"]])])).toHaveLength(1);
});

test("a room twice clashes however it is written, and an empty session takes the time of a talk", () => {
  expect(clashesOf([session(" 101호", "10:00", []), session("１０１호", "10:19", [])])).toEqual([
    { kind: "ROOM", sessions: [0, 1], of: " 101호" },
  ]);
  expect(clashesOf([session("101", "10:00", []), session("101", "10:20", [])])).toEqual([]);
});

test("what is half typed clashes with nothing", () => {
  const untimed = { ...session("101", "10:00", [["han"]]), startsAt: new Date(Number.NaN) };
  expect(clashesOf([untimed, session("101", "10:00", [["han"]])])).toEqual([]);
});
