// The newest issue: its cover beside its contents.
import { FormattedMessage, useIntl } from "react-intl";
import { Day } from "#web/components/Day.tsx";
import { Localized } from "#web/components/Localized.tsx";
import { MoreLink } from "#web/components/MoreLink.tsx";
import { useIssuePageQuery } from "#web/gql/journal.ts";
import { toGraphqlLanguage, useLanguage } from "#web/i18n/language.ts";
import { issuePath } from "#web/paths.ts";
import { ArticleRow } from "./ArticleRow.tsx";
import { IssueCover } from "./IssueCover.tsx";
import styles from "./JournalPage.module.css";
import { issueName, momentOf } from "./journal-words.ts";

/** More are a page of their own. */
const SHOWN = 5;

export function NewestIssue({ id }: { id: number }) {
  const intl = useIntl();
  const language = toGraphqlLanguage(useLanguage());
  const [{ data }] = useIssuePageQuery({ variables: { id, language } });
  const issue = data?.journalIssue;
  if (!issue) return null;
  return (
    <section className={`split ${styles.newest}`}>
      <div className={styles.side}>
        <IssueCover className={styles.cover} name={data.journal.name} issue={issue} />
        <div>
          <p className="small figures">
            <FormattedMessage id="journal.latest" />
          </p>
          <h2>{issueName(intl, issue)}</h2>
          {issue.title === null ? null : <Localized as="p" className={styles.special} text={issue.title} />}
          <p className="small figures">
            <Day at={momentOf(issue.issuedOn)} form="long" />
          </p>
        </div>
      </div>
      <div>
        <ul className="ruled">
          {issue.articles.slice(0, SHOWN).map((article) => (
            <ArticleRow key={article.id} article={article} />
          ))}
        </ul>
        <div>
          <MoreLink to={issuePath(id)}>
            <FormattedMessage id="journal.allOf" />
          </MoreLink>
        </div>
      </div>
    </section>
  );
}
