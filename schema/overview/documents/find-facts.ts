// The facts of a new document, and whether those of an issued one are still valid (decision 59).
import type { Tx } from "#prisma/client.ts";
import type { IssuedDocument } from "#prisma/generated/client.ts";
import {
  documentFacts,
  isSame,
  type MembershipFacts,
  type PaymentFacts,
} from "#schema/core/documents/document-facts.ts";
import { latinName, NAME_COLUMNS } from "#schema/core/shared/person-name.ts";
import { toReceipt } from "#schema/money/payments/payment-receipt.ts";
import { readCurrentMemberships } from "#schema/people/memberships/current-membership.ts";
import { isStillCertified } from "#schema/programs/completion/find-program-facts.ts";
import { hasPassed } from "#schema/programs/exams/find-exam-facts.ts";
import { seoulDay } from "#schema/validation/core/seoul.ts";
import { countsAsMember } from "#schema/validation/people/memberships.ts";
import { countReviews, reviewerOf } from "./count-reviews.ts";

type Reader = Pick<
  Tx,
  "payment" | "member" | "membership" | "review" | "application" | "program" | "completionRule" | "$queryRaw"
>;

/** Null until it is paid, and when the association keeps nothing of it. */
export async function findPaymentFacts(tx: Reader, paymentId: number): Promise<PaymentFacts | null> {
  const payment = await tx.payment.findUnique({
    where: { id: paymentId },
    include: { member: { select: NAME_COLUMNS } },
  });
  const receipt = payment && toReceipt(payment);
  if (!receipt) return null;
  const { payerName, nameKo, nameEn, amount, method, paidAt } = receipt;
  const payer = payment.member?.name === payerName ? latinName(payment.member) : null;
  return {
    about: "payment",
    payerName,
    payerNameEn: payer,
    nameKo,
    nameEn,
    amount,
    method,
    paidOn: seoulDay(paidAt),
  };
}

const dayOf = (date: Date) => date.toISOString().slice(0, 10);
const ofMembers = { grade: { not: "GENERAL" } } as const;

/** Null for a person who is no member, or whose dues have been missing for too long. */
export async function findMembershipFacts(
  tx: Reader,
  memberId: number,
  now: Date,
): Promise<MembershipFacts | null> {
  const membership = (await readCurrentMemberships(tx, [memberId], now)).get(memberId);
  if (!membership || !countsAsMember(membership.status)) return null;
  const { grade, ...person } = await tx.member.findUniqueOrThrow({
    where: { id: memberId },
    select: { ...NAME_COLUMNS, grade: true },
  });
  const periods = await tx.membership.findMany({
    where: { memberId, ...ofMembers },
    orderBy: { fromDay: "asc" },
  });
  // A period that was replaced altogether is empty.
  const first = periods.find(({ fromDay, toDay }) => toDay === null || toDay > fromDay);
  if (!first) return null;
  const asOf = seoulDay(now);
  const names = { name: person.name, nameInLatin: latinName(person) };
  const { status, until } = membership;
  const dues = { until, owesDues: status === "DUE" || status === "GRACE" };
  return { about: "membership", ...names, grade, since: dayOf(first.fromDay), ...dues, asOf };
}

/** Whether the association still says what a document says, and has not revoked it. */
export async function isStillTrue(
  tx: Reader,
  document: Pick<
    IssuedDocument,
    "facts" | "memberId" | "paymentId" | "reviewId" | "applicationId" | "revokedAt"
  >,
  now: Date,
) {
  if (document.revokedAt !== null) return false;
  const facts = documentFacts.parse(document.facts);
  if (facts.about === "exam") {
    return document.applicationId !== null && (await hasPassed(tx, document.applicationId, now));
  }
  if (facts.about === "program") {
    if (document.applicationId === null) return false;
    return await isStillCertified(tx, document.applicationId, facts);
  }
  if (facts.about === "payment") {
    const present = document.paymentId === null ? null : await findPaymentFacts(tx, document.paymentId);
    // How the name is spelled says nothing of the payment.
    return present !== null && isSame({ ...present, payerNameEn: facts.payerNameEn }, facts);
  }
  if (facts.about === "review") {
    const reviewer = await reviewerOf(tx, document);
    return reviewer !== null && (await countReviews(tx, reviewer, facts.year)) >= facts.reviews;
  }
  if (document.memberId === null) return false;
  const on = new Date(facts.asOf);
  const covering = await tx.membership.findMany({
    where: {
      memberId: document.memberId,
      grade: facts.grade,
      OR: [
        { fromDay: { lte: on }, toDay: null },
        { fromDay: { lte: on }, toDay: { gt: on } },
      ],
    },
  });
  return covering.length > 0;
}
