// Records of attendance come from several devices, late, in any order and more than once; what counts
// afterwards is the same for every order they arrive in (docs/courses.md#attendance). The application follows
// in the same transaction.
import type { Tx } from "#prisma/client.ts";
import type { Attendance, Prisma } from "#prisma/generated/client.ts";
import { lockWithPayments } from "#schema/money/payments/lock-with-payments.ts";
import { areVerdictsLocked } from "#schema/programs/exams/release-lock.ts";
import { CONFIRMED_STATES } from "#schema/validation/programs/application-state.ts";
import {
  type AttendanceBatch,
  type AttendanceRecord,
  isLater,
} from "#schema/validation/programs/attendance.ts";
import { followAttendance, type StateChange } from "./follow-attendance.ts";
import { keyOfRow, occasionColumns, occasionsOf, type ProgramOccasion, readOccasions } from "./occasions.ts";

/** Who records: somebody of the office, or a helper by a link. */
export interface Recorder {
  readonly memberId: number | null;
  readonly doorLinkId: string | null;
  readonly now: Date;
}

export const RECORD_OUTCOMES = [
  /** It counts. */
  "SAVED",
  /** It is in the history; a later record of the same occasion counts. */
  "OUTDATED",
  /** Nobody of this program. */
  "NOT_FOUND",
  /** Withdrawn, cancelled, waiting, or not paid yet. */
  "NOT_CONFIRMED",
  "OCCASION_UNKNOWN",
  /** The results of the exam are locked, and who sat decides about them. */
  "RESULTS_LOCKED",
] as const;

export interface RecordResult {
  readonly sequence: number;
  readonly outcome: (typeof RECORD_OUTCOMES)[number];
}

export interface Recorded {
  readonly results: readonly RecordResult[];
  readonly changes: readonly StateChange[];
}

type Row = Pick<Attendance, "device" | "sequence" | "applicationId" | "paperId" | "day" | "at">;

const placeOf = (row: Pick<Row, "applicationId" | "paperId" | "day">) =>
  `${row.applicationId} ${keyOfRow(row)}`;

/** Stores what a device sends: each record by itself, those that cannot be stored are named. */
export async function storeRecords(
  tx: Tx,
  programId: number,
  batch: AttendanceBatch,
  recorder: Recorder,
): Promise<Recorded> {
  const ids = [...new Set(batch.records.map(({ applicationId }) => applicationId))].sort((a, b) => a - b);
  await lockWithPayments(tx, ids);
  const applications = await tx.application.findMany({
    where: { id: { in: ids }, programId },
    select: { id: true, state: true, examPart: true },
  });
  const byId = new Map(applications.map((application) => [application.id, application]));
  const occasions = await readOccasions(tx, programId);
  const sequences = batch.records.map(({ sequence }) => sequence);
  const stored = await tx.attendance.findMany({
    where: {
      OR: [
        { device: batch.device, sequence: { in: sequences } },
        { applicationId: { in: ids }, isCurrent: true },
      ],
    },
  });
  const known = new Set(
    stored.filter(({ device }) => device === batch.device).map(({ sequence }) => sequence),
  );
  const current = new Map<string, Row>(
    stored.flatMap((row) => (row.isCurrent ? [[placeOf(row), row] as const] : [])),
  );
  const created: Prisma.AttendanceCreateManyInput[] = [];
  // A transaction that locks them has locked all applications before.
  const isLocked = await areVerdictsLocked(tx, programId);
  const results = batch.records.map((record): RecordResult => {
    const { sequence } = record;
    const application = byId.get(record.applicationId);
    if (!application) return { sequence, outcome: "NOT_FOUND" };
    const occasion = occasionsOf(occasions, application).find(({ key }) => key === record.occasion);
    if (!occasion) return { sequence, outcome: "OCCASION_UNKNOWN" };
    const row = rowOf(record, occasion, batch, recorder);
    const counting = current.get(placeOf(row));
    if (known.has(sequence)) {
      const counts = counting?.device === batch.device && counting.sequence === sequence;
      return { sequence, outcome: counts ? "SAVED" : "OUTDATED" };
    }
    if (!CONFIRMED_STATES.some((state) => state === application.state)) {
      return { sequence, outcome: "NOT_CONFIRMED" };
    }
    if (isLocked) return { sequence, outcome: "RESULTS_LOCKED" };
    known.add(sequence);
    created.push(row);
    if (counting && !isLater(row, counting)) return { sequence, outcome: "OUTDATED" };
    current.set(placeOf(row), row);
    return { sequence, outcome: "SAVED" };
  });
  if (created.length === 0) return { results, changes: [] };
  await tx.attendance.createMany({ data: created });
  await markCurrent(tx, created, [...current.values()]);
  const touched = applications.filter(({ id }) => created.some(({ applicationId }) => applicationId === id));
  return { results, changes: await followAttendance(tx, touched, occasions, recorder) };
}

/**
 * The moment by the clock of this server: the clock of a phone may be wrong, and what it shows when it sends says by how much.
 */
function rowOf(
  { applicationId, sequence, state, seat, note, at }: AttendanceRecord,
  { occasion }: ProgramOccasion,
  { device, sentAt }: AttendanceBatch,
  { memberId, doorLinkId, now }: Recorder,
) {
  const corrected = new Date(Math.min(now.getTime(), at.getTime() + now.getTime() - sentAt.getTime()));
  const columns = { ...occasionColumns(occasion), state, seat, note, memberId, doorLinkId };
  return { device, sequence, applicationId, ...columns, at: corrected, recordedAt: now };
}

/** Of the occasions of new rows, the row that counts is marked, and no other. */
async function markCurrent(
  tx: Tx,
  created: readonly Prisma.AttendanceCreateManyInput[],
  counting: readonly Row[],
) {
  const isNew = new Set(created.map(({ device, sequence }) => `${device} ${sequence}`));
  const now = counting.filter(({ device, sequence }) => isNew.has(`${device} ${sequence}`));
  for (const { applicationId, paperId, day, device, sequence } of now) {
    await tx.attendance.updateMany({
      where: { applicationId, paperId, day, isCurrent: true },
      data: { isCurrent: false },
    });
    await tx.attendance.update({
      where: { device_sequence: { device, sequence } },
      data: { isCurrent: true },
    });
  }
}
