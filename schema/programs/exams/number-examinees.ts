// Numbers and seats of a session are given and withdrawn for all examinees at once, in one transaction.
import type { Tx } from "#prisma/client.ts";
import { DomainError } from "#schema/errors.ts";
import { lockWithPayments } from "#schema/money/payments/lock-with-payments.ts";
import type { ActionResult } from "#schema/office-transaction.ts";
import { areSlipsOpen } from "#schema/policies/programs/applications.ts";
import { SEAT_STATES } from "#schema/validation/programs/application-state.ts";
import type { SeatingRule } from "#schema/validation/programs/exam-seats.ts";
import { type Assignment, planSeats } from "./plan-seats.ts";
import { readSeating } from "./read-seating.ts";
import { lockRooms } from "./room-seats.ts";

/** Locks everybody who holds a seat of the program, so that nobody pays, withdraws or is seated meanwhile. */
async function lockExaminees(tx: Tx, programId: number): Promise<void> {
  const held = await tx.application.findMany({
    where: { programId, state: { in: [...SEAT_STATES] } },
    select: { id: true },
  });
  await lockWithPayments(
    tx,
    held.map(({ id }) => id),
  );
}

/** By one statement. Those who have had a slip get another one. Nobody in a plan gets a seat that another one of it leaves, so the order of the rows does not matter. */
async function write(tx: Tx, assignments: readonly Assignment[]): Promise<void> {
  const column = <Value>(read: (one: Assignment) => Value) => assignments.map(read);
  await tx.$executeRaw`
    UPDATE applications
    SET exam_number = given.exam_number, room_id = given.room_id, seat_number = given.seat_number,
        slip_mailed_at = NULL, version = applications.version + 1, updated_at = now()
    FROM unnest(${column(({ id }) => id)}::int[], ${column(({ examNumber }) => examNumber)}::text[],
                ${column(({ roomId }) => roomId)}::int[], ${column(({ seatNumber }) => seatNumber)}::text[])
      AS given(id, exam_number, room_id, seat_number)
    WHERE applications.id = given.id`;
}

interface Numbering {
  readonly programId: number;
  readonly rule: SeatingRule;
  /** Of the plan that was previewed. */
  readonly digest: string;
}

/**
 * Gives a number and a seat to each examinee who lacks one; what somebody has stays.
 * @throws DomainError NOT_FOUND; MOVE_REFUSED for other programs than exams, and where there is nothing to
 * give; COUNT_CHANGED when somebody paid, withdrew or was seated since the preview
 */
export async function numberExaminees(tx: Tx, { programId, rule, digest }: Numbering): Promise<ActionResult> {
  await lockExaminees(tx, programId);
  await lockRooms(tx, programId);
  const plan = planSeats(await readSeating(tx, programId), rule);
  if (plan.digest !== digest) throw new DomainError("COUNT_CHANGED");
  if (plan.assignments.length === 0) throw new DomainError("MOVE_REFUSED");
  await write(tx, plan.assignments);
  const { prefix: numberPrefix, hasPart: numberHasPart, digits: numberDigits, order, seed } = rule;
  const format = { numberPrefix, numberHasPart, numberDigits };
  await tx.examSession.upsert({ where: { programId }, create: { programId, ...format }, update: format });
  const after = {
    numbers: plan.assignments.filter(({ isNumbered }) => isNumbered).length,
    seats: plan.assignments.filter(({ isSeated }) => isSeated).length,
    order,
    seed: order === "RANDOM" ? seed : null,
  };
  return { result: programId, lines: [{ subjectId: programId, after }] };
}

/** Whether numbers and seats may be withdrawn: no slip is open or was sent, and nobody sat or was missed. */
export async function mayWithdrawNumbers(tx: Tx, programId: number, now: Date): Promise<boolean> {
  const session = await tx.examSession.findUnique({ where: { programId }, select: { slipFrom: true } });
  if (areSlipsOpen(session, now)) return false;
  const fixed = await tx.application.count({
    where: {
      programId,
      OR: [
        { state: { in: ["ATTENDED", "NO_SHOW"] } },
        { slipMailedAt: { not: null } },
        { scripts: { some: {} } },
      ],
    },
  });
  return fixed === 0;
}

/**
 * Takes back all numbers and seats of a session.
 * @throws DomainError NOT_FOUND; MOVE_REFUSED once a slip is open or somebody sat, and where there are none
 */
export async function withdrawNumbers(tx: Tx, programId: number, now: Date): Promise<ActionResult> {
  await lockExaminees(tx, programId);
  await readSeating(tx, programId);
  if (!(await mayWithdrawNumbers(tx, programId, now))) throw new DomainError("MOVE_REFUSED");
  const { count } = await tx.application.updateMany({
    where: {
      programId,
      OR: [
        { examNumber: { not: null } },
        { formerNumbers: { isEmpty: false } },
        { roomId: { not: null } },
        { seatNumber: { not: null } },
      ],
    },
    data: { examNumber: null, formerNumbers: [], roomId: null, seatNumber: null, version: { increment: 1 } },
  });
  if (count === 0) throw new DomainError("MOVE_REFUSED");
  return {
    result: programId,
    lines: [{ subjectId: programId, before: { numbers: count }, after: { numbers: 0 } }],
  };
}
