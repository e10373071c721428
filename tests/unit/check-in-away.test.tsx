// @vitest-environment jsdom
// A phone at a door without a connection for ten minutes: everything it recorded stays on it, is sent when there is one, and each record once.
import { act } from "react";
import { type Client, CombinedError } from "urql";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { appRoot } from "#tests/support/render-in-app.tsx";
import { useUnsent } from "#web/features/programs/attendance/device/use-unsent.ts";

const AWAY_MINUTES = 10;
/** Somebody every twenty seconds. */
const PEOPLE = 30;
const BETWEEN_MS = (AWAY_MINUTES * 60_000) / PEOPLE;
const ACCESS = { kind: "link", link: "door" } as const;
const PROGRAM = 7;

interface Batch {
  readonly records: readonly {
    readonly sequence: number;
    readonly applicationId: number;
    readonly at: string;
  }[];
}
let isAway: boolean;
let tries: number;
let sent: Batch["records"][number][];
const root = appRoot();
let phone: ReturnType<typeof useUnsent>;

/** Answers as the site does, or not at all. */
const client: Client = Object({
  mutation: (_document: unknown, { batch }: { readonly batch: Batch }) => ({
    toPromise: async () => {
      tries += 1;
      if (isAway) return { error: new CombinedError({ networkError: new Error("offline") }) };
      sent.push(...batch.records);
      const saved = batch.records.map(({ sequence }) => ({ sequence, outcome: "SAVED" }));
      return { data: { sendLinkedAttendance: saved } };
    },
  }),
});

const nothing = () => {};
function Phone() {
  phone = useUnsent(ACCESS, PROGRAM, nothing);
  return null;
}

beforeEach(async () => {
  vi.useFakeTimers();
  [isAway, tries, sent] = [true, 0, []];
  await root.show(<Phone />, { client });
});
afterEach(async () => {
  vi.useRealTimers();
});

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

test("ten minutes of records arrive once, in their order and with their own times", async () => {
  const began = Date.now();
  for (let applicationId = 1; applicationId <= PEOPLE; applicationId += 1) {
    await act(async () => phone.record({ applicationId, occasion: "program", state: "PRESENT" }));
    await pass(BETWEEN_MS);
  }
  expect(Date.now() - began).toBe(AWAY_MINUTES * 60_000);
  expect([phone.unsent.length, phone.isAway, sent]).toEqual([PEOPLE, true, []]);
  // It went on trying all the time.
  expect(tries).toBeGreaterThan(100);
  isAway = false;
  await pass(5_000);
  expect([phone.unsent, phone.isAway, phone.refused]).toEqual([[], false, []]);
  expect(sent.map(({ applicationId }) => applicationId)).toEqual(
    Array.from({ length: PEOPLE }, (_, at) => at + 1),
  );
  expect(sent.map(({ at }) => Date.parse(at) - began)).toEqual(
    Array.from({ length: PEOPLE }, (_, at) => at * BETWEEN_MS),
  );
  await pass(60_000);
  expect(sent).toHaveLength(PEOPLE);
});
