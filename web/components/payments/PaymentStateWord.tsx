// How far a payment is, for its payer: an icon and words. What waits for the payer stands out.
import {
  mdiBankTransfer,
  mdiCashRefund,
  mdiCheckCircleOutline,
  mdiClockOutline,
  mdiCloseCircleOutline,
} from "@mdi/js";
import { FormattedMessage } from "react-intl";
import { Icon } from "#web/components/Icon.tsx";
import type { PaymentState } from "#web/gql/enums.ts";
import styles from "./PaymentStateWord.module.css";

const ICONS: Readonly<Record<PaymentState, string>> = {
  PENDING: mdiClockOutline,
  DECLARED: mdiBankTransfer,
  PARTIAL: mdiClockOutline,
  PAID: mdiCheckCircleOutline,
  EXPIRED: mdiCloseCircleOutline,
  CANCELLED: mdiCloseCircleOutline,
  REFUND_REQUESTED: mdiCashRefund,
  PARTLY_REFUNDED: mdiCashRefund,
  REFUNDED: mdiCashRefund,
  VOID: mdiCloseCircleOutline,
};

export function PaymentStateWord({ state }: { state: PaymentState }) {
  return (
    <span className={styles.state} data-state={state}>
      <Icon path={ICONS[state]} size={18} />
      <FormattedMessage id={`payments.state.${state}`} />
    </span>
  );
}
