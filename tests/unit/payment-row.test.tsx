// A member reads on the payments page which year dues are for, before and after they are paid.
import { expect, test } from "vitest";
import { LANGUAGES, speaker } from "#tests/support/messages.ts";
import { markupInApp } from "#tests/support/render-in-app.tsx";
import { PaymentRow } from "#web/features/money/payments/account/PaymentRow.tsx";
import type { MyPaymentFragment } from "#web/gql/payments.ts";

const dues: Partial<MyPaymentFragment> = {
  id: 1,
  type: "ANNUAL",
  method: "BANK_TRANSFER",
  name: "회비: 정회원",
  state: "PAID",
  amountDue: 50_000,
  amountPaid: 50_000,
  amountRefunded: 0,
  outstanding: 0,
  surplus: 0,
  year: 2026,
  isAwaited: false,
  surplusTargets: [],
  createdAt: "2026-11-19T00:00:00Z",
  payerName: "회원",
  payerEmail: "payer@example.org",
  refundDue: null,
  receipt: null,
};

test.each(LANGUAGES)("in %s", (language) => {
  const textOf = (payment: Partial<MyPaymentFragment>) =>
    markupInApp(<PaymentRow payment={{ ...dues, ...payment } as MyPaymentFragment} onStale={() => {}} />, {
      language,
    }).replace(/<[^>]+>/g, " ");
  const period = speaker(language)("payments.dues.period", { year: "2026" });
  expect(textOf({})).toContain(period);
  expect(textOf({ type: "SEMINAR", year: null })).not.toContain(period);
});
