// /journal/submit: how a manuscript reaches the journal. On this site: what is needed, and the link to the
// form. At JAMS: its address.
import { FormattedMessage, useIntl } from "react-intl";
import { ASKED_OF_AUTHORS } from "#schema/validation/journal/requirements.ts";
import { ButtonLink } from "#web/components/ButtonLink.tsx";
import { buttonLook } from "#web/components/button-look.ts";
import { Link } from "#web/components/Link.tsx";
import { PageBody } from "#web/components/PageBody.tsx";
import { PageHead } from "#web/components/PageHead.tsx";
import { keyed } from "#web/components/rich-text/keyed.ts";
import {
  type JournalGuidePageQuery,
  type JournalGuidePageQueryVariables,
  useJournalGuidePageQuery,
} from "#web/gql/journal-settings.ts";
import { sectionTabs } from "#web/layout/section-tabs.ts";
import { usePageVariables } from "#web/page/page-variables.ts";
import { MANUSCRIPTS_TAB, NEW_MANUSCRIPT_PATH, PAGE_PATHS } from "#web/paths.ts";
import styles from "./SubmitPage.module.css";

export function Component() {
  const intl = useIntl();
  const [{ data }] = useJournalGuidePageQuery({
    variables: usePageVariables<JournalGuidePageQueryVariables>(),
  });
  if (data === undefined) return null;
  const title = intl.formatMessage({ id: "submissions.title" });
  const journal = intl.formatMessage({ id: "layout.nav.journalSection" });
  const { journalGuide: guide } = data;
  return (
    <article>
      <PageHead
        crumbs={[{ label: journal, to: PAGE_PATHS.JOURNAL_INTRODUCTION }, { label: title }]}
        heading={<h1>{title}</h1>}
        tabs={sectionTabs(intl, "journal")}
      />
      <PageBody>
        <div className={styles.parts}>
          {guide.guidance === "" ? null : <Guidance text={guide.guidance} />}
          {guide.flow === "JAMS" ? <AtJams guide={guide} /> : <Here guide={guide} />}
        </div>
      </PageBody>
    </article>
  );
}

type Guide = JournalGuidePageQuery["journalGuide"];

const Guidance = ({ text }: { text: string }) => (
  <div className="lines">
    {keyed(text.split(/\n\s*\n/)).map(([key, paragraph]) => (
      <p key={key}>{paragraph}</p>
    ))}
  </div>
);

function AtJams({ guide: { jamsUrl } }: { guide: Guide }) {
  return (
    <div className="lines">
      <p>
        <FormattedMessage id="submissions.jams" />
      </p>
      {jamsUrl === null ? null : (
        <a {...buttonLook({})} href={jamsUrl} rel="noopener noreferrer">
          <FormattedMessage id="submissions.toJams" />
        </a>
      )}
    </div>
  );
}

function Here({ guide }: { guide: Guide }) {
  const won = (amount: number) => <FormattedMessage id="submissions.won" values={{ amount }} />;
  return (
    <>
      <section aria-labelledby="needed">
        <h2 className="partTitle" id="needed">
          <FormattedMessage id="submissions.needed" />
        </h2>
        <ul className="bullets">
          <li>
            <FormattedMessage id="submissions.needed.file" />
          </li>
          <li>
            <FormattedMessage id="submissions.needed.abstracts" />
          </li>
          <li>
            <FormattedMessage id="submissions.needed.authors" />
          </li>
          {ASKED_OF_AUTHORS.filter((one) => guide.requirements.includes(one)).map((requirement) => (
            <li key={requirement}>
              <FormattedMessage id={`submissions.needed.${requirement}`} />
            </li>
          ))}
          {guide.membershipAsked === "NEVER" ? null : (
            <li>
              <FormattedMessage id={`submissions.membership.${guide.membershipAsked}`} />
            </li>
          )}
          {guide.reviewFee > 0 ? (
            <li>
              <FormattedMessage id="submissions.reviewFee" values={{ fee: won(guide.reviewFee) }} />
            </li>
          ) : null}
          {guide.publicationFee > 0 ? (
            <li>
              <FormattedMessage id="submissions.publicationFee" values={{ fee: won(guide.publicationFee) }} />
            </li>
          ) : null}
        </ul>
        <p className="tall">
          <Link className="link" to={PAGE_PATHS.JOURNAL_SUBMISSION_RULES}>
            <FormattedMessage id="submissions.rules" />
          </Link>
        </p>
      </section>
      <section aria-labelledby="way">
        <h2 className="partTitle" id="way">
          <FormattedMessage id="submissions.way" />
        </h2>
        <p>
          <FormattedMessage id="submissions.way.detail" />
        </p>
      </section>
      <div className="buttonRow">
        <ButtonLink to={NEW_MANUSCRIPT_PATH}>
          <FormattedMessage id="submissions.write" />
        </ButtonLink>
        <ButtonLink to={MANUSCRIPTS_TAB} variant="outline">
          <FormattedMessage id="submissions.mine" />
        </ButtonLink>
      </div>
    </>
  );
}
