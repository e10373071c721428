// Expires payments whose deadline has passed. Dues of a year and fees of manuscripts stay payable until
// somebody writes them off (docs/money.md#dues, docs/manuscripts.md#manuscripts). Each ends in a transaction
// of its own, so that one that fails does not hold up the others, and a process that dies leaves each done or
// not begun. A gateway that was away for a week finds them all.
import { db, type Tx } from "#prisma/client.ts";
import { isLasting, LASTING_TYPES } from "#schema/validation/money/payments.ts";
import { movePayment, readToMove } from "./move-payment.ts";
import { settleUnpaid } from "./payment-effects.ts";
import { writePaymentMail } from "./payment-mails.ts";

/** Ids read at once; the index `payments_due_idx` holds only what waits. */
const AT_ONCE = 200;

interface Expired {
  /** The newest content version, where seats became free. */
  readonly contentVersion: bigint | null;
  readonly count: number;
}

/**
 * Expires what is due. Several gateways may do so at once: each payment is locked and looked at again, so it ends once.
 * @throws what the first of those threw that could not be expired, after all the others
 */
export async function expirePayments(now: Date): Promise<Expired> {
  let contentVersion: bigint | null = null;
  let count = 0;
  const failures: unknown[] = [];
  let after = 0;
  for (;;) {
    const due = await db.payment.findMany({
      where: {
        state: "PENDING",
        type: { notIn: [...LASTING_TYPES] },
        dueAt: { lte: now },
        id: { gt: after },
      },
      select: { id: true },
      orderBy: { id: "asc" },
      take: AT_ONCE,
    });
    for (const { id } of due) {
      after = id;
      try {
        const expired = await db.$transaction((tx) => expirePayment(tx, id, now));
        if (expired === null) continue;
        count += 1;
        contentVersion = expired.contentVersion ?? contentVersion;
      } catch (error) {
        failures.push(error);
      }
    }
    if (due.length < AT_ONCE) break;
  }
  if (failures.length > 0) throw failures[0];
  return { contentVersion, count };
}

/** Null: somebody was faster, or the money was declared or booked meanwhile. */
async function expirePayment(
  tx: Tx,
  id: number,
  now: Date,
): Promise<{ readonly contentVersion: bigint | null } | null> {
  const payment = await readToMove(tx, id);
  if (payment.state !== "PENDING" || isLasting(payment.type) || payment.dueAt === null || payment.dueAt > now)
    return null;
  const by = { actorId: null, reason: "PAYMENT_EXPIRED" } as const;
  await movePayment(tx, payment, { to: "EXPIRED", ...by }, now);
  await writePaymentMail(tx, "PAYMENT_EXPIRED", payment, { amount: payment.amountDue, now });
  return { contentVersion: await settleUnpaid(tx, payment, { ...by, now }) };
}
