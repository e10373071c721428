// @vitest-environment jsdom
// The office assigns reviews a part at a time: it goes on until nothing is left, says how far it is, and says what stopped it.
import { act } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { speaker } from "#tests/support/messages.ts";
import { answeringClient, appRoot } from "#tests/support/render-in-app.tsx";
import type { Toast } from "#web/components/toasts/toasts.ts";
import { useAssignAll } from "#web/features/programs/presentations/office/use-assign-all.ts";

const { said } = vi.hoisted(() => ({ said: [] as Omit<Toast, "id">[] }));
vi.mock("#web/components/toasts/toasts.ts", () => ({
  showToast: (toast: Omit<Toast, "id">) => {
    said.push(toast);
    return "one";
  },
  updateToast: (_id: string, toast: Omit<Toast, "id">) => said.push(toast),
}));

const say = speaker("en");
const ended = vi.fn();
/** After which presentation each call began. */
const calls: (number | null)[] = [];
let broken = false;
let assignAll: () => Promise<void>;
const root = appRoot();

/** Three parts of a vote of two people on five presentations. */
const PARTS = [
  { assigned: 4, short: 0, done: 2, left: 3, after: 12 },
  { assigned: 3, short: 1, done: 2, left: 1, after: 14 },
  { assigned: 2, short: 0, done: 1, left: 0, after: null },
];

const client = answeringClient<{ after: number | null }>(({ variables }) => {
  calls.push(variables.after);
  const part = { __typename: "AssignedPresentationReviews", ...PARTS[calls.length - 1] };
  if (broken && calls.length === 2) return { errors: [{ message: "", extensions: { code: "UNAVAILABLE" } }] };
  return { data: { assignPresentationReviews: part } };
});

function Probe() {
  ({ assignAll } = useAssignAll({ programId: 5, onChanged: ended }));
  return null;
}

beforeEach(async () => {
  said.length = 0;
  calls.length = 0;
  broken = false;
  ended.mockClear();
  await root.show(<Probe />, { language: "en", client });
});

test("each call begins after the last presentation of the one before, and the sums are said", async () => {
  await act(() => assignAll());
  expect(calls).toEqual([null, 12, 14]);
  expect(said.map(({ kind }) => kind)).toEqual(["busy", "busy", "busy", "busy", "ok"]);
  expect(said[1]?.title).toContain("2 of 5");
  expect(said[2]?.title).toContain("4 of 5");
  const sums = { assigned: 9, short: 1 };
  expect(said.at(-1)?.title).toBe(say("presentations-office.assigned", sums));
  expect(ended).toHaveBeenCalledTimes(1);
});

test("what stops it is said, and the page is read again", async () => {
  broken = true;
  await act(() => assignAll());
  expect(calls).toEqual([null, 12]);
  expect(said.at(-1)?.kind).toBe("bad");
  expect(ended).toHaveBeenCalledTimes(1);
});
