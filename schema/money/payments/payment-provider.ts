// A service that takes money by card or on an account of its own, and sends it back, as the domain knows it.
// The gateway supplies the real one (gateway/cards/toss.ts), or none. A bank transfer needs no provider:
// somebody of the office finds the money.

/** What is asked for. Whole won. */
export interface Checkout {
  readonly orderId: string;
  readonly amount: number;
  /** What is paid for, as the payer reads it there. */
  readonly name: string;
  readonly language: "KO" | "EN";
  /** With a card issued outside Korea. */
  readonly isAbroad: boolean;
  /** Not by card: on an account that the provider gives for it alone, until then. */
  readonly depositUntil: Date | null;
}

/** An account that the provider gives for one order. It takes the whole amount at once, under whatever name. */
export interface DepositAccount {
  /** The provider's code of it. */
  readonly bank: string;
  readonly number: string;
  readonly holder: string;
  /** Excluded. */
  readonly until: Date;
}

/** Names a request that must be done once, however often it is sent. */
interface Once {
  readonly key: string;
}

/**
 * How far a payment is at the provider. READY: the payer has not agreed yet. AGREED: the money may be taken.
 * WAITING: its account is open, and nothing is on it. TAKEN: the money was taken, though some or all may have
 * gone back since. ENDED: it was not, and will not be.
 */
export type ProviderStatus = "READY" | "AGREED" | "WAITING" | "TAKEN" | "ENDED";

/** What the provider itself says of an order. Whole won. */
export interface ProviderPayment {
  readonly orderId: string;
  readonly paymentKey: string;
  readonly status: ProviderStatus;
  readonly amount: number;
  /** What of it was sent back until now. */
  readonly sentBack: number;
  readonly takenAt: Date | null;
  /** Where it is to be sent; null: to no account, or to none that is open. */
  readonly account: DepositAccount | null;
  /** The provider's page to go to. */
  readonly checkoutUrl: string | null;
  /** Why it ended, in the provider's code. */
  readonly failure: string | null;
}

/** The provider has said no: the same will not be done later. */
export class ProviderRefusal extends Error {
  override readonly name = "ProviderRefusal";
  /** In the provider's words, such as `REJECT_CARD_COMPANY`. */
  readonly code: string;

  constructor(code: string) {
    super(`The payment provider refused: ${code}`);
    this.code = code;
  }
}

/** Nobody knows whether it was done: the answer was lost, or was an error of the provider's own. */
export class ProviderSilence extends Error {
  override readonly name = "ProviderSilence";
  /** The provider answered, with an error that it would repeat for the same key. */
  readonly wasAnswered: boolean;

  constructor(what: string, wasAnswered: boolean, cause?: unknown) {
    super(`The payment provider gave no answer to rely on: ${what}`, { cause });
    this.wasAnswered = wasAnswered;
  }
}

/** Each throws ProviderRefusal or ProviderSilence. */
export interface PaymentProvider {
  /** Whether it gives accounts for deposits, too. */
  readonly givesAccounts: boolean;
  /** Begins an order; the answer has the page to send the payer to. */
  begin(checkout: Checkout & Once): Promise<ProviderPayment>;
  /** Takes the money that the payer agreed to, or opens the account it is sent to. */
  take(
    order: Once & { readonly orderId: string; readonly paymentKey: string; readonly amount: number },
  ): Promise<ProviderPayment>;
  /** Closes an account on which nothing is. */
  close(order: Once & { readonly paymentKey: string; readonly reason: string }): Promise<ProviderPayment>;
  /** The status of an order; null: it knows none of this name. */
  ask(orderId: string): Promise<ProviderPayment | null>;
  /** Sends money back the way it came. */
  sendBack(
    refund: Once & { readonly paymentKey: string; readonly amount: number; readonly reason: string },
  ): Promise<ProviderPayment>;
}
