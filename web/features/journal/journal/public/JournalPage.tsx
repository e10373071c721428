// /journal: the newest issue with its contents, then every issue by volume, each with its cover.
import { FormattedMessage, useIntl } from "react-intl";
import { Day } from "#web/components/Day.tsx";
import { EmptyState } from "#web/components/EmptyState.tsx";
import { FollowLinks } from "#web/components/follow/FollowLinks.tsx";
import { Localized } from "#web/components/Localized.tsx";
import { RowLink } from "#web/components/RowLink.tsx";
import {
  type JournalPageQuery,
  type JournalPageQueryVariables,
  useJournalPageQuery,
} from "#web/gql/journal.ts";
import { usePageVariables } from "#web/page/page-variables.ts";
import { issuePath } from "#web/paths.ts";
import { IssueCover } from "./IssueCover.tsx";
import { JournalData } from "./JournalData.tsx";
import { JournalHead } from "./JournalHead.tsx";
import styles from "./JournalPage.module.css";
import { issnLine, momentOf } from "./journal-words.ts";
import { NewestIssue } from "./NewestIssue.tsx";

type Journal = JournalPageQuery["journal"];

export function Component() {
  const intl = useIntl();
  const [{ data }] = useJournalPageQuery({ variables: usePageVariables<JournalPageQueryVariables>() });
  if (data === undefined) return null;
  const { journal } = data;
  const [newest] = journal.issues;
  return (
    <>
      <JournalHead
        heading={<h1>{journal.name}</h1>}
        below={
          <>
            {issnLine(intl, journal)}
            <FollowLinks topic="JOURNAL" />
          </>
        }
      />
      <div className="frame textPage">
        {newest === undefined ? (
          <EmptyState
            title={<FormattedMessage id="journal.empty" />}
            detail={<FormattedMessage id="journal.emptyDetail" />}
          />
        ) : (
          <>
            <JournalData journal={journal} />
            <NewestIssue id={newest.id} />
            <Volumes journal={journal} />
          </>
        )}
      </div>
    </>
  );
}

function Volumes({ journal: { issues, name } }: { journal: Journal }) {
  const intl = useIntl();
  const volumes = Map.groupBy(issues, ({ volume }) => volume);
  return (
    <section className={styles.volumes}>
      <h2>
        <FormattedMessage id="journal.volumes" />
      </h2>
      {[...volumes].map(([volume, own]) => (
        <section key={volume} className={`ruled split ${styles.volume}`}>
          <h3 className="h3">
            <FormattedMessage id="journal.volume" values={{ volume, year: String(own.at(-1)?.year ?? "") }} />
          </h3>
          <ul className={`tiles ${styles.issues}`}>
            {own.map((issue) => (
              <li key={issue.id}>
                <IssueCover name={name} issue={issue} />
                <p className={`rowTitle ${styles.number}`}>
                  <RowLink
                    to={issuePath(issue.id)}
                    aria-label={intl.formatMessage({ id: "journal.issue" }, { volume, number: issue.number })}
                  >
                    <FormattedMessage id="journal.number" values={{ number: issue.number }} />
                  </RowLink>
                </p>
                {issue.title === null ? null : (
                  <Localized as="p" className={styles.special} text={issue.title} />
                )}
                <p className="small figures">
                  <Day at={momentOf(issue.issuedOn)} />
                  {" · "}
                  <FormattedMessage id="journal.count" values={{ count: issue.articleCount }} />
                </p>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}
