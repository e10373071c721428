// Defines what the office may do with a payment as it is, and what would come of it.
import { db } from "#prisma/client.ts";
import type { MemberGrade } from "#prisma/generated/enums.ts";
import { builder } from "#schema/builder.ts";
import { MemberGradeRef } from "#schema/core/shared/member-grade.ts";
import { isMoving, leftOfAll, withCardOrders } from "#schema/money/cards/card-money.ts";
import { managePayments } from "#schema/policies/money/payments.ts";
import {
  hasTransferred,
  isPartlyRefunding,
  reversibleBooking,
  stateAfterReversal,
} from "#schema/validation/money/payment-bookings.ts";
import {
  canAskForAccount,
  canBook,
  canExempt,
  canRefund,
  canVoid,
  canWaiveRefund,
  isTransferDeclared,
  missingOf,
  OPEN_STATES,
  type PaymentStateName,
} from "#schema/validation/money/payment-state.ts";
import { areApplicationsClosed } from "./application-closed.ts";
import { applicationStates, withApplications } from "./applications-of-payment.ts";
import { PaymentRef } from "./payment.ts";
import { PaymentStateRef } from "./payment-enums.ts";
import { dueAgain } from "./program-deadline.ts";

const office = { can: managePayments };

/** When the program begins that a payment is for; read with the row, so that a list asks once. */
const STARTS = { program: { select: { startsAt: true } } } as const;
interface Starting {
  readonly program: { readonly startsAt: Date };
}
const startOf = (payment: { readonly application: Starting | null; readonly group: Starting | null }) =>
  (payment.application ?? payment.group)?.program.startsAt ?? null;

interface BookingReversal {
  readonly amount: number;
  readonly to: PaymentStateName;
  readonly seat: "AWAITS" | "FREED" | null;
  readonly grade: MemberGrade | null;
  readonly dueAt: Date | null;
  readonly isSurplus: boolean;
}

const BookingReversalRef = builder.objectRef<BookingReversal>("BookingReversal").implement({
  description: "What follows when the last booking is reversed.",
  fields: (t) => ({
    amount: t.exposeInt("amount", { description: "Whole won that are booked out." }),
    to: t.expose("to", { type: PaymentStateRef }),
    seat: t.expose("seat", {
      type: builder.enumType("SeatAfterReversal", {
        description: "AWAITS: retained until a new deadline. FREED: it goes to the next.",
        values: ["AWAITS", "FREED"] as const,
      }),
      nullable: true,
      description: "Null: no seat hangs on it.",
    }),
    grade: t.expose("grade", {
      type: MemberGradeRef,
      nullable: true,
      description: "The grade that counts again; null: it stays as it is.",
    }),
    isSurplus: t.exposeBoolean("isSurplus", {
      description: "The surplus of another payment: it goes back there, and cannot be moved.",
    }),
    dueAt: t.expose("dueAt", {
      type: "DateTime",
      nullable: true,
      description:
        "The new deadline, so that anyone who waits again has time to pay; null: it stays as it is.",
    }),
  }),
});

const isOpen = (state: PaymentStateName) => OPEN_STATES.some((open) => open === state);

builder.prismaObjectFields(PaymentRef, (t) => ({
  missing: t.int({
    description: "What is missing of what was asked for, whether or not anybody waits for it.",
    authScopes: office,
    resolve: missingOf,
  }),
  hasConfirmedSeat: t.boolean({
    description: "Somebody is expected in the seat it paid for.",
    authScopes: office,
    select: withApplications,
    resolve: (payment) => applicationStates(payment).includes("CONFIRMED"),
  }),
  viewerCanBook: t.boolean({ authScopes: office, resolve: canBook }),
  viewerCanExempt: t.boolean({
    authScopes: office,
    select: withApplications,
    resolve: (payment) => canExempt(payment) && !areApplicationsClosed(payment),
  }),
  viewerCanRefund: t.boolean({
    authScopes: office,
    select: withCardOrders,
    resolve: (payment) => canRefund(payment) && !isMoving(payment.cardOrders),
  }),
  viewerCanAskForAccount: t.boolean({
    authScopes: office,
    description: "Money is there that could go back, and the payer has named no account.",
    select: { refundAccount: true },
    resolve: canAskForAccount,
  }),
  viewerCanWaiveRefund: t.boolean({
    authScopes: office,
    select: withCardOrders,
    resolve: (payment) => canWaiveRefund(payment) && !isMoving(payment.cardOrders),
  }),
  viewerCanMarkNotFound: t.boolean({ authScopes: office, resolve: isTransferDeclared }),
  viewerCanVoid: t.boolean({
    authScopes: office,
    select: { moves: { orderBy: { id: "asc" } }, ...withCardOrders },
    resolve: (payment) =>
      canVoid(payment) &&
      !hasTransferred(payment.moves) &&
      !isMoving(payment.cardOrders) &&
      leftOfAll(payment.cardOrders) === 0,
  }),
  bookingReversal: t.field({
    type: BookingReversalRef,
    nullable: true,
    description: "What follows when the last booking is reversed; null where there is none to reverse.",
    authScopes: office,
    select: {
      declaredAt: true,
      groupId: true,
      gradeBefore: true,
      application: { select: { ...withApplications.application.select, ...STARTS } },
      group: { select: { ...withApplications.group.select, ...STARTS } },
      moves: { orderBy: { id: "asc" } },
      ...withCardOrders,
    },
    resolve: async (payment, _args, { clock }) => {
      const found = reversibleBooking(payment, payment.moves);
      if (!found || isMoving(payment.cardOrders)) return null;
      // What a card paid is sent back, never booked out.
      if (payment.cardOrders.some(({ moveId }) => moveId === found.booking.id)) return null;
      if (isPartlyRefunding(payment, areApplicationsClosed(payment))) return null;
      const to = stateAfterReversal(payment, found.before, areApplicationsClosed(payment));
      const leavesPaid = payment.state === "PAID" && to !== "PAID";
      const holdsSeat =
        leavesPaid && applicationStates(payment).includes("CONFIRMED") && payment.dueAt !== null;
      const seat = holdsSeat ? (isOpen(to) ? ("AWAITS" as const) : ("FREED" as const)) : null;
      const due = isOpen(to)
        ? await dueAgain(db, { dueAt: payment.dueAt, startsAt: startOf(payment) }, clock.now())
        : payment.dueAt;
      const dueAt = due?.getTime() === payment.dueAt?.getTime() ? null : due;
      return {
        amount: found.booking.amount,
        to,
        seat,
        grade: leavesPaid ? payment.gradeBefore : null,
        dueAt,
        isSurplus: found.booking.method === "SURPLUS",
      };
    },
  }),
}));
