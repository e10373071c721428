// /admin/member-management: everybody, narrowed by what the address says; requests that wait can be approved together.

import { Group } from "@mantine/core";
import { mdiPlus } from "@mdi/js";
import { FormattedMessage, useIntl } from "react-intl";
import { MEMBER_STATUSES } from "#schema/validation/people/member-filters.ts";
import { MEMBERSHIP_STATUSES } from "#schema/validation/people/memberships.ts";
import { ButtonLink } from "#web/components/ButtonLink.tsx";
import { Icon } from "#web/components/Icon.tsx";
import { OfficeList } from "#web/components/list/OfficeList.tsx";
import { useListAddress } from "#web/components/list/use-list-address.ts";
import { useListResult } from "#web/components/list/use-list-result.ts";
import { OfficeHead } from "#web/components/OfficeHead.tsx";
import { useMembersCountQuery, useMembersQuery } from "#web/gql/member-office.ts";
import { ADD_MEMBER_PATH, DUPLICATES_PATH, IMPORT_MEMBERS_PATH } from "#web/paths.ts";
import { MEMBERS_LIST } from "./members-list.ts";
import { useCountries } from "./use-countries.ts";
import { useManyMembers } from "./use-many-members.tsx";
import { useMemberColumns } from "./use-member-columns.tsx";

export function Component() {
  return (
    <>
      <OfficeHead>
        <Group gap={8}>
          <ButtonLink to={DUPLICATES_PATH} size="sm" variant="outline">
            <FormattedMessage id="duplicates.title" />
          </ButtonLink>
          <ButtonLink to={IMPORT_MEMBERS_PATH} size="sm" variant="outline">
            <FormattedMessage id="member-import.title" />
          </ButtonLink>
          <ButtonLink to={ADD_MEMBER_PATH} size="sm">
            <Icon path={mdiPlus} />
            <FormattedMessage id="member-office.add" />
          </ButtonLink>
        </Group>
      </OfficeHead>
      <Members />
    </>
  );
}

function Members() {
  const intl = useIntl();
  const list = useListAddress(MEMBERS_LIST);
  const countries = useCountries();
  const columns = useMemberColumns(countries.nameOf);
  const { filter } = list.address;
  const asked = useMembersQuery({ variables: list.variables, requestPolicy: "cache-and-network" });
  const [{ data: exact }] = useMembersCountQuery({
    variables: { filter },
    pause: asked[0].data?.members.hasMore !== true,
  });
  const result = useListResult(asked, ({ members }) => members, exact?.members.exactCount);
  const actions = useManyMembers(filter, result.onRetry);
  const membershipStatus = Object.fromEntries(
    MEMBERSHIP_STATUSES.map((code) => [
      code,
      intl.formatMessage({ id: `member-office.membershipStatus.${code}` }),
    ]),
  );
  const status = {
    ...Object.fromEntries(
      MEMBER_STATUSES.map((code) => [code, intl.formatMessage({ id: `member-office.status.${code}` })]),
    ),
    WAITING: intl.formatMessage({ id: "member-office.waiting" }),
  };
  return (
    <OfficeList
      list={list}
      options={{ country: countries.options }}
      caption={intl.formatMessage({ id: "member-office.title" })}
      columns={columns}
      rowName={({ name }) => name}
      result={result}
      empty={<FormattedMessage id="member-office.empty" />}
      actions={actions}
      exporting={{ list: "members", words: { membershipStatus, status } }}
    />
  );
}
