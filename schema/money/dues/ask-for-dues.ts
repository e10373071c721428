import type { Tx } from "#prisma/client.ts";
import type { GradeDue, Payment, Setting } from "#prisma/generated/client.ts";
import type { MemberGrade, PaymentType } from "#prisma/generated/enums.ts";
import { wonIn } from "#schema/core/mail/mail-details.ts";
import { gradeIn, wordsIn } from "#schema/core/mail/mail-words.ts";
import { isProved, writeMail } from "#schema/core/mail/write-mail.ts";
import { readSettings } from "#schema/core/settings/read-settings.ts";
import type { Author } from "#schema/core/shared/author.ts";
import { cancelPayment } from "#schema/money/payments/cancel-payment.ts";
import { notePayment } from "#schema/money/payments/move-payment.ts";
import { openPayment } from "#schema/money/payments/open-payment.ts";
import { duesPeriodIn, howToPayFor } from "#schema/money/payments/payment-mails.ts";
import type { GradeApproved } from "#schema/people/members/grade-events.ts";
import type { LockedMember } from "#schema/people/members/lock-member.ts";
import { seoulDay, seoulYear } from "#schema/validation/core/seoul.ts";
import { OPEN_STATES, outstandingOf } from "#schema/validation/money/payment-state.ts";
import { yearlyAmount } from "./yearly-amount.ts";

/**
 * Opens a payment for what a grade costs, and notifies the member. The grade counts when the payment is paid.
 * Where dues of this year are open already, that payment gives the grade; where they are paid, nothing more
 * is asked for, or the difference (docs/money.md#dues).
 * @returns whether there is anything to pay
 */
export async function askForDues(tx: Tx, { member, grade, author }: GradeApproved): Promise<boolean> {
  const { now } = author;
  const due = await tx.gradeDue.findUnique({ where: { grade } });
  if (!due) return false;
  const year = due.type === "ANNUAL" ? seoulYear(now) : null;
  const asked = year === null ? null : await duesOfYear(tx, member.id, year);
  const settings = await readSettings(tx);
  const amount = year === null ? due.amount : await amountOfYear(tx, member.id, { due, year, settings }, now);
  const payment = await askOnTop(tx, { member, due, asked, amount, settings }, author);
  if (payment === null) return false;
  const { language } = member;
  const dueAt = payment.dueAt !== null && payment.dueAt > now ? payment.dueAt : null;
  const to = { id: member.id, language, isKnown: isProved(member) };
  await writeMail(tx, "GRADE_TO_PAY", member, {
    now,
    details: {
      grade: gradeIn(language, grade),
      amount: wonIn(language, payment.amount),
      ...duesPeriodIn(language, year),
      ...(await howToPayFor(tx, to, { ...payment, dueAt })),
      place: wordsIn(language, "mails.paymentsPlace"),
    },
  });
  return true;
}

interface Asking {
  readonly member: LockedMember;
  readonly due: GradeDue;
  /** The dues of this year: paid, open, or not asked for. */
  readonly asked: Payment | null;
  /** What the grade costs this member, whole won. */
  readonly amount: number;
  readonly settings: Setting;
}

/** @returns null where nothing is to be paid */
async function askOnTop(
  tx: Tx,
  { member, due, asked, amount, settings }: Asking,
  author: Author,
): Promise<RequestedDues | null> {
  if (asked === null) return await open(tx, member, { ...due, amount }, author);
  const isOpen = OPEN_STATES.some((state) => state === asked.state);
  const difference = settings.asksDifference && asked.method !== "EXEMPT" ? amount - asked.amountDue : 0;
  if (!isOpen) {
    // One more payment for the same year: ANNUAL is asked for once.
    return difference > 0 ? await open(tx, member, { ...due, amount: difference }, author, "ENTRY") : null;
  }
  if (difference <= 0 || asked.state !== "PENDING") return await hangOn(tx, asked, due.grade, author);
  await cancelPayment(tx, asked.id, { actorId: author.memberId, reason: "GRADE_CHANGED" }, author.now);
  return await open(tx, member, { ...due, amount }, author);
}

async function amountOfYear(
  tx: Tx,
  memberId: number,
  { due, year, settings }: { readonly due: GradeDue; readonly year: number; readonly settings: Setting },
  now: Date,
): Promise<number> {
  const [first] = await tx.$queryRaw<{ day: string | null }[]>`
    SELECT min(from_day)::text AS day FROM memberships
    WHERE member_id = ${memberId} AND (to_day IS NULL OR to_day > from_day)`;
  return yearlyAmount(due.amount, { year, joinedOn: first?.day ?? seoulDay(now) }, settings);
}

interface RequestedDues {
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
  as: PaymentType = type,
): Promise<RequestedDues> {
  const isRest = as !== type;
  const dues = {
    memberId: member.id,
    type: as,
    nameKo: `${isRest ? "회비 차액" : "회비"}: ${gradeIn("KO", grade)}`,
    nameEn: `${isRest ? "Difference of dues" : "Dues"}: ${gradeIn("EN", grade)}`,
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
): Promise<RequestedDues> {
  await notePayment(tx, dues, { actorId, reason: "GRADE_HANGS_ON_IT", columns: { grade } }, now);
  return { ...dues, amount: outstandingOf(dues) };
}

/** The dues of a year, paid or open; null when nothing was asked for. Held until the transaction ends. */
async function duesOfYear(tx: Tx, memberId: number, year: number): Promise<Payment | null> {
  await tx.$queryRaw`SELECT 1 FROM payments WHERE member_id = ${memberId} AND year = ${year} FOR UPDATE`;
  return await tx.payment.findFirst({
    where: {
      memberId,
      type: "ANNUAL",
      year,
      state: { notIn: ["EXPIRED", "CANCELLED", "VOID", "REFUNDED"] },
    },
  });
}
