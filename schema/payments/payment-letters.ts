import type { Tx } from "#prisma/client.ts";
import type { Payment } from "#prisma/generated/client.ts";
import { wonIn } from "#schema/mail/letter-details.ts";
import { writeMail } from "#schema/mail/write-mail.ts";
import { textIn } from "#schema/shared/language.ts";

/** Writes to the payer, in the payer's language. Nobody is written to who has no account: the letters speak of it. */
export async function writePaymentLetter(
  tx: Tx,
  kind: "PAYMENT_PAID" | "PAYMENT_EXPIRED" | "PAYMENT_REFUNDED",
  { memberId, nameKo, nameEn }: Pick<Payment, "memberId" | "nameKo" | "nameEn">,
  { amount, now }: { readonly amount: number; readonly now: Date },
): Promise<void> {
  if (memberId === null) return;
  const to = await tx.member.findUnique({
    where: { id: memberId, erasedAt: null },
    select: { id: true, email: true, language: true },
  });
  if (!to) return;
  const { language } = to;
  const subject = textIn({ ko: nameKo, en: nameEn }, language);
  await writeMail(tx, kind, to, { now, details: { subject, amount: wonIn(language, amount) } });
}
