// @vitest-environment jsdom
// What the list of applicants records of a few picked rows asks before the day of the program as the door and the dialog of one do, and not on it.
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { appRoot } from "#tests/support/render-in-app.tsx";
import { BulkBar } from "#web/components/list/BulkBar.tsx";
import { useAttendanceActions } from "#web/features/programs/applications/office/use-attendance-actions.tsx";

const { record } = vi.hoisted(() => ({
  record: vi.fn(async () => ({ data: { recordAttendanceOfMany: { done: 2, skipped: 0, cursor: null } } })),
}));
vi.mock("#web/gql/applicants.ts", () => ({ useRecordAttendanceOfManyMutation: () => [{}, record] }));
vi.mock("#web/components/toasts/toasts.ts", () => ({ prepareToasts: () => {}, showToast: () => {} }));

const root = appRoot();

beforeEach(() => {
  Object.assign(HTMLElement.prototype, { checkVisibility: () => true });
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-27T00:00:00Z") });
  record.mockClear();
});
afterEach(async () => {
  vi.useRealTimers();
});

function Chosen({ startsAt, kind }: { startsAt: string; kind: "SEMINAR" | "KITEC" }) {
  const actions = useAttendanceActions({ program: { id: 1, kind, startsAt }, filter: {}, onDone: () => {} });
  const selecting = {
    selection: { kind: "some", ids: new Set([7, 8]) } as const,
    isSelected: () => true,
    toggle: () => {},
    selectAll: () => {},
    clear: () => {},
  };
  return <BulkBar selecting={selecting} total={2} actions={actions} />;
}

const show = (startsAt: string, kind: "SEMINAR" | "KITEC" = "SEMINAR") =>
  root.show(<Chosen startsAt={startsAt} kind={kind} />);
const dialog = () => document.querySelector("[role=dialog]");
const press = async (place: Element | null, name: string) => {
  const button = [...(place?.querySelectorAll("button") ?? [])].find((one) => one.textContent === name);
  await act(async () => button?.click());
};

test.each(["출석", "결석"])("two months before the program %s of picked people asks first", async (name) => {
  await show("2027-01-30T01:00:00Z");
  await press(document.querySelector("section"), name);
  expect(record).not.toHaveBeenCalled();
  expect(dialog()?.textContent).toContain("행사일은 2027년 1월 30일(토)입니다.");
  expect(dialog()?.textContent).toContain(`2명을 ${name}으로 기록할까요?`);
  await press(dialog(), name);
  await vi.waitFor(() => expect(record).toHaveBeenCalledOnce());
});

test("on its day, which has begun in Seoul, it is recorded at once", async () => {
  await show("2026-11-27T05:00:00Z");
  await press(document.querySelector("section"), "출석");
  expect(record).toHaveBeenCalledOnce();
});

test("before an exam it speaks of the numbers", async () => {
  await show("2027-01-30T01:00:00Z", "KITEC");
  await press(document.querySelector("section"), "출석");
  expect(dialog()?.textContent).toContain("수험번호");
});
