// /faq: questions that are often asked, each beside its answer. A hit of the search leads to its question.
import { FormattedMessage, useIntl } from "react-intl";
import { EmptyState } from "#web/components/EmptyState.tsx";
import { NextSteps } from "#web/components/NextSteps.tsx";
import { PageHead } from "#web/components/PageHead.tsx";
import { keyed } from "#web/components/rich-text/keyed.ts";
import { useStructuredData } from "#web/components/structured-data/collect.ts";
import { type FaqPageQuery, type FaqPageQueryVariables, useFaqPageQuery } from "#web/gql/faqs.ts";
import { sectionTabs } from "#web/layout/section-tabs.ts";
import { usePageVariables } from "#web/page/page-variables.ts";
import { BOARD_PATHS, GLOSSARY_PATH } from "#web/paths.ts";
import styles from "./FaqPage.module.css";

const NEXT_STEPS = [
  { to: BOARD_PATHS.NOTICE.list, label: "enums.Board.NOTICE" },
  { to: GLOSSARY_PATH, label: "layout.nav.glossary" },
] as const;

export function Component() {
  const intl = useIntl();
  const [{ data }] = useFaqPageQuery({ variables: usePageVariables<FaqPageQueryVariables>() });
  if (data === undefined) return null;
  const title = intl.formatMessage({ id: "faqs.title" });
  const crumbs = [{ label: intl.formatMessage({ id: "layout.nav.communication" }) }, { label: title }];
  return (
    <article>
      <PageHead crumbs={crumbs} heading={<h1>{title}</h1>} tabs={sectionTabs(intl, "communication")} />
      <div className="frame aboutPage">
        {data.faqs.length === 0 ? (
          <EmptyState title={<FormattedMessage id="faqs.none" />} />
        ) : (
          <Questions faqs={data.faqs} />
        )}
        <Unanswered settings={data.settings} />
        <NextSteps steps={NEXT_STEPS} />
      </div>
    </article>
  );
}

/** Whom to ask what is not answered here; nothing where the office has said no way. */
function Unanswered({ settings: { phone, email } }: Pick<FaqPageQuery, "settings">) {
  if (!phone && !email) return null;
  return (
    <p className={`longWords ${styles.unanswered}`}>
      <FormattedMessage id="faqs.unanswered" />
      {phone ? (
        <a className="link" href={`tel:${phone.replace(/[^+\d]/g, "")}`}>
          {phone}
        </a>
      ) : null}
      {email ? (
        <a className="link" href={`mailto:${email}`}>
          {email}
        </a>
      ) : null}
    </p>
  );
}

function Questions({ faqs }: Pick<FaqPageQuery, "faqs">) {
  useStructuredData(() => ({
    "@type": "FAQPage",
    mainEntity: faqs.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  }));
  return (
    <div className={`ruled ${styles.questions}`}>
      {faqs.map(({ id, question, answer }) => (
        <section key={id} className="listRow" id={`faq-${id}`}>
          <h2 className="h3 longWords">{question}</h2>
          <div className={`readingText lines longWords ${styles.answer}`}>
            {keyed(answer.split(/\n\s*\n/)).map(([key, paragraph]) => (
              <p key={key}>{paragraph}</p>
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}
