import { db } from "#prisma/client.ts";
import { recordAudit } from "#schema/audit/record-audit.ts";
import type { Author } from "#schema/shared/author.ts";

const VIEW_PAYMENT = "viewPayment";
/** A page that asks again within this time is the same look. */
const SAME_LOOK_MS = 10 * 60 * 1_000;

/** Writes down that somebody of the office looked at a payment with its payer's name, address and account. */
export async function recordPaymentView(paymentId: number, author: Author): Promise<void> {
  const last = await db.auditEntry.findFirst({
    where: { subject: "payment", subjectId: paymentId, action: VIEW_PAYMENT, actorId: author.memberId },
    orderBy: { id: "desc" },
    select: { createdAt: true },
  });
  if (last && author.now.getTime() - last.createdAt.getTime() < SAME_LOOK_MS) return;
  await db.$transaction((tx) =>
    recordAudit(tx, author, { action: VIEW_PAYMENT, subject: "payment", subjectId: paymentId }),
  );
}
