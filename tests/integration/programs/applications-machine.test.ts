// @module-tag both
// Random acts of people, the office, money and time, in any order. An application goes only where the table lets it, the seats that a program
// counts are the applications that hold one, and a refused act changes nothing.

import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { db, type Tx } from "#prisma/client.ts";
import { DomainError } from "#schema/errors.ts";
import { bookPayment } from "#schema/money/payments/book-payment.ts";
import { movePayment, readToMove } from "#schema/money/payments/move-payment.ts";
import { acceptOffer, declineOffer } from "#schema/programs/applications/answer-offer.ts";
import { apply } from "#schema/programs/applications/apply.ts";
import {
  cancelByOffice,
  cancelUnpaidApplications,
} from "#schema/programs/applications/cancel-application.ts";
import { cancelApplicationsOfPrograms } from "#schema/programs/applications/cancel-applications-of-program.ts";
import {
  confirmByOffice,
  confirmPaidApplications,
} from "#schema/programs/applications/confirm-application.ts";
import { lapseOffers, offerWaitingSeats } from "#schema/programs/applications/lapse-offers.ts";
import { recordAttendance } from "#schema/programs/applications/record-attendance.ts";
import { restoreApplication } from "#schema/programs/applications/restore-application.ts";
import { withdrawApplication } from "#schema/programs/applications/withdraw-application.ts";
import { HOUR } from "#schema/validation/core/durations.ts";
import { seoulDaysBetween } from "#schema/validation/core/seoul.ts";
import { mayMove } from "#schema/validation/programs/application-state.ts";
import { createOpenProgram, expectSound } from "#tests/support/applying.ts";
import { useDatabase } from "#tests/support/database.ts";
import { createMember } from "#tests/support/factories.ts";

useDatabase();

const RUNS = 8;
/** Refund steps of the program's own. */
const OWN_RULES = [
  { daysBefore: 8, percent: 100 },
  { daysBefore: 0, percent: 50 },
];
const PEOPLE = 4;
let people: number[] = [];
let office = 0;
beforeAll(async () => {
  people = [];
  for (let index = 0; index < PEOPLE; index += 1) people.push((await createMember()).id);
  office = (await createMember({ roles: ["SUPER"] })).id;
});

const OPERATIONS = [
  "apply",
  "withdraw",
  "accept",
  "decline",
  "pay",
  "expire",
  "officeCancel",
  "officeRestore",
  "officeConfirm",
  "came",
  "stayedAway",
  "takeNoteBack",
  "moreSeats",
  "timePasses",
  "cancelProgram",
] as const;
type Operation = (typeof OPERATIONS)[number];

interface World {
  readonly programId: number;
  now: Date;
}

/** Somebody's newest application, or one that is not there. */
async function newestOf({ programId }: World, memberId: number) {
  const found = await db.application.findFirst({ where: { programId, memberId }, orderBy: { id: "desc" } });
  return found ?? { id: 1_000_000, version: 1 };
}

const paymentOf = async (applicationId: number) =>
  (await db.payment.findUnique({ where: { applicationId } })) ?? { id: 1_000_000, version: 1, amountDue: 1 };

async function expire(tx: Tx, applicationId: number, paymentId: number, now: Date): Promise<void> {
  const expired = { to: "EXPIRED", actorId: null, reason: "PAYMENT_EXPIRED" } as const;
  await movePayment(tx, await readToMove(tx, paymentId), expired, now);
  await cancelUnpaidApplications(tx, {
    applicationIds: [applicationId],
    actorId: null,
    reason: "PAYMENT_EXPIRED",
    now,
  });
}

async function pay(tx: Tx, applicationId: number, payment: Awaited<ReturnType<typeof paymentOf>>, now: Date) {
  const { id, version, amountDue: amount } = payment;
  const received = { method: "BANK_TRANSFER", receivedAt: now, reason: "확인" } as const;
  const booking = { ...received, amount, acceptSurplus: true };
  await bookPayment(tx, { id, version, booking }, { memberId: office, now });
  await confirmPaidApplications(tx, { applicationIds: [applicationId], actorId: office, now });
}

/**
 * What is there of a withdrawn application comes back by the program's own steps, which halve it from the seventh day before on.
 */
async function expectRefund({ programId, now }: World, { id, state }: { id: number; state?: string }) {
  if (state !== "PAID") return;
  const { startsAt } = await db.program.findUniqueOrThrow({ where: { id: programId } });
  const { amountPaid, amountDue, refundDue } = await db.payment.findUniqueOrThrow({ where: { id } });
  const share = seoulDaysBetween(now, startsAt) >= 8 ? amountDue : amountDue / 2;
  expect(refundDue).toBe(share + amountPaid - amountDue);
}

/** What somebody tries. */
async function perform(world: World, operation: Operation, memberId: number): Promise<unknown> {
  const { programId, now } = world;
  const author = { memberId, now };
  const { id, version } = await newestOf(world, memberId);
  const payment = await paymentOf(id);
  const inOne = <T>(work: (tx: Tx) => Promise<T>) => db.$transaction(work);
  const byOffice = { memberId: office, actorId: office, now };
  switch (operation) {
    case "apply": {
      const form = { name: "신청인" };
      const applying = { programId, grade: "GENERAL", form, expectedTotal: null, requestKey: null } as const;
      return await inOne((tx) => apply(tx, applying, author));
    }
    case "withdraw":
      await inOne((tx) => withdrawApplication(tx, { id, version, refundAccount: "계좌" }, author));
      return await expectRefund(world, payment);
    case "accept":
      return await inOne((tx) => acceptOffer(tx, id, author));
    case "decline":
      return await inOne((tx) => declineOffer(tx, id, author));
    case "pay":
      return await inOne((tx) => pay(tx, id, payment, now));
    case "expire":
      return await inOne((tx) => expire(tx, id, payment.id, now));
    case "officeCancel":
      return await inOne((tx) => cancelByOffice(tx, id, "사정", byOffice));
    case "officeRestore":
      return await inOne((tx) => restoreApplication(tx, id, byOffice));
    case "officeConfirm":
      return await inOne((tx) => confirmByOffice(tx, id, byOffice));
    case "came":
    case "stayedAway":
    case "takeNoteBack": {
      const attended = operation === "takeNoteBack" ? null : operation === "came";
      return await inOne((tx) => recordAttendance(tx, { ids: [id], attended }, byOffice));
    }
    case "moreSeats":
      await db.program.update({ where: { id: programId }, data: { capacity: { increment: 1 } } });
      return await offerWaitingSeats(now);
    case "timePasses":
      world.now = new Date(now.getTime() + 30 * HOUR);
      return await lapseOffers(world.now);
    case "cancelProgram":
      await db.program.update({ where: { id: programId }, data: { cancelledAt: now } });
      return await cancelApplicationsOfPrograms(programId, now);
  }
}

/** Rows as they are, to see that a refusal left them so. */
async function stored({ programId }: World) {
  const where = { application: { programId } };
  return {
    program: await db.program.findUniqueOrThrow({ where: { id: programId } }),
    applications: await db.application.findMany({ where: { programId }, orderBy: { id: "asc" } }),
    payments: await db.payment.findMany({ where, orderBy: { id: "asc" } }),
    moves: await db.applicationMove.count({ where }),
  };
}

async function expectLegal({ programId, now }: World): Promise<void> {
  await expectSound(programId);
  const moves = await db.applicationMove.findMany({ where: { application: { programId } } });
  for (const { from, to } of moves) expect([from, to, mayMove(from, to)]).toEqual([from, to, true]);
  const program = await db.program.findUniqueOrThrow({ where: { id: programId } });
  const waiting = await db.application.count({ where: { programId, state: "WAITLISTED" } });
  const isOpen = program.cancelledAt === null && now < program.startsAt;
  // Nobody waits beside a free seat.
  if (waiting > 0 && isOpen) expect(program.seatsTaken).toBe(program.capacity);
}

test("no sequence of operations reaches what must not be", { timeout: 240_000 }, async () => {
  const step = fc.record({
    operation: fc.constantFrom<Operation>("apply", "apply", "apply", ...OPERATIONS),
    who: fc.nat(PEOPLE - 1),
  });
  const journey = fc.record({
    fee: fc.constantFrom(0, 10_000),
    capacity: fc.constantFrom(1, 2),
    steps: fc.array(step, { minLength: 8, maxLength: 18 }),
  });
  await fc.assert(
    fc.asyncProperty(journey, async ({ fee, capacity, steps }) => {
      const { id } = await createOpenProgram({ fee, capacity, waitingList: true, refundRules: OWN_RULES });
      const world: World = { programId: id, now: new Date() };
      for (const { operation, who } of steps) {
        const before = await stored(world);
        try {
          await perform(world, operation, people[who] ?? 0);
        } catch (error) {
          if (!(error instanceof DomainError)) throw error;
          expect(await stored(world)).toEqual(before);
        }
        await expectLegal(world);
      }
    }),
    { numRuns: RUNS, endOnFailure: true },
  );
});
