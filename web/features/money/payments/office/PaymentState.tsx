// Shows how far a payment has come, with an icon where somebody has to look.
import {
  mdiAlertCircleOutline,
  mdiBankTransferIn,
  mdiCashPlus,
  mdiCashRefund,
  mdiCheckCircleOutline,
  mdiCircleHalfFull,
} from "@mdi/js";
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { StateWord, type Tone } from "#web/components/StateWord.tsx";
import type { PaymentState as State } from "#web/gql/enums.ts";
import styles from "./PaymentState.module.css";

const MARKS: Partial<Record<State, { readonly icon: string; readonly tone: Tone; readonly fw?: 400 }>> = {
  DECLARED: { icon: mdiBankTransferIn, tone: "now" },
  PARTIAL: { icon: mdiCircleHalfFull, tone: "warn" },
  PAID: { icon: mdiCheckCircleOutline, tone: "ok", fw: 400 },
  REFUND_REQUESTED: { icon: mdiCashRefund, tone: "warn" },
};
const OVERDUE = { icon: mdiAlertCircleOutline, tone: "bad", fw: 400 } as const;
const SURPLUS = { icon: mdiCashPlus, tone: "warn", fw: 400 } as const;
const USUAL = { icon: null, tone: "plain", fw: 400 } as const;

interface PaymentStateProps {
  state: State;
  isOverdue: boolean;
  /** Whole won that came in above what was due. */
  surplus: number;
  isPaidTwice: boolean;
}

export function PaymentState({ state, isOverdue, surplus, isPaidTwice }: PaymentStateProps) {
  const extra = isPaidTwice ? "paidTwice" : surplus > 0 ? "surplus" : null;
  const more = isOverdue ? "overdue" : extra;
  const marked = more === "overdue" ? OVERDUE : more === null ? (MARKS[state] ?? USUAL) : SURPLUS;
  return (
    <StateWord {...marked}>
      <span>
        <Whole>
          <FormattedMessage id={`payments.state.${state}`} />
          {more === null ? null : " ·"}
        </Whole>
        {more === null ? null : (
          <>
            {" "}
            <Whole>
              <FormattedMessage id={`payment-office.tab.${more}`} />
            </Whole>
          </>
        )}
      </span>
    </StateWord>
  );
}

/** Words that stay in one line where there is room for it. */
const Whole = ({ children }: { children: ReactNode }) => <span className={styles.whole}>{children}</span>;
