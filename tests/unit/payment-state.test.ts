// The moves of money (docs/money.md#states), walked over: whatever is not in the table is refused.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { toReceipt } from "#schema/money/payments/payment-receipt.ts";
import { endOfSeoulDay } from "#schema/validation/core/seoul.ts";
import { applicationDueAt } from "#schema/validation/money/application-deadline.ts";
import {
  balanceOf,
  canBook,
  canExempt,
  canRefund,
  canVoid,
  hasMoney,
  outstandingOf,
  PAYMENT_MOVES,
  PAYMENT_STATES,
  type PaymentStateName,
  paymentRoute,
  type RefundableSums,
  refundDueOf,
  retainedOf,
  stateAfterBooking,
  stateAfterRefund,
  stateAfterWaiver,
  surplusOf,
} from "#schema/validation/money/payment-state.ts";
import {
  bookInput,
  depositorNameOf,
  paymentInput,
  refundInput,
  wonAmount,
} from "#schema/validation/money/payments.ts";

/**
 * As docs/money.md#states, docs/money.md#mistakes have it; voiding is the office's
 * (docs/people.md#permissions: "never: void with a reason").
 */
const DECIDED = [
  "PENDING DECLARED",
  "DECLARED PAID",
  "PENDING PARTIAL",
  "DECLARED PARTIAL",
  "PARTIAL PAID",
  "PENDING EXPIRED",
  "PENDING CANCELLED",
  "PAID REFUND_REQUESTED",
  "REFUND_REQUESTED PARTLY_REFUNDED",
  // The rest goes back, too.
  "PARTLY_REFUNDED REFUND_REQUESTED",
  "PARTLY_REFUNDED REFUNDED",
  // What came in goes back whole, and nothing more is asked.
  "PARTIAL REFUNDED",
  "REFUND_REQUESTED REFUNDED",
  "EXPIRED PAID",
  // Late money.
  "EXPIRED PARTIAL",
  "CANCELLED PAID",
  // Not found in the bank.
  "DECLARED PENDING",
  "DECLARED CANCELLED",
  // The rest of a refund waived before any of it was sent.
  "REFUND_REQUESTED PAID",
];

it("allows the moves of docs/money.md#states, docs/money.md#mistakes, and no other", () => {
  const moves = PAYMENT_STATES.flatMap((from) =>
    PAYMENT_MOVES[from].filter((to) => to !== "VOID").map((to) => `${from} ${to}`),
  );
  expect(moves.sort()).toEqual([...DECIDED].sort());
});

it("goes back only where a booking is taken back", () => {
  expect(paymentRoute("PAID", "PENDING")).toBeNull();
  expect(paymentRoute("PAID", "PENDING", "BOOKED_OUT")).toEqual(["PENDING"]);
  expect(paymentRoute("DECLARED", "PAID", "BOOKED_OUT")).toBeNull();
  expect(paymentRoute("REFUNDED", "PENDING", "BOOKED_OUT")).toBeNull();
});

it("goes a long way only by steps that are in the table", () => {
  for (const from of PAYMENT_STATES) {
    for (const to of PAYMENT_STATES) {
      let at: PaymentStateName = from;
      for (const step of paymentRoute(from, to) ?? []) {
        if (step !== at) expect(PAYMENT_MOVES[at]).toContain(step);
        at = step;
      }
    }
  }
  expect(paymentRoute("PENDING", "PAID")).toEqual(["DECLARED", "PAID"]);
  expect(paymentRoute("CANCELLED", "PARTIAL")).toBeNull();
  expect(paymentRoute("REFUNDED", "PAID")).toBeNull();
  expect(paymentRoute("PENDING", "PENDING")).toBeNull();
});

describe("amounts", () => {
  const sums = fc.record({
    state: fc.constantFrom(...PAYMENT_STATES),
    amountDue: fc.integer({ min: 1, max: 1_000_000 }),
    amountPaid: fc.integer({ min: 0, max: 2_000_000 }),
    amountRefunded: fc.constant(0),
    refundDue: fc.constant(null),
  });

  it("is paid once all is there, and what is above shows as surplus until it goes back", () => {
    fc.assert(
      fc.property(sums, fc.integer({ min: 1, max: 3_000_000 }), (payment: RefundableSums, amount) => {
        // What was cancelled and what is to be refunded waits for nothing more.
        if (!canBook(payment) || ["CANCELLED", "REFUND_REQUESTED"].includes(payment.state)) return;
        const state = stateAfterBooking(payment, amount);
        const after = { ...payment, state, amountPaid: payment.amountPaid + amount };
        expect(outstandingOf(after) > 0 && surplusOf(after) > 0).toBe(false);
        if (state === "PARTIAL") expect(balanceOf(after)).toBe(after.amountDue - outstandingOf(after));
        else if (payment.state !== "PAID") expect(balanceOf(after)).toBe(after.amountDue + surplusOf(after));
        const surplus = surplusOf(after);
        if (surplus > 0) {
          expect(stateAfterRefund(after, surplus)).toBe("PAID");
          expect(surplusOf({ ...after, amountRefunded: surplus })).toBe(0);
        }
      }),
    );
  });

  it("is refunded whole or in part", () => {
    const sums = { amountDue: 50_000, amountPaid: 60_000, amountRefunded: 0 };
    const paid = { ...sums, state: "PAID", refundDue: null } as const;
    expect(stateAfterRefund(paid, 10_000)).toBe("PAID");
    expect(stateAfterRefund(paid, 10_001)).toBe("PARTLY_REFUNDED");
    expect(stateAfterRefund(paid, 60_000)).toBe("REFUNDED");
  });

  it("stays to be refunded until all that is due was sent, or the rest is waived", () => {
    const sums = { amountDue: 50_000, amountPaid: 50_000, amountRefunded: 0 };
    const asked = { ...sums, state: "REFUND_REQUESTED", refundDue: 50_000 } as const;
    expect(stateAfterRefund(asked, 49_500)).toBe("REFUND_REQUESTED");
    const rest = { ...asked, amountRefunded: 49_500, refundDue: 500 };
    expect([refundDueOf(rest), retainedOf(rest)]).toEqual([500, 0]);
    expect(stateAfterRefund(rest, 500)).toBe("REFUNDED");
    expect([stateAfterWaiver(asked), stateAfterWaiver(rest)]).toEqual(["PAID", "PARTLY_REFUNDED"]);
    // By the rules half is retained.
    expect(stateAfterRefund({ ...asked, refundDue: 25_000 }, 25_000)).toBe("PARTLY_REFUNDED");
  });

  it("offers the office only what the table allows", () => {
    const what = (state: PaymentStateName) => {
      const payment = { state, amountDue: 5, amountPaid: 5, amountRefunded: 0 };
      return [canBook(payment), canExempt(payment), canRefund(payment), canVoid(payment)];
    };
    expect(what("PENDING")).toEqual([true, true, false, true]);
    expect(what("PAID")).toEqual([true, false, true, true]);
    expect(canVoid({ state: "PAID", amountDue: 5, amountPaid: 6, amountRefunded: 1 })).toBe(false);
    expect(what("EXPIRED")).toEqual([true, false, false, false]);
    expect(what("REFUND_REQUESTED")).toEqual([true, false, true, true]);
    expect(what("CANCELLED")).toEqual([true, false, false, false]);
    expect(what("PARTIAL")).toEqual([true, true, true, true]);
    expect(what("PARTLY_REFUNDED")).toEqual([false, false, true, false]);
    for (const state of ["REFUNDED", "VOID"] as const) {
      expect(what(state)).toEqual([false, false, false, false]);
    }
  });

  it("lets money go back from every state that has some", () => {
    const held = PAYMENT_STATES.filter((state) => hasMoney({ state }));
    expect(held).toEqual(["PARTIAL", "PAID", "REFUND_REQUESTED", "PARTLY_REFUNDED"]);
    const balances = fc.record({
      state: fc.constantFrom(...held),
      amountDue: fc.integer({ min: 1, max: 100 }),
      amountPaid: fc.integer({ min: 2, max: 100 }),
      amountRefunded: fc.constant(1),
      refundDue: fc.option(fc.integer({ min: 0, max: 99 })),
    });
    fc.assert(
      fc.property(balances, fc.array(fc.integer({ min: 1, max: 100 })), (start, parts) => {
        let payment: RefundableSums = start;
        const send = (amount: number) => {
          expect(canRefund(payment)).toBe(true);
          const state = stateAfterRefund(payment, amount);
          expect(paymentRoute(payment.state, state), `${payment.state} ${state}`).not.toBeNull();
          const refundDue = Math.max(0, refundDueOf(payment) - amount);
          payment = { ...payment, state, refundDue, amountRefunded: payment.amountRefunded + amount };
        };
        for (const part of parts) if (part < balanceOf(payment)) send(part);
        send(balanceOf(payment));
        expect([payment.state, balanceOf(payment)]).toEqual(["REFUNDED", 0]);
      }),
    );
  });

  it.each([0, -1, 1.5, 2_000_000_001, Number.NaN, "5", null])("refuses %s", (amount) => {
    expect(wonAmount.safeParse(amount).success).toBe(false);
    expect(refundInput.safeParse({ amount, reason: "r" }).success).toBe(false);
    expect(bookInput.safeParse({ amount }).success).toBe(false);
  });

  it("asks for a reason, and for the name and address of somebody outside", () => {
    expect(refundInput.safeParse({ amount: 1, reason: " " }).success).toBe(false);
    const asked = { type: "OTHER", nameKo: "가", amountDue: 1 };
    expect(paymentInput.safeParse(asked).error?.issues.map(({ path }) => path[0])).toEqual([
      "payerName",
      "payerEmail",
    ]);
    expect(paymentInput.parse({ ...asked, memberId: 1 })).toMatchObject({ nameEn: "가", payerEmail: null });
  });
});

it("counts a deadline to the end of the day in Seoul", () => {
  expect(endOfSeoulDay(new Date("2026-11-20T14:59:59Z"), 7)).toEqual(new Date("2026-11-27T15:00:00Z"));
  expect(endOfSeoulDay(new Date("2026-11-20T15:00:00Z"), 7)).toEqual(new Date("2026-11-28T15:00:00Z"));
});

it("names the depositor so that a bank takes it and the office finds it", () => {
  expect(depositorNameOf("한가온", 42)).toBe("한가온0042");
  expect(depositorNameOf("한가온", 123_456)).toBe("한가온3456");
  expect(depositorNameOf("가".repeat(200), 7)).toBe("가가가가가가가가0007");
  expect(depositorNameOf("한가온".normalize("NFD"), 42)).toBe("한가온0042");
  expect(depositorNameOf("Maximiliana Wolfeschlegelsteinhausen", 128)).toBe("Maximiliana Wolf0128");
  expect(depositorNameOf("Alexandra-Maria Featherstone", 7)).toBe("Alexandra-Maria0007");
});

it("gives a receipt of what is kept", () => {
  const paidAt = new Date("2026-12-31T16:00:00Z");
  const payment = {
    id: 123,
    state: "PAID",
    method: "BANK_TRANSFER",
    amountDue: 50_000,
    amountPaid: 60_000,
    amountRefunded: 10_000,
    refundDue: null,
    paidAt,
    payerName: "한가온",
    nameKo: "회비",
    nameEn: "Dues",
    moves: [],
  } as const;
  expect(toReceipt(payment)).toMatchObject({ paidAt, amount: 50_000 });
  expect(toReceipt({ ...payment, state: "PARTLY_REFUNDED", amountRefunded: 30_000 })?.amount).toBe(30_000);
  const asked = { ...payment, state: "REFUND_REQUESTED" } as const;
  expect(toReceipt({ ...asked, refundDue: 20_000 })?.amount).toBe(30_000);
  expect(toReceipt({ ...asked, refundDue: 50_000 })).toBeNull();
  expect(toReceipt({ ...payment, state: "REFUNDED", amountRefunded: 60_000 })).toBeNull();
  expect(toReceipt({ ...payment, method: "EXEMPT", amountPaid: 0, amountRefunded: 0 })).toBeNull();
  expect(toReceipt({ ...payment, state: "PENDING", paidAt: null })).toBeNull();
});

it("asks for the money of an application before its program, and by the close of applications where that leaves a day", () => {
  const now = new Date("2026-11-27T12:00:00+09:00");
  const week = endOfSeoulDay(now, 7);
  const exam = { startsAt: new Date("2026-12-03T10:00:00+09:00"), applyTo: null };
  const closing = (at: string) => ({ ...exam, applyTo: new Date(at) });
  expect(applicationDueAt(week, exam, now)).toEqual(new Date("2026-12-03T00:00:00+09:00"));
  expect(applicationDueAt(week, closing("2026-12-01T18:00:00+09:00"), now)).toEqual(
    new Date("2026-12-01T18:00:00+09:00"),
  );
  expect(applicationDueAt(week, closing("2026-11-27T18:00:00+09:00"), now)).toEqual(
    new Date("2026-12-03T00:00:00+09:00"),
  );
  // On the eve the start itself; after it, when the office asks again, the settings' days.
  const eve = new Date("2026-12-02T12:00:00+09:00");
  expect(applicationDueAt(endOfSeoulDay(eve, 7), exam, eve)).toEqual(exam.startsAt);
  const after = new Date("2026-12-04T12:00:00+09:00");
  expect(applicationDueAt(endOfSeoulDay(after, 7), exam, after)).toEqual(endOfSeoulDay(after, 7));
  expect(applicationDueAt(endOfSeoulDay(now, 1), exam, now)).toEqual(endOfSeoulDay(now, 1));
});
