// The office undoes the confirmation of an application that was not paid, while nobody has read it (decision 149).
import type { Tx } from "#prisma/client.ts";
import { bumpContentVersion } from "#prisma/content-version.ts";
import { withdrawMails } from "#schema/core/mail/held-mails.ts";
import { DomainError } from "#schema/errors.ts";
import { paymentOf } from "#schema/money/payments/applications-of-payment.ts";
import { notePayment } from "#schema/money/payments/move-payment.ts";
import { deadlineOfApplication } from "#schema/money/payments/program-deadline.ts";
import type { ActionResult } from "#schema/office-transaction.ts";
import { OPEN_STATES } from "#schema/validation/money/payment-state.ts";
import { lockApplication } from "./lock-application.ts";
import { moveApplication } from "./move-application.ts";

/** Why, in both histories. */
const TAKEN_BACK = "CONFIRMATION_TAKEN_BACK";

/**
 * The application awaits its payment again, which is due by a new deadline. The seat stays taken.
 * @throws DomainError NOT_FOUND; MOVE_REFUSED unless the office confirmed it last; MAIL_GONE
 */
export async function undoConfirmation(
  tx: Tx,
  id: number,
  { actorId, now }: { readonly actorId: number; readonly now: Date },
): Promise<ActionResult> {
  const application = await lockApplication(tx, id);
  if (!application) throw new DomainError("NOT_FOUND");
  const confirmed = await tx.applicationMove.findFirst({
    where: { applicationId: id },
    orderBy: { id: "desc" },
  });
  const { state, memberId, email } = application;
  if (state !== "CONFIRMED" || confirmed?.reason !== "OFFICE") throw new DomainError("MOVE_REFUSED");
  const mails = {
    writtenAt: confirmed.createdAt,
    memberId,
    email,
    kinds: ["APPLICATION_CONFIRMED"],
  } as const;
  if (!(await withdrawMails(tx, mails, now))) throw new DomainError("MAIL_GONE");
  const move = { id, from: state, to: "AWAITING_PAYMENT", actorId, reason: TAKEN_BACK } as const;
  await moveApplication(tx, { ...move, data: { confirmedAt: null } }, now);
  const payment = await paymentOf(tx, application);
  if (payment && OPEN_STATES.some((open) => open === payment.state)) {
    const columns = { dueAt: await deadlineOfApplication(tx, application.programId, now) };
    await notePayment(tx, payment, { actorId, reason: TAKEN_BACK, columns }, now);
  }
  const line = { subjectId: id, before: { state }, after: { state: "AWAITING_PAYMENT" } };
  return { result: id, lines: [line], contentVersion: await bumpContentVersion(tx) };
}
