// A price; "free" where there is nothing to pay.
import { FormattedMessage } from "react-intl";
import { Won } from "./Won.tsx";

export function Price({ amount }: { amount: number }) {
  return amount === 0 ? <FormattedMessage id="payments.free" /> : <Won amount={amount} />;
}
