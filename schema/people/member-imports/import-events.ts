// Defines what follows from the import of a roster in later areas: schema/events.ts.
import { domainEvent } from "#schema/core/shared/event.ts";

/** Dues of a year before the site, as a roster has them. */
interface ImportedDues {
  readonly memberId: number;
  readonly name: string;
  readonly email: string;
  readonly year: number;
  /** Whole won. */
  readonly amount: number;
  readonly paidAt: Date;
}

export interface DuesImported {
  readonly dues: readonly ImportedDues[];
  readonly actorId: number;
}

export interface ImportedPayment {
  readonly id: number;
  readonly memberId: number;
  readonly year: number;
}

/** Members got a membership of a roster, with dues that they paid. Answers: a payment for each. */
export const onDuesImported = domainEvent<DuesImported, readonly ImportedPayment[]>("onDuesImported");

export interface DuesImportUndone {
  readonly paymentIds: readonly number[];
  readonly actorId: number;
  readonly reason: string;
  /** Their payers' accounts are deleted. */
  readonly areAccountsGone: boolean;
}

/** Before members that a roster made are deleted, or lose the membership that it brought. */
export const onDuesImportUndone = domainEvent<DuesImportUndone>("onDuesImportUndone");
