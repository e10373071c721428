// Shows what came in less what went back, by month and by what was paid for.

import { FormattedMessage, useIntl } from "react-intl";
import type { DashboardQuery } from "#web/gql/dashboard.ts";
import { withMinus } from "#web/i18n/minus.ts";
import { MonthFigures } from "./MonthFigures.tsx";
import { monthsUntil } from "./months-until.ts";

type Rows = NonNullable<DashboardQuery["dashboard"]["payments"]>["income"];

export function Income({ rows }: { rows: Rows }) {
  const intl = useIntl();
  const months = monthsUntil(new Date());
  const values = new Map(rows.map(({ month, type, amount }) => [`${month} ${type}`, amount]));
  const types = [...new Set(rows.map(({ type }) => type))];
  const sum = (list: Rows) => list.reduce((total, { amount }) => total + amount, 0);
  const won = (value: number) => withMinus(intl.formatMessage({ id: "dashboard.income.won" }, { value }));
  return (
    <MonthFigures
      title={<FormattedMessage id="dashboard.income.title" />}
      finding={withMinus(
        intl.formatMessage(
          { id: rows.length === 0 ? "dashboard.income.none" : "dashboard.income.finding" },
          { total: sum(rows), month: sum(rows.filter(({ month }) => month === months.at(-1))) },
        ),
      )}
      months={months}
      series={types.map((type) => ({
        key: type,
        label: intl.formatMessage({ id: `dashboard.income.type.${type}` }),
      }))}
      amountOf={(month, type) => values.get(`${month} ${type}`) ?? 0}
      format={won}
      formatShort={(value) => withMinus(intl.formatNumber(value, { notation: "compact" }))}
    />
  );
}
