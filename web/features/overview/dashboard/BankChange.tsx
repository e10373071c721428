// For a week: the account that members pay into is another one, and who changed it.
import { Alert } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import { Moment } from "#web/components/Moment.tsx";
import type { DashboardQuery } from "#web/gql/dashboard.ts";

export function BankChange({ change }: { change: NonNullable<DashboardQuery["dashboard"]["bankChange"]> }) {
  const intl = useIntl();
  const { changedAt, changedBy } = change;
  return (
    <Alert
      component="section"
      variant="warn"
      aria-label={intl.formatMessage({ id: "dashboard.bankChange.title" })}
      title={<FormattedMessage id="dashboard.bankChange.title" />}
    >
      <FormattedMessage
        id="dashboard.bankChange.detail"
        values={{
          at: <Moment at={changedAt} />,
          who: changedBy ?? intl.formatMessage({ id: "audit.nobody" }),
        }}
      />
    </Alert>
  );
}
