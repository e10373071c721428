// What a rater typed and the server does not have comes back after a reload, also where a save arrived whose answer was lost.
import { expect, test } from "vitest";
import { restoreSheet, saveSheet } from "#web/features/programs/exams/public/sheet-draft.ts";
import type { SheetRow } from "#web/features/programs/exams/public/sheet-rows.ts";

const typed = (score: string) => ({ cells: [score, ""], note: "" });
const row = (version: number, saved: string, now = saved): SheetRow => ({
  code: "A1",
  isThird: false,
  isLocked: false,
  file: null,
  version,
  sent: null,
  ...typed(now),
  saved: typed(saved),
});
/** What the first cell says after a reload, where the server has that row by then. */
function reload(link: string, before: SheetRow, server: SheetRow): string | undefined {
  saveSheet(link, 1, [before]);
  return restoreSheet(link, 1, [server])?.[0]?.cells[0];
}

test("what was typed comes back over what was read", () => {
  expect(reload("a", row(1, "", "50"), row(1, ""))).toBe("50");
});

test("what was typed after a save whose answer was lost comes back over that save", () => {
  expect(reload("b", { ...row(1, "", "51"), sent: typed("50") }, row(2, "50"))).toBe("51");
});

test("what another device saved since stays", () => {
  expect(reload("c", { ...row(1, "", "51"), sent: typed("50") }, row(2, "40"))).toBe("40");
});

test("nothing typed is nothing to restore", () => {
  expect(reload("d", row(1, "50"), row(1, "50"))).toBeUndefined();
});
