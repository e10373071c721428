// Shows where to send money, how much, until when and under which name; and the button that reports the transfer.

import { Alert, Divider, Stack } from "@mantine/core";
import { FormattedMessage } from "react-intl";
import type { PayablePaymentFragment } from "#web/gql/payable.ts";
import { DeclareForm } from "./DeclareForm.tsx";
import { DepositSteps } from "./DepositSteps.tsx";
import { PayAtService } from "./PayAtService.tsx";
import { TransferAccount } from "./TransferAccount.tsx";
import { Won } from "./Won.tsx";

interface TransferStepsProps {
  payment: PayablePaymentFragment;
  /** The page says elsewhere that it was said to be sent. */
  isNotified?: boolean;
  /** Somebody else moved the payment meanwhile: it is asked for again. */
  onStale: () => void;
}

/** Nothing once nothing is to be sent. */
export function TransferSteps({ payment, isNotified = false, onStale }: TransferStepsProps) {
  const { transfer, isAwaited, state } = payment;
  if (!isAwaited) return null;
  // While the card service takes the payment, the account is not shown.
  if (payment.isBeingTaken) {
    return (
      <Alert role="status">
        <FormattedMessage id="payments.card.waiting" />
      </Alert>
    );
  }
  if (payment.depositAccount) {
    return <DepositSteps payment={payment} account={payment.depositAccount} onStale={onStale} />;
  }
  return (
    <Stack gap={28} maw="var(--form)">
      {payment.viewerCanPayByCard || payment.viewerCanDeposit ? (
        <>
          <PayAtService payment={payment} onStale={onStale} />
          <Divider label={<FormattedMessage id="payments.card.or" />} />
        </>
      ) : null}
      {transfer === null ? (
        <p>
          <FormattedMessage id="payments.transfer.noAccount" />
        </p>
      ) : (
        <TransferAccount transfer={transfer} />
      )}
      {state === "DECLARED" && !isNotified ? (
        <Alert>
          <FormattedMessage id="payments.declared" values={{ name: payment.depositorName }} />
        </Alert>
      ) : null}
      {payment.viewerCanDeclare || payment.viewerCanCorrectDepositor ? (
        <DeclareForm key={payment.version} payment={payment} onStale={onStale} />
      ) : null}
    </Stack>
  );
}

/** What is missing in one line, for lists. */
export function Outstanding({ payment: { outstanding } }: { payment: PayablePaymentFragment }) {
  return outstanding === 0 ? null : (
    <FormattedMessage id="payments.outstanding" values={{ amount: <Won amount={outstanding} /> }} />
  );
}
