// Registrations of the last 30 days.
import { FormattedMessage, useIntl } from "react-intl";
import { DayChart } from "#web/components/charts/DayChart.tsx";
import type { DashboardQuery } from "#web/gql/dashboard.ts";

type Days = NonNullable<DashboardQuery["dashboard"]["members"]>["registrations"];

export function Registrations({ days }: { days: Days }) {
  const intl = useIntl();
  const total = days.reduce((sum, { count }) => sum + count, 0);
  return (
    <DayChart
      title={<FormattedMessage id="dashboard.registrations.title" />}
      finding={intl.formatMessage(
        { id: total === 0 ? "dashboard.registrations.none" : "dashboard.registrations.finding" },
        { total, today: days.at(-1)?.count ?? 0 },
      )}
      counted={intl.formatMessage({ id: "dashboard.registrations.count" })}
      days={days}
    />
  );
}
