// Saves what is wrong with a roster as a workbook (POST /api/v1/roster-problems).
import type { CheckedRosterProblems } from "#schema/validation/people/rosters.ts";
import { saveFile } from "#web/browser/save-file.ts";
import { sessionFetch } from "#web/session/session-fetch.ts";

type ProblemsRequest = Omit<CheckedRosterProblems, "fields"> & {
  readonly fields: readonly CheckedRosterProblems["fields"][number][];
};

/** Never rejects. @returns whether it was saved */
export async function fetchRosterProblems(asked: ProblemsRequest): Promise<boolean> {
  try {
    const response = await sessionFetch("/api/v1/roster-problems", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(asked),
    });
    if (!response.ok) return false;
    saveFile(await response.blob(), "roster-problems.xlsx");
    return true;
  } catch {
    return false;
  }
}
