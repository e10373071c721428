// Dues of years before the site, as a roster tells them: a payment for each that says how much, and a period for each year (docs/people.md#adding-and-merging).
import type { Tx } from "#prisma/client.ts";
import type { Prisma } from "#prisma/generated/client.ts";
import { holdBooks } from "#schema/money/month-ends/month-lock.ts";
import { seoulMidnight, seoulYear } from "#schema/validation/core/seoul.ts";
import { depositorNameOf } from "#schema/validation/money/payments.ts";
import type { RosterPerson } from "./read-row.ts";

/** Nobody knows the day: the last of the year, or today. */
export const paidOn = (year: number, now: Date): Date =>
  year >= seoulYear(now) ? now : seoulMidnight(`${year}-12-31`);

export interface MadeMember {
  readonly id: number;
  readonly person: RosterPerson;
}

/** @returns the ids of the payments of each member */
export async function writeOldPayments(
  tx: Tx,
  members: readonly MadeMember[],
  { actorId, now }: { readonly actorId: number; readonly now: Date },
): Promise<ReadonlyMap<number, readonly { readonly id: number; readonly year: number }[]>> {
  const wanted = members.flatMap(({ id, person }) =>
    person.dues.flatMap(({ year, amount }) =>
      amount === null ? [] : [{ memberId: id, person, year, amount }],
    ),
  );
  if (wanted.length === 0) return new Map();
  const ids = await tx.$queryRaw<{ id: number }[]>`
    SELECT nextval(pg_get_serial_sequence('payments', 'id'))::int AS id FROM generate_series(1, ${wanted.length}::int)`;
  await holdBooks(tx);
  const made = wanted.map(({ memberId, person, year, amount }, at) => {
    const id = ids[at]?.id ?? 0;
    const paidAt = paidOn(year, now);
    return {
      ...{ id, memberId, type: "ANNUAL" as const, year, state: "PAID" as const, version: 3 },
      ...{ nameKo: `${year}년 연회비`, nameEn: `Dues of ${year}`, amountDue: amount, amountPaid: amount },
      ...{
        payerName: person.name,
        payerEmail: person.email,
        depositorName: depositorNameOf(person.name, id),
      },
      ...{ paidAt, declaredAt: paidAt, createdAt: paidAt },
    };
  });
  await tx.payment.createMany({ data: made });
  await tx.paymentMove.createMany({ data: made.flatMap((payment) => movesOf(payment, actorId)) });
  return Map.groupBy(made, ({ memberId }) => memberId);
}

/** As if it had been booked then: months of the books count by these. */
function movesOf(
  { id, amountPaid, paidAt }: { readonly id: number; readonly amountPaid: number; readonly paidAt: Date },
  actorId: number,
): Prisma.PaymentMoveCreateManyInput[] {
  const shared = { paymentId: id, actorId, createdAt: paidAt };
  return [
    { ...shared, to: "PENDING" },
    { ...shared, from: "PENDING", to: "DECLARED" },
    {
      ...{ ...shared, from: "DECLARED", to: "PAID", amount: amountPaid },
      ...{ method: "BANK_TRANSFER", receivedAt: paidAt },
    },
  ];
}

/** Books them out again, as a booking is taken back; nothing is deleted from the books. Who paid is forgotten with the account. */
export async function voidOldPayments(
  tx: Tx,
  ids: readonly number[],
  { actorId, reason }: { readonly actorId: number; readonly reason: string },
): Promise<void> {
  if (ids.length === 0) return;
  await holdBooks(tx);
  const payments = await tx.payment.findMany({ where: { id: { in: [...ids] } }, orderBy: { id: "asc" } });
  await tx.membership.deleteMany({ where: { paymentId: { in: [...ids] } } });
  await tx.payment.updateMany({
    where: { id: { in: [...ids] } },
    data: {
      ...{ state: "VOID", amountPaid: 0, payerName: "-", payerEmail: "", depositorName: "-" },
      version: { increment: 1 },
    },
  });
  await tx.paymentMove.createMany({
    data: payments.map(({ id, amountPaid, paidAt, createdAt }) => ({
      ...{ paymentId: id, from: "PAID", to: "VOID", amount: -amountPaid, isCorrection: true },
      ...{ method: "BANK_TRANSFER", receivedAt: paidAt, actorId, reason, createdAt: paidAt ?? createdAt },
    })),
  });
}
