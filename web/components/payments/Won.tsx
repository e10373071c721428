// Whole won as people write them.
import { FormattedMessage } from "react-intl";

export function Won({ amount }: { amount: number }) {
  return <FormattedMessage id="payments.won" values={{ amount }} />;
}
