// Shows how far a payment is, in the words of the person who pays.
import { Text } from "@mantine/core";
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { Outstanding } from "#web/components/payments/TransferSteps.tsx";
import { Won } from "#web/components/payments/Won.tsx";
import type { MyPaymentFragment } from "#web/gql/payments.ts";
import { formatDeadline } from "#web/i18n/format-dates.ts";
import { useLanguage } from "#web/i18n/language.ts";

/** What is missing or refunded, or the outcome, in one sentence; nothing where all is as it should be. */
export function PaymentProgress(props: { payment: MyPaymentFragment }) {
  const words = useProgress(props.payment);
  return words === null ? null : (
    <Text fz="0.9375rem" c="var(--ink-2)">
      {words}
    </Text>
  );
}

function useProgress(payment: MyPaymentFragment): ReactNode {
  const language = useLanguage();
  const { state, dueAt, refundDue, amountPaid, amountRefunded, surplus } = payment;
  const due = refundDue ?? amountPaid - amountRefunded;
  if (surplus > 0) {
    const [alone, chosen] = payment.isPaidTwice
      ? (["payments.paidTwice", "payments.paidTwice.choose"] as const)
      : (["payments.surplus", "payments.surplus.choose"] as const);
    const id = payment.surplusTargets.length > 0 ? chosen : alone;
    return <FormattedMessage id={id} values={{ amount: <Won amount={surplus} /> }} />;
  }
  if (state === "VOID") return <FormattedMessage id="payments.voided" />;
  if (state === "REFUND_REQUESTED") {
    return (
      <>
        {payment.hasRefundReturned ? (
          <>
            <FormattedMessage id="payments.refund.cameBack" />{" "}
          </>
        ) : null}
        {amountRefunded > 0 ? (
          <>
            <SentBack amount={amountRefunded} />{" "}
          </>
        ) : null}
        <FormattedMessage
          id={`payments.refund.${goesToCard(payment, due) ? "toCard" : "requested"}`}
          values={{ amount: <Won amount={due} /> }}
        />
        {payment.surplusTargets.length > 0 ? (
          <>
            {" "}
            <FormattedMessage id="payments.refund.use" />
          </>
        ) : null}
      </>
    );
  }
  if (payment.isAccountAsked) return <FormattedMessage id="payments.refund.accountAsked" />;
  if (amountRefunded > 0) return <SentBack amount={amountRefunded} />;
  if (state === "EXPIRED") return <FormattedMessage id="payments.expired" />;
  if (state === "CANCELLED") return <FormattedMessage id="payments.cancelled" />;
  if (payment.outstanding === 0) return null;
  // A payer who has declared the transfer is not asked for it again.
  if (state === "DECLARED" && payment.isAwaited) {
    return <FormattedMessage id="payments.declared" values={{ name: payment.depositorName }} />;
  }
  if (!payment.isAwaited) return <FormattedMessage id="payments.over" />;
  return (
    <>
      {amountPaid > 0 ? (
        <>
          <FormattedMessage id="payments.arrived" values={{ amount: <Won amount={amountPaid} /> }} />{" "}
        </>
      ) : null}
      <Outstanding payment={payment} />{" "}
      {dueAt === null ? null : (
        <FormattedMessage id="payments.dueAt" values={{ at: formatDeadline(language, dueAt) }} />
      )}
    </>
  );
}

/** Unless the card service has refused: then the office finds another way. */
const goesToCard = ({ cardLeft, cardRefund }: MyPaymentFragment, due: number) =>
  cardLeft > 0 && cardLeft >= due && cardRefund?.state !== "FAILED";

function SentBack({ amount }: { amount: number }) {
  return <FormattedMessage id="payments.refund.done" values={{ amount: <Won amount={amount} /> }} />;
}
