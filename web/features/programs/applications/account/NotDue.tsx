// Beside the price of a closed application: that nothing is due, and whether money was refunded.
import { Text } from "@mantine/core";
import { FormattedMessage } from "react-intl";
import { Won } from "#web/components/payments/Won.tsx";
import type { MyApplicationFragment } from "#web/gql/applications.ts";

type Payment = NonNullable<MyApplicationFragment["payment"]>;

interface NotDueProps {
  application: Pick<MyApplicationFragment, "state" | "amount"> & {
    readonly payment: Pick<Payment, "state" | "amountRefunded" | "refundDue"> | null;
  };
}

/** Nothing for an open application, or a free one. */
export function NotDue({ application: { state, amount, payment } }: NotDueProps) {
  if ((state !== "CANCELLED" && state !== "WITHDRAWN") || amount === 0) return null;
  const refunded = payment?.amountRefunded ?? 0;
  return (
    <Text span display="block" fz="sm" c="var(--ink-3)">
      <FormattedMessage id="applications.one.notDue" />{" "}
      {payment?.state === "REFUND_REQUESTED" ? (
        <FormattedMessage
          id="payments.refund.requested"
          values={{ amount: <Won amount={payment.refundDue ?? 0} /> }}
        />
      ) : refunded > 0 ? (
        <FormattedMessage id="payments.refund.done" values={{ amount: <Won amount={refunded} /> }} />
      ) : null}
    </Text>
  );
}
