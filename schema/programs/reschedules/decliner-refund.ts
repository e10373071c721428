import { db } from "#prisma/client.ts";
import { cardMoneyOf } from "#schema/money/cards/card-money.ts";
import { refundExpected, refundOf } from "#schema/programs/applications/application-refund.ts";

/** What comes back to an applicant who declines a new date, in whole won, and whether an account has to be named for it. */
export async function refundOfDecliner(
  applicationId: number,
): Promise<{ readonly amount: number; readonly needsAccount: boolean }> {
  const { amount, payment } = await db.application.findUniqueOrThrow({
    where: { id: applicationId },
    select: { amount: true, payment: true },
  });
  const there = refundOf(payment, amount, 100);
  const needsAccount = payment !== null && there > 0 && there > (await cardMoneyOf(db, payment.id));
  return { amount: refundExpected(payment, amount, 100), needsAccount };
}
