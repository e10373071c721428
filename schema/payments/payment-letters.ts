// Letters about money: to the member who pays, or to the address that was given for somebody without an account.
import type { Tx } from "#prisma/client.ts";
import type { Payment } from "#prisma/generated/client.ts";
import type { Language } from "#prisma/generated/enums.ts";
import { momentIn, wonIn } from "#schema/mail/letter-details.ts";
import { type Addressee, type Stranger, writeMail } from "#schema/mail/write-mail.ts";
import { readSettings } from "#schema/settings/read-settings.ts";
import { textIn } from "#schema/shared/language.ts";
import { accountOf } from "./bank-transfer.ts";
import type { BankAccount } from "./transfer-details.ts";

type Payer = Pick<Payment, "memberId" | "payerEmail" | "language" | "nameKo" | "nameEn">;

/** In the account of whoever has one. */
const PLACES: Readonly<Record<Language, string>> = {
  KO: "내 계정의 납부 내역",
  EN: "My account, under Payments",
};

/** A member in the own language; else the address and language kept with the payment. Null: nobody is left to write to. */
async function addresseeOf(
  tx: Tx,
  { memberId, payerEmail, language }: Payer,
): Promise<Addressee | Stranger | null> {
  if (memberId === null) return payerEmail === "" ? null : { id: null, email: payerEmail, language };
  return await tx.member.findUnique({
    where: { id: memberId, erasedAt: null },
    select: { id: true, email: true, language: true },
  });
}

/** Writes to the payer that money arrived, went back, or was not there in time. */
export async function writePaymentLetter(
  tx: Tx,
  kind: "PAYMENT_PAID" | "PAYMENT_EXPIRED" | "PAYMENT_REFUNDED",
  payer: Payer,
  { amount, now }: { readonly amount: number; readonly now: Date },
): Promise<void> {
  const to = await addresseeOf(tx, payer);
  if (!to) return;
  await writeMail(tx, kind, to, { now, details: detailsFor(to, payer, amount) });
}

/** Tells the payer of a payment that the office has just asked for how to pay it. */
export async function writeHowToPay(
  tx: Tx,
  payment: Payer & Pick<Payment, "amountDue" | "dueAt" | "depositorName">,
  now: Date,
): Promise<void> {
  const to = await addresseeOf(tx, payment);
  if (!to) return;
  const { amountDue, dueAt, depositorName } = payment;
  // A member reads these in the account; a name that a member typed stands in no letter (mail/letters.ts).
  const account = to.id === null ? accountOf(await readSettings(tx)) : null;
  await writeMail(tx, "PAYMENT_ASKED", to, {
    now,
    details: {
      ...detailsFor(to, payment, amountDue),
      ...(dueAt ? { until: momentIn(to.language, dueAt) } : {}),
      ...(account ? { transfer: accountLine(account), depositor: depositorName } : {}),
    },
  });
}

const accountLine = ({ bankName, accountNumber, holder }: BankAccount) =>
  `${bankName} ${accountNumber} (${holder})`;

function detailsFor({ id, language }: Addressee | Stranger, { nameKo, nameEn }: Payer, amount: number) {
  return {
    subject: textIn({ ko: nameKo, en: nameEn }, language),
    amount: wonIn(language, amount),
    ...(id === null ? {} : { place: PLACES[language] }),
  };
}
