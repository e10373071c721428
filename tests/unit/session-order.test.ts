// Talks are moved by dragging and by keys alike: within a session, to another one, and out of all.
import { expect, test } from "vitest";
import { type SessionRow, withTalkAt } from "#web/features/programs/presentations/office/session-values.ts";

const session = (key: string, presentationIds: readonly number[]): SessionRow => ({
  key,
  titleKo: key,
  titleEn: "",
  room: "101호",
  startsAt: "",
  minutes: "20",
  presentationIds,
});
const SESSIONS = [session("가", [1, 2, 3]), session("나", [4])];
const idsAfter = (id: number, to: Parameters<typeof withTalkAt>[2]) =>
  withTalkAt(SESSIONS, id, to).map(({ presentationIds }) => presentationIds);

test.each([
  ["before the one above it", 3, { session: 0, place: 1 }, [[1, 3, 2], [4]]],
  ["after the one below it", 1, { session: 0, place: 1 }, [[2, 1, 3], [4]]],
  [
    "into another session, at its beginning",
    2,
    { session: 1, place: 0 },
    [
      [1, 3],
      [2, 4],
    ],
  ],
  [
    "to the end of another session",
    2,
    { session: 1, place: 99 },
    [
      [1, 3],
      [4, 2],
    ],
  ],
  ["out of all", 2, null, [[1, 3], [4]]],
  [
    "from none into one",
    5,
    { session: 1, place: 1 },
    [
      [1, 2, 3],
      [4, 5],
    ],
  ],
])("a talk is moved %s", (_where, id, to, expected) => expect(idsAfter(id, to)).toEqual(expected));

test("sessions that nothing is moved in stay the same rows", () => {
  const [first, second] = withTalkAt(SESSIONS, 3, { session: 0, place: 0 });
  expect(first).not.toBe(SESSIONS[0]);
  expect(second).toBe(SESSIONS[1]);
});
