// Defines what closing an account would mean for its payments.
import { db } from "#prisma/client.ts";
import type { Prisma } from "#prisma/generated/client.ts";
import { builder } from "#schema/builder.ts";
import { LeavingRef } from "#schema/people/account/withdrawal.ts";
import { OPEN_STATES } from "#schema/validation/money/payment-state.ts";
import { countRefundsWithoutAccount } from "./refunds-without-account.ts";

/** Payments without an application that are still asked for. */
export const openDuesOf = (memberId: number): Prisma.PaymentWhereInput => ({
  memberId,
  applicationId: null,
  groupId: null,
  state: { in: [...OPEN_STATES] },
});

builder.objectFields(LeavingRef, (t) => ({
  openDues: t.int({
    description: "Payments that would no longer be asked for.",
    resolve: ({ memberId }) => db.payment.count({ where: openDuesOf(memberId) }),
  }),
  partlyPaidDues: t.int({
    description: "Those of them of which a part came in: it goes back.",
    resolve: ({ memberId }) => db.payment.count({ where: { ...openDuesOf(memberId), state: "PARTIAL" } }),
  }),
  refundsWithoutAccount: t.int({
    description: "Refunds under way, and surpluses, for which no account is named: it has to be named first.",
    resolve: ({ memberId }) => countRefundsWithoutAccount(memberId),
  }),
}));
