// What the month end says of the bank and the ledger: sums that are the same by chance are not called an agreement.
import { expect, test } from "vitest";
import { verdictOf } from "#web/features/money/payments/month-end/month-verdict.ts";

const sums = { bankIn: 500, bankOut: 0, outsideIn: 0, outsideOut: 0, ledgerIn: 500, ledgerOut: 0 };
const line = {
  id: 1,
  at: "2026-11-20T05:00:00Z",
  name: "가",
  amount: 500,
  paymentId: null,
  isProposed: false,
};
const none = { unbooked: [], notOnStatement: [], wentOut: [], refunded: [] };

test("the same sums agree only where no line is open on either side", () => {
  expect(verdictOf({ sums, ...none })).toEqual({ verdict: "agrees", open: 0 });
  const open = { ...none, unbooked: [line], notOnStatement: [line] };
  expect(verdictOf({ sums, ...open })).toEqual({ verdict: "sumsAgree", open: 2 });
  expect(verdictOf({ sums: { ...sums, ledgerIn: 0 }, ...open })).toEqual({ verdict: "differs", open: 2 });
});
