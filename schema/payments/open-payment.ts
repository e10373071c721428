import type { Tx } from "#prisma/client.ts";
import type { MemberGrade, PaymentType } from "#prisma/generated/enums.ts";
import { DomainError } from "#schema/errors.ts";
import { readSettings } from "#schema/settings/read-settings.ts";
import { DEPOSITOR_MAX_LENGTH, wonAmount } from "#schema/validation/payments.ts";
import { endOfSeoulDay } from "./deadline.ts";

export interface PaymentToOpen {
  /** Null: somebody without an account. */
  readonly memberId: number | null;
  readonly applicationId?: number | null;
  readonly type: PaymentType;
  readonly nameKo: string;
  readonly nameEn: string;
  /** Whole won, above zero: what is free has no payment. */
  readonly amountDue: number;
  readonly payerName: string;
  readonly payerEmail: string;
  /** The grade the payer gets in the transaction that marks it paid. */
  readonly grade?: MemberGrade | null;
  /** The year dues are for: asked for once a member, type and year. */
  readonly year?: number | null;
  /** Instead of the settings' number of days. */
  readonly dueAt?: Date | null;
  /** Null: nobody in particular. */
  readonly actorId: number | null;
}

export interface OpenedPayment {
  readonly id: number;
  readonly dueAt: Date | null;
  /** The name to send it under. */
  readonly depositorName: string;
}

const NUMBER_DIGITS = 4;

/**
 * Opens a payment in the transaction of what it is for: PENDING, due at the end of a day in Seoul, with the first row of its history.
 * @throws DomainError DUES_ASKED_ALREADY when the member has one for these dues; VALIDATION for an amount that can't be
 */
export async function openPayment(
  tx: Tx,
  { actorId, applicationId = null, grade = null, year = null, dueAt = null, ...asked }: PaymentToOpen,
  now: Date,
): Promise<OpenedPayment> {
  const amountDue = wonAmount.parse(asked.amountDue);
  const due = dueAt ?? endOfSeoulDay(now, (await readSettings(tx)).paymentDays);
  const id = await nextPaymentId(tx);
  const depositorName = depositorNameOf(asked.payerName, id);
  const columns = { ...asked, id, amountDue, applicationId, grade, year, depositorName };
  if (year !== null && (await isAskedFor(tx, asked, year))) throw new DomainError("DUES_ASKED_ALREADY");
  await tx.payment.create({
    data: {
      ...columns,
      dueAt: due,
      createdAt: now,
      moves: { create: { to: "PENDING", actorId, createdAt: now } },
    },
  });
  return { id, dueAt: due, depositorName };
}

/** Tells it kindly; whoever comes at the very same time is stopped by the unique index. */
async function isAskedFor(
  tx: Tx,
  { memberId, type }: Pick<PaymentToOpen, "memberId" | "type">,
  year: number,
): Promise<boolean> {
  if (memberId === null) return false;
  const over = ["EXPIRED", "CANCELLED", "VOID", "REFUNDED"] as const;
  return (
    (await tx.payment.count({ where: { memberId, type, year, state: { notIn: [...over] } }, take: 1 })) > 0
  );
}

/** The payer's name and the last digits of the number: told apart from others of that name, and short enough for a bank. */
export function depositorNameOf(payerName: string, id: number): string {
  const digits = String(id).padStart(NUMBER_DIGITS, "0").slice(-NUMBER_DIGITS);
  const name = payerName.replace(/\s+/gu, " ").trim();
  return [...name].slice(0, DEPOSITOR_MAX_LENGTH - NUMBER_DIGITS).join("") + digits;
}

async function nextPaymentId(tx: Tx): Promise<number> {
  const [row] = await tx.$queryRaw<{ id: number }[]>`
    SELECT nextval(pg_get_serial_sequence('payments', 'id'))::int AS id`;
  if (!row) throw new Error("The sequence of payments gave nothing");
  return row.id;
}
