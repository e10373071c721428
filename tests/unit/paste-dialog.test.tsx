// @vitest-environment jsdom
// What a rater reads of a paste before it counts: notes as well as scores, and how many are not shown.
import { expect, test } from "vitest";
import type { ReadPaste } from "#schema/validation/programs/score-paste.ts";
import { appRoot } from "#tests/support/render-in-app.tsx";
import { PasteDialog } from "#web/features/programs/exams/public/PasteDialog.tsx";
import type { SheetRow } from "#web/features/programs/exams/public/sheet-rows.ts";

const CRITERIA = [{ id: 1, nameKo: "정확성", nameEn: null, maxPoints: 50 }];
const rowOf = (code: string): SheetRow => ({
  code,
  isThird: false,
  isLocked: false,
  file: null,
  version: 1,
  sent: null,
  cells: [""],
  note: "이전 메모",
  saved: { cells: [""], note: "이전 메모" },
});
const root = appRoot();

async function show(read: ReadPaste, rows: readonly SheetRow[]): Promise<string> {
  await root.show(
    <PasteDialog {...{ read, rows, criteria: CRITERIA, onApply: () => {}, onClose: () => {} }} />,
  );
  return document.body.textContent ?? "";
}

test("a note that a workbook changes is shown with what it was", async () => {
  const text = await show({ scores: [], notes: [{ code: "A1", note: "새 메모" }], problems: [] }, [
    rowOf("A1"),
  ]);
  expect(text).toContain("이전 메모");
  expect(text).toContain("새 메모");
});

test("more changes than are shown are counted", async () => {
  const rows = Array.from({ length: 53 }, (_, at) => rowOf(`S${at}`));
  const scores = rows.map(({ code }) => ({ code, column: 0, points: 30 }));
  expect(await show({ scores, notes: [], problems: [] }, rows)).toContain("외 3건");
});
