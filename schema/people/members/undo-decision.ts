// The office takes its last word about a grade back, while nobody has read it (decision 149).
import type { Tx } from "#prisma/client.ts";
import { MAILS_WAIT_SECONDS, withdrawMails } from "#schema/core/mail/held-mails.ts";
import type { Author } from "#schema/core/shared/author.ts";
import { DomainError } from "#schema/errors.ts";
import type { ActionResult } from "#schema/office-transaction.ts";
import { revokePeriod } from "#schema/people/memberships/grant-membership.ts";
import { onDecisionCancelled } from "./grade-events.ts";
import type { LockedMember } from "./lock-member.ts";

const MAIL_KINDS = ["GRADE_APPROVED", "GRADE_REFUSED", "GRADE_TO_PAY"] as const;

/** All that came of one decision: it is of one moment. */
interface Decision {
  readonly at: Date;
  /** Requests that it answered. */
  readonly requests: readonly number[];
  /** The period it gave. */
  readonly period: number | null;
  /** The payment it asked for. */
  readonly payment: number | null;
}

/** The emails of decisions about grades that nobody has read yet, the newest of a member last. */
export async function mailsOfDecisions(
  tx: Pick<Tx, "mail">,
  memberIds: readonly number[],
  now: Date,
): Promise<{ readonly memberId: number | null; readonly createdAt: Date }[]> {
  const since = new Date(now.getTime() - MAILS_WAIT_SECONDS * 1_000);
  return await tx.mail.findMany({
    where: {
      memberId: { in: [...memberIds] },
      kind: { in: [...MAIL_KINDS] },
      state: "WAITING",
      createdAt: { gt: since },
    },
    orderBy: { createdAt: "asc" },
    select: { memberId: true, createdAt: true },
  });
}

/**
 * The last decision about somebody's grade, if it can be undone whole.
 * @returns null once its email has gone out, and where it changed a payment that was there before
 */
export async function undoableDecision(
  tx: Pick<Tx, "gradeRequest" | "mail" | "membership" | "payment">,
  memberId: number,
  now: Date,
): Promise<Decision | null> {
  const mail = (await mailsOfDecisions(tx, [memberId], now)).at(-1);
  if (!mail) return null;
  const at = mail.createdAt;
  const select = { id: true } as const;
  const [requests, periods, payments] = await Promise.all([
    tx.gradeRequest.findMany({ where: { memberId, decidedAt: at }, select }),
    tx.membership.findMany({ where: { memberId, createdAt: at, source: "DECISION" }, select }),
    tx.payment.findMany({
      where: { memberId, moves: { some: { createdAt: at } } },
      select: { id: true, state: true, createdAt: true },
    }),
  ]);
  const isWhole = payments.every(
    ({ state, createdAt }) => state === "PENDING" && createdAt.getTime() === at.getTime(),
  );
  // An email that a payment caused is withdrawn with the payment.
  if (!isWhole || requests.length + periods.length === 0) return null;
  const ids = requests.map(({ id }) => id);
  return { at, requests: ids, period: periods[0]?.id ?? null, payment: payments[0]?.id ?? null };
}

/**
 * What was asked waits again, what was given falls, and the email is not sent.
 * @throws DomainError MAIL_GONE; GRADE_REQUEST_WAITS where the member has asked again
 */
export async function undoDecision(tx: Tx, member: LockedMember, author: Author): Promise<ActionResult> {
  const { id, email, grade } = member;
  const { now } = author;
  const decision = await undoableDecision(tx, id, now);
  if (!decision) throw new DomainError("MAIL_GONE");
  const { at, requests, period, payment } = decision;
  const mails = { writtenAt: at, memberId: id, email, kinds: MAIL_KINDS };
  if (!(await withdrawMails(tx, mails, now))) throw new DomainError("MAIL_GONE");
  const waiting = { memberId: id, status: "PENDING" } as const;
  if (requests.length > 0 && (await tx.gradeRequest.count({ where: waiting })) > 0) {
    throw new DomainError("GRADE_REQUEST_WAITS");
  }
  if (period !== null) await revokePeriod(tx, period);
  if (payment !== null) await onDecisionCancelled.happen(tx, { paymentId: payment, author });
  await tx.gradeRequest.updateMany({
    where: { id: { in: [...requests] } },
    data: { status: "PENDING", reason: null, decidedById: null, decidedAt: null },
  });
  const restored = await tx.member.update({
    where: { id },
    data: { version: { increment: 1 } },
    select: { grade: true },
  });
  const after = { ...restored, ...(requests.length > 0 ? { request: "PENDING" } : {}) };
  return { result: id, lines: [{ subjectId: id, before: { grade }, after }] };
}
