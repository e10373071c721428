// /admin/redirects: addresses of a site that was here before, and where they lead now.
import { Button, Group } from "@mantine/core";
import { mdiPlus } from "@mdi/js";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { ButtonLink } from "#web/components/ButtonLink.tsx";
import { Icon } from "#web/components/Icon.tsx";
import { OfficeList } from "#web/components/list/OfficeList.tsx";
import { useListAddress } from "#web/components/list/use-list-address.ts";
import { useListResult } from "#web/components/list/use-list-result.ts";
import { OfficeHead } from "#web/components/OfficeHead.tsx";
import { useRedirectCountQuery, useRedirectsQuery } from "#web/gql/redirects.ts";
import { UNKNOWN_ADDRESSES_PATH } from "#web/paths.ts";
import { RedirectDialog, type RedirectDialogProps } from "./RedirectDialog.tsx";
import { REDIRECT_LIST } from "./redirect-lists.ts";
import { useDeleteRedirect } from "./use-delete-redirect.ts";
import { useRedirectColumns } from "./use-redirect-columns.tsx";

const NEW = { address: "", target: "" };

export function Component() {
  const intl = useIntl();
  const [edited, setEdited] = useState<RedirectDialogProps["redirect"] | null>(null);
  const list = useListAddress(REDIRECT_LIST);
  const { filter } = list.variables;
  const asked = useRedirectsQuery({ variables: list.variables, requestPolicy: "cache-and-network" });
  const [{ data: exact }] = useRedirectCountQuery({
    variables: { filter },
    pause: asked[0].data?.redirects.hasMore !== true,
  });
  const result = useListResult(asked, ({ redirects }) => redirects, exact?.redirects.exactCount);
  const remove = useDeleteRedirect(result.onRetry);
  return (
    <>
      <OfficeHead lede={<FormattedMessage id="redirects.lede" />}>
        <Group gap={8}>
          <ButtonLink to={UNKNOWN_ADDRESSES_PATH} size="sm" variant="outline">
            <FormattedMessage id="redirects.unknown.title" />
          </ButtonLink>
          <Button size="sm" leftSection={<Icon path={mdiPlus} />} onClick={() => setEdited(NEW)}>
            <FormattedMessage id="redirects.add" />
          </Button>
        </Group>
      </OfficeHead>
      <OfficeList
        list={list}
        caption={intl.formatMessage({ id: "redirects.title" })}
        columns={useRedirectColumns({ change: setEdited, remove })}
        rowName={({ address }) => address}
        result={result}
        empty={<FormattedMessage id="redirects.empty" />}
        emptyDetail={<FormattedMessage id="redirects.emptyDetail" />}
        exporting={{ list: "redirects" }}
      />
      {edited === null ? null : (
        <RedirectDialog redirect={edited} onClose={() => setEdited(null)} onChanged={result.onRetry} />
      )}
    </>
  );
}
