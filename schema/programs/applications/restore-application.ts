// The office restores an application that it cancelled: seat, payment and state, as far as they can still be had.
import type { Tx } from "#prisma/client.ts";
import { bumpContentVersion } from "#prisma/content-version.ts";
import type { Application, ApplicationMove, Payment } from "#prisma/generated/client.ts";
import type { ApplicationState } from "#prisma/generated/enums.ts";
import { DomainError } from "#schema/errors.ts";
import { paymentOf } from "#schema/money/payments/applications-of-payment.ts";
import { deadlineOfApplication } from "#schema/money/payments/program-deadline.ts";
import { restorePayment } from "#schema/money/payments/restore-payment.ts";
import type { ActionResult } from "#schema/office-transaction.ts";
import { writeRestored } from "#schema/programs/groups/group-mails.ts";
import { restoreShare } from "#schema/programs/groups/restore-share.ts";
import { outstandingOf } from "#schema/validation/money/payment-state.ts";
import { holdsSeat } from "#schema/validation/programs/application-state.ts";
import { writeApplicationMail } from "./application-mails.ts";
import { hasAppliedAgain } from "./confirm-application.ts";
import { lockApplication } from "./lock-application.ts";
import { moveApplication } from "./move-application.ts";
import { claimSeat, offerFreeSeats } from "./seats.ts";
import { startApplication } from "./start-application.ts";

/** Why, in both histories. */
const RESTORED = "APPLICATION_RESTORED";

export interface By {
  readonly actorId: number;
  readonly now: Date;
}

/** What a restored application is now. */
interface Restored {
  readonly state: ApplicationState;
  /** Of its group where it has one. */
  readonly payment: Payment | null;
}

/**
 * Restores an application that the office cancelled, or somebody who left a group, before the program begins.
 * Who had a seat gets one that is free. Who waited, or had nothing to pay and finds no seat, waits, and is
 * offered a seat like everybody. The payment is what it was, and the applicant gets the mail of the state,
 * the contact of a group another one.
 * @throws DomainError NOT_FOUND; and as `restoreLocked` does
 */
export async function restoreApplication(tx: Tx, id: number, by: By): Promise<ActionResult> {
  const application = await lockApplication(tx, id);
  if (!application) throw new DomainError("NOT_FOUND");
  const { state, groupId } = application;
  const restored = await restoreLocked(tx, application, by);
  await writeRestored(tx, groupId, { count: 1, payment: restored.payment, now: by.now });
  const line = { subjectId: id, before: { state }, after: { state: restored.state } };
  return { result: id, lines: [line], contentVersion: await bumpContentVersion(tx) };
}

/**
 * The same of an application that the caller has locked (lock-application.ts), without the mail to the contact of its group.
 * @throws DomainError MOVE_REFUSED for any other; PROGRAM_OVER for a program that is cancelled or
 * has begun; GROUP_NOT_RESTORED; APPLIED_AGAIN; PROGRAM_FULL; MONEY_WENT_BACK; PAYMENT_MOVE_REFUSED for a
 * payment that is void, or whose refund is on its way to a card
 */
export async function restoreLocked(tx: Tx, application: Application, by: By): Promise<Restored> {
  const { id, state, programId } = application;
  const cancelled = isRestorable(application) ? await lastMove(tx, id, state) : null;
  if (!cancelled?.from) throw new DomainError("MOVE_REFUSED");
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
  const mayWait = payment === null && application.groupId === null && program.waitingList;
  if (hadSeat && !isSeated && !mayWait) {
    throw new DomainError("PROGRAM_FULL");
  }
  return isSeated
    ? await takeSeatAgain(tx, application, { payment, cancelled }, by)
    : { state: await waitAgain(tx, application, hadSeat, by), payment };
}

/** Whether the office cancelled it, or it left its group. */
export const isRestorable = ({
  state,
  cancelReason,
  groupId,
}: Pick<Application, "state" | "cancelReason" | "groupId">): boolean =>
  (state === "CANCELLED" && cancelReason === "OFFICE") || (state === "WITHDRAWN" && groupId !== null);

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
): Promise<Restored> {
  const { id, amount, state: from, groupId, programId } = application;
  const wasConfirmed = cancelled.from === "CONFIRMED";
  const byOffice = wasConfirmed && (await lastMove(tx, id, "CONFIRMED"))?.reason === "OFFICE";
  const dueAt = byOffice ? null : await deadlineOfApplication(tx, programId, now);
  const restoring = { actorId, reason: RESTORED };
  const restored =
    payment &&
    (groupId === null
      ? await restorePayment(tx, payment, { ...restoring, dueAt }, now)
      : await restoreShare(tx, payment, application, restoring, now));
  const isSettled = restored ? isSettledFor(restored) : wasConfirmed || amount === 0;
  const to = byOffice || isSettled ? "CONFIRMED" : "AWAITING_PAYMENT";
  const data = to === "CONFIRMED" ? { confirmedAt: now } : { confirmedAt: null };
  await moveApplication(tx, { id, from, to, actorId, reason: RESTORED, data }, now);
  if (to === "CONFIRMED") await writeApplicationMail(tx, "APPLICATION_CONFIRMED", application, { now });
  else if (groupId !== null) await writeApplicationMail(tx, "APPLICATION_BY_GROUP", application, { now });
  else if (!restored) await startApplication(tx, { ...application, state: to }, { memberId: actorId, now });
  else {
    const asked = restored.state === "DECLARED" ? {} : { payment: restored };
    const said = { now, amount: outstandingOf(restored), ...asked };
    await writeApplicationMail(tx, "APPLICATION_RECEIVED", application, said);
  }
  return { state: to, payment: restored };
}

/** Of a group others may be paid back while this one is paid. */
const isSettledFor = ({ state }: Payment): boolean => state === "PAID" || state === "REFUND_REQUESTED";

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
  await writeApplicationMail(tx, "APPLICATION_WAITLISTED", application, { now });
  await offerFreeSeats(tx, programId, now);
  return (await tx.application.findUniqueOrThrow({ where: { id }, select: { state: true } })).state;
}
