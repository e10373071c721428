// Emails about money: to the member who pays, or to the address that was given for somebody without an account.
import type { Tx } from "#prisma/client.ts";
import type { Payment, Setting } from "#prisma/generated/client.ts";
import type { Language } from "#prisma/generated/enums.ts";
import type { MailText } from "#schema/core/mail/compose-mail.ts";
import { deadlineIn, wonIn } from "#schema/core/mail/mail-details.ts";
import { wordsIn } from "#schema/core/mail/mail-words.ts";
import {
  type Addressee,
  isProved,
  type OutsideAddressee,
  readMailText,
  writeMail,
} from "#schema/core/mail/write-mail.ts";
import { readSettings } from "#schema/core/settings/read-settings.ts";
import { textIn } from "#schema/core/shared/language.ts";
import { depositorNumberOf } from "#schema/validation/money/payments.ts";
import { accountOf, type SwiftAccount, swiftOf } from "./bank-transfer.ts";
import type { BankAccount } from "./transfer-details.ts";

export type Payer = Pick<Payment, "memberId" | "payerEmail" | "language" | "nameKo" | "nameEn">;
export type RequestedPayment = Payer & Pick<Payment, "dueAt" | "depositorName">;

/** What an email says that asks for a payment. `year`: that dues are for. */
type ToPay = RequestedPayment & Pick<Payment, "amountDue"> & Partial<Pick<Payment, "year">>;

/** Who reads it. `isKnown`: the address was proved by the member, or typed by the office. */
type Reader = (Addressee | OutsideAddressee) & { readonly isKnown: boolean };

/** A member in the own language; else the address and language stored with the payment. Null: nobody is left to write to. */
export async function addresseeOf(tx: Tx, { memberId, payerEmail, language }: Payer): Promise<Reader | null> {
  if (memberId === null) {
    return payerEmail === "" ? null : { id: null, email: payerEmail, language, isKnown: true };
  }
  const select = { id: true, email: true, language: true, emailProvedAt: true } as const;
  const member = await tx.member.findUnique({ where: { id: memberId, erasedAt: null }, select });
  return member && { ...member, isKnown: isProved(member) };
}

/** Where the payer names the account of a refund: in the own account of the site, or to the office where there is none. */
export async function refundAskedOf(
  tx: Tx,
  { id, language }: Pick<Reader, "id" | "language">,
): Promise<{ readonly refundPlace: string } | { readonly refundContact: string }> {
  if (id !== null) return { refundPlace: wordsIn(language, "mails.paymentsPlace") };
  const { email } = await readSettings(tx);
  const office = wordsIn(language, "mails.office");
  return {
    refundContact: email === null ? office : wordsIn(language, "mails.officeAt").replace("{email}", email),
  };
}

/** Writes to the payer that money went back or is not sent back, or was not there in time. */
export async function writePaymentMail(
  tx: Tx,
  kind: "PAYMENT_EXPIRED" | "PAYMENT_REFUNDED" | "PAYMENT_REFUND_ENDED",
  payer: Payer,
  { amount, now }: { readonly amount: number; readonly now: Date },
): Promise<void> {
  const to = await addresseeOf(tx, payer);
  if (!to) return;
  await writeMail(tx, kind, to, { now, details: detailsFor(to, payer, amount) });
}

interface Returning {
  /** What came in. */
  readonly amount: number;
  /** What of it goes back. */
  readonly returned: number;
  /** Nobody knows yet where to. */
  readonly accountAsked: boolean;
  readonly now: Date;
}

/** Notifies the payer that money arrived for an application that is over, and how much of it is refunded. */
export async function writeToReturn(
  tx: Tx,
  payer: Payer,
  { amount, returned, accountAsked, now }: Returning,
): Promise<void> {
  const to = await addresseeOf(tx, payer);
  if (!to) return;
  const sum = wonIn(to.language, returned);
  const back = returned === amount ? { returnedWhole: sum } : { returned: sum };
  const asked = accountAsked ? await refundAskedOf(tx, to) : {};
  const details = { ...detailsFor(to, payer, amount), ...back, ...asked };
  await writeMail(tx, "PAYMENT_TO_RETURN", to, { now, details });
}

/** Notifies the payer that a part arrived, and how much is still due. */
export async function writePartlyPaid(
  tx: Tx,
  payment: RequestedPayment,
  { amount, rest, now }: { readonly amount: number; readonly rest: number; readonly now: Date },
): Promise<void> {
  const to = await addresseeOf(tx, payment);
  if (!to) return;
  // The mail leaves out a deadline that has passed.
  const dueAt = payment.dueAt !== null && payment.dueAt > now ? payment.dueAt : null;
  const howToPay = await howToPayFor(tx, to, { ...payment, dueAt });
  const details = { ...detailsFor(to, payment, amount), ...howToPay, rest: wonIn(to.language, rest) };
  await writeMail(tx, "PAYMENT_PARTLY_PAID", to, { now, details });
}

/** Notifies the payer how to pay what the office has just asked for. */
export async function writeHowToPay(tx: Tx, payment: ToPay, now: Date): Promise<void> {
  const asking = await mailToPay(tx, payment);
  if (asking) await writeMail(tx, "PAYMENT_ASKED", asking.to, { now, details: asking.details });
}

/** The same email, as the payer would read it; null: nobody is left to write to. */
export async function readHowToPay(tx: Tx, payment: ToPay): Promise<MailText | null> {
  const asking = await mailToPay(tx, payment);
  return asking && (await readMailText(tx, "PAYMENT_ASKED", asking.to, asking.details));
}

async function mailToPay(tx: Tx, payment: ToPay) {
  const to = await addresseeOf(tx, payment);
  if (!to) return null;
  const about = {
    ...detailsFor(to, payment, payment.amountDue),
    ...duesPeriodIn(to.language, payment.year ?? null),
  };
  return { to, details: { ...about, ...(await howToPayFor(tx, to, payment)) } };
}

/** Until when, where to and under which name; to a reader outside Korea also the account in Latin letters with its SWIFT code. */
export async function howToPayFor(
  tx: Tx,
  reader: Pick<Reader, "id" | "language" | "isKnown">,
  payment: Pick<Payment, "dueAt" | "depositorName">,
) {
  const isAbroad = await readsAbroad(tx, reader);
  return howToPayIn(await readSettings(tx), { ...reader, isAbroad }, payment);
}

/** Members by their country; of somebody without an account only the language is known. */
async function readsAbroad(tx: Tx, { id, language }: Pick<Reader, "id" | "language">): Promise<boolean> {
  if (id === null) return language === "EN";
  const member = await tx.member.findUnique({ where: { id }, select: { country: true } });
  return member !== null && member.country !== "KR";
}

export function howToPayIn(
  settings: Setting,
  { language, isKnown, isAbroad }: Pick<Reader, "language" | "isKnown"> & { readonly isAbroad: boolean },
  { dueAt, depositorName }: Pick<Payment, "dueAt" | "depositorName">,
) {
  const account = accountOf(settings);
  const swift = isAbroad ? swiftOf(settings) : null;
  return {
    ...(dueAt ? { until: deadlineIn(language, dueAt) } : {}),
    ...(account ? { transfer: accountLine(account, swift) } : {}),
    ...(account ? depositorFor({ language, isKnown }, depositorName) : {}),
  };
}

/**
 * The name is one that a member typed (mail/letters.ts): who has not proved the address reads the number
 * alone, to be put behind the own name.
 */
function depositorFor({ language, isKnown }: Pick<Reader, "language" | "isKnown">, depositorName: string) {
  if (isKnown) return { depositor: depositorName };
  const number = depositorNumberOf(depositorName);
  if (number === null) return {};
  return { depositor: wordsIn(language, "mails.depositorNumber").replace("{number}", number) };
}

function accountLine({ bankName, accountNumber, holder }: BankAccount, swift: SwiftAccount | null): string {
  if (swift === null) return `${bankName} ${accountNumber} (${holder})`;
  return `${swift.bank} ${accountNumber} (${swift.holder}), SWIFT/BIC ${swift.code}`;
}

/** Which year dues are for; nothing of any other payment. */
export function duesPeriodIn(language: Language, year: number | null) {
  if (year === null) return {};
  return { period: wordsIn(language, "mails.duesPeriod").replace("{year}", String(year)) };
}

export function detailsFor(
  { id, language }: Addressee | OutsideAddressee,
  { nameKo, nameEn }: Payer,
  amount: number,
) {
  return {
    subject: textIn({ ko: nameKo, en: nameEn }, language),
    amount: wonIn(language, amount),
    ...(id === null ? {} : { place: wordsIn(language, "mails.paymentsPlace") }),
  };
}
