// The state of a payment, for its payer: an icon and words. What waits for the payer is highlighted.
import {
  mdiBankTransfer,
  mdiCashPlus,
  mdiCashRefund,
  mdiCheckCircleOutline,
  mdiClockOutline,
  mdiCloseCircleOutline,
} from "@mdi/js";
import { FormattedMessage } from "react-intl";
import { StateWord, type Tone } from "#web/components/StateWord.tsx";
import type { PaymentState } from "#web/gql/enums.ts";

/** PAID_TWICE: paid, and paid again (docs/refunds.md#paid-twice). */
type ShownState = PaymentState | "PAID_TWICE";

const ICONS: Readonly<Record<ShownState, string>> = {
  PENDING: mdiClockOutline,
  DECLARED: mdiBankTransfer,
  PARTIAL: mdiClockOutline,
  PAID: mdiCheckCircleOutline,
  PAID_TWICE: mdiCashPlus,
  EXPIRED: mdiCloseCircleOutline,
  CANCELLED: mdiCloseCircleOutline,
  REFUND_REQUESTED: mdiCashRefund,
  PARTLY_REFUNDED: mdiCashRefund,
  REFUNDED: mdiCashRefund,
  VOID: mdiCloseCircleOutline,
};

const TONES: Partial<Record<ShownState, Tone>> = {
  PAID: "ok",
  PAID_TWICE: "warn",
  PENDING: "warn",
  PARTIAL: "warn",
  EXPIRED: "bad",
};

export function PaymentStateWord({ state }: { state: ShownState }) {
  return (
    <StateWord icon={ICONS[state]} tone={TONES[state] ?? "plain"}>
      <FormattedMessage id={`payments.state.${state}`} />
    </StateWord>
  );
}
