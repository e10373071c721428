// /admin/staff: who holds which role, and the members to give one to.

import { FormattedMessage, useIntl } from "react-intl";
import { OfficeList } from "#web/components/list/OfficeList.tsx";
import { useListAddress } from "#web/components/list/use-list-address.ts";
import { useListResult } from "#web/components/list/use-list-result.ts";
import { OfficeHead } from "#web/components/OfficeHead.tsx";
import { useStaffCountQuery, useStaffQuery } from "#web/gql/staff.ts";
import { STAFF_LIST, useStaffColumns } from "./staff-list.tsx";

export function Component() {
  return (
    <>
      <OfficeHead lede={<FormattedMessage id="staff.lede" />} />
      <Staff />
    </>
  );
}

function Staff() {
  const intl = useIntl();
  const list = useListAddress(STAFF_LIST);
  const { filter, descending, page, size } = list.variables;
  const asked = useStaffQuery({
    variables: { filter, descending, page, size },
    requestPolicy: "cache-and-network",
  });
  const [{ data: exact }] = useStaffCountQuery({
    variables: { filter },
    pause: asked[0].data?.staff.hasMore !== true,
  });
  const result = useListResult(asked, ({ staff }) => staff, exact?.staff.exactCount);
  return (
    <OfficeList
      list={list}
      caption={intl.formatMessage({ id: "staff.title" })}
      columns={useStaffColumns(result.onRetry)}
      rowName={({ name }) => name}
      result={result}
      empty={<FormattedMessage id="staff.none" />}
    />
  );
}
