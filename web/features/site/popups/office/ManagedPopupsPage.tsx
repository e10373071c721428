// /admin/popup-management: the popups there are, or those that are live, about to end, coming or over. The
// trash has a page of its own.

import { mdiPlus } from "@mdi/js";
import { FormattedMessage, useIntl } from "react-intl";
import { ButtonLink } from "#web/components/ButtonLink.tsx";
import { Icon } from "#web/components/Icon.tsx";
import { OfficeList } from "#web/components/list/OfficeList.tsx";
import { useListAddress } from "#web/components/list/use-list-address.ts";
import { useListResult } from "#web/components/list/use-list-result.ts";
import { OfficeHead } from "#web/components/OfficeHead.tsx";
import { useManagedPopupCountQuery, useManagedPopupsQuery } from "#web/gql/popups.ts";
import { CREATE_POPUP_PATH } from "#web/paths.ts";
import { POPUPS_LIST, usePopupColumns } from "./popups-list.tsx";
import { useManyPopups } from "./use-many-popups.tsx";

export function Component() {
  return (
    <>
      <OfficeHead>
        <ButtonLink to={CREATE_POPUP_PATH} size="sm">
          <Icon path={mdiPlus} />
          <FormattedMessage id="popup-office.create" />
        </ButtonLink>
      </OfficeHead>
      <Popups />
    </>
  );
}

function Popups() {
  const intl = useIntl();
  const list = useListAddress(POPUPS_LIST);
  const asked = useManagedPopupsQuery({
    variables: list.variables,
    requestPolicy: "cache-and-network",
  });
  const { filter } = list.variables;
  const [{ data: exact }] = useManagedPopupCountQuery({
    variables: { filter },
    pause: asked[0].data?.managedPopups.hasMore !== true,
  });
  const result = useListResult(asked, ({ managedPopups }) => managedPopups, exact?.managedPopups.exactCount);
  return (
    <OfficeList
      list={list}
      caption={intl.formatMessage({ id: "popup-office.title" })}
      columns={usePopupColumns(result.onRetry)}
      rowName={({ titleKo }) => titleKo}
      result={result}
      actions={useManyPopups(filter, result.onRetry)}
      empty={
        <FormattedMessage
          id={list.address.filter.show == null ? "popup-office.empty" : "popup-office.none"}
        />
      }
    />
  );
}
