// Shows what is to be paid in all, in one line.
import { FormattedMessage } from "react-intl";
import { Won } from "./Won.tsx";

export function DueWords({ due: { count, amount } }: { due: { count: number; amount: number } }) {
  return (
    <b>
      <FormattedMessage id="payments.due.sum" values={{ count, amount: <Won amount={amount} /> }} />
    </b>
  );
}
