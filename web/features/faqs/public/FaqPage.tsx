// /faq: questions that are often asked, each beside its answer. A hit of the search leads to its question.
import { FormattedMessage, useIntl } from "react-intl";
import { EmptyState } from "#web/components/EmptyState.tsx";
import { PageHead } from "#web/components/PageHead.tsx";
import { keyed } from "#web/components/rich-text/keyed.ts";
import { useStructuredData } from "#web/components/structured-data/collect.ts";
import { type FaqPageQuery, type FaqPageQueryVariables, useFaqPageQuery } from "#web/gql/faqs.ts";
import { sectionTabs } from "#web/layout/section-tabs.ts";
import { usePageVariables } from "#web/page/page-variables.ts";
import styles from "./FaqPage.module.css";

export function Component() {
  const intl = useIntl();
  const [{ data }] = useFaqPageQuery({ variables: usePageVariables<FaqPageQueryVariables>() });
  if (data === undefined) return null;
  const title = intl.formatMessage({ id: "faqs.title" });
  const crumbs = [{ label: intl.formatMessage({ id: "layout.nav.communication" }) }, { label: title }];
  return (
    <article>
      <PageHead crumbs={crumbs} heading={<h1>{title}</h1>} tabs={sectionTabs(intl, "communication")} />
      <div className={`frame ${styles.page}`}>
        {data.faqs.length === 0 ? (
          <EmptyState title={<FormattedMessage id="faqs.none" />} />
        ) : (
          <Questions faqs={data.faqs} />
        )}
      </div>
    </article>
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
    <div className={styles.questions}>
      {faqs.map(({ id, question, answer }) => (
        <section key={id} id={`faq-${id}`}>
          <h2>{question}</h2>
          <div className={styles.answer}>
            {keyed(answer.split(/\n\s*\n/)).map(([key, paragraph]) => (
              <p key={key}>{paragraph}</p>
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}
