import type { Tx } from "#prisma/client.ts";
import type { Language, MemberGrade, PaymentType } from "#prisma/generated/enums.ts";
import { readSettings } from "#schema/core/settings/read-settings.ts";
import { endOfSeoulDay } from "#schema/validation/core/seoul.ts";
import { depositorNameOf, wonAmount } from "#schema/validation/money/payments.ts";
import { refuseSecondDues } from "./dues-taken.ts";
import { readSenderName } from "./sender-name.ts";

export interface PaymentToOpen {
  /** Null: somebody without an account. */
  readonly memberId: number | null;
  readonly applicationId?: number | null;
  /** The group of applications it is for, in place of one. */
  readonly groupId?: number | null;
  /** The manuscript a fee is for. */
  readonly submissionId?: number | null;
  readonly type: PaymentType;
  readonly nameKo: string;
  readonly nameEn: string;
  /** Whole won, above zero: what is free has no payment. */
  readonly amountDue: number;
  readonly payerName: string;
  readonly payerEmail: string;
  /** Of emails to somebody without an account. */
  readonly language?: Language;
  /** The grade the payer gets in the transaction that marks it paid. */
  readonly grade?: MemberGrade | null;
  /** The year dues are for: asked for once a member, type and year. */
  readonly year?: number | null;
  /** Instead of the settings' number of days. */
  readonly dueAt?: Date | null;
  /** Null: nobody in particular. */
  readonly actorId: number | null;
}

interface OpenedPayment {
  readonly id: number;
  readonly dueAt: Date | null;
  /** The name to send it under. */
  readonly depositorName: string;
}

/**
 * Opens a payment in the transaction of what it is for: PENDING, due at the end of a day in Seoul, with the
 * first row of its history.
 * @throws DomainError DUES_ASKED_ALREADY when the member has one for these dues; VALIDATION for an amount that can't be
 */
export async function openPayment(
  tx: Tx,
  { actorId, applicationId = null, grade = null, year = null, dueAt = null, ...asked }: PaymentToOpen,
  now: Date,
): Promise<OpenedPayment> {
  const amountDue = wonAmount.parse(asked.amountDue);
  const due = await deadlineOf(tx, dueAt, now);
  const id = await nextPaymentId(tx);
  const depositorName = depositorNameOf(await readSenderName(tx, asked), id);
  const columns = { ...asked, id, amountDue, applicationId, grade, year, depositorName };
  const moves = { create: { to: "PENDING" as const, actorId, reason: "ASKED", createdAt: now } };
  const data = { ...columns, dueAt: due, createdAt: now, moves };
  // Dues have no application, so for them only the unique index of dues can refuse.
  await refuseSecondDues(tx.payment.create({ data, select: { id: true } }));
  return { id, dueAt: due, depositorName };
}

/** Until when a payment is due that is asked for now. @param dueAt instead of the settings' number of days */
export const deadlineOf = async (tx: Pick<Tx, "setting">, dueAt: Date | null, now: Date): Promise<Date> =>
  dueAt ?? endOfSeoulDay(now, (await readSettings(tx)).paymentDays);

async function nextPaymentId(tx: Tx): Promise<number> {
  const [row] = await tx.$queryRaw<{ id: number }[]>`
    SELECT nextval(pg_get_serial_sequence('payments', 'id'))::int AS id`;
  if (!row) throw new Error("The sequence of payments gave nothing");
  return row.id;
}
