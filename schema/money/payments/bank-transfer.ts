// Money sent at the payer's bank. Somebody of the office finds it in the association's account, and sends refunds.
import type { Payment, Setting } from "#prisma/generated/client.ts";
import { outstandingOf } from "#schema/validation/money/payment-state.ts";

/** The account for people outside Korea, in Latin letters. */
export interface SwiftAccount {
  /** ISO 9362. */
  readonly code: string;
  readonly bank: string;
  readonly holder: string;
}

/** Where to send money, and under which name. */
export interface TransferDetails {
  readonly bankName: string;
  readonly accountNumber: string;
  readonly holder: string;
  readonly depositorName: string;
  /** Whole won. */
  readonly amount: number;
  readonly until: Date | null;
  /** Of a payer outside Korea. */
  readonly swift: SwiftAccount | null;
  /** Bank and holder in Latin letters, for readers of English; null where the settings have none. */
  readonly bankNameEn: string | null;
  readonly holderEn: string | null;
}

/** The association's account; null while any part of it is missing, because nothing can be sent then. */
export function accountOf({ bankName, bankAccount, bankHolder }: Setting) {
  if (!bankName || !bankAccount || !bankHolder) return null;
  return { bankName, accountNumber: bankAccount, holder: bankHolder };
}

/** The account for people outside Korea; null while any part of it is missing. */
export function swiftOf({
  swiftCode: code,
  swiftBank: bank,
  swiftHolder: holder,
}: Setting): SwiftAccount | null {
  return code && bank && holder ? { code, bank, holder } : null;
}

type Payable = Pick<
  Payment,
  "state" | "amountDue" | "amountPaid" | "amountRefunded" | "depositorName" | "dueAt"
>;

/** How to send what is outstanding; null: nothing is, or there is no account at the moment. */
export function transferOf(payment: Payable, settings: Setting, isAbroad: boolean): TransferDetails | null {
  const account = accountOf(settings);
  const amount = outstandingOf(payment);
  if (!account || amount === 0) return null;
  const { depositorName, dueAt: until } = payment;
  return {
    ...account,
    depositorName,
    amount,
    until,
    swift: isAbroad ? swiftOf(settings) : null,
    bankNameEn: settings.swiftBank || null,
    holderEn: settings.swiftHolder || null,
  };
}
