// Payments for dues of years before the site, as a roster has them (docs/people.md#adding-and-merging).
import type { Tx } from "#prisma/client.ts";
import type { Prisma } from "#prisma/generated/client.ts";
import { lockBooks } from "#schema/money/month-ends/month-lock.ts";
import type {
  DuesImported,
  DuesImportUndone,
  ImportedPayment,
} from "#schema/people/member-imports/import-events.ts";
import { depositorNameOf } from "#schema/validation/money/payments.ts";

/** Makes a payment for each year that was paid. */
export async function importDues(
  tx: Tx,
  { dues, actorId }: DuesImported,
): Promise<readonly ImportedPayment[]> {
  if (dues.length === 0) return [];
  const ids = await tx.$queryRaw<{ id: number }[]>`
    SELECT nextval(pg_get_serial_sequence('payments', 'id'))::int AS id FROM generate_series(1, ${dues.length}::int)`;
  await lockBooks(tx);
  const made = dues.map(({ memberId, name, email, year, amount, paidAt }, at) => {
    const id = ids[at]?.id ?? 0;
    return {
      id,
      memberId,
      type: "ANNUAL" as const,
      year,
      state: "PAID" as const,
      version: 3,
      nameKo: `${year}년 연회비`,
      nameEn: `Dues for ${year}`,
      amountDue: amount,
      amountPaid: amount,
      payerName: name,
      payerEmail: email,
      depositorName: depositorNameOf(name, id),
      paidAt,
      declaredAt: paidAt,
      createdAt: paidAt,
    };
  });
  await tx.payment.createMany({ data: made });
  await tx.paymentMove.createMany({ data: made.flatMap((payment) => movesOf(payment, actorId)) });
  return made;
}

/** As if it had been booked then: months of the books count by these. */
function movesOf(
  { id, amountPaid, paidAt }: { readonly id: number; readonly amountPaid: number; readonly paidAt: Date },
  actorId: number,
): Prisma.PaymentMoveCreateManyInput[] {
  const shared = { paymentId: id, actorId, reason: "IMPORTED", createdAt: paidAt };
  return [
    { ...shared, to: "PENDING" },
    { ...shared, from: "PENDING", to: "DECLARED" },
    {
      ...shared,
      from: "DECLARED",
      to: "PAID",
      amount: amountPaid,
      method: "BANK_TRANSFER",
      receivedAt: paidAt,
    },
  ];
}

/**
 * Reverses them, as a booking is reversed; nothing is deleted from the books. The payer's name is erased with
 * the account, where that is deleted.
 */
export async function voidImportedDues(
  tx: Tx,
  { paymentIds, actorId, reason, areAccountsGone }: DuesImportUndone,
): Promise<void> {
  const ids = [...paymentIds];
  if (ids.length === 0) return;
  await lockBooks(tx);
  const payments = await tx.payment.findMany({ where: { id: { in: ids } }, orderBy: { id: "asc" } });
  await tx.membership.deleteMany({ where: { paymentId: { in: ids } } });
  await tx.payment.updateMany({
    where: { id: { in: ids } },
    data: {
      state: "VOID",
      amountPaid: 0,
      ...(areAccountsGone ? { payerName: "-", payerEmail: "", depositorName: "-" } : {}),
      version: { increment: 1 },
    },
  });
  await tx.paymentMove.createMany({
    data: payments.map(({ id, amountPaid, paidAt, createdAt }) => ({
      paymentId: id,
      from: "PAID",
      to: "VOID",
      amount: -amountPaid,
      isCorrection: true,
      method: "BANK_TRANSFER",
      receivedAt: paidAt,
      actorId,
      reason,
      createdAt: paidAt ?? createdAt,
    })),
  });
}
