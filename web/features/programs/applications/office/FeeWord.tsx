// Shows whether the fee of an applicant is paid: an icon and words. An unpaid one is highlighted.
import { mdiCashRefund, mdiCheckCircleOutline, mdiClockOutline, mdiMinusCircleOutline } from "@mdi/js";
import { FormattedMessage } from "react-intl";
import { StateWord, type Tone } from "#web/components/StateWord.tsx";
import type { FeeState } from "#web/gql/enums.ts";

const LOOKS: Readonly<Record<FeeState, { readonly icon: string; readonly tone: Tone }>> = {
  OPEN: { icon: mdiClockOutline, tone: "warn" },
  DECLARED: { icon: mdiClockOutline, tone: "now" },
  PAID: { icon: mdiCheckCircleOutline, tone: "ok" },
  WAIVED: { icon: mdiCheckCircleOutline, tone: "plain" },
  FREE: { icon: mdiCheckCircleOutline, tone: "plain" },
  REFUND: { icon: mdiCashRefund, tone: "plain" },
  NONE: { icon: mdiMinusCircleOutline, tone: "quiet" },
};

export function FeeWord({ state }: { state: FeeState }) {
  return (
    <StateWord {...LOOKS[state]} fw={400}>
      <FormattedMessage id={`applicants.fee.${state}`} />
    </StateWord>
  );
}
