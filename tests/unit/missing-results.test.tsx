// @vitest-environment jsdom
// What keeps an examinee's result back is said with whose turn it is: raters who have not finished, or that no rater has the script.
import { expect, test } from "vitest";
import { appRoot } from "#tests/support/render-in-app.tsx";
import { SittingTable } from "#web/features/programs/exams/office/SittingTable.tsx";

type Sitting = Parameters<typeof SittingTable>[0]["sittings"][number];
const SITTING: Sitting = {
  id: 1,
  name: "한나래",
  examNumber: "28-T-001",
  part: "TRANSLATION",
  pair: "KO_EN",
  average: null,
  verdict: null,
  missing: ["RATING"],
  awaitedRaters: [],
};
const root = appRoot();

async function lastCell(language: "ko" | "en", more: Partial<Sitting>): Promise<string> {
  await root.show(<SittingTable name="missing" sittings={[{ ...SITTING, ...more }]} />, { language });
  return document.querySelector("tbody td:last-child")?.textContent ?? "";
}

test("a script that no rater has is told from one that a rater has not finished", async () => {
  expect(await lastCell("ko", {})).toBe("배정된 채점위원 없음");
  expect(await lastCell("en", {})).toBe("No rater assigned");
  expect(await lastCell("ko", { awaitedRaters: ["김채점"] })).toBe("채점 미완료: 김채점");
});

test("those whom the table does not name are counted", async () => {
  const words = () => document.body.textContent ?? "";
  await root.show(<SittingTable name="missing" sittings={[SITTING]} total={1_051} />);
  expect(words()).toContain("외 1,050명");
  await root.show(<SittingTable name="missing" sittings={[SITTING]} total={1} />);
  expect(words()).not.toContain("외 ");
});

test("of somebody who is near the minimum of a paper the paper is named", async () => {
  const near = {
    ...SITTING,
    average: 7_000,
    verdict: "FAILED" as const,
    missing: [],
    nearMinimum: [{ nameKo: "번역 실무", nameEn: "Practice" }],
  };
  const cell = () => document.querySelector("tbody td:last-child")?.textContent;
  await root.show(<SittingTable name="borderline" sittings={[near]} />);
  expect(cell()).toBe("불합격 · 최저 점수 근처: 번역 실무");
  await root.show(<SittingTable name="borderline" sittings={[near]} />, { language: "en" });
  expect(cell()).toContain("Near the minimum: Practice");
});

test("a missing record of attendance is not read as that of the rater who is awaited, too", async () => {
  const missing = ["ATTENDANCE"] as const;
  expect(await lastCell("ko", { missing: [...missing] })).toBe("출석 기록 없음");
  expect(await lastCell("ko", { missing: [...missing], awaitedRaters: ["김채점"] })).toBe(
    "출석 기록 없음 · 채점 미완료: 김채점",
  );
});
