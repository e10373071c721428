// Defines what follows from the money of an application in later areas: schema/events.ts.
import { domainEvent } from "#schema/core/shared/event.ts";

/** What the office reads in addition to the confirmation. */
export type PaymentWarning = "SEATS_GONE";

export interface Settled {
  readonly warning: PaymentWarning | null;
  /** The new content version where visitors see another number of seats. */
  readonly contentVersion: bigint | null;
}

/** The applications whose payment changes, which the caller has locked (lock-with-payments.ts): one, or all of a group. */
export interface ApplicationsPayment {
  readonly applicationIds: readonly number[];
  /** Null: time does it. */
  readonly actorId: number | null;
  readonly now: Date;
}

/** A payment for applications was paid or exempted. */
export const onPaymentSettled = domainEvent<ApplicationsPayment, Settled>("onPaymentSettled");

/** The booking is reversed by which applications were paid. */
export const onPaymentReversed = domainEvent<ApplicationsPayment>("onPaymentReversed");

export interface PaymentEnded extends ApplicationsPayment {
  readonly reason: "PAYMENT_EXPIRED" | "OFFICE";
}

/**
 * A payment for applications ended without its money. Answers: the new content version where visitors see a change, else null.
 */
export const onPaymentEnded = domainEvent<PaymentEnded, bigint | null>("onPaymentEnded");
