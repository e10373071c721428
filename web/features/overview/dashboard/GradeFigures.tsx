// Members by grade, as bars that are a table: the words and numbers are its cells, the bar is decoration beside them.
import { Group, Text } from "@mantine/core";
import { FormattedMessage } from "react-intl";
import { Part } from "#web/components/charts/Part.tsx";
import type { DashboardQuery } from "#web/gql/dashboard.ts";
import styles from "./GradeFigures.module.css";

type Grades = NonNullable<DashboardQuery["dashboard"]["members"]>["byGrade"];

export function GradeFigures({ grades }: { grades: Grades }) {
  const total = grades.reduce((sum, { count }) => sum + count, 0);
  const largest = Math.max(1, ...grades.map(({ count }) => count));
  return (
    <Part title={<FormattedMessage id="dashboard.grades.title" />}>
      <Text py={14} fz="sm" c="var(--ink-2)">
        <FormattedMessage id="dashboard.grades.total" values={{ count: total }} />
      </Text>
      <table className={styles.table} width="100%">
        <thead className="spoken">
          <tr>
            <th scope="col">
              <FormattedMessage id="dashboard.grades.column" />
            </th>
            <th scope="col">
              <FormattedMessage id="dashboard.grades.count" />
            </th>
          </tr>
        </thead>
        <tbody>
          {grades.map(({ grade, count }) => (
            <tr key={grade}>
              <th scope="row">
                <FormattedMessage id={`enums.MemberGrade.${grade}`} />
              </th>
              <td>
                <Group component="span" gap={12} wrap="nowrap">
                  <Text span flex={1} aria-hidden="true">
                    <span className={styles.bar} style={{ width: `${(count / largest) * 100}%` }} />
                  </Text>
                  <Text span miw="5.5em" fw={600} ta="end" className="figures whole">
                    <FormattedMessage id="dashboard.count.members" values={{ count }} />
                  </Text>
                </Group>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Part>
  );
}
