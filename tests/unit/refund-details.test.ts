// What is missing of a refund is said at once, at its fields, before anything is sent.
import { expect, test } from "vitest";
import { refundMethodOf } from "#schema/validation/money/refund-details.ts";
import { checkRefund } from "#web/features/money/payments/office/check-refund.ts";

const payment = {
  state: "PAID",
  method: "BANK_TRANSFER",
  amountDue: 30_000,
  amountPaid: 30_000,
  amountRefunded: 0,
  refundDue: null,
  refundAccount: null,
  cardLeft: 0,
  hasConfirmedSeat: true,
  receivedFrom: "2026-11-27T03:00:00.000Z",
} as const;
const typed = {
  amount: "30,000",
  seat: null,
  refundAccount: null,
  noAccount: null,
  sentAt: null,
  reason: null,
};
const fieldsOf = (...given: Parameters<typeof checkRefund>) => {
  const checked = checkRefund(...given);
  return checked.ok ? {} : checked.fields;
};

test("a seat, an account and a reason that are missing are named together", () => {
  expect(fieldsOf(payment, typed)).toEqual({
    seat: ["REQUIRED"],
    refundAccount: ["REFUND_ACCOUNT_NEEDED"],
    reason: ["REQUIRED"],
  });
  expect(fieldsOf(payment, { ...typed, amount: "30,001", reason: "이유" })).toEqual({
    amount: ["AMOUNT_ABOVE_BALANCE"],
    seat: ["REQUIRED"],
    refundAccount: ["REFUND_ACCOUNT_NEEDED"],
  });
});

test("a seat is asked about only where all its money goes back, an account only for a transfer", () => {
  expect(fieldsOf(payment, { ...typed, amount: "10,000", noAccount: "CASH", reason: "이유" })).toEqual({});
  const inCash = { ...payment, method: "ON_SITE" } as const;
  expect(fieldsOf(inCash, { ...typed, seat: "KEEP", reason: "이유" })).toEqual({});
  const byCard = { ...payment, method: "CARD", cardLeft: 30_000 } as const;
  expect(fieldsOf(byCard, { ...typed, seat: "FREE", reason: "이유" })).toEqual({});
  const byHand = { ...typed, seat: "FREE", way: "BY_TRANSFER", reason: "이유" };
  expect(fieldsOf(byCard, byHand)).toEqual({ refundAccount: ["REFUND_ACCOUNT_NEEDED"] });
  expect(fieldsOf({ ...byCard, refundAccount: "가온은행 1" }, byHand)).toEqual({});
});

test("a day before the money came is refused, the day itself is not", () => {
  const given = { ...typed, seat: "KEEP", noAccount: "SENDER", reason: "이유" };
  expect(fieldsOf(payment, { ...given, sentAt: "2026-11-26" })).toEqual({ sentAt: ["DATE_TOO_EARLY"] });
  // Noon of that day in Seoul is after its midnight, which is what a day is sent as.
  expect(fieldsOf(payment, { ...given, sentAt: "2026-11-27" })).toEqual({});
  expect(fieldsOf({ ...payment, receivedFrom: null }, { ...given, sentAt: "2026-11-26" })).toEqual({});
});

test("what is no amount is refused as that, and nothing is concluded from it", () => {
  const noAmount = { ...typed, amount: "삼만", noAccount: "SENDER", reason: "이유" };
  expect(fieldsOf(payment, noAmount)).toEqual({ amount: ["WON_INVALID"] });
});

test("what goes to an account is a transfer, what is handed over is none, whatever came last", () => {
  const back = (method: string, cardLeft: number, more: object = {}) =>
    refundMethodOf(
      { method, cardLeft, refundAccount: null },
      { way: "AS_IT_CAME", refundAccount: null, noAccount: null, ...more },
    );
  expect(back("CARD", 1)).toBeNull();
  expect(back("CARD", 1, { way: "BY_TRANSFER" })).toBe("BANK_TRANSFER");
  expect(back("CARD", 0)).toBe("BANK_TRANSFER");
  expect(back("VIRTUAL_ACCOUNT", 0)).toBe("BANK_TRANSFER");
  expect(back("ON_SITE", 0)).toBe("ON_SITE");
  expect(back("ON_SITE", 0, { refundAccount: "가온은행 1" })).toBe("BANK_TRANSFER");
  expect(back("BANK_TRANSFER", 0, { noAccount: "CASH" })).toBe("ON_SITE");
  expect(back("BANK_TRANSFER", 0, { noAccount: "OTHER" })).toBe("BANK_TRANSFER");
});
