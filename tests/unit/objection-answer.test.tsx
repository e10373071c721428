// @vitest-environment jsdom
// Who answers an objection reads in the same dialog what was objected to, and beside it verdict and score; who objects reads that it is once.
import { act, type ReactNode } from "react";
import { expect, test } from "vitest";
import { appRoot } from "#tests/support/render-in-app.tsx";
import { ObjectionPart } from "#web/features/programs/applications/account/ObjectionPart.tsx";
import { Objections } from "#web/features/programs/exams/office/Objections.tsx";

const REASON = "2번 문단의 감점 근거를 알고 싶습니다.";
type Results = Parameters<typeof Objections>[0]["results"];
const RESULTS: Results = {
  programId: 5,
  lockedAt: null,
  lockedBy: null,
  confirmedBy: null,
  releaseAt: null,
  areReleased: true,
  endsAt: "2026-04-18T08:00:00Z",
  isHeld: true,
  refusal: null,
  isBlind: false,
  hasPapers: false,
  passAverage: null,
  passed: 0,
  failed: 1,
  absent: 0,
  open: 0,
  distribution: [],
  borderlineCount: 0,
  borderline: [],
  missing: [],
  groups: [],
  years: [],
  agreement: { pairs: 0, meanDifference: 0, correlation: null },
  sittings: { totalCount: 1, papers: [{ id: 3, nameKo: "번역 실무", nameEn: null }], items: [] },
  objections: [
    {
      id: 7,
      name: "한나래",
      examPart: "TRANSLATION",
      languagePair: "KO_EN",
      score: 42.5,
      verdict: "FAILED",
      objection: {
        state: "OPEN",
        step: "REMARK",
        recomputed: null,
        raters: [],
        version: 1,
        reason: REASON,
        answer: null,
        createdAt: "2026-05-01T00:00:00Z",
      },
    },
  ],
};
const root = appRoot();

const draw = (node: ReactNode) => root.show(node);
const press = (name: string) =>
  act(async () =>
    [...document.querySelectorAll("button")].find(({ textContent }) => textContent === name)?.click(),
  );
const dialog = () => document.querySelector("[role=dialog]")?.textContent ?? "";

test("a new objection is answered without a re-mark: beside the reason, and the result stays", async () => {
  await draw(<Objections results={RESULTS} onChanged={() => {}} />);
  expect(document.body.textContent).toContain("불합격 42.5점 · 접수");
  expect(document.body.textContent).toContain("재채점 요청");
  await press("답변");
  expect(dialog()).toContain(REASON);
  expect(dialog()).toContain("결과(불합격 42.5점)는 그대로입니다");
});

test("after a re-mark the line says that it is done, and the answer shows the new result and what counts", async () => {
  const sheet = (total: number, isCounted: boolean) => ({
    total,
    isCounted,
    isThird: total === 47,
    isRemark: total === 65,
  });
  const scores = [
    {
      paperId: 3,
      points: 5600,
      maxPoints: 100,
      sheets: [sheet(89, false), sheet(38, false), sheet(47, true), sheet(65, true)],
    },
  ];
  const recomputed = { id: 7, average: 5600, verdict: "FAILED", scores } as const;
  const objections = RESULTS.objections.map((one) => ({
    ...one,
    objection: one.objection && {
      ...one.objection,
      recomputed,
      ...({ state: "REMARKING", step: "ANSWER" } as const),
    },
  }));
  await draw(<Objections results={{ ...RESULTS, objections }} onChanged={() => {}} />);
  expect(document.body.textContent).toContain("불합격 42.5점 · 재채점 완료");
  expect(document.body.textContent).not.toContain("재채점 요청");
  await press("답변");
  expect(dialog()).toContain("지금 불합격 42.5점, 답변하면 불합격 56점");
  expect(dialog()).toContain(
    "번역 실무: 89점, 38점, 제3채점 47점, 재채점 65점 가운데 제3채점 47점, 재채점 65점 반영, 56점",
  );
  expect(dialog()).toContain("가장 가까운 이전 점수");
});

test("an examinee reads before sending that an objection is made once", async () => {
  const application = { objection: null, objectionUntil: "2026-05-08T15:00:00Z" };
  await draw(
    <ObjectionPart application={application} send={() => Promise.resolve({})} onChanged={() => {}} />,
  );
  expect(document.body.textContent).toContain("2026년 5월 8일(금) 24:00 KST까지 한 번");
  await press("이의신청");
  expect(dialog()).toContain("한 번만 신청할 수 있으며");
});
