// Defines how an application becomes confirmed: by its money, or by the office.
import type { Tx } from "#prisma/client.ts";
import { bumpContentVersion } from "#prisma/content-version.ts";
import type { Application } from "#prisma/generated/client.ts";
import { DomainError } from "#schema/errors.ts";
import { paymentOf } from "#schema/money/payments/applications-of-payment.ts";
import { notePayment } from "#schema/money/payments/move-payment.ts";
import type { ApplicationsPayment, Settled } from "#schema/money/payments/payment-events.ts";
import type { ActionResult } from "#schema/office-transaction.ts";
import { holdsSeat } from "#schema/validation/programs/application-state.ts";
import { writeApplicationMail } from "./application-mails.ts";
import { findApplied } from "./find-applied.ts";
import { lockApplication, lockApplications } from "./lock-application.ts";
import { moveApplication } from "./move-application.ts";
import { claimSeat, unclaimSeat } from "./seats.ts";

const UNCHANGED: Settled = { contentVersion: null, warning: null };
/** The money is there and the application stays over; it goes back (book-payment.ts). */
const SEATS_GONE: Settled = { contentVersion: null, warning: "SEATS_GONE" };

/**
 * Confirms the applications of a payment that is settled, in the transaction that settles it. One transaction
 * settles one payment; its rows are locked in the order of lock-application.ts. For money that came after the
 * deadline it takes seats again, where all of them are free.
 */
export async function confirmPaidApplications(
  tx: Tx,
  { applicationIds, actorId, now }: ApplicationsPayment,
): Promise<Settled> {
  const applications = await lockApplications(tx, applicationIds);
  const late = applications.filter(
    ({ state, cancelReason }) => state === "CANCELLED" && cancelReason === "PAYMENT_EXPIRED",
  );
  const awaiting = applications.filter(({ state }) => state === "AWAITING_PAYMENT");
  const isSeated = await claimAgain(tx, late);
  const confirmed = isSeated ? [...awaiting, ...late] : awaiting;
  for (const application of confirmed) {
    const { id, state } = application;
    const move = { id, from: state, to: "CONFIRMED", actorId, reason: "PAID" } as const;
    await moveApplication(tx, { ...move, data: { confirmedAt: now } }, now);
    await writeApplicationMail(tx, "APPLICATION_CONFIRMED", application, { now });
  }
  if (confirmed.length > 0) return { contentVersion: await bumpContentVersion(tx), warning: null };
  return applications.some(({ state }) => holdsSeat(state)) ? UNCHANGED : SEATS_GONE;
}

/** Takes the seats of applications that had expired: all of them or none. */
async function claimAgain(tx: Tx, late: readonly Application[]): Promise<boolean> {
  const claimed: Application[] = [];
  for (const application of late) {
    if (!(await hasAppliedAgain(tx, application)) && (await claimSeat(tx, application))) {
      claimed.push(application);
      continue;
    }
    for (const one of claimed) await unclaimSeat(tx, one);
    return false;
  }
  return true;
}

/** Whether the person has another live application by now, or is gone. */
export async function hasAppliedAgain(tx: Tx, { programId, memberId, email }: Application): Promise<boolean> {
  if (memberId === null && email === "") return true;
  return (await findApplied(tx, programId, [{ memberId, email }])).length > 0;
}

/** The reason in the history when its booking is reversed. */
const TAKEN_BACK = "BOOKING_TAKEN_BACK";

/**
 * Lets applications await their payment again when its booking is reversed. What the office confirmed before
 * it was paid stays confirmed, and so do people who were there.
 */
export async function reopenPaidApplications(
  tx: Tx,
  { applicationIds, actorId, now }: ApplicationsPayment,
): Promise<void> {
  for (const { id, state } of await lockApplications(tx, applicationIds)) {
    if (state !== "CONFIRMED") continue;
    const where = { applicationId: id, to: "CONFIRMED" } as const;
    const confirmed = await tx.applicationMove.findFirst({ where, orderBy: { id: "desc" } });
    if (confirmed?.reason !== "PAID") continue;
    const move = { id, from: "CONFIRMED", to: "AWAITING_PAYMENT", actorId } as const;
    await moveApplication(tx, { ...move, reason: TAKEN_BACK, data: { confirmedAt: null } }, now);
  }
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
  const payment = await paymentOf(tx, application);
  if (payment) {
    const note = { actorId, reason: "CONFIRMED_UNPAID", columns: { dueAt: null } } as const;
    await notePayment(tx, payment, note, now);
  }
  await writeApplicationMail(tx, "APPLICATION_CONFIRMED", application, { now });
  const line = { subjectId: id, before: { state: application.state }, after: { state: "CONFIRMED" } };
  return { result: id, lines: [line], contentVersion: await bumpContentVersion(tx) };
}
