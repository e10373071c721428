// All details of a payment.

import { DataList } from "@mantine/core";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Fact } from "#web/components/Fact.tsx";
import { Link } from "#web/components/Link.tsx";
import type { ManagedPaymentFragment } from "#web/gql/payment-office.ts";
import { formatDateTime, formatDeadline } from "#web/i18n/format-dates.ts";
import { useLanguage } from "#web/i18n/language.ts";
import type { MessageId } from "#web/i18n/message-ids.ts";
import { memberPath, PAYMENTS_PATH } from "#web/paths.ts";
import { PaymentState } from "./PaymentState.tsx";
import type { PaymentWords } from "./payment-words.ts";

interface PaymentFactsProps {
  payment: ManagedPaymentFragment;
  words: PaymentWords;
}

export function PaymentFacts({ payment, words: { codes, won } }: PaymentFactsProps) {
  const language = useLanguage();
  const label = useIntl().formatMessage({ id: "payment-office.page.facts" });
  const at = (moment: string | null) => (moment === null ? null : formatDateTime(language, moment));
  // What was asked for is stored when it has been sent, and is owed no longer.
  const toReturn = payment.state === "REFUND_REQUESTED" ? payment.refundDue : null;
  const facts: readonly (readonly [MessageId, ReactNode])[] = [
    ["payment-office.column.state", <PaymentState key="state" {...payment} isOverdue={false} />],
    ["payment-office.column.type", codes.type[payment.type]],
    ["payment-office.column.method", codes.method[payment.method]],
    ["payment-office.column.due", won(payment.amountDue)],
    ["payment-office.column.paid", won(payment.amountPaid)],
    ["payment-office.column.outstanding", won(payment.outstanding)],
    ["payment-office.page.surplus", payment.surplus > 0 ? won(payment.surplus) : null],
    ["payment-office.column.refunded", payment.amountRefunded > 0 ? won(payment.amountRefunded) : null],
    ["payment-office.page.refundDue", toReturn === null ? null : won(toReturn)],
    [
      "payment-office.page.refundAccount",
      payment.isAccountAsked ? (
        <FormattedMessage key="asked" id="payment-office.page.accountAsked" />
      ) : (
        payment.refundAccount
      ),
    ],
    [
      "payments.method.VIRTUAL_ACCOUNT",
      payment.depositAccount === null ? null : (
        <FormattedMessage
          key="account"
          id="payment-office.page.depositAccount"
          values={{
            ...payment.depositAccount,
            until: formatDeadline(language, payment.depositAccount.until),
          }}
        />
      ),
    ],
    [
      "payment-office.page.cardRefund",
      payment.cardRefund === null ? null : (
        <FormattedMessage
          key="card"
          id={`payment-office.cardRefund.${payment.cardRefund.state === "FAILED" ? "FAILED" : "ASKED"}`}
          values={{ amount: won(payment.cardRefund.amount), why: payment.cardRefund.failure ?? "" }}
        />
      ),
    ],
    ["payment-office.column.depositor", payment.depositorName],
    ["payment-office.column.email", payment.payerEmail],
    [
      "payment-office.page.member",
      payment.memberId === null ? null : (
        <Link key="member" className="link" to={memberPath(payment.memberId)}>
          {payment.memberId}
        </Link>
      ),
    ],
    ["payment-office.page.program", <Program key="program" id={payment.programId} />],
    [
      "payment-office.column.deadline",
      payment.dueAt === null ? null : formatDeadline(language, payment.dueAt),
    ],
    ["payment-office.column.paidAt", at(payment.paidAt)],
    ["payment-office.column.created", at(payment.createdAt)],
  ];
  return (
    <DataList aria-label={label}>
      {facts.map(([name, value]) => (
        <Fact key={name} name={name}>
          {value}
        </Fact>
      ))}
    </DataList>
  );
}

/** The other payments for it. */
function Program({ id }: { id: number | null }) {
  if (id === null) return <FormattedMessage id="payment-office.page.none" />;
  return (
    <Link className="link" to={`${PAYMENTS_PATH}?program=${id}`}>
      <FormattedMessage id="payment-office.page.programPayments" />
    </Link>
  );
}
