// Defines what the office records of somebody without saying on which occasion: was there, was not, or
// nothing is recorded any more.
import { randomUUID } from "node:crypto";
import type { Tx } from "#prisma/client.ts";
import type { ApplicationState, ExamPart } from "#prisma/generated/client.ts";
import type { Author } from "#schema/core/shared/author.ts";
import { followAttendance, type StateChange } from "./follow-attendance.ts";
import { keyOfRow, occasionColumns, occasionsOf, readOccasions } from "./occasions.ts";
import { replaceCurrent } from "./replace-current.ts";

export interface Applicant {
  readonly id: number;
  readonly programId: number;
  readonly state: ApplicationState;
  readonly examPart: ExamPart | null;
}

/** What the device of such records begins with; each act has one of its own. */
const WHOLE = "office-";

/** Whether a record was made by the office without saying on which occasion. */
export const isRecordedWhole = ({ device }: { readonly device: string }): boolean => device.startsWith(WHOLE);

/**
 * Records it for every occasion at which they are expected. Presence leaves the occasions alone that have a
 * record, unless all have one. The caller has locked the applications.
 * @param attended null undoes every record
 */
export async function recordWhole(
  tx: Tx,
  applicants: readonly Applicant[],
  attended: boolean | null,
  author: Author,
): Promise<readonly StateChange[]> {
  const changes: StateChange[] = [];
  for (const [programId, group] of Map.groupBy(applicants, (applicant) => applicant.programId)) {
    changes.push(...(await recordOfProgram(tx, programId, group, attended, author)));
  }
  return changes;
}

async function recordOfProgram(
  tx: Tx,
  programId: number,
  applicants: readonly Applicant[],
  attended: boolean | null,
  { memberId, now }: Author,
): Promise<readonly StateChange[]> {
  const occasions = await readOccasions(tx, programId);
  const of = { applicationId: { in: applicants.map(({ id }) => id) }, isCurrent: true };
  const current = await tx.attendance.findMany({ where: of });
  const recorded = new Set(
    current.flatMap((row) => (row.state === null ? [] : [`${row.applicationId} ${keyOfRow(row)}`])),
  );
  const state = attended === null ? null : attended ? "PRESENT" : "ABSENT";
  const places = applicants.flatMap((applicant) => {
    const own = occasionsOf(occasions, applicant).map(({ key, occasion }) => ({
      key,
      ...occasionColumns(occasion),
    }));
    const ofOthers = current.flatMap(({ applicationId, paperId, day }) => {
      const key = keyOfRow({ paperId, day });
      return applicationId === applicant.id && !own.some((one) => one.key === key)
        ? [{ key, paperId, day }]
        : [];
    });
    const open = own.filter(({ key }) => !recorded.has(`${applicant.id} ${key}`));
    const meant =
      state === "PRESENT" && open.length > 0 ? open : [...own, ...(state === "PRESENT" ? [] : ofOthers)];
    return meant.map(({ paperId, day }) => ({ applicationId: applicant.id, paperId, day }));
  });
  const recordedNow = { state, memberId, at: now, recordedAt: now } as const;
  await replaceCurrent(
    tx,
    `${WHOLE}${randomUUID()}`,
    places.map((place) => ({ ...place, ...recordedNow })),
  );
  return await followAttendance(tx, applicants, occasions, { memberId, now });
}
