// The columns and filters of the list of the office's people.

import { Badge, Group } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import { STAFF_FILTERS } from "#schema/validation/people/staff-filters.ts";
import { Day } from "#web/components/Day.tsx";
import type { ListColumn } from "#web/components/list/ListTable.tsx";
import { defineList } from "#web/components/list/list-definition.ts";
import { MailAddress } from "#web/components/MailAddress.tsx";
import { Nothing } from "#web/components/Nothing.tsx";
import type { ListedStaffFragment } from "#web/gql/staff.ts";
import { ChangeRoles } from "./ChangeRoles.tsx";
import { useRoleWords } from "./use-role-words.ts";

export const STAFF_LIST = defineList({
  name: "staff",
  filters: STAFF_FILTERS,
  sorts: ["NAME"],
  sort: { by: "NAME", descending: false },
  columns: ["name", "email", "roles", "grade", "since", "change"],
});

/** @param onChanged somebody's roles changed: the list has to be read again */
export function useStaffColumns(onChanged: () => void): readonly ListColumn<ListedStaffFragment>[] {
  const intl = useIntl();
  const roleWords = useRoleWords();
  const heading = (key: "name" | "email" | "grade" | "roles" | "since") => ({
    key,
    heading: intl.formatMessage({ id: `staff.column.${key}` }),
  });
  return [
    {
      ...heading("name"),
      sort: "NAME",
      cell: ({ name, isViewer }) => (
        <Group component="span" display="inline-flex" gap={8}>
          {name}
          {isViewer ? (
            <Badge component="span">
              <FormattedMessage id="staff.you" />
            </Badge>
          ) : null}
        </Group>
      ),
    },
    { ...heading("email"), cell: ({ email }) => <MailAddress address={email} />, staysWhole: true },
    { ...heading("roles"), cell: ({ roles }) => roleWords(roles) },
    { ...heading("grade"), cell: ({ grade }) => <FormattedMessage id={`enums.MemberGrade.${grade}`} /> },
    { ...heading("since"), cell: ({ since }) => (since === null ? <Nothing /> : <Day at={since} />) },
    {
      key: "change",
      heading: intl.formatMessage({ id: "list.actions" }),
      cell: (person) => <ChangeRoles person={person} onChanged={onChanged} />,
      isAct: true,
    },
  ];
}
