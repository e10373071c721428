// Members at the end of each month, by grade.
import { FormattedMessage, useIntl } from "react-intl";
import type { DashboardQuery } from "#web/gql/dashboard.ts";
import { MonthFigures } from "./MonthFigures.tsx";

type Months = NonNullable<DashboardQuery["dashboard"]["members"]>["byMonth"];

export function MemberMonths({ months }: { months: Months }) {
  const intl = useIntl();
  const sum = (month: Months[number] | undefined) =>
    (month?.grades ?? []).reduce((total, { count }) => total + count, 0);
  const total = sum(months.at(-1));
  const values = new Map(
    months.flatMap(({ month, grades }) => grades.map(({ grade, count }) => [`${month} ${grade}`, count])),
  );
  return (
    <MonthFigures
      title={<FormattedMessage id="dashboard.growth.title" />}
      finding={intl.formatMessage(
        { id: "dashboard.growth.finding" },
        { total, more: total - sum(months[0]) },
      )}
      months={months.map(({ month }) => month)}
      series={(months[0]?.grades ?? []).map(({ grade }) => ({
        key: grade,
        label: intl.formatMessage({ id: `enums.MemberGrade.${grade}` }),
      }))}
      amountOf={(month, grade) => values.get(`${month} ${grade}`) ?? 0}
      format={(value) => intl.formatNumber(value)}
      formatShort={(value) => intl.formatNumber(value, { notation: "compact" })}
    />
  );
}
