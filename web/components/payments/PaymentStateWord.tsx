// How far a payment is, for its payer: an icon and words. What waits for the payer stands out.
import {
  mdiBankTransfer,
  mdiCashRefund,
  mdiCheckCircleOutline,
  mdiClockOutline,
  mdiCloseCircleOutline,
} from "@mdi/js";
import { FormattedMessage } from "react-intl";
import { StateWord, type Tone } from "#web/components/StateWord.tsx";
import type { PaymentState } from "#web/gql/enums.ts";

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

const TONES: Partial<Record<PaymentState, Tone>> = {
  PAID: "ok",
  PENDING: "warn",
  PARTIAL: "warn",
  EXPIRED: "bad",
};

export function PaymentStateWord({ state }: { state: PaymentState }) {
  return (
    <StateWord icon={ICONS[state]} tone={TONES[state] ?? "plain"}>
      <FormattedMessage id={`payments.state.${state}`} />
    </StateWord>
  );
}
