// /admin/journal/issues/create and /{idx}: an issue in the making, or one that is out.
import { FormattedMessage, useIntl } from "react-intl";
import { useParams } from "react-router-dom";
import { BackLink } from "#web/components/BackLink.tsx";
import { ErrorState } from "#web/components/ErrorState.tsx";
import { OfficeHead } from "#web/components/OfficeHead.tsx";
import { useManagedIssueQuery } from "#web/gql/journal-office.ts";
import { toGraphqlLanguage, useLanguage } from "#web/i18n/language.ts";
import { notFound } from "#web/page/page-error.ts";
import { parseIdx } from "#web/page/parse-idx.ts";
import { ISSUES_PATH } from "#web/paths.ts";
import { IssueForm } from "./IssueForm.tsx";
import { PublishedIssue } from "./PublishedIssue.tsx";

export function Component() {
  const { idx } = useParams();
  return (
    <>
      <BackLink to={ISSUES_PATH}>
        <FormattedMessage id="journal-office.issue.back" />
      </BackLink>
      <OfficeHead id="issue-title" mb={24} />
      {idx === undefined ? (
        <IssueForm key="new" issue={null} onChanged={() => {}} />
      ) : (
        <StoredIssue key={idx} id={parseIdx(idx)} />
      )}
    </>
  );
}

function StoredIssue({ id }: { id: number }) {
  const intl = useIntl();
  const language = toGraphqlLanguage(useLanguage());
  const [{ data, error, fetching }, ask] = useManagedIssueQuery({
    variables: { id, language },
    requestPolicy: "cache-and-network",
  });
  const again = () => ask({ requestPolicy: "network-only" });
  if (data?.managedIssue === null) throw notFound();
  if (!data) {
    return error && !fetching ? (
      <ErrorState message={intl.formatMessage({ id: "journal-office.failed" })} onRetry={again} />
    ) : (
      <p role="status">
        <FormattedMessage id="journal-office.loading" />
      </p>
    );
  }
  const { managedIssue: issue, journal } = data;
  if (issue.state === "PUBLISHED") return <PublishedIssue issue={issue} journal={journal.name} />;
  const blocks = data.journalSettingsForEditing.requirementsBlock;
  return <IssueForm issue={issue} journal={journal.name} blocks={blocks} onChanged={again} />;
}
