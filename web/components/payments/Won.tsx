// Whole won as people write them.
import { useIntl } from "react-intl";
import { withMinus } from "#web/i18n/minus.ts";

export function Won({ amount }: { amount: number }) {
  return withMinus(useIntl().formatMessage({ id: "payments.won" }, { amount }));
}
