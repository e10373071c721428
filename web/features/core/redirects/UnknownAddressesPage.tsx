// /admin/redirects/unknown: addresses that visitors requested and that do not exist, the most requested
// first. One click starts a redirect.
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { ButtonLink } from "#web/components/ButtonLink.tsx";
import { OfficeList } from "#web/components/list/OfficeList.tsx";
import { useListAddress } from "#web/components/list/use-list-address.ts";
import { useListResult } from "#web/components/list/use-list-result.ts";
import { OfficeHead } from "#web/components/OfficeHead.tsx";
import { useUnknownAddressCountQuery, useUnknownAddressesQuery } from "#web/gql/redirects.ts";
import { REDIRECTS_PATH } from "#web/paths.ts";
import { RedirectDialog } from "./RedirectDialog.tsx";
import { UNKNOWN_ADDRESS_LIST } from "./redirect-lists.ts";
import { useUnknownColumns } from "./use-unknown-columns.tsx";

export function Component() {
  const intl = useIntl();
  const [led, setLed] = useState<string | null>(null);
  const list = useListAddress(UNKNOWN_ADDRESS_LIST);
  const { filter } = list.variables;
  const asked = useUnknownAddressesQuery({ variables: list.variables, requestPolicy: "cache-and-network" });
  const [{ data: exact }] = useUnknownAddressCountQuery({
    variables: { filter },
    pause: asked[0].data?.unknownAddresses.hasMore !== true,
  });
  const result = useListResult(
    asked,
    ({ unknownAddresses }) => unknownAddresses,
    exact?.unknownAddresses.exactCount,
  );
  return (
    <>
      <OfficeHead lede={<FormattedMessage id="redirects.unknown.lede" />}>
        <ButtonLink to={REDIRECTS_PATH} size="sm" variant="outline">
          <FormattedMessage id="redirects.title" />
        </ButtonLink>
      </OfficeHead>
      <OfficeList
        list={list}
        caption={intl.formatMessage({ id: "redirects.unknown.title" })}
        columns={useUnknownColumns(setLed)}
        rowName={({ address }) => address}
        result={result}
        empty={<FormattedMessage id="redirects.unknown.empty" />}
      />
      {led === null ? null : (
        <RedirectDialog
          redirect={{ address: led, target: "" }}
          onClose={() => setLed(null)}
          onChanged={result.onRetry}
        />
      )}
    </>
  );
}
