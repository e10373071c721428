// Defines what follows from the end of an account in later areas: schema/events.ts.
import { domainEvent } from "#schema/core/shared/event.ts";

export interface MemberLeaving {
  readonly memberId: number;
  /** Who did it, for the histories: the owner or somebody of the office. */
  readonly actorId: number;
  readonly now: Date;
  /** Where money goes that comes back; null: nobody named an account. */
  readonly refundAccount: string | null;
}

/**
 * An account is closed; a subscriber throws where it must not be closed yet. Answers: the new content version
 * where visitors see a change, else null.
 */
export const onMemberLeaving = domainEvent<MemberLeaving, bigint | null>("onMemberLeaving");

export interface AddressProved {
  readonly memberId: number;
  readonly emailKey: string;
}

/** A member has proved that the address of the account is theirs. */
export const onAddressProved = domainEvent<AddressProved>("onAddressProved");

export interface MemberErased {
  readonly memberId: number;
  readonly now: Date;
}

/** Before the data of a closed account is erased. Answers as onMemberLeaving. */
export const onMemberErasing = domainEvent<MemberErased, bigint | null>("onMemberErasing");

/** The data of an account is being erased: what only concerned the person is gone, the name and the address are still there. */
export const onMemberErased = domainEvent<MemberErased>("onMemberErased");
