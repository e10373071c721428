// A day that is too early is refused; the field of the day says which is the first.
import { expect, test } from "vitest";
import { speaker } from "#tests/support/messages.ts";
import { markupInApp } from "#tests/support/render-in-app.tsx";
import { refundFields, reversalFields } from "#web/features/money/payments/office/act-fields.ts";
import { usePaymentWords } from "#web/features/money/payments/office/payment-words.ts";

const say = speaker("ko");
const payment = {
  amountPaid: 30_000,
  amountRefunded: 0,
  refundDue: 30_000,
  surplus: 0,
  cardLeft: 0,
  hasConfirmedSeat: false,
  refundAccount: null,
  receivedFrom: "2026-11-02T15:00:00Z",
};
const refund = { moveId: 1, amount: 10_000, at: "2026-11-04T16:00:00Z", out: [], back: [] };

function Hints() {
  const words = usePaymentWords();
  const fields = [
    ...refundFields(payment, words),
    ...reversalFields({ reversibleRefunds: [refund] }, words.reversals),
    ...reversalFields({ reversibleRefunds: [refund, { ...refund, moveId: 2 }] }, words.reversals),
  ];
  return fields.filter(({ kind }) => kind === "date").map(({ hint = "-" }) => `${hint}|`);
}

test("a refund names the day its money came, a return the day of its refund where there is one alone", () => {
  const html = markupInApp(<Hints />);
  expect(html.split("|")).toEqual([
    say("payment-office.act.cameOn", { day: "2026. 11. 03." }),
    say("payment-office.act.reverse.sentOn", { day: "2026. 11. 05." }),
    "-",
    "",
  ]);
});
