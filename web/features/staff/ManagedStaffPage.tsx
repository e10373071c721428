// /admin/staff: who holds which role, and the members to give one to.

import { FormattedMessage } from "react-intl";
import { OfficeList } from "#web/components/list/OfficeList.tsx";
import { useListAddress } from "#web/components/list/use-list-address.ts";
import { useListResult } from "#web/components/list/use-list-result.ts";
import { OfficeHead } from "#web/components/OfficeHead.tsx";
import { useStaffCountQuery, useStaffQuery } from "#web/gql/staff.ts";
import { StaffRow } from "./StaffRow.tsx";
import { STAFF_LIST } from "./staff-list.ts";

export function Component() {
  return (
    <>
      <OfficeHead lede={<FormattedMessage id="staff.lede" />} />
      <Staff />
    </>
  );
}

function Staff() {
  const list = useListAddress(STAFF_LIST);
  const { filter, page, size } = list.variables;
  const asked = useStaffQuery({ variables: { filter, page, size }, requestPolicy: "cache-and-network" });
  const [{ data: exact }] = useStaffCountQuery({
    variables: { filter },
    pause: asked[0].data?.staff.hasMore !== true,
  });
  const result = useListResult(asked, ({ staff }) => staff, exact?.staff.exactCount);
  return (
    <OfficeList
      list={list}
      item={(person) => <StaffRow person={person} onChanged={result.onRetry} />}
      result={result}
      empty={<FormattedMessage id="staff.none" />}
    />
  );
}
