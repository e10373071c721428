// The columns of the editors' list of issues.
import { FormattedMessage, FormattedNumber, useIntl } from "react-intl";
import { Day } from "#web/components/Day.tsx";
import { Link } from "#web/components/Link.tsx";
import type { ListColumn } from "#web/components/list/ListTable.tsx";
import { Moment } from "#web/components/Moment.tsx";
import { Nothing } from "#web/components/Nothing.tsx";
import { StateWord } from "#web/components/StateWord.tsx";
import { issueName, momentOf } from "#web/features/journal/journal/public/journal-words.ts";
import type { ManagedIssueRowFragment } from "#web/gql/journal-office.ts";
import { issueEditPath } from "#web/paths.ts";
import { ISSUE_LOOKS } from "./issue-looks.ts";

export function useIssueColumns(): readonly ListColumn<ManagedIssueRowFragment>[] {
  const intl = useIntl();
  const column = (key: "issue" | "titleKo" | "titleEn" | "state" | "issued" | "published" | "articles") => ({
    key,
    heading: intl.formatMessage({ id: `journal-office.column.${key}` }),
  });
  return [
    {
      ...column("issue"),
      sort: "NUMBER",
      staysWhole: true,
      cell: (issue) => <Link to={issueEditPath(issue.id)}>{issueName(intl, issue)}</Link>,
    },
    {
      ...column("titleKo"),
      cell: ({ titleKo }) => (titleKo === null ? <Nothing /> : <span lang="ko">{titleKo}</span>),
    },
    {
      ...column("titleEn"),
      cell: ({ titleEn }) => (titleEn === null ? <Nothing /> : <span lang="en">{titleEn}</span>),
    },
    {
      ...column("state"),
      isStatus: true,
      cell: ({ state }) => (
        <StateWord {...ISSUE_LOOKS[state]}>
          <FormattedMessage id={`journal-office.state.${state}`} />
        </StateWord>
      ),
    },
    { ...column("issued"), sort: "ISSUED", cell: ({ issuedOn }) => <Day at={momentOf(issuedOn)} /> },
    {
      ...column("published"),
      cell: ({ publishedAt }) => (publishedAt === null ? <Nothing /> : <Moment at={publishedAt} />),
    },
    {
      ...column("articles"),
      isNumber: true,
      cell: ({ articleCount }) => <FormattedNumber value={articleCount} />,
    },
  ];
}
