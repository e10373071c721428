// /admin/journal/managedSubmissions: what waits for whom, and since when.

import { FormattedMessage, useIntl } from "react-intl";
import { OfficeList } from "#web/components/list/OfficeList.tsx";
import { useListAddress } from "#web/components/list/use-list-address.ts";
import { useListResult } from "#web/components/list/use-list-result.ts";
import { OfficeHead } from "#web/components/OfficeHead.tsx";
import { useManagedSubmissionsCountQuery, useManagedSubmissionsQuery } from "#web/gql/managed-submissions.ts";
import { toGraphqlLanguage, useLanguage } from "#web/i18n/language.ts";
import { SubmissionFigures } from "./SubmissionFigures.tsx";
import { SUBMISSION_LIST, useSubmissionColumns } from "./submissions-list.tsx";

export function Component() {
  return (
    <>
      <OfficeHead lede={<FormattedMessage id="submission-office.lede" />} />
      <Manuscripts />
      <SubmissionFigures />
    </>
  );
}

function Manuscripts() {
  const intl = useIntl();
  const list = useListAddress(SUBMISSION_LIST);
  const language = toGraphqlLanguage(useLanguage());
  const { filter } = list.address;
  const asked = useManagedSubmissionsQuery({
    variables: { ...list.variables, language },
    requestPolicy: "cache-and-network",
  });
  const [{ data: exact }] = useManagedSubmissionsCountQuery({
    variables: { filter },
    pause: asked[0].data?.managedSubmissions.hasMore !== true,
  });
  const result = useListResult(
    asked,
    ({ managedSubmissions }) => managedSubmissions,
    exact?.managedSubmissions.exactCount,
  );
  return (
    <OfficeList
      list={list}
      caption={intl.formatMessage({ id: "submission-office.title" })}
      columns={useSubmissionColumns(result.onRetry)}
      rowName={({ number }) => number ?? ""}
      result={result}
      empty={<FormattedMessage id="submission-office.empty" />}
    />
  );
}
