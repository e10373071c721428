// The scoring sheet as a workbook, out and in, by the rater's link (gateway/statements/score-sheet-routes.ts).
import type { RequestCode } from "#schema/validation/core/codes.ts";
import { saveFile } from "#web/browser/save-file.ts";

const headers = (link: string, type: string) => ({ authorization: `Rating ${link}`, "content-type": type });

/** Saves the workbook of a paper under its name. Never rejects. @returns whether it was saved */
export async function fetchSheet(
  link: string,
  asked: { readonly paperId: number; readonly sheet: string; readonly headings: readonly string[] },
): Promise<boolean> {
  try {
    const response = await fetch("/api/v1/score-sheet", {
      method: "POST",
      headers: headers(link, "application/json"),
      body: JSON.stringify(asked),
    });
    if (!response.ok) return false;
    saveFile(await response.blob(), `${asked.sheet}.xlsx`);
    return true;
  } catch {
    return false;
  }
}

type SheetAnswer =
  | { readonly ok: true; readonly rows: readonly (readonly string[])[] }
  | { readonly ok: false; readonly code: RequestCode };

/** The rows of a workbook; nothing of it is saved. Never rejects. */
export async function readSheetFile(link: string, file: File): Promise<SheetAnswer> {
  try {
    const response = await fetch("/api/v1/score-sheet-rows", {
      method: "POST",
      headers: headers(link, "application/octet-stream"),
      body: file,
    });
    const body: unknown = await response.json();
    if (response.ok) return { ok: true, rows: Object(body).rows };
    return { ok: false, code: Object(body).code ?? "UNAVAILABLE" };
  } catch {
    return { ok: false, code: "UNAVAILABLE" };
  }
}
