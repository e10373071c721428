// What a payer reads about a payment: that money was sent back only where it was.
import { describe, expect, it } from "vitest";
import { outstandingOf, PAYMENT_STATES, surplusOf } from "#schema/validation/money/payment-state.ts";
import { LANGUAGES, speaker, type UiLanguage } from "#tests/support/messages.ts";
import { markupInApp } from "#tests/support/render-in-app.tsx";
import { PaymentProgress } from "#web/features/money/payments/account/PaymentProgress.tsx";
import type { MyPaymentFragment } from "#web/gql/payments.ts";

const AMOUNT = 50_000;
const paid: MyPaymentFragment = {
  id: 1,
  version: 3,
  type: "ANNUAL",
  method: "BANK_TRANSFER",
  name: "연회비",
  state: "PAID",
  amountDue: AMOUNT,
  amountPaid: AMOUNT,
  amountRefunded: 0,
  outstanding: 0,
  surplus: 0,
  isPaidTwice: false,
  transferable: 0,
  isAccountAsked: false,
  refundDue: null,
  refundAccount: null,
  hasRefundReturned: false,
  surplusTargets: [],
  isAwaited: false,
  isOverdue: false,
  depositorName: "회원001",
  payerName: "회원",
  payerEmail: "payer@example.org",
  applicationId: null,
  year: null,
  dueAt: null,
  paidAt: "2026-11-20T00:00:00Z",
  createdAt: "2026-11-19T00:00:00Z",
  transfer: null,
  receipt: null,
  viewerCanDeclare: false,
  viewerCanCorrectDepositor: false,
  viewerCanUndoDeclaration: false,
  viewerCanNameRefundAccount: false,
  viewerCanPayByCard: false,
  viewerCanDeposit: false,
  depositAccount: null,
  isBeingTaken: false,
  cardLeft: 0,
  cardRefund: null,
};

function textFor(language: UiLanguage, payment: Partial<MyPaymentFragment>): string {
  const html = markupInApp(<PaymentProgress payment={{ ...paid, ...payment }} />, { language });
  return html.replace(/<[^>]+>/g, "");
}

describe.each(LANGUAGES)("in %s", (language) => {
  const say = speaker(language);
  const sent = say("payments.refund.done", { amount: say("payments.won", { amount: AMOUNT }) });

  it("a refund is told as money that was sent back", () => {
    expect(textFor(language, { state: "REFUNDED", amountRefunded: AMOUNT })).toBe(sent);
    expect(
      textFor(language, { state: "PARTLY_REFUNDED", amountPaid: 2 * AMOUNT, amountRefunded: AMOUNT }),
    ).toBe(sent);
  });

  it("what was paid twice is named as that, a single transfer of too much as a surplus", () => {
    const twice = { amountPaid: 2 * AMOUNT, surplus: AMOUNT };
    const amount = say("payments.won", { amount: AMOUNT });
    expect(textFor(language, { ...twice, isPaidTwice: true })).toBe(say("payments.paidTwice", { amount }));
    expect(textFor(language, twice)).toBe(say("payments.surplus", { amount }));
  });

  // Every state, with every history of its sums that moves can lead to.
  const histories = [
    [0, 0],
    [AMOUNT, 0],
    [AMOUNT, AMOUNT],
    [2 * AMOUNT, AMOUNT],
    [20_000, 0],
    [20_000, 20_000],
    [AMOUNT, 10_000],
  ] as const;
  const won = (amount: number) => say("payments.won", { amount });

  it.each(PAYMENT_STATES)(
    "of a payment that is %s no sentence says more about money than its moves do",
    (state) => {
      for (const [amountPaid, amountRefunded] of histories) {
        // A refund is asked for only of money that is there.
        if (state === "REFUND_REQUESTED" && amountPaid === amountRefunded) continue;
        for (const isAwaited of [true, false]) {
          const sums = { state, amountDue: AMOUNT, amountPaid, amountRefunded };
          const refundDue = state === "REFUND_REQUESTED" ? amountPaid - amountRefunded : null;
          const outstanding = outstandingOf(sums);
          const payment = { ...sums, refundDue, outstanding, surplus: surplusOf(sums) };
          const said = textFor(language, { ...payment, isAwaited: isAwaited && outstanding > 0 });
          const claims = {
            wentBack: said.includes(say("payments.refund.done", { amount: won(amountRefunded) })),
            willGoBack: said.includes(say("payments.refund.requested", { amount: won(refundDue ?? 0) })),
            asked: said.includes(say("payments.outstanding", { amount: won(outstanding) })),
            arrived: said.includes(say("payments.arrived", { amount: won(amountPaid) })),
          };
          if (claims.wentBack) expect(amountRefunded).toBeGreaterThan(0);
          if (claims.arrived) expect(amountPaid).toBeGreaterThan(0);
          if (claims.asked) expect([isAwaited, outstanding > 0]).toEqual([true, true]);
          expect(claims.willGoBack).toBe(state === "REFUND_REQUESTED");
          // No other amount is named, and none of nothing.
          const named = [amountRefunded, refundDue ?? 0, outstanding, amountPaid, payment.surplus].filter(
            (one) => one > 0,
          );
          const rest = named.reduce((text, amount) => text.replaceAll(won(amount), ""), said);
          expect(rest).not.toMatch(/[0-9],?[0-9]{3}|KRW|[0-9]원/);
        }
      }
    },
  );

  // Voiding books out what was booked (schema/money/payments/void-payment.ts).
  it("a voided payment is told as voided, whatever had been booked on it", () => {
    for (const booked of [0, AMOUNT]) {
      const voided = { state: "VOID", amountPaid: booked, amountRefunded: booked } as const;
      expect(textFor(language, voided)).toBe(say("payments.voided"));
    }
  });
});
