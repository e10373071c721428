// Shows how far two raters of the same scripts agree.
import { FormattedMessage, useIntl } from "react-intl";
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
              correlation: correlation === null ? "–" : intl.formatNumber(correlation / 1000),
            }}
          />
        )}
      </p>
    </Part>
  );
}
