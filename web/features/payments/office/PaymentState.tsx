// How far a payment has come, with an icon where somebody has to look.
import {
  mdiAlertCircleOutline,
  mdiBankTransferIn,
  mdiCashRefund,
  mdiCheckCircleOutline,
  mdiCircleHalfFull,
} from "@mdi/js";
import { FormattedMessage } from "react-intl";
import { Icon } from "#web/components/Icon.tsx";
import type { PaymentState as State } from "#web/gql/enums.ts";
import styles from "./PaymentState.module.css";

const ICONS: Partial<Record<State, string>> = {
  DECLARED: mdiBankTransferIn,
  PARTIAL: mdiCircleHalfFull,
  PAID: mdiCheckCircleOutline,
  REFUND_REQUESTED: mdiCashRefund,
};

export function PaymentState({ state, isOverdue }: { state: State; isOverdue: boolean }) {
  const icon = isOverdue ? mdiAlertCircleOutline : ICONS[state];
  return (
    <span className={styles.state} data-state={isOverdue ? "OVERDUE" : state}>
      {icon === undefined ? null : <Icon path={icon} size={18} />}
      <span className={styles.words}>
        <span>
          <FormattedMessage id={`payment-office.state.${state}`} />
          {isOverdue ? " ·" : null}
        </span>
        {isOverdue ? (
          <>
            {" "}
            <span>
              <FormattedMessage id="payment-office.tab.overdue" />
            </span>
          </>
        ) : null}
      </span>
    </span>
  );
}
