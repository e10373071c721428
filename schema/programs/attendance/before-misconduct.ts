import type { Attendance } from "#prisma/generated/client.ts";
import { isLater } from "#schema/validation/programs/attendance.ts";
import { keyOfRow } from "./occasions.ts";

/**
 * What counted on an occasion before misconduct was recorded there: it counts again when the misconduct is undone.
 * @param records all records of the person
 * @returns null for another record, and where there was nothing
 */
export function beforeMisconduct<Row extends Attendance>(record: Row, records: readonly Row[]): Row | null {
  if (record.state !== "MISCONDUCT") return null;
  const [before] = records
    .filter((one) => keyOfRow(one) === keyOfRow(record) && one.state !== "MISCONDUCT" && isLater(record, one))
    .sort((one, other) => (isLater(one, other) ? -1 : 1));
  return before ?? null;
}
