// @vitest-environment jsdom
// A rater who is done: the thanks take the focus, and what is locked offers nothing to change.
import { expect, test } from "vitest";
import { appRoot } from "#tests/support/render-in-app.tsx";
import { Scoring } from "#web/features/programs/exams/public/Scoring.tsx";

/** Nothing is sent. */
const root = appRoot();

type Rating = Parameters<typeof Scoring>[0]["rating"];
const rating = (isLocked: boolean): Rating => ({
  titleKo: "제2회 KITEC",
  titleEn: null,
  part: "TRANSLATION",
  pair: "KO_EN",
  status: "TO_SCORE",
  feePerScript: 5_000,
  doneAt: isLocked ? "2026-11-27T03:00:00Z" : null,
  papers: [
    {
      id: 1,
      nameKo: "번역",
      nameEn: null,
      criteria: [{ id: 1, nameKo: "정확성", nameEn: null, maxPoints: 50 }],
      scripts: [
        { code: "A1C3D4", isThird: false, isLocked, note: null, version: 1, points: [40], file: null },
      ],
    },
  ],
});

const show = (isLocked: boolean) =>
  root.show(<Scoring link="token" rating={rating(isLocked)} onChanged={() => {}} />);
const words = () => document.body.textContent ?? "";

test("a sheet that is locked has no import and no hint on pasting, and the thanks for it have the focus", async () => {
  await show(false);
  expect(words()).toContain("Enter와 화살표 키로");
  const buttons = () => [...document.querySelectorAll("button")].map(({ textContent }) => textContent);
  const before = buttons();
  await show(true);
  expect(words()).not.toContain("Enter와 화살표 키로");
  expect(buttons()).toEqual(before.slice(0, 1));
  expect(document.activeElement?.textContent).toContain("채점을 완료했습니다.");
});

test("who opens it later reads the thanks and is not moved", async () => {
  await show(true);
  expect(words()).toContain("채점을 완료했습니다.");
  expect(document.activeElement).toBe(document.body);
});
