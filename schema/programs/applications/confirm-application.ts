// How an application becomes confirmed: by its money, or by the office.
import type { Tx } from "#prisma/client.ts";
import { bumpContentVersion } from "#prisma/content-version.ts";
import { DomainError } from "#schema/errors.ts";
import { notePayment } from "#schema/money/payments/move-payment.ts";
import type { ApplicationPayment, Settled } from "#schema/money/payments/payment-events.ts";
import type { ActionResult } from "#schema/office-transaction.ts";
import { LIVE_STATES } from "#schema/validation/programs/application-state.ts";
import { writeApplicationLetter } from "./application-letters.ts";
import { lockApplication } from "./lock-application.ts";
import { moveApplication } from "./move-application.ts";
import { claimSeat } from "./seats.ts";

const UNCHANGED: Settled = { contentVersion: null, warning: null };
/** The money is there and the application stays over; it goes back (book-payment.ts). */
const SEATS_GONE: Settled = { contentVersion: null, warning: "SEATS_GONE" };

/**
 * Confirms the application of a payment that is settled, in the transaction that settles it. One transaction settles one payment; its rows
 * are locked in the order of lock-application.ts. For money that came after the deadline it takes a seat again, where one is free.
 */
export async function confirmPaidApplication(
  tx: Tx,
  { applicationId, actorId, now }: ApplicationPayment,
): Promise<Settled> {
  const application = await lockApplication(tx, applicationId);
  if (!application) return SEATS_GONE;
  const { id, state, cancelReason, programId, memberId } = application;
  const confirm = async () => {
    const move = { id, from: state, to: "CONFIRMED", actorId, reason: "PAID" } as const;
    await moveApplication(tx, { ...move, data: { confirmedAt: now } }, now);
    await writeApplicationLetter(tx, "APPLICATION_CONFIRMED", application, { now });
    return { contentVersion: await bumpContentVersion(tx), warning: null };
  };
  if (state === "AWAITING_PAYMENT") return await confirm();
  if (state === "CANCELLED") {
    if (cancelReason !== "PAYMENT_EXPIRED" || (await appliedAgain(tx, programId, memberId)))
      return SEATS_GONE;
    return (await claimSeat(tx, application)) ? await confirm() : SEATS_GONE;
  }
  return state === "WITHDRAWN" ? SEATS_GONE : UNCHANGED;
}

/** Whether the person has another live application by now. */
async function appliedAgain(tx: Tx, programId: number, memberId: number | null): Promise<boolean> {
  if (memberId === null) return true;
  const where = { programId, memberId, state: { in: [...LIVE_STATES] } };
  return (await tx.application.count({ where, take: 1 })) > 0;
}

/** Why, in the history, where its money is taken back. */
const TAKEN_BACK = "BOOKING_TAKEN_BACK";

/**
 * Lets an application await its payment again whose booking is taken back. What the office confirmed before it was paid stays confirmed,
 * and so does a person who was there.
 */
export async function reopenPaidApplication(
  tx: Tx,
  { applicationId, actorId, now }: ApplicationPayment,
): Promise<void> {
  const application = await lockApplication(tx, applicationId);
  if (application?.state !== "CONFIRMED") return;
  const where = { applicationId, to: "CONFIRMED" } as const;
  const confirmed = await tx.applicationMove.findFirst({ where, orderBy: { id: "desc" } });
  if (confirmed?.reason !== "PAID") return;
  const move = { id: applicationId, from: "CONFIRMED", to: "AWAITING_PAYMENT", actorId } as const;
  await moveApplication(tx, { ...move, reason: TAKEN_BACK, data: { confirmedAt: null } }, now);
}

/**
 * The office confirms an application before its money is there. The payment stays due, and no longer expires.
 * @throws DomainError NOT_FOUND; MOVE_REFUSED unless it awaits its payment
 */
export async function confirmByOffice(
  tx: Tx,
  id: number,
  { actorId, now }: { readonly actorId: number; readonly now: Date },
): Promise<ActionResult> {
  const application = await lockApplication(tx, id);
  if (!application) throw new DomainError("NOT_FOUND");
  if (application.state !== "AWAITING_PAYMENT") throw new DomainError("MOVE_REFUSED");
  const move = { id, from: application.state, to: "CONFIRMED", actorId, reason: "OFFICE" } as const;
  await moveApplication(tx, { ...move, data: { confirmedAt: now } }, now);
  const payment = await tx.payment.findUnique({ where: { applicationId: id } });
  if (payment) {
    const note = { actorId, reason: "CONFIRMED_UNPAID", columns: { dueAt: null } } as const;
    await notePayment(tx, payment, note, now);
  }
  await writeApplicationLetter(tx, "APPLICATION_CONFIRMED", application, { now });
  const line = { subjectId: id, before: { state: application.state }, after: { state: "CONFIRMED" } };
  return { result: id, lines: [line], contentVersion: await bumpContentVersion(tx) };
}
