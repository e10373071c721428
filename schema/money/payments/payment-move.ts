import type { PaymentMove } from "#prisma/generated/client.ts";
import { builder } from "#schema/builder.ts";
import { NAME_COLUMNS, type NamedPerson, nameFor } from "#schema/core/shared/person-name.ts";
import { managePayments } from "#schema/policies/money/payments.ts";
import { PaymentMethodRef, PaymentStateRef } from "./payment-enums.ts";

/** A move with the person who made it. */
interface ShownMove extends PaymentMove {
  readonly actor: ({ readonly id: number } & NamedPerson) | null;
  readonly approvedBy: NamedPerson | null;
  readonly transferredTo: Counterpart | null;
  readonly transferredFrom: Counterpart | null;
  readonly reverses: { readonly transferredTo: Counterpart | null } | null;
}
interface Counterpart {
  readonly paymentId: number;
}

const counterpart = { select: { paymentId: true } } as const;

/** What a shown move is read with. */
export const withPeople = {
  actor: { select: { id: true, ...NAME_COLUMNS } },
  approvedBy: { select: NAME_COLUMNS },
  transferredTo: counterpart,
  transferredFrom: counterpart,
  reverses: { select: { transferredTo: counterpart } },
} as const;

export const PaymentMoveRef = builder.objectRef<ShownMove>("PaymentMove").implement({
  description: "One row of a payment's history. It is never changed.",
  fields: (t) => ({
    id: t.expose("id", { type: "Id" }),
    from: t.expose("from", { type: PaymentStateRef, nullable: true, description: "Null: it was made." }),
    to: t.expose("to", { type: PaymentStateRef }),
    amount: t.exposeInt("amount", {
      description: "Whole won that came in; below zero what went back or was booked out.",
    }),
    isCorrection: t.exposeBoolean("isCorrection", {
      description:
        "Nothing moved at the bank: a booking is booked out, or a refund that was never sent is struck.",
    }),
    reversesId: t.expose("reversesId", {
      type: "Id",
      nullable: true,
      description: "Of money that is there again: the row by which it had left.",
    }),
    surplusPaymentId: t.field({
      type: "Id",
      nullable: true,
      description: "Of a surplus that counts for another payment, or does no longer: the other payment.",
      resolve: ({ transferredTo, transferredFrom, reverses }) =>
        (transferredTo ?? transferredFrom ?? reverses?.transferredTo)?.paymentId ?? null,
    }),
    method: t.expose("method", { type: PaymentMethodRef, nullable: true }),
    receivedAt: t.expose("receivedAt", {
      type: "DateTime",
      nullable: true,
      description: "When the money arrived, as the bank says.",
    }),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    reason: t.string({
      nullable: true,
      description: "Shown to the office only.",
      resolve: ({ reason }, _args, { viewer }) => (managePayments(viewer) ? reason : null),
    }),
    actorName: t.string({
      nullable: true,
      description: "Who did it; null: time, or shown to the office only.",
      resolve: ({ actor }, _args, context) =>
        managePayments(context.viewer) ? nameFor(context, actor) : null,
    }),
    approvedByName: t.string({
      nullable: true,
      description: "The second person, of an act that needed one; shown to the office only.",
      resolve: ({ approvedBy }, _args, context) =>
        managePayments(context.viewer) ? nameFor(context, approvedBy) : null,
    }),
  }),
});
