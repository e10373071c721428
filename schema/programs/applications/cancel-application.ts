// Applications that are cancelled: by the office, by time, or with their program or account.
import type { Tx } from "#prisma/client.ts";
import { bumpContentVersion } from "#prisma/content-version.ts";
import type { Application } from "#prisma/generated/client.ts";
import type { ApplicationCancelReason, ApplicationState } from "#prisma/generated/enums.ts";
import { DomainError } from "#schema/errors.ts";
import { cardMoneyOfApplication } from "#schema/money/cards/card-money.ts";
import type { PaymentEnded } from "#schema/money/payments/payment-events.ts";
import type { ActionResult } from "#schema/office-transaction.ts";
import { writeGroupEnded, writeLeftGroup } from "#schema/programs/groups/group-mails.ts";
import { holdsSeat, mayMove } from "#schema/validation/programs/application-state.ts";
import { writeApplicationMail } from "./application-mails.ts";
import { percentNow, refundColumns, settlePayment } from "./application-refund.ts";
import { lockApplication, lockApplications } from "./lock-application.ts";
import { moveApplication } from "./move-application.ts";
import { releaseSeat } from "./seats.ts";

interface Cancelling {
  readonly cancelReason: ApplicationCancelReason;
  /** Null: time does it. */
  readonly actorId: number | null;
  /** The office's words. */
  readonly words?: string | null;
  /** Percent of the price that comes back. */
  readonly percent: number;
}

/**
 * Cancels an application that the caller holds (lock-application.ts), with its payment and its seat, and writes to the applicant.
 * @throws DomainError MOVE_REFUSED from a state in which it can't be cancelled
 */
export async function cancelHeld(
  tx: Tx,
  application: Application,
  { cancelReason, actorId, words = null, percent }: Cancelling,
  now: Date,
): Promise<void> {
  const { id, state } = application;
  const move = { id, from: state, to: "CANCELLED", actorId, data: { cancelReason } } as const;
  await moveApplication(tx, { ...move, reason: words ?? cancelReason }, now);
  const settling = { percent, refundAccount: null, actorId, reason: words ?? cancelReason };
  const refund = await settlePayment(tx, application, settling, now);
  // A member who leaves the association has no account here to name it in. What came by card goes back to it.
  const accountAsked =
    cancelReason !== "ACCOUNT_WITHDRAWN" && refund > (await cardMoneyOfApplication(tx, application));
  // What comes back to a group is its contact's to know.
  const amounts = refund > 0 && application.groupId === null ? { amount: refund, accountAsked } : {};
  const said = { now, cancelReason, reason: words, ...amounts };
  await writeApplicationMail(tx, "APPLICATION_CANCELLED", application, said);
  // Of a cancelled program the contact of a group has one mail for all.
  if (cancelReason === "PROGRAM_CANCELLED") await writeGroupEnded(tx, application, now);
  else await writeLeftGroup(tx, application, { count: 1, amount: refund, accountAsked, now });
  if (holdsSeat(state)) await releaseSeat(tx, application, now);
}

/**
 * Cancels the applications of a payment that ends unpaid, in the transaction that ends the payment. One
 * transaction ends one payment; its rows are locked in the order of lock-application.ts. The seats go to the
 * next people. A payment that expired cancels applications that await it. A payment that the office voided
 * cancels those that it had confirmed, too. Other applications stay as they are.
 */
export async function cancelUnpaidApplications(
  tx: Tx,
  { applicationIds, actorId, reason: cancelReason, now }: PaymentEnded,
): Promise<bigint | null> {
  const states: readonly ApplicationState[] =
    cancelReason === "OFFICE" ? ["AWAITING_PAYMENT", "CONFIRMED"] : ["AWAITING_PAYMENT"];
  const ended = (await lockApplications(tx, applicationIds)).filter(({ state }) => states.includes(state));
  for (const application of ended) {
    const { id, state: from, groupId } = application;
    const move = {
      id,
      from,
      to: "CANCELLED",
      actorId,
      reason: cancelReason,
      data: { cancelReason },
    } as const;
    await moveApplication(tx, move, now);
    // An expired payment notifies its payer itself (PAYMENT_EXPIRED).
    if (cancelReason === "OFFICE" || groupId !== null) {
      await writeApplicationMail(tx, "APPLICATION_CANCELLED", application, { now, cancelReason });
    }
  }
  for (const application of ended) await releaseSeat(tx, application, now);
  return ended.length > 0 ? await bumpContentVersion(tx) : null;
}

/**
 * Cancels the open applications of a member who leaves, of events that have not begun. The caller says what
 * share of the money comes back.
 * @returns the new content version, or null when there was nothing
 */
export async function cancelApplicationsOfMember(
  tx: Tx,
  memberId: number,
  { actorId, now }: { readonly actorId: number | null; readonly now: Date },
): Promise<bigint | null> {
  const mine = await tx.application.findMany({
    where: {
      program: { startsAt: { gt: now } },
      // Of the groups that the member is the contact of, those that are not paid.
      OR: [{ memberId }, { group: { memberId }, state: "AWAITING_PAYMENT" }],
    },
    select: { id: true, program: { select: refundColumns } },
    // In the order in which everybody locks several programs.
    orderBy: [{ programId: "asc" }, { id: "asc" }],
  });
  let cancelled = false;
  for (const { id, program } of mine) {
    const application = await lockApplication(tx, id);
    if (!application || application.state === "CANCELLED" || !mayMove(application.state, "CANCELLED"))
      continue;
    const percent = await percentNow(tx, program, now);
    await cancelHeld(tx, application, { cancelReason: "ACCOUNT_WITHDRAWN", actorId, percent }, now);
    cancelled = true;
  }
  return cancelled ? await bumpContentVersion(tx) : null;
}

/**
 * Cancels one application by the office; all money comes back.
 * @throws DomainError NOT_FOUND; MOVE_REFUSED
 */
export async function cancelByOffice(
  tx: Tx,
  id: number,
  words: string,
  { actorId, now }: { readonly actorId: number; readonly now: Date },
): Promise<ActionResult> {
  const application = await lockApplication(tx, id);
  if (!application) throw new DomainError("NOT_FOUND");
  await cancelHeld(tx, application, { cancelReason: "OFFICE", actorId, words, percent: 100 }, now);
  const change = { before: { state: application.state }, after: { state: "CANCELLED" }, reason: words };
  return { result: id, lines: [{ subjectId: id, ...change }], contentVersion: await bumpContentVersion(tx) };
}
