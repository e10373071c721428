// Defines what a manuscript costs, on the one ledger: the review is asked for at receipt, the publication at acceptance.
import type { Tx } from "#prisma/client.ts";
import type { Submission } from "#prisma/generated/client.ts";
import { cancelPayment } from "#schema/money/payments/cancel-payment.ts";
import { openPayment } from "#schema/money/payments/open-payment.ts";
import { writeHowToPay } from "#schema/money/payments/payment-mails.ts";
import { readJournalSettings } from "./journal-settings.ts";

export type FeeType = "REVIEW" | "PUBLICATION";

const NAMES: Readonly<Record<FeeType, { readonly ko: string; readonly en: string }>> = {
  REVIEW: { ko: "논문 심사료", en: "Review fee" },
  PUBLICATION: { ko: "논문 게재료", en: "Publication fee" },
};

/**
 * Asks the submitter for a fee and writes how to pay it. Nothing where the journal asks for none, where it is
 * asked for already, and where nobody is left to pay.
 */
export async function raiseFee(
  tx: Tx,
  { id, number, submitterId }: Pick<Submission, "id" | "number" | "submitterId">,
  type: FeeType,
  { actorId, now }: { readonly actorId: number | null; readonly now: Date },
): Promise<void> {
  const { reviewFee, publicationFee } = await readJournalSettings(tx);
  const amountDue = type === "REVIEW" ? reviewFee : publicationFee;
  if (amountDue === 0 || submitterId === null) return;
  const live = { notIn: ["EXPIRED", "CANCELLED", "VOID", "REFUNDED"] as const };
  const asked = await tx.payment.count({
    where: { submissionId: id, type, state: { notIn: [...live.notIn] } },
  });
  if (asked > 0) return;
  const payer = await tx.member.findUniqueOrThrow({
    where: { id: submitterId },
    select: { name: true, email: true, language: true },
  });
  const payment = {
    memberId: submitterId,
    submissionId: id,
    type,
    nameKo: `${NAMES[type].ko} (${number ?? ""})`,
    nameEn: `${NAMES[type].en} (${number ?? ""})`,
    amountDue,
    payerName: payer.name,
    payerEmail: payer.email,
    language: payer.language,
    actorId,
  };
  const opened = await openPayment(tx, payment, now);
  await writeHowToPay(tx, { ...payment, ...opened }, now);
}

/**
 * After a manuscript ended: what nobody has paid or declared is asked for no more. Money that is there stays,
 * and is the office's to return.
 */
export async function dropUnpaidFees(
  tx: Tx,
  submissionId: number,
  { actorId, now }: { readonly actorId: number | null; readonly now: Date },
): Promise<void> {
  const open = await tx.payment.findMany({
    where: { submissionId, state: { in: ["PENDING", "DECLARED"] } },
    select: { id: true },
  });
  for (const { id } of open) await cancelPayment(tx, id, { actorId, reason: "SUBMISSION_OVER" }, now);
}
