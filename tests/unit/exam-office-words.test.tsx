// @vitest-environment jsdom
// What the office reads before it acts: raters who only have to accept, a result that nobody can type any more; and what an examinee reads.
import type { ComponentProps, ReactNode } from "react";
import { expect, test } from "vitest";
import { appRoot } from "#tests/support/render-in-app.tsx";
import { ExamResultText } from "#web/features/programs/applications/ExamResultText.tsx";
import { ExamPart } from "#web/features/programs/applications/office/ExamForm.tsx";
import { AssignPart } from "#web/features/programs/exams/office/AssignPart.tsx";

const root = appRoot();

const draw = (node: ReactNode) => root.show(node);
const words = () => document.body.textContent ?? "";

type Scoring = ComponentProps<typeof AssignPart>["scoring"];
const RATER: Scoring["raters"][number] = {
  id: 1,
  name: "채점자",
  email: "rater@example.org",
  affiliation: null,
  exceptionReason: null,
  exceptedConflicts: [],
  part: "TRANSLATION",
  pair: "KO_EN",
  state: "INVITED",
  feePerScript: 0,
  feesDue: 0,
  assigned: 0,
  done: 0,
  doneAt: null,
  isRemarking: false,
  hasDoneRemark: false,
};
const SCORING: Scoring = {
  isLocked: false,
  isBlind: false,
  conflicts: [],
  scripts: [],
  missingScripts: 0,
  needlessScripts: 0,
  thirdsLacking: [],
  raters: [RATER, { ...RATER, id: 2 }, { ...RATER, id: 3, pair: "KO_ZH" }],
  plan: [{ part: "TRANSLATION", pair: "KO_EN", scripts: 2, added: 0, lacking: 4, lackingCodes: ["AB12"] }],
};

test("raters who were invited only have to accept: that is said before anybody invites more", async () => {
  await draw(<AssignPart scoring={SCORING} programId={5} onChanged={() => {}} />);
  expect(words()).toContain("초대한 채점위원 2명이 아직 수락하지 않았습니다. 수락하면 배정할 수 있고");
  await draw(<AssignPart scoring={{ ...SCORING, raters: [] }} programId={5} onChanged={() => {}} />);
  expect(words()).toContain("(답안 AB12). 채점위원을 더 초대해 주세요.");
});

type Applicant = ComponentProps<typeof ExamPart>["applicant"];
const APPLICANT: Applicant = {
  id: 7,
  version: 1,
  state: "ATTENDED",
  misconduct: null,
  name: "한나래",
  nameEn: null,
  email: "a@example.org",
  phoneNumber: "",
  affiliation: null,
  note: null,
  ownAnswers: [],
  amount: 0,
  examPart: "TRANSLATION",
  languagePair: "KO_EN",
  site: null,
  examNumber: "T-1",
  room: null,
  seatNumber: null,
  score: 86.5,
  verdict: "PASSED",
  waitingPlace: null,
  feeState: null,
  paidAt: null,
  groupId: null,
  groupName: null,
  reschedule: null,
  createdAt: "2026-05-01T00:00:00Z",
};
const onDone = () => {};

test("once results are locked, or where they are computed, the dialog offers nothing to type and says why", async () => {
  await draw(<ExamPart applicant={APPLICANT} isComputed={false} isLocked={false} onDone={onDone} />);
  expect(document.querySelectorAll("input, button[type=submit]").length).toBeGreaterThan(1);
  for (const [isLocked, why] of [
    [true, "결과가 확정되어 바꿀 수 없습니다."],
    [false, "결과는 과목의 점수로 계산합니다."],
  ] as const) {
    await draw(<ExamPart applicant={APPLICANT} isComputed isLocked={isLocked} onDone={onDone} />);
    expect(document.querySelectorAll("input, button")).toHaveLength(0);
    expect(words()).toContain("합격 86.5점");
    expect(words()).toContain(why);
  }
});

test("the result says the average that passes, where the session asks for one", async () => {
  const result = { version: 1, verdict: "FAILED", average: 4_250, reason: null, papers: [] } as const;
  await draw(<ExamResultText result={{ ...result, passAverage: 60 }} />);
  expect(words()).toContain("불합격 · 평균 42.5 (합격 기준 평균 60점)");
  await draw(<ExamResultText result={{ ...result, passAverage: null }} />);
  expect(words()).not.toContain("합격 기준");
});
