import type { Tx } from "#prisma/client.ts";
import type { GradeDue, Payment } from "#prisma/generated/client.ts";
import type { MemberGrade } from "#prisma/generated/enums.ts";
import { wonIn } from "#schema/mail/letter-details.ts";
import { gradeIn, wordsIn } from "#schema/mail/mail-words.ts";
import { isProved, writeMail } from "#schema/mail/write-mail.ts";
import { notePayment } from "#schema/payments/move-payment.ts";
import { openPayment } from "#schema/payments/open-payment.ts";
import { howToPayFor } from "#schema/payments/payment-letters.ts";
import type { Author } from "#schema/shared/author.ts";
import { outstandingOf } from "#schema/validation/payment-state.ts";
import { seoulYear } from "#schema/validation/seoul.ts";
import type { LockedMember } from "./lock-member.ts";

/** States in which dues are still to come. */
const OPEN = ["PENDING", "DECLARED", "PARTIAL"] as const;

/**
 * Opens a payment for what a grade costs, and tells the member. The grade counts when the payment is paid. Where dues of this year are
 * open already, that payment gives the grade; where they are paid, nothing more is asked for.
 * @returns whether there is anything to pay
 */
export async function askForDues(
  tx: Tx,
  member: LockedMember,
  grade: MemberGrade,
  author: Author,
): Promise<boolean> {
  const { now } = author;
  const due = await tx.gradeDue.findUnique({ where: { grade } });
  if (!due) return false;
  const year = due.type === "ANNUAL" ? seoulYear(now) : null;
  const asked = year === null ? null : await duesOfYear(tx, member.id, year);
  if (asked === "PAID") return false;
  const payment =
    asked === null ? await open(tx, member, due, author) : await hangOn(tx, asked, grade, author);
  const { language } = member;
  const dueAt = payment.dueAt !== null && payment.dueAt > now ? payment.dueAt : null;
  const to = { language, isKnown: isProved(member) };
  await writeMail(tx, "GRADE_TO_PAY", member, {
    now,
    details: {
      grade: gradeIn(language, grade),
      amount: wonIn(language, payment.amount),
      ...(await howToPayFor(tx, to, { ...payment, dueAt })),
      place: wordsIn(language, "mails.paymentsPlace"),
    },
  });
  return true;
}

interface Asked {
  readonly dueAt: Date | null;
  readonly depositorName: string;
  /** Whole won that are to come. */
  readonly amount: number;
}

async function open(
  tx: Tx,
  member: LockedMember,
  { grade, type, amount }: GradeDue,
  { memberId: actorId, now }: Author,
): Promise<Asked> {
  const dues = {
    memberId: member.id,
    type,
    nameKo: `회비: ${gradeIn("KO", grade)}`,
    nameEn: `Dues: ${gradeIn("EN", grade)}`,
    amountDue: amount,
    payerName: member.name,
    payerEmail: member.email,
    grade,
    ...(type === "ANNUAL" ? { year: seoulYear(now) } : {}),
    actorId,
  };
  return { ...(await openPayment(tx, dues, now)), amount };
}

async function hangOn(
  tx: Tx,
  dues: Payment,
  grade: MemberGrade,
  { memberId: actorId, now }: Author,
): Promise<Asked> {
  await notePayment(tx, dues, { actorId, reason: "GRADE_HANGS_ON_IT", columns: { grade } }, now);
  return { ...dues, amount: outstandingOf(dues) };
}

/** The dues of a year: paid, what is open, or null when nothing was asked for. Held until the transaction ends. */
async function duesOfYear(tx: Tx, memberId: number, year: number): Promise<"PAID" | Payment | null> {
  await tx.$queryRaw`SELECT 1 FROM payments WHERE member_id = ${memberId} AND year = ${year} FOR UPDATE`;
  const found = await tx.payment.findFirst({
    where: {
      memberId,
      type: "ANNUAL",
      year,
      state: { notIn: ["EXPIRED", "CANCELLED", "VOID", "REFUNDED"] },
    },
  });
  if (!found) return null;
  return OPEN.some((state) => state === found.state) ? found : "PAID";
}
