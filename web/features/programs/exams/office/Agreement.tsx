// Shows how far two raters of the same scripts agree.
import { FormattedMessage, useIntl } from "react-intl";
import { CORRELATED_SCRIPTS } from "#schema/validation/programs/exam-figures.ts";
import { Part } from "#web/components/charts/Part.tsx";
import type { ExamResults } from "./exam-results.ts";

export function Agreement({ agreement }: { agreement: ExamResults["agreement"] }) {
  const intl = useIntl();
  const { pairs, meanDifference, correlation } = agreement;
  return (
    <Part title={<FormattedMessage id="exam-results.agreement" />}>
      <p>
        {pairs === 0 ? (
          <FormattedMessage id="exam-results.agreement.none" />
        ) : (
          <FormattedMessage
            id="exam-results.agreement.figures"
            values={{
              pairs,
              difference: intl.formatNumber(meanDifference / 100),
            }}
          />
        )}
        {pairs === 0 ? null : " "}
        {pairs === 0 ? null : correlation !== null ? (
          <FormattedMessage
            id="exam-results.agreement.correlation"
            values={{ correlation: intl.formatNumber(correlation / 1000, { maximumFractionDigits: 3 }) }}
          />
        ) : pairs < CORRELATED_SCRIPTS ? (
          <FormattedMessage id="exam-results.agreement.few" values={{ least: CORRELATED_SCRIPTS }} />
        ) : null}
      </p>
    </Part>
  );
}
