// Why an examinee has no admission slip yet, and what it waits for.
import { FormattedMessage } from "react-intl";
import type { ApplicationState } from "#web/gql/enums.ts";
import { formatDateTime } from "#web/i18n/format-dates.ts";
import { useLanguage } from "#web/i18n/language.ts";

interface SlipNotOpenProps {
  /** `slipFrom` is null while no date is set. */
  application: { state: ApplicationState; slipFrom: string | null };
}

export function SlipNotOpen({ application: { state, slipFrom } }: SlipNotOpenProps) {
  const language = useLanguage();
  if (slipFrom === null) return <FormattedMessage id="applications.slip.later" tagName="p" />;
  if (Date.parse(slipFrom) > Date.now()) {
    const at = formatDateTime(language, slipFrom);
    return <FormattedMessage id="applications.slip.planned" values={{ at }} tagName="p" />;
  }
  const isUnpaid = state === "AWAITING_PAYMENT";
  return (
    <FormattedMessage
      id={isUnpaid ? "applications.slip.unpaid" : "applications.slip.unnumbered"}
      tagName="p"
    />
  );
}
