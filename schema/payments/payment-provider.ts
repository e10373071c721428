// How money comes in and goes back, whoever moves it. Bank transfer is the only provider so far. A provider for cards would ask a payment
// service where this one asks somebody of the office.
import type { Payment, Setting } from "#prisma/generated/client.ts";
import type { PaymentMethod } from "#prisma/generated/enums.ts";
import { bankTransfer } from "./bank-transfer.ts";

/** Where to send money, and under which name. */
export interface TransferDetails {
  readonly bankName: string;
  readonly accountNumber: string;
  readonly holder: string;
  readonly depositorName: string;
  /** Whole won. */
  readonly amount: number;
  readonly until: Date | null;
}

/** What a provider is told of a payment. */
export type Payable = Pick<
  Payment,
  "id" | "method" | "state" | "amountDue" | "amountPaid" | "amountRefunded" | "depositorName" | "dueAt"
>;

/** What the payer is to do next: one of the two. */
export interface PaymentStart {
  readonly transfer: TransferDetails | null;
  /** A page of the provider to go to. */
  readonly redirectUrl: string | null;
}

export interface PaymentProvider {
  readonly method: PaymentMethod;
  /** Begins paying, or tells again how. Null: nothing is to be paid, or it can't be paid this way at the moment. */
  start(payment: Payable, settings: Setting): Promise<PaymentStart | null>;
  /** What has come in so far, as the provider itself says, never as a browser says. Null: a person has to look. */
  received(payment: Payable): Promise<number | null>;
  /** Sends money back. False: a person has to. */
  refund(payment: Payable, amount: number): Promise<boolean>;
}

const PROVIDERS: Partial<Record<PaymentMethod, PaymentProvider>> = { BANK_TRANSFER: bankTransfer };

/** Who takes care of a payment; null where it is settled at the desk, or waived. */
export const providerOf = ({ method }: Pick<Payment, "method">): PaymentProvider | null =>
  PROVIDERS[method] ?? null;
