// Periods of membership of the demo members: most regular members have paid the dues of this year, some are
// exempted, some still owe them.
import type { Tx } from "#prisma/client.ts";
import { gradeDues } from "#prisma/seed/content/members.ts";
import { seoulDay, seoulMidnight, seoulYear } from "#schema/validation/core/seoul.ts";
import { depositorNameOf } from "#schema/validation/money/payments.ts";

const day = (text: string) => new Date(`${text}T00:00:00Z`);
const DUES = gradeDues[0];
/** Days after New Year on which the first of them paid. */
const FIRST_PAID = 9;

/** Needs the demo members. */
export async function createDemoMemberships(tx: Tx, now: Date): Promise<void> {
  const members = await tx.member.findMany({
    where: { isDemo: true, grade: { not: "GENERAL" } },
    select: { id: true, name: true, email: true, grade: true, createdAt: true },
    orderBy: { id: "asc" },
  });
  const year = seoulYear(now);
  const [newYear, end] = [`${year}-01-01`, `${year + 1}-01-01`];
  for (const [index, { id: memberId, name, email, grade, createdAt }] of members.entries()) {
    const since = seoulDay(createdAt);
    const period = { memberId, grade, createdAt };
    const owes = grade === DUES.grade && index % 5 === 4;
    if (grade !== DUES.grade || owes) {
      await tx.membership.create({ data: { ...period, fromDay: day(since), source: "DECISION" } });
      if (owes && index % 2 === 0) await askForDues(tx, { memberId, name, email }, { year, since });
      continue;
    }
    const isExempt = index % 5 === 3;
    const first = since > newYear ? since : newYear;
    const wouldPay = seoulMidnight(first, FIRST_PAID + (index % 20));
    const paidAt = wouldPay < now ? wouldPay : now;
    const payment = await tx.payment.create({
      select: { id: true },
      data: {
        memberId,
        type: DUES.type,
        year,
        state: "PAID",
        method: isExempt ? "EXEMPT" : "BANK_TRANSFER",
        nameKo: `${year}년 연회비`,
        nameEn: `Dues for ${year}`,
        amountDue: DUES.amount,
        amountPaid: isExempt ? 0 : DUES.amount,
        payerName: name,
        payerEmail: email,
        depositorName: depositorNameOf(name, memberId),
        dueAt: seoulMidnight(`${year}-03-01`),
        paidAt,
        version: 2,
        createdAt: seoulMidnight(first),
        moves: {
          create: [
            { to: "PENDING", createdAt: seoulMidnight(first) },
            {
              from: "PENDING",
              to: "PAID",
              method: isExempt ? "EXEMPT" : "BANK_TRANSFER",
              amount: isExempt ? 0 : DUES.amount,
              receivedAt: isExempt ? null : paidAt,
              createdAt: paidAt,
            },
          ],
        },
      },
    });
    await tx.membership.create({
      data: {
        ...period,
        source: isExempt ? "EXEMPTION" : "PAYMENT",
        paymentId: payment.id,
        fromDay: day(first),
        toDay: day(end),
        grantedTo: day(end),
      },
    });
  }
}

interface Debtor {
  readonly memberId: number;
  readonly name: string;
  readonly email: string;
}

/** Every second of those who owe them has been asked, and has not paid. */
async function askForDues(
  tx: Tx,
  { memberId, name, email }: Debtor,
  { year, since }: { readonly year: number; readonly since: string },
): Promise<void> {
  const askedAt = seoulMidnight(since > `${year}-01-01` ? since : `${year}-01-01`);
  await tx.payment.create({
    data: {
      memberId,
      year,
      type: DUES.type,
      state: "PENDING",
      method: "BANK_TRANSFER",
      nameKo: `${year}년 연회비`,
      nameEn: `Dues for ${year}`,
      amountDue: DUES.amount,
      payerName: name,
      payerEmail: email,
      depositorName: depositorNameOf(name, memberId),
      dueAt: seoulMidnight(`${year}-03-01`),
      createdAt: askedAt,
      moves: { create: [{ to: "PENDING", createdAt: askedAt }] },
    },
  });
}
