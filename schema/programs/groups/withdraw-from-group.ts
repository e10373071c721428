// The contact of a group withdraws people of it: some, or all.
import type { Tx } from "#prisma/client.ts";
import { bumpContentVersion } from "#prisma/content-version.ts";
import type { Application } from "#prisma/generated/client.ts";
import type { Language } from "#prisma/generated/enums.ts";
import { wordsIn } from "#schema/core/mail/mail-words.ts";
import { DomainError, validationError } from "#schema/errors.ts";
import { cardMoneyOf } from "#schema/money/cards/card-money.ts";
import { paymentOf } from "#schema/money/payments/applications-of-payment.ts";
import { writeApplicationMail } from "#schema/programs/applications/application-mails.ts";
import {
  percentNow,
  refundColumns,
  settlePayment,
} from "#schema/programs/applications/application-refund.ts";
import { lockApplications } from "#schema/programs/applications/lock-application.ts";
import { moveApplication } from "#schema/programs/applications/move-application.ts";
import { releaseSeat } from "#schema/programs/applications/seats.ts";
import { isWithdrawable } from "#schema/programs/applications/withdraw-application.ts";
import { openReschedule } from "#schema/programs/reschedules/open-reschedule.ts";
import { refundDueOf } from "#schema/validation/money/payment-state.ts";
import { withdrawDeadline } from "#schema/validation/money/refund.ts";
import { holdsSeat } from "#schema/validation/programs/application-state.ts";
import { writeLeftGroup } from "./group-mails.ts";
import { BY_CONTACT } from "./withdrawn-by-contact.ts";

interface GroupWithdrawing {
  readonly id: number;
  readonly applicationIds: readonly number[];
  /** Where money goes back to; needed where some does and no account is named yet. */
  readonly refundAccount: string | null;
}

/**
 * Withdraws people of the own group, or, without `memberId`, of one whose link the caller has opened, by the
 * refund steps of the program: the seats go to the next, and the shares come back to the payer.
 * @returns the new content version
 * @throws DomainError NOT_FOUND, also for somebody of another group; MOVE_REFUSED; DEADLINE_PASSED;
 * VALIDATION REQUIRED on `refundAccount`
 */
export async function withdrawFromGroup(
  tx: Tx,
  { id, applicationIds, refundAccount }: GroupWithdrawing,
  { memberId, now }: { readonly memberId: number | null; readonly now: Date },
): Promise<bigint> {
  const group = await tx.applicationGroup.findFirst({
    where: { id, ...(memberId === null ? {} : { memberId }) },
    select: { program: { select: refundColumns } },
  });
  if (!group) throw new DomainError("NOT_FOUND");
  const ids = [...new Set(applicationIds)];
  const people = await lockApplications(tx, ids);
  const isOwn = people.length === ids.length && people.every(({ groupId }) => groupId === id);
  if (ids.length === 0 || !isOwn) throw new DomainError("NOT_FOUND");
  if (!people.every(isWithdrawable)) throw new DomainError("MOVE_REFUSED");
  // Who is asked about a new date may leave for the whole price.
  const asked = new Set<number>();
  for (const one of ids) if (await openReschedule(tx, one, now)) asked.add(one);
  if (asked.size < ids.length && now >= withdrawDeadline(group.program))
    throw new DomainError("DEADLINE_PASSED");
  const percent = await percentNow(tx, group.program, now);
  // All leave before the money is settled, so that nobody is confirmed by what the others leave unpaid.
  for (const { id: applicationId, state } of people) {
    const move = { id: applicationId, from: state, to: "WITHDRAWN", actorId: memberId } as const;
    await moveApplication(tx, { ...move, reason: BY_CONTACT }, now);
  }
  await tx.rescheduleAnswer.updateMany({
    where: { applicationId: { in: ids }, reschedule: { answerUntil: { gt: now } } },
    data: { reply: "DECLINED", repliedAt: now },
  });
  const settling = { refundAccount, actorId: memberId, reason: "WITHDRAWN" };
  let refund = 0;
  for (const person of people) {
    const before = await dueOf(tx, person);
    await settlePayment(tx, person, { ...settling, percent: asked.has(person.id) ? 100 : percent }, now);
    refund += (await dueOf(tx, person)) - before;
    const more = (language: Language) => ({ reason: wordsIn(language, "mails.groupWithdrew") });
    await writeApplicationMail(tx, "APPLICATION_CANCELLED", person, { now, more });
  }
  await requireAccount(tx, people);
  await writeLeftGroup(
    tx,
    { groupId: id },
    { count: people.length, amount: refund, accountAsked: false, now },
  );
  for (const person of people) if (holdsSeat(person.state)) await releaseSeat(tx, person, now);
  return await bumpContentVersion(tx);
}

/** Whole won that are due to the payer now. */
const dueOf = async (tx: Tx, person: Application): Promise<number> => {
  const payment = await paymentOf(tx, person);
  return payment ? refundDueOf(payment) : 0;
};

/** @throws DomainError VALIDATION where money comes back, not to a card, and nobody has said where to */
async function requireAccount(tx: Tx, [person]: readonly Application[]): Promise<void> {
  const payment = person ? await paymentOf(tx, person) : null;
  if (payment?.state !== "REFUND_REQUESTED" || payment.refundAccount !== null) return;
  if (refundDueOf(payment) > (await cardMoneyOf(tx, payment.id))) {
    throw validationError({ refundAccount: ["REQUIRED"] });
  }
}
