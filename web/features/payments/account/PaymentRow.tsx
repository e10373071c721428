// One payment: what for, how much, how far, and what can be done about it.

import { FormattedMessage } from "react-intl";
import { Link } from "react-router-dom";
import { PaymentStateWord } from "#web/components/payments/PaymentStateWord.tsx";
import { TransferSteps } from "#web/components/payments/TransferSteps.tsx";
import { Won } from "#web/components/payments/Won.tsx";
import type { MyPaymentFragment } from "#web/gql/payments.ts";
import { formatDate } from "#web/i18n/format-dates.ts";
import { useLanguage } from "#web/i18n/language.ts";
import { receiptPath } from "#web/paths.ts";
import { PaymentProgress } from "./PaymentProgress.tsx";
import styles from "./PaymentRow.module.css";
import { RefundAccount } from "./RefundAccount.tsx";

/** A list item. */
export function PaymentRow({ payment, onStale }: { payment: MyPaymentFragment; onStale: () => void }) {
  const language = useLanguage();
  const { id, name, type, method, state, amountDue, createdAt, payerName, payerEmail, receipt } = payment;
  return (
    <li className={styles.row}>
      <div className={styles.head}>
        <div>
          <h3 className={styles.name}>{name}</h3>
          <p className={styles.meta}>
            <time dateTime={createdAt}>{formatDate(language, createdAt)}</time>
            <span>
              <FormattedMessage id={`payments.type.${type}`} />
            </span>
            <span>
              <FormattedMessage id={`payments.method.${method}`} />
            </span>
          </p>
          <p className={styles.meta}>
            <span>{payerName}</span>
            <span>{payerEmail}</span>
          </p>
        </div>
        <div className={styles.sum}>
          <b>
            <Won amount={amountDue} />
          </b>
          <PaymentStateWord state={state} />
        </div>
      </div>
      <PaymentProgress payment={payment} />
      {payment.isAwaited ? (
        <details className={styles.steps} open={state === "PENDING"}>
          <summary>
            <FormattedMessage id="payments.transfer.title" />
          </summary>
          <TransferSteps payment={payment} onStale={onStale} />
        </details>
      ) : null}
      <RefundAccount payment={payment} onStale={onStale} />
      {receipt === null ? null : (
        <Link className={styles.receipt} to={receiptPath(id)}>
          <FormattedMessage id="payments.receipt.open" values={{ number: receipt.number }} />
        </Link>
      )}
    </li>
  );
}
