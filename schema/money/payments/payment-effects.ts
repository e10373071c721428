// Defines what follows from money: a seat is confirmed or freed, a grade counts. It happens in the
// transaction of the move that causes it.
import type { Tx } from "#prisma/client.ts";
import type { Payment } from "#prisma/generated/client.ts";
import type { MemberGrade } from "#prisma/generated/enums.ts";
import { recordAudit } from "#schema/core/audit/record-audit.ts";
import type { Author } from "#schema/core/shared/author.ts";
import { setGrade } from "#schema/people/members/set-grade.ts";
import { revokeMembership } from "#schema/people/memberships/grant-membership.ts";
import { applicationIdsOf, type ForApplications, isForApplications } from "./applications-of-payment.ts";
import { storeGradeBefore } from "./move-payment.ts";
import { onPaymentEnded, onPaymentSettled, type PaymentEnded, type Settled } from "./payment-events.ts";

export const NOTHING_FOLLOWS: Settled = { warning: null, contentVersion: null };

/**
 * After a payment was paid or exempted: the only way in which money gives a grade, and in which dues of a
 * year make a member of that year.
 * @param source what the membership rests on then
 */
export async function settlePaid(
  tx: Tx,
  payment: Payment,
  author: Author,
  source: "PAYMENT" | "EXEMPTION" = "PAYMENT",
): Promise<Settled> {
  if (payment.memberId !== null)
    await giveMembership(tx, { ...payment, memberId: payment.memberId }, author, source);
  if (!isForApplications(payment)) return NOTHING_FOLLOWS;
  const { memberId: actorId, now } = author;
  const applicationIds = await applicationIdsOf(tx, payment);
  const answers = await onPaymentSettled.happen(tx, { applicationIds, actorId, now });
  return answers.find(({ warning, contentVersion }) => warning ?? contentVersion) ?? NOTHING_FOLLOWS;
}

async function giveMembership(
  tx: Tx,
  { id, memberId, type, year, grade }: Payment & { readonly memberId: number },
  author: Author,
  source: "PAYMENT" | "EXEMPTION",
): Promise<void> {
  const before = await tx.member.findUniqueOrThrow({ where: { id: memberId }, select: { grade: true } });
  const given = grade ?? (type === "ANNUAL" && (await paysYearly(tx, before.grade)) ? before.grade : null);
  if (given === null) return;
  const basis = { source, paymentId: id, year: isOfYear(type) ? year : null };
  const line = await setGrade(tx, { memberId, grade: given, basis }, author);
  if (!line) return;
  await recordAudit(tx, author, { action: "changeMemberGrade", subject: "member", ...line });
  await storeGradeBefore(tx, id, before.grade);
}

/** ENTRY with a year is the difference that a higher grade costs in it (docs/money.md#dues). */
const isOfYear = (type: Payment["type"]) => type === "ANNUAL" || type === "ENTRY";

const paysYearly = async (tx: Tx, grade: MemberGrade) =>
  (await tx.gradeDue.findUnique({ where: { grade } }))?.type === "ANNUAL";

/**
 * After the money of a payment was reversed or refunded whole: the membership that rests on it falls, and
 * what counted before counts again.
 */
export async function withdrawMembership(tx: Tx, { id, memberId }: Payment, author: Author): Promise<void> {
  if (memberId === null) return;
  const grades = async () =>
    await tx.member.findUniqueOrThrow({ where: { id: memberId }, select: { grade: true } });
  const before = await grades();
  if (!(await revokeMembership(tx, id))) return;
  await storeGradeBefore(tx, id, null);
  const after = await grades();
  if (after.grade === before.grade) return;
  const line = { subjectId: memberId, before: { ...before }, after: { ...after }, reason: null };
  await recordAudit(tx, author, { action: "changeMemberGrade", subject: "member", ...line });
}

/**
 * After a payment ended without its money.
 * @returns the new content version; null when no application ended by it
 */
export async function settleUnpaid(
  tx: Tx,
  payment: ForApplications,
  by: Omit<PaymentEnded, "applicationIds">,
): Promise<bigint | null> {
  if (!isForApplications(payment)) return null;
  const applicationIds = await applicationIdsOf(tx, payment);
  const versions = await onPaymentEnded.happen(tx, { applicationIds, ...by });
  return versions.findLast((version) => version !== null) ?? null;
}
