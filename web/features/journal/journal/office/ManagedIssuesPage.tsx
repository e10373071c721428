// /admin/journal/issues: every issue of the journal, the newest first.
import { mdiPlus } from "@mdi/js";
import { FormattedMessage, useIntl } from "react-intl";
import { ButtonLink } from "#web/components/ButtonLink.tsx";
import { Icon } from "#web/components/Icon.tsx";
import { OfficeList } from "#web/components/list/OfficeList.tsx";
import { useListAddress } from "#web/components/list/use-list-address.ts";
import { useListResult } from "#web/components/list/use-list-result.ts";
import { OfficeHead } from "#web/components/OfficeHead.tsx";
import { issueName } from "#web/features/journal/journal/public/journal-words.ts";
import { useManagedIssuesQuery } from "#web/gql/journal-office.ts";
import { CREATE_ISSUE_PATH } from "#web/paths.ts";
import { ISSUES_LIST } from "./issues-list.ts";
import { useIssueColumns } from "./use-issue-columns.tsx";

export function Component() {
  return (
    <>
      <OfficeHead lede={<FormattedMessage id="journal-office.lede" />}>
        <ButtonLink to={CREATE_ISSUE_PATH} size="sm">
          <Icon path={mdiPlus} />
          <FormattedMessage id="journal-office.create" />
        </ButtonLink>
      </OfficeHead>
      <Issues />
    </>
  );
}

function Issues() {
  const intl = useIntl();
  const list = useListAddress(ISSUES_LIST);
  const asked = useManagedIssuesQuery({ variables: list.variables, requestPolicy: "cache-and-network" });
  return (
    <OfficeList
      list={list}
      caption={intl.formatMessage({ id: "journal-office.title" })}
      columns={useIssueColumns()}
      rowName={(issue) => issueName(intl, issue)}
      result={useListResult(asked, ({ managedIssues }) => managedIssues)}
      empty={<FormattedMessage id="journal-office.empty" />}
    />
  );
}
