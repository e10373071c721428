// Where to send money, how much, until when and under which name; and the way to say that it was sent.
import { FormattedMessage, useIntl } from "react-intl";
import type { PayablePaymentFragment } from "#web/gql/payable.ts";
import { formatDeadline } from "#web/i18n/format-dates.ts";
import { useLanguage } from "#web/i18n/language.ts";
import { CopyButton } from "./CopyButton.tsx";
import { DeclareForm } from "./DeclareForm.tsx";
import styles from "./TransferSteps.module.css";
import { Won } from "./Won.tsx";

interface TransferStepsProps {
  payment: PayablePaymentFragment;
  /** Somebody else moved the payment meanwhile: it is asked for anew. */
  onStale: () => void;
}

/** Nothing once nothing is to be sent. */
export function TransferSteps({ payment, onStale }: TransferStepsProps) {
  const { transfer, isAwaited, state } = payment;
  if (!isAwaited) return null;
  return (
    <div className={styles.steps}>
      {transfer === null ? (
        <p>
          <FormattedMessage id="payments.transfer.noAccount" />
        </p>
      ) : (
        <Account transfer={transfer} />
      )}
      {payment.viewerCanDeclare ? <DeclareForm payment={payment} onStale={onStale} /> : null}
      {state === "DECLARED" ? (
        <p className={styles.declared}>
          <FormattedMessage id="payments.declared" values={{ name: payment.depositorName }} />
        </p>
      ) : null}
    </div>
  );
}

function Account({ transfer }: { transfer: NonNullable<PayablePaymentFragment["transfer"]> }) {
  const intl = useIntl();
  const language = useLanguage();
  const { bankName, accountNumber, holder, depositorName, amount, until } = transfer;
  const lines = [
    ["payments.transfer.account", `${bankName} ${accountNumber}`, accountNumber],
    ["payments.transfer.holder", holder, null],
    ["payments.transfer.amount", intl.formatMessage({ id: "payments.won" }, { amount }), String(amount)],
    ["payments.transfer.depositor", depositorName, depositorName],
  ] as const;
  return (
    <dl className={styles.lines}>
      {lines.map(([name, shown, copied]) => (
        <div key={name}>
          <dt>
            <FormattedMessage id={name} />
          </dt>
          <dd>
            <b>{shown}</b>
            {copied === null ? null : <CopyButton value={copied} name={name} />}
          </dd>
        </div>
      ))}
      {until === null ? null : (
        <div>
          <dt>
            <FormattedMessage id="payments.transfer.until" />
          </dt>
          <dd>
            <b>{formatDeadline(language, until)}</b>
          </dd>
        </div>
      )}
    </dl>
  );
}

/** What is missing in one line, for lists. */
export function Outstanding({ payment: { outstanding } }: { payment: PayablePaymentFragment }) {
  return outstanding === 0 ? null : (
    <FormattedMessage id="payments.outstanding" values={{ amount: <Won amount={outstanding} /> }} />
  );
}
