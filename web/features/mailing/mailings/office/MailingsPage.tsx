// /admin/letters: the mailings to many, or those that are drafts, wait, are sent, failed or stopped; and a
// new one to all members.
import { Button } from "@mantine/core";
import { mdiPlus } from "@mdi/js";
import { FormattedMessage, useIntl } from "react-intl";
import { Icon } from "#web/components/Icon.tsx";
import { OfficeList } from "#web/components/list/OfficeList.tsx";
import { useListAddress } from "#web/components/list/use-list-address.ts";
import { useListResult } from "#web/components/list/use-list-result.ts";
import { useNewMailing } from "#web/components/mailings/use-new-mailing.ts";
import { OfficeHead } from "#web/components/OfficeHead.tsx";
import { useManagedMailingCountQuery, useManagedMailingsQuery } from "#web/gql/mailings.ts";
import { toGraphqlLanguage, useLanguage } from "#web/i18n/language.ts";
import { useSession } from "#web/session/session.ts";
import { MAILINGS_LIST, mailingTitle, useMailingColumns } from "./mailings-list.tsx";
import { useManyMailings } from "./use-many-mailings.tsx";

export function Component() {
  const { user } = useSession();
  const begin = useNewMailing();
  return (
    <>
      <OfficeHead lede={<FormattedMessage id="mailings.lede" />} mb={24}>
        {user?.canManageMembers ? (
          <Button size="sm" onClick={() => void begin({ members: {} })}>
            <Icon path={mdiPlus} />
            <FormattedMessage id="mailings.toAll" />
          </Button>
        ) : null}
      </OfficeHead>
      <Mailings />
    </>
  );
}

function Mailings() {
  const intl = useIntl();
  const list = useListAddress(MAILINGS_LIST);
  const asked = useManagedMailingsQuery({
    variables: { ...list.variables, language: toGraphqlLanguage(useLanguage()) },
    requestPolicy: "cache-and-network",
  });
  const [{ data: exact }] = useManagedMailingCountQuery({
    variables: { filter: list.variables.filter },
    pause: asked[0].data?.managedMailings.hasMore !== true,
  });
  const result = useListResult(
    asked,
    ({ managedMailings }) => managedMailings,
    exact?.managedMailings.exactCount,
  );
  const isNarrowed = Object.values(list.address.filter).some((value) => value != null);
  return (
    <OfficeList
      list={list}
      caption={intl.formatMessage({ id: "mailings.title" })}
      columns={useMailingColumns()}
      rowName={(mailing) => mailingTitle(mailing) ?? intl.formatMessage({ id: "mailings.untitled" })}
      result={result}
      actions={useManyMailings(list.variables.filter, result.onRetry)}
      empty={<FormattedMessage id={isNarrowed ? "mailings.none" : "mailings.empty"} />}
      emptyDetail={isNarrowed ? null : <FormattedMessage id="mailings.emptyDetail" />}
    />
  );
}
