// The office restores an application that it cancelled: seat, payment and state, as far as they can still be had.
import type { Tx } from "#prisma/client.ts";
import { bumpContentVersion } from "#prisma/content-version.ts";
import type { Application, ApplicationMove, Payment } from "#prisma/generated/client.ts";
import type { ApplicationState } from "#prisma/generated/enums.ts";
import { DomainError } from "#schema/errors.ts";
import { paymentOf } from "#schema/money/payments/applications-of-payment.ts";
import { deadlineOf } from "#schema/money/payments/open-payment.ts";
import { restorePayment } from "#schema/money/payments/restore-payment.ts";
import type { ActionResult } from "#schema/office-transaction.ts";
import { outstandingOf } from "#schema/validation/money/payment-state.ts";
import { holdsSeat } from "#schema/validation/programs/application-state.ts";
import { writeApplicationLetter } from "./application-letters.ts";
import { hasAppliedAgain } from "./confirm-application.ts";
import { lockApplication } from "./lock-application.ts";
import { moveApplication } from "./move-application.ts";
import { claimSeat, offerFreeSeats } from "./seats.ts";
import { tellReceived } from "./tell-received.ts";

/** Why, in both histories. */
const RESTORED = "APPLICATION_RESTORED";

interface By {
  readonly actorId: number;
  readonly now: Date;
}

/**
 * Restores an application that the office cancelled, before its program begins. Who had a seat gets one that is free. Who waited, or had
 * nothing to pay and finds no seat, waits, and is offered a seat like everybody. The payment is what it was, and the applicant gets the
 * mail of the state.
 * @throws DomainError NOT_FOUND; MOVE_REFUSED unless the office cancelled it last; PROGRAM_OVER for a program that is cancelled or
 * has begun; GROUP_NOT_RESTORED; APPLIED_AGAIN; PROGRAM_FULL; MONEY_WENT_BACK; PAYMENT_MOVE_REFUSED for a payment that is void, or whose
 * refund is on its way to a card
 */
export async function restoreApplication(tx: Tx, id: number, by: By): Promise<ActionResult> {
  const application = await lockApplication(tx, id);
  if (!application) throw new DomainError("NOT_FOUND");
  const { state, cancelReason, groupId, programId } = application;
  const cancelled = await lastMove(tx, id, "CANCELLED");
  if (state !== "CANCELLED" || cancelReason !== "OFFICE" || !cancelled?.from) {
    throw new DomainError("MOVE_REFUSED");
  }
  if (groupId !== null) throw new DomainError("GROUP_NOT_RESTORED");
  const program = await tx.program.findUniqueOrThrow({ where: { id: programId } });
  if (program.cancelledAt !== null || program.deletedAt !== null || by.now >= program.startsAt) {
    throw new DomainError("PROGRAM_OVER");
  }
  if (await hasAppliedAgain(tx, application)) throw new DomainError("APPLIED_AGAIN");
  const payment = await paymentOf(tx, application);
  // A free seat is first theirs who wait for it.
  await offerFreeSeats(tx, programId, by.now);
  const hadSeat = holdsSeat(cancelled.from) && cancelled.from !== "OFFERED";
  const isSeated = hadSeat && (await claimSeat(tx, application));
  if (hadSeat && !isSeated && (payment !== null || !program.waitingList)) {
    throw new DomainError("PROGRAM_FULL");
  }
  const to = isSeated
    ? await takeSeatAgain(tx, application, { payment, cancelled }, by)
    : await waitAgain(tx, application, hadSeat, by);
  const line = { subjectId: id, before: { state }, after: { state: to } };
  return { result: id, lines: [line], contentVersion: await bumpContentVersion(tx) };
}

const lastMove = (tx: Tx, applicationId: number, to: ApplicationState): Promise<ApplicationMove | null> =>
  tx.applicationMove.findFirst({ where: { applicationId, to }, orderBy: { id: "desc" } });

interface Before {
  readonly payment: Payment | null;
  readonly cancelled: ApplicationMove;
}

/** Confirmed where it was confirmed before it was paid, or nothing is missing; else it awaits its payment by a new deadline. */
async function takeSeatAgain(
  tx: Tx,
  application: Application,
  { payment, cancelled }: Before,
  { actorId, now }: By,
): Promise<ApplicationState> {
  const { id, amount } = application;
  const wasConfirmed = cancelled.from === "CONFIRMED";
  const byOffice = wasConfirmed && (await lastMove(tx, id, "CONFIRMED"))?.reason === "OFFICE";
  const dueAt = byOffice ? null : await deadlineOf(tx, null, now);
  const restored = payment && (await restorePayment(tx, payment, { actorId, reason: RESTORED, dueAt }, now));
  const isSettled = restored ? restored.state === "PAID" : wasConfirmed || amount === 0;
  const to = byOffice || isSettled ? "CONFIRMED" : "AWAITING_PAYMENT";
  const data = to === "CONFIRMED" ? { confirmedAt: now } : { confirmedAt: null };
  await moveApplication(tx, { id, from: "CANCELLED", to, actorId, reason: RESTORED, data }, now);
  if (to === "CONFIRMED") await writeApplicationLetter(tx, "APPLICATION_CONFIRMED", application, { now });
  else if (!restored) await tellReceived(tx, { ...application, state: to }, { memberId: actorId, now });
  else {
    const asked = restored.state === "DECLARED" ? {} : { payment: restored };
    const said = { now, amount: outstandingOf(restored), ...asked };
    await writeApplicationLetter(tx, "APPLICATION_RECEIVED", application, said);
  }
  return to;
}

/** @param hadSeat it waits from now on, behind everybody; else from when it first waited */
async function waitAgain(
  tx: Tx,
  application: Application,
  hadSeat: boolean,
  { actorId, now }: By,
): Promise<ApplicationState> {
  const { id, programId } = application;
  const data = { waitlistedAt: hadSeat ? now : (application.waitlistedAt ?? now), confirmedAt: null };
  const move = { id, from: "CANCELLED", to: "WAITLISTED", actorId, reason: RESTORED, data } as const;
  await moveApplication(tx, move, now);
  await writeApplicationLetter(tx, "APPLICATION_WAITLISTED", application, { now });
  await offerFreeSeats(tx, programId, now);
  return (await tx.application.findUniqueOrThrow({ where: { id }, select: { state: true } })).state;
}
