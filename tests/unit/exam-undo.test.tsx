// @vitest-environment jsdom
// What the office records of a session is undone from its message: locked results, a withdrawn release, the first run of numbers, a certificate that
// was sent. An answer to an objection is written anew.
import { act, type ReactNode } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { speaker } from "#tests/support/messages.ts";
import { answeringClient, appRoot } from "#tests/support/render-in-app.tsx";
import type { Toast } from "#web/components/toasts/toasts.ts";
import { CopiesPart } from "#web/features/programs/exams/office/CopiesPart.tsx";
import { LockDialog } from "#web/features/programs/exams/office/LockDialog.tsx";
import { Objections } from "#web/features/programs/exams/office/Objections.tsx";
import { PlanPreview } from "#web/features/programs/exams/office/PlanPreview.tsx";
import { WithholdDialog } from "#web/features/programs/exams/office/WithholdDialog.tsx";

const { said } = vi.hoisted(() => ({ said: [] as Toast[] }));
vi.mock("#web/components/toasts/toasts.ts", () => ({
  prepareToasts: () => {},
  showToast: (toast: Toast) => {
    said.push(toast);
    return "one";
  },
}));

const say = speaker("ko");
type Results = Parameters<typeof LockDialog>[0]["results"];
const RESULTS: Results = {
  programId: 5,
  lockedAt: null,
  lockedBy: null,
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
const AT = "2026-05-01T00:00:00Z";
type Preview = Parameters<typeof PlanPreview>[0];
const SESSION: Preview["session"] = {
  id: 5,
  titleKo: "제28회 시험",
  titleEn: null,
  numberPrefix: "28",
  numberHasPart: true,
  numberDigits: 3,
  slipFrom: null,
  slipsAreOpen: false,
  examinees: 2,
  numbered: 0,
  seated: 0,
  canWithdrawNumbers: true,
  sites: [],
};
const SEEN: Preview["seen"] = {
  rule: { order: "NAME", seed: null, prefix: "28", hasPart: true, digits: 3 },
  plan: { digest: "a".repeat(43), numbers: 2, seats: 0, lacking: [], items: [] },
};
type Examinee = Parameters<typeof CopiesPart>[0]["examinees"][number];
const EXAMINEE: Examinee = {
  id: 7,
  name: "한나래",
  examNumber: "28-T-001",
  certificateCopies: [
    {
      id: 3,
      language: "KO",
      address: "서울",
      state: "TO_SEND",
      sentAt: null,
      paymentId: null,
      requestedAt: "2026-05-01T00:00:00Z",
    },
  ],
};

const root = appRoot();
/** The names of the mutations that were sent. */
const sent: string[] = [];
const client = answeringClient(({ query }) => {
  const [, name = ""] = /\{\s*(\w+)\(/.exec(query.slice(query.indexOf("mutation"))) ?? [];
  sent.push(name);
  return { data: { [name]: { __typename: "ExamSeating", canWithdrawNumbers: true } } };
});

beforeEach(() => {
  sent.length = 0;
  said.length = 0;
});

const draw = (node: ReactNode) => root.show(node, { client });

const buttonOf = (name: string) =>
  [...document.querySelectorAll("button")].findLast((one) => one.textContent === name);

/** Presses the button of a name, and answers what is said. */
const press = (name: string) => pressIt(buttonOf(name));

async function pressIt(button: HTMLButtonElement | null | undefined): Promise<Toast | undefined> {
  await act(async () => button?.click());
  await vi.waitFor(() => expect(said).toHaveLength(1));
  return said[0];
}

async function undo(toast: Toast | undefined): Promise<string | undefined> {
  expect(toast?.action?.isUndo).toBe(true);
  await act(async () => toast?.action?.run());
  await vi.waitFor(() => expect(said).toHaveLength(2));
  return said[1]?.title;
}

test("locked results are unlocked again", async () => {
  await draw(<LockDialog results={RESULTS} onChanged={() => {}} onClose={() => {}} />);
  const toast = await press(say("exam-results.lock"));
  expect(await undo(toast)).toBe(say("exam-results.unlocked"));
  expect(sent).toEqual(["lockResults", "withholdResults"]);
});

const RELEASED: Results = {
  ...RESULTS,
  lockedAt: AT,
  lockedBy: "가",
  confirmedBy: "나",
  releaseAt: AT,
  areReleased: true,
};

/** Says why, and withdraws. */
async function withhold(results: Results): Promise<Toast | undefined> {
  await draw(<WithholdDialog results={results} onChanged={() => {}} onClose={() => {}} />);
  const field = document.querySelector("textarea");
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, "value")?.set?.call(field, "잘못 누름");
    field?.dispatchEvent(new Event("input", { bubbles: true }));
  });
  return await pressIt(document.querySelector<HTMLButtonElement>("button[type=submit]"));
}

test("a withdrawn release is restored", async () => {
  expect(await undo(await withhold(RELEASED))).toBe(say("exam-results.releasedAgain"));
  expect(sent).toEqual(["withholdResults", "restoreRelease"]);
});

test("a withdrawn lock is locked again", async () => {
  await undo(await withhold({ ...RESULTS, lockedAt: AT, lockedBy: "가" }));
  expect(sent).toEqual(["withholdResults", "lockResults"]);
});

test("a planned release takes two people again", async () => {
  const toast = await withhold({ ...RELEASED, areReleased: false });
  expect([toast?.title, toast?.action]).toEqual(["공개 예약을 취소했습니다.", undefined]);
});

type Objected = Results["objections"][number];
const OBJECTION: NonNullable<Objected["objection"]> = {
  state: "UPHELD",
  step: null,
  raters: [],
  recomputed: null,
  version: 3,
  reason: "재검토",
  answer: "그대로입니다.",
  createdAt: AT,
};
const OBJECTED: Objected = {
  id: 9,
  name: "도유진",
  examPart: "TRANSLATION",
  languagePair: "KO_EN",
  score: 61,
  verdict: "PASSED",
  objection: OBJECTION,
};
const buttons = () => [...document.querySelectorAll("button")].map((button) => button.textContent);

test("an answered objection is opened again, with a reason", async () => {
  await draw(<Objections results={{ ...RELEASED, objections: [OBJECTED] }} onChanged={() => {}} />);
  const name = say("exam-results.objection.reopen");
  const open = [...document.querySelectorAll("button")].find((button) => button.textContent === name);
  await act(async () => open?.click());
  const field = document.querySelector("textarea");
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, "value")?.set?.call(field, "다른 사람");
    field?.dispatchEvent(new Event("input", { bubbles: true }));
  });
  expect((await press(name))?.title).toBe(say("exam-results.objection.reopened"));
  expect(sent).toEqual(["reopenExamObjection"]);
});

test("while the release is withdrawn objections are read, and the page says why nothing is done about them", async () => {
  const open: Objected = { ...OBJECTED, id: 10, objection: { ...OBJECTION, state: "OPEN", step: "ANSWER" } };
  await draw(<Objections results={{ ...RESULTS, objections: [open, OBJECTED] }} onChanged={() => {}} />);
  expect(document.body.textContent).toContain(say("exam-results.objections.withheld"));
  expect(document.body.textContent).toContain("재검토");
  expect(buttons()).toEqual([]);
});

const GIVE = say("exam-seats.give", { numbers: 2, seats: 0 });

test("the first run of numbers is withdrawn", async () => {
  await draw(<PlanPreview session={SESSION} seen={SEEN} onDone={() => {}} />);
  await undo(await press(GIVE));
  expect(sent).toEqual(["numberExaminees", "withdrawExamNumbers"]);
});

test("a later run of numbers is not, because earlier ones would go with it", async () => {
  await draw(<PlanPreview session={{ ...SESSION, numbered: 1 }} seen={SEEN} onDone={() => {}} />);
  expect((await press(GIVE))?.action).toBeUndefined();
});

test("a certificate that was recorded as sent waits again", async () => {
  await draw(<CopiesPart examinees={[EXAMINEE]} onChanged={() => {}} />);
  const toast = await press(say("exam-certificates.copies.send"));
  expect(await undo(toast)).toBe(say("exam-certificates.copies.unsent"));
  expect(sent).toEqual(["sendCertificateCopy", "unsendCertificateCopy"]);
});
