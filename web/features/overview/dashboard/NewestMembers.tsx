// The five newest members.
import { Box, Text } from "@mantine/core";
import { FormattedDisplayName, FormattedMessage } from "react-intl";
import { Part } from "#web/components/charts/Part.tsx";
import table from "#web/components/charts/table.module.css";
import { Day } from "#web/components/Day.tsx";
import { Link } from "#web/components/Link.tsx";
import type { DashboardQuery } from "#web/gql/dashboard.ts";
import { memberPath } from "#web/paths.ts";

type Newest = NonNullable<DashboardQuery["dashboard"]["members"]>["newest"];

export function NewestMembers({ members }: { members: Newest }) {
  return (
    <Part title={<FormattedMessage id="dashboard.newest.title" />}>
      {members.length === 0 ? (
        <Text py={14} c="var(--ink-3)">
          <FormattedMessage id="dashboard.empty" />
        </Text>
      ) : (
        <table className={table.table}>
          <thead>
            <tr>
              <th scope="col">
                <FormattedMessage id="dashboard.newest.name" />
              </th>
              <th scope="col">
                <FormattedMessage id="dashboard.newest.grade" />
              </th>
              <Box scope="col" component="th" className="wideOnly">
                <FormattedMessage id="dashboard.newest.country" />
              </Box>
              <th scope="col">
                <FormattedMessage id="dashboard.newest.joined" />
              </th>
            </tr>
          </thead>
          <tbody>
            {members.map((member) => (
              <tr key={member.id}>
                <th scope="row">
                  <Link to={memberPath(member.id)}>{member.name}</Link>
                </th>
                <td>
                  <FormattedMessage id={`enums.MemberGrade.${member.grade}`} />
                </td>
                <Box component="td" className="wideOnly">
                  <FormattedDisplayName value={member.country} type="region" style="short" />
                </Box>
                <td>
                  <Day at={member.createdAt} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Part>
  );
}
