// @vitest-environment jsdom
// The second person releases results now, or from a minute that is offered; the tabs above are in the order of the work.
import { act, type ReactNode } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { HOUR, MINUTE } from "#schema/validation/core/durations.ts";
import { answeringClient, appRoot } from "#tests/support/render-in-app.tsx";
import { ProgramOfficeTabs } from "#web/components/programs/ProgramOfficeTabs.tsx";
import { PROGRAM_OFFICES } from "#web/components/programs/program-offices.ts";
import { ReleaseDialog } from "#web/features/programs/exams/office/ReleaseDialog.tsx";

type Results = Parameters<typeof ReleaseDialog>[0]["results"];
const RESULTS: Results = {
  programId: 5,
  lockedAt: "2026-05-01T00:00:00Z",
  lockedBy: "한나래",
  confirmedBy: null,
  releaseAt: null,
  areReleased: false,
  endsAt: "2026-04-18T08:00:00Z",
  isHeld: true,
  refusal: null,
  isBlind: false,
  hasPapers: true,
  passAverage: 6000,
  passed: 3,
  failed: 1,
  absent: 0,
  open: 0,
  distribution: [],
  borderlineCount: 0,
  borderline: [],
  missing: [],
  groups: [],
  years: [],
  objections: [],
  agreement: { pairs: 0, meanDifference: 0, correlation: null },
  sittings: { totalCount: 0, papers: [], items: [] },
};
const root = appRoot();
/** The moments that were sent. */
const sent: string[] = [];
const client = answeringClient<{ at: string }>(({ variables }) => {
  sent.push(variables.at);
  return { data: { releaseResults: { __typename: "ProgramForEditing", id: 5 } } };
});

beforeEach(() => {
  sent.length = 0;
});

const draw = (node: ReactNode) => root.show(node, { client });

/** The moment that is sent, in milliseconds from now. */
async function release(isNow: boolean): Promise<number> {
  const ended = vi.fn();
  await draw(<ReleaseDialog results={RESULTS} onChanged={ended} onClose={() => {}} />);
  const [now] = document.querySelectorAll<HTMLInputElement>("input[type=radio]");
  if (isNow) await act(async () => now?.click());
  await act(async () => document.querySelector<HTMLButtonElement>("button[type=submit]")?.click());
  await vi.waitFor(() => expect(ended).toHaveBeenCalled());
  expect(sent).toHaveLength(1);
  return Date.parse(sent[0] ?? "") - Date.now();
}

test("results are released from the next full hour on, as it is offered", async () => {
  const ahead = await release(false);
  expect(ahead).toBeGreaterThan(-MINUTE);
  expect(ahead).toBeLessThanOrEqual(HOUR);
  expect(Date.parse(sent[0] ?? "") % HOUR).toBe(0);
});

test("results are released now, without a time being typed", async () => {
  expect(Math.abs(await release(true))).toBeLessThan(MINUTE);
});

test("the tabs of a session follow the work, from the call to the certificates", async () => {
  await draw(<ProgramOfficeTabs office={PROGRAM_OFFICES.evaluation} program={{ id: 5, kind: "KITEC" }} />);
  const tabs = [...document.querySelectorAll("a")].map((one) => one.getAttribute("href")?.split("/").at(-1));
  expect(tabs).toEqual([
    "exam",
    "applicants",
    "photos",
    "seats",
    "attendance",
    "scoring",
    "results",
    "certificates",
  ]);
});
