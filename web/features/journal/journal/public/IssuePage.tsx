// /journal/issues/{idx}: the table of contents, what is of a kind together, with the cover beside it.
import { FormattedMessage, useIntl } from "react-intl";
import { ButtonLink } from "#web/components/ButtonLink.tsx";
import { Day } from "#web/components/Day.tsx";
import { Localized } from "#web/components/Localized.tsx";
import { type Neighbour, Neighbours } from "#web/components/Neighbours.tsx";
import { useStructuredData } from "#web/components/structured-data/collect.ts";
import {
  type IssuePageQuery,
  type IssuePageQueryVariables,
  type ListedIssueFragment,
  useIssuePageQuery,
} from "#web/gql/journal.ts";
import { toGraphqlLanguage, useLanguage } from "#web/i18n/language.ts";
import { usePageVariables } from "#web/page/page-variables.ts";
import { issuePath, JOURNAL_PATH } from "#web/paths.ts";
import { ArticleRow } from "./ArticleRow.tsx";
import { IssueCover } from "./IssueCover.tsx";
import styles from "./IssuePage.module.css";
import { JournalHead } from "./JournalHead.tsx";
import { issnLine, issueName, momentOf } from "./journal-words.ts";

export function Component() {
  const [{ data }] = useIssuePageQuery({ variables: usePageVariables<IssuePageQueryVariables>() });
  if (!data?.journalIssue) return null;
  return <Issue journal={data.journal} issue={data.journalIssue} />;
}

interface IssueProps {
  readonly journal: IssuePageQuery["journal"];
  readonly issue: NonNullable<IssuePageQuery["journalIssue"]>;
}

function Issue({ journal, issue }: IssueProps) {
  const intl = useIntl();
  const name = issueName(intl, issue);
  // In the order of the contents: what is of the kind that is first is together, and so on.
  const groups = [...Map.groupBy(issue.articles, ({ type }) => type)];
  useStructuredData((address) => ({
    "@type": "PublicationIssue",
    url: address(issuePath(issue.id)),
    issueNumber: issue.number,
    datePublished: issue.issuedOn,
    isPartOf: {
      "@type": "PublicationVolume",
      volumeNumber: issue.volume,
      isPartOf: { "@type": "Periodical", name: journal.name, url: address(JOURNAL_PATH) },
    },
  }));
  return (
    <>
      <JournalHead
        steps={[{ label: name }]}
        above={
          <span className="day">
            {journal.name} · <Day at={momentOf(issue.issuedOn)} form="long" />
          </span>
        }
        heading={<h1>{name}</h1>}
        below={issue.title === null ? undefined : <Localized text={issue.title} />}
      />
      <div className={`frame textPage split ${styles.page}`}>
        <div className={styles.side}>
          <IssueCover name={journal.name} issue={issue} />
          <p className="small">{issnLine(intl, journal)}</p>
        </div>
        <div className={styles.contents}>
          {groups.map(([type, articles]) => (
            <section key={type}>
              <h2 className="h3">
                <FormattedMessage id={`journal.type.${type}`} />
              </h2>
              <ul>
                {articles.map((article) => (
                  <ArticleRow key={article.id} article={article} />
                ))}
              </ul>
            </section>
          ))}
          <IssueNeighbours previous={issue.previous} next={issue.next} />
          <div className="wayBack">
            <ButtonLink to={JOURNAL_PATH} variant="outline" wideOnPhone>
              <FormattedMessage id="journal.back" />
            </ButtonLink>
          </div>
        </div>
      </div>
    </>
  );
}

interface IssueNeighboursProps {
  readonly previous: ListedIssueFragment | null;
  readonly next: ListedIssueFragment | null;
}

function IssueNeighbours({ previous, next }: IssueNeighboursProps) {
  const intl = useIntl();
  const language = toGraphqlLanguage(useLanguage());
  const row = (issue: ListedIssueFragment | null, label: string): Neighbour | null =>
    issue && {
      label,
      path: issuePath(issue.id),
      title: { text: issueName(intl, issue), language },
      at: momentOf(issue.issuedOn),
    };
  return (
    <Neighbours
      label={intl.formatMessage({ id: "journal.issueNeighbours" })}
      previous={row(previous, intl.formatMessage({ id: "journal.previousIssue" }))}
      next={row(next, intl.formatMessage({ id: "journal.nextIssue" }))}
    />
  );
}
