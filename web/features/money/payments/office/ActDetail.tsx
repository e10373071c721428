// Previews the result of an action on a payment.
import { Fragment } from "react";
import { FormattedMessage } from "react-intl";
import { isLate } from "#schema/validation/money/payment-state.ts";
import type { ManagedPaymentFragment } from "#web/gql/payment-office.ts";
import { formatDeadline } from "#web/i18n/format-dates.ts";
import { useLanguage } from "#web/i18n/language.ts";
import { returnable } from "./act-fields.ts";
import type { PaymentWords } from "./payment-words.ts";
import type { Act } from "./use-send-act.ts";

interface ActDetailProps {
  act: Act;
  payment: ManagedPaymentFragment;
  words: PaymentWords;
}

export function ActDetail({ act, payment, words }: ActDetailProps) {
  const { won } = words;
  if (act === "reverseBooking" || act === "move")
    return <BookingReversal act={act} payment={payment} words={words} />;
  if (act === "book" && payment.state === "REFUND_REQUESTED") {
    return <FormattedMessage id="payment-office.act.book.more" />;
  }
  if (act === "book" && payment.state === "PAID")
    return <FormattedMessage id="payment-office.act.book.paid" />;
  if (act === "book" && isLate(payment)) {
    const state = payment.state === "CANCELLED" ? "CANCELLED" : "EXPIRED";
    return <FormattedMessage id={`payment-office.act.book.late.${state}`} />;
  }
  if (act === "refund") return <Refunded payment={payment} words={words} />;
  if (act === "ask") {
    const id = payment.memberId === null ? "payment-office.act.ask.outside" : "payment-office.act.ask.detail";
    return <FormattedMessage id={id} />;
  }
  if (act === "transfer") {
    const values = { amount: won(payment.transferable) };
    return <FormattedMessage id="payment-office.act.transfer.detail" values={values} />;
  }
  if (act === "waive") {
    const values = { amount: won(payment.refundDue ?? 0) };
    return <FormattedMessage id="payment-office.act.waive.detail" values={values} />;
  }
  if (act === "void") {
    const values = { name: payment.payerName, amount: won(payment.amountDue) };
    return <FormattedMessage id="payment-office.act.void.detail" values={values} />;
  }
  return <FormattedMessage id={`payment-office.act.${act}.detail`} />;
}

function Refunded({ payment, words: { won } }: Omit<ActDetailProps, "act">) {
  const isAsked = payment.state === "REFUND_REQUESTED";
  const values = { due: won(payment.refundDue ?? 0), amount: won(returnable(payment)) };
  if (payment.cardLeft > 0) {
    const id = `payment-office.act.refund.${isAsked ? "cardDue" : "card"}` as const;
    return <FormattedMessage id={id} values={{ ...values, card: won(payment.cardLeft) }} />;
  }
  const id = `payment-office.act.refund.${isAsked ? "due" : "detail"}` as const;
  const unnamed = payment.isAccountAsked
    ? "payment-office.page.accountAsked"
    : isAsked && payment.memberId !== null
      ? "payment-office.act.refund.unnamed"
      : "payment-office.act.refund.ask";
  return (
    <>
      <FormattedMessage id={id} values={values} />{" "}
      {payment.refundAccount !== null ? null : <FormattedMessage id={unnamed} />}
    </>
  );
}

function BookingReversal({ act, payment, words }: ActDetailProps & { act: "reverseBooking" | "move" }) {
  const language = useLanguage();
  if (payment.bookingReversal === null) return null;
  const { amount, to, seat, grade, dueAt } = payment.bookingReversal;
  const values = { amount: words.won(amount), state: words.codes.state[to] };
  return (
    <Fragment>
      <FormattedMessage id={`payment-office.act.${act}.detail`} values={values} />
      {seat === null ? null : (
        <>
          {" "}
          <FormattedMessage id={`payment-office.act.reverseBooking.seat.${seat}`} />
        </>
      )}
      {dueAt === null ? null : (
        <>
          {" "}
          <FormattedMessage
            id="payment-office.act.reverseBooking.due"
            values={{ at: formatDeadline(language, dueAt) }}
          />
        </>
      )}
      {grade === null ? null : (
        <>
          {" "}
          <FormattedMessage
            id="payment-office.act.reverseBooking.grade"
            values={{ grade: <FormattedMessage id={`enums.MemberGrade.${grade}`} /> }}
          />
        </>
      )}
    </Fragment>
  );
}
