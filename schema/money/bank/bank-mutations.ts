// Defines what the treasurer does with lines of the bank. Each answers CONFLICT when somebody else booked the
// line or moved the payment meanwhile.

import { action } from "#schema/action.ts";
import { builder } from "#schema/builder.ts";
import { PaymentBookingRef } from "#schema/money/payments/payment-booking.ts";
import { ofPayments } from "#schema/money/payments/payment-mutation-parts.ts";
import { partAmounts } from "#schema/validation/money/bank.ts";
import { reasonInput } from "#schema/validation/money/payments.ts";
import { bookLine, setBankRowAside, undoBankBooking } from "./book-bank-row.ts";
import { returnBankRow, untieBankRow } from "./return-bank-row.ts";
import { joinBankRow, splitBankRow } from "./split-bank-row.ts";

action("bookBankRow", {
  who: "office",
  ...ofPayments,
  mailsWait: true,
  type: PaymentBookingRef,
  description: "Books a line of the bank on a payment, with the day and the name that the bank says.",
  args: builder.args((arg) => ({
    id: arg.field({ type: "Id", required: true }),
    paymentId: arg.field({ type: "Id", required: true }),
    version: arg.int({ required: true, description: "Of the payment." }),
    acceptSurplus: arg.boolean({
      required: true,
      defaultValue: false,
      description: "More than is missing is refused (AMOUNT_ABOVE_DUE) unless it is said to be meant.",
    }),
  })),
  run: bookLine,
  answer: (_query, warning, { paymentId }) => ({ id: paymentId, warning }),
});

action("setBankRowAside", {
  who: "office",
  ...ofPayments,
  subject: "bank",
  type: "Int",
  description: "A line waits for nobody (`aside`), or waits again. Answers its id.",
  args: builder.args((arg) => ({
    id: arg.field({ type: "Id", required: true }),
    aside: arg.boolean({ required: true }),
  })),
  run: setBankRowAside,
  answer: (_query, id) => id,
});

action("undoBankBooking", {
  who: "office",
  action: "takeBankRowBack",
  ...ofPayments,
  type: "Int",
  description:
    "Takes the booking of a line back while it is the last of its payment; the line waits again. Answers its id.",
  args: builder.args((arg) => ({
    id: arg.field({ type: "Id", required: true }),
    reason: arg.string({ required: true }),
    isTieOnly: arg.boolean({
      required: true,
      defaultValue: false,
      description: "The line is not that booking, which stays as it was recorded (`tieBankRow`).",
    }),
  })),
  validate: reasonInput.loose(),
  run: undoBankBooking,
  answer: (_query, id) => id,
});

action("splitBankRow", {
  who: "office",
  ...ofPayments,
  subject: "bank",
  type: "Int",
  description: "One transfer for several payments: parts of these amounts take its place. Answers its id.",
  args: builder.args((arg) => ({
    id: arg.field({ type: "Id", required: true }),
    amounts: arg.field({ type: ["Won"], required: true, validate: partAmounts }),
  })),
  run: splitBankRow,
  answer: (_query, id) => id,
});

action("joinBankRow", {
  who: "office",
  ...ofPayments,
  subject: "bank",
  type: "Int",
  description: "Puts the parts of a line together again while none is booked. Answers the id of the whole.",
  args: builder.args((arg) => ({ id: arg.field({ type: "Id", required: true }) })),
  run: joinBankRow,
  answer: (_query, id) => id,
});

action("returnBankRow", {
  who: "office",
  ...ofPayments,
  subject: "bank",
  type: "Int",
  description: "The money of a line went back by another line of the same amount. Answers its id.",
  args: builder.args((arg) => ({
    id: arg.field({ type: "Id", required: true }),
    outId: arg.field({ type: "Id", required: true }),
  })),
  run: returnBankRow,
  answer: (_query, id) => id,
});

action("untieBankRow", {
  who: "office",
  ...ofPayments,
  subject: "bank",
  type: "Int",
  description: "Takes `returnBankRow` back. Answers its id.",
  args: builder.args((arg) => ({ id: arg.field({ type: "Id", required: true }) })),
  run: untieBankRow,
  answer: (_query, id) => id,
});
