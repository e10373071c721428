// Undoes what somebody of the office last recorded of an applicant as a whole: on each occasion counts again
// what counted before, misconduct and its note among it. The records that are undone stay in the history.
import { randomUUID } from "node:crypto";
import type { Tx } from "#prisma/client.ts";
import type { Author } from "#schema/core/shared/author.ts";
import { DomainError } from "#schema/errors.ts";
import { isLater } from "#schema/validation/programs/attendance.ts";
import { followAttendance, type StateChange } from "./follow-attendance.ts";
import { keyOfRow, readOccasions } from "./occasions.ts";
import { type Applicant, isRecordedWhole } from "./record-whole.ts";
import { replaceCurrent } from "./replace-current.ts";

/**
 * The caller has locked the application.
 * @throws DomainError MOVE_REFUSED where nothing that the author recorded as a whole counts now
 */
export async function undoWhole(
  tx: Tx,
  applicant: Applicant,
  { memberId, now }: Author,
): Promise<readonly StateChange[]> {
  const { id: applicationId, programId } = applicant;
  const records = await tx.attendance.findMany({ where: { applicationId }, orderBy: { recordedAt: "desc" } });
  const current = records.filter(({ isCurrent }) => isCurrent);
  const last = current.find((one) => isRecordedWhole(one) && one.memberId === memberId);
  if (!last) throw new DomainError("MOVE_REFUSED");
  const undone = current.filter(({ device }) => device === last.device);
  const data = undone.map((record) => {
    const { paperId, day } = record;
    const [before] = records
      .filter((one) => one.device !== record.device && keyOfRow(one) === keyOfRow(record))
      .sort((one, other) => (isLater(one, other) ? -1 : 1));
    const counted = {
      state: before?.state ?? null,
      seat: before?.seat ?? null,
      note: before?.note ?? null,
    };
    return { ...counted, applicationId, paperId, day, memberId, at: now, recordedAt: now };
  });
  await replaceCurrent(tx, `undo-${randomUUID()}`, data);
  return await followAttendance(tx, [applicant], await readOccasions(tx, programId), { memberId, now });
}
