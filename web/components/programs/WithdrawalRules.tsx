// Until when an application is changed and withdrawn, and what comes back then: the server's rules of the
// program, in order of time.
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import type { WithdrawalRulesFragment } from "#web/gql/withdrawal-rules.ts";
import { formatDeadline } from "#web/i18n/format-dates.ts";
import { useLanguage } from "#web/i18n/language.ts";

interface WithdrawalRulesProps {
  rules: WithdrawalRulesFragment;
  /** Whether anything is paid: without it nothing comes back. */
  costs: boolean;
  /** The year of the reader, which dates leave out. */
  thisYear?: number;
}

export function WithdrawalRules({ rules, costs, thisYear }: WithdrawalRulesProps) {
  const language = useLanguage();
  const at = (moment: string) => formatDeadline(language, moment, thisYear);
  const { changeUntil, withdrawUntil, refundSteps } = rules;
  const last = refundSteps.at(-1);
  return (
    <ul className="note figures">
      <Rule>
        <FormattedMessage id="programs.rules.change" values={{ at: at(changeUntil) }} />
      </Rule>
      <Rule>
        <FormattedMessage id="programs.rules.withdraw" values={{ at: at(withdrawUntil) }} />
      </Rule>
      {costs
        ? refundSteps.map(({ until, percent }) => (
            <Rule key={until}>
              <FormattedMessage id="programs.rules.refund" values={{ at: at(until), percent }} />
            </Rule>
          ))
        : null}
      {costs && (last === undefined || last.until < withdrawUntil) ? (
        <Rule>
          <FormattedMessage id={`programs.rules.${last === undefined ? "noRefund" : "noMore"}`} />
        </Rule>
      ) : null}
    </ul>
  );
}

const Rule = ({ children }: { children: ReactNode }) => <li>{children}</li>;
