// /admin/journal/issues: every issue of the journal, the newest first.
import { Text } from "@mantine/core";
import { mdiPlus } from "@mdi/js";
import { FormattedMessage, useIntl } from "react-intl";
import { useSearchParams } from "react-router-dom";
import { ButtonLink } from "#web/components/ButtonLink.tsx";
import { EmptyState } from "#web/components/EmptyState.tsx";
import { ErrorState } from "#web/components/ErrorState.tsx";
import { Icon } from "#web/components/Icon.tsx";
import { Link } from "#web/components/Link.tsx";
import { OfficeHead } from "#web/components/OfficeHead.tsx";
import rows from "#web/components/office-rows.module.css";
import { Pagination } from "#web/components/Pagination.tsx";
import { issueName } from "#web/features/journal/journal/public/journal-words.ts";
import { type ManagedIssueRowFragment, useManagedIssuesQuery } from "#web/gql/journal-office.ts";
import { CREATE_ISSUE_PATH, ISSUES_PATH, issueEditPath } from "#web/paths.ts";
import { IssueStanding } from "./IssueStanding.tsx";

/** Decades of most journals. */
const SIZE = 100;

export function Component() {
  return (
    <>
      <OfficeHead lede={<FormattedMessage id="journal-office.lede" />} mb={24}>
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
  const [params] = useSearchParams();
  const page = Math.max(1, Number.parseInt(params.get("page") ?? "1", 10) || 1);
  const [{ data, error, fetching }, ask] = useManagedIssuesQuery({
    variables: { page, size: SIZE },
    requestPolicy: "cache-and-network",
  });
  if (!data) {
    return error && !fetching ? (
      <ErrorState
        message={intl.formatMessage({ id: "journal-office.failed" })}
        onRetry={() => ask({ requestPolicy: "network-only" })}
      />
    ) : (
      <p role="status">
        <FormattedMessage id="journal-office.loading" />
      </p>
    );
  }
  const { items, totalCount } = data.managedIssues;
  if (totalCount === 0) return <EmptyState title={<FormattedMessage id="journal-office.empty" />} />;
  return (
    <>
      <ul className={rows.list}>
        {items.map((issue) => (
          <li key={issue.id} className={rows.row}>
            <IssueRow issue={issue} />
          </li>
        ))}
      </ul>
      <Pagination
        current={page}
        count={Math.ceil(totalCount / SIZE)}
        href={(other) => (other === 1 ? ISSUES_PATH : `${ISSUES_PATH}?page=${other}`)}
      />
    </>
  );
}

function IssueRow({ issue }: { issue: ManagedIssueRowFragment }) {
  const intl = useIntl();
  const title = issue.titleKo ?? issue.titleEn;
  return (
    <>
      <div>
        <Link to={issueEditPath(issue.id)} style={{ fontWeight: 600 }}>
          {issueName(intl, issue)}
        </Link>
        {title === null ? null : (
          <Text c="var(--ink-2)" lang={issue.titleKo === null ? "en" : "ko"}>
            {title}
          </Text>
        )}
        <p className="meta">
          <span>{issue.issuedOn}</span>
          <span>
            <FormattedMessage id="journal-office.count" values={{ count: issue.articleCount }} />
          </span>
        </p>
      </div>
      <IssueStanding issue={issue} />
    </>
  );
}
