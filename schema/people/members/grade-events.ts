// Defines what follows from the office's decisions about grades in later areas: schema/events.ts.
import type { MemberGrade } from "#prisma/generated/enums.ts";
import type { Author } from "#schema/core/shared/author.ts";
import { domainEvent } from "#schema/core/shared/event.ts";
import type { LockedMember } from "./lock-member.ts";

export interface GradeApproved {
  readonly member: LockedMember;
  readonly grade: MemberGrade;
  readonly author: Author;
}

/**
 * A grade is approved, before it counts. Answers: whether something is to be paid for it, so that it counts with that payment.
 */
export const onGradeApproved = domainEvent<GradeApproved, boolean>("onGradeApproved");

interface DecisionCancelled {
  /** The payment that the decision asked for. */
  readonly paymentId: number;
  readonly author: Author;
}

/** A decision about a grade is cancelled which asked for a payment. */
export const onDecisionCancelled = domainEvent<DecisionCancelled>("onDecisionCancelled");
