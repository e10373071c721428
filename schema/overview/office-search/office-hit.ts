// One thing of the office that was found, as far as it takes to tell it from others and to go there.

import type { MemberStatus } from "#prisma/generated/enums.ts";
import { builder } from "#schema/builder.ts";
import { PaymentStateRef } from "#schema/money/payments/payment-enums.ts";
import { MemberStatusRef } from "#schema/people/members/member.ts";
import { openAdmin } from "#schema/policies/viewer.ts";
import type { PaymentStateName } from "#schema/validation/money/payment-state.ts";
import { OFFICE_HIT_KINDS, type OfficeHitKind } from "#schema/validation/overview/office-search.ts";

const OfficeHitKindRef = builder.enumType("OfficeHitKind", {
  description: "What can be gone to from anywhere in the office.",
  values: OFFICE_HIT_KINDS,
});

export interface OfficeHit {
  readonly kind: OfficeHitKind;
  readonly id: number;
  /** A name or a title. */
  readonly title: string;
  /** What distinguishes it from others of that title. */
  readonly detail: string | null;
  /** The board of a post, the kind of a program or of the program that somebody applied for. */
  readonly place: string | null;
  readonly programId: number | null;
  /** Of a payment. */
  readonly amount: number | null;
  readonly state: PaymentStateName | null;
  /** Of a member. */
  readonly memberStatus: MemberStatus | null;
}

/** What most hits have none of. */
export const NOTHING_MORE = {
  place: null,
  programId: null,
  amount: null,
  state: null,
  memberStatus: null,
} as const;

export const OfficeHitRef = builder.objectRef<OfficeHit>("OfficeHit").implement({
  description: "Something the office may open.",
  authScopes: { can: openAdmin },
  fields: (t) => ({
    kind: t.expose("kind", { type: OfficeHitKindRef }),
    id: t.expose("id", { type: "Id" }),
    title: t.exposeString("title", { description: "A name or a title; empty for a post without one." }),
    detail: t.exposeString("detail", {
      nullable: true,
      description: "What tells one from another of that title.",
    }),
    place: t.exposeString("place", {
      nullable: true,
      description: "The board of a post; the kind of a program, or of the one somebody applied for.",
    }),
    programId: t.expose("programId", { type: "Id", nullable: true, description: "Of an application." }),
    amount: t.exposeInt("amount", { nullable: true, description: "Of a payment, in won." }),
    state: t.expose("state", { type: PaymentStateRef, nullable: true, description: "Of a payment." }),
    memberStatus: t.expose("memberStatus", {
      type: MemberStatusRef,
      nullable: true,
      description: "Of a member.",
    }),
  }),
});
