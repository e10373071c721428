// The dates and terms of an article. What is not known is left out.
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Day } from "#web/components/Day.tsx";
import type { MessageId } from "#web/i18n/message-ids.ts";
import type { ShownArticle } from "./ArticlePage.tsx";
import { momentOf } from "./journal-words.ts";

export function ArticleFacts({ article }: { article: ShownArticle }) {
  const intl = useIntl();
  const { receivedOn, revisedOn, acceptedOn, doi, licence, licenceUrl, issue, downloads, file } = article;
  const day = (at: string | null) => at && <Day at={momentOf(at)} />;
  const terms = intl.formatMessage({ id: `journal.licence.${licence}` });
  const licenceTerms =
    licenceUrl === null ? (
      terms
    ) : (
      <a className="link" href={licenceUrl}>
        {terms}
      </a>
    );
  const read = intl.formatMessage({ id: "journal.article.times" }, { count: downloads });
  const facts: readonly (readonly [MessageId, ReactNode])[] = [
    ["journal.article.received", day(receivedOn)],
    ["journal.article.revised", day(revisedOn)],
    ["journal.article.accepted", day(acceptedOn)],
    ["journal.article.published", day(issue.issuedOn)],
    [
      "journal.article.doi",
      doi && (
        <a className="link" href={`https://doi.org/${doi}`}>
          {doi}
        </a>
      ),
    ],
    ["journal.article.licence", licenceTerms],
    ["journal.article.downloads", file && read],
  ];
  return (
    <section>
      <h2 className="h4">
        <FormattedMessage id="journal.article.facts" />
      </h2>
      <dl className="facts">
        {facts.map(([label, value]) =>
          value ? (
            <div key={label}>
              <dt>
                <FormattedMessage id={label} />
              </dt>
              <dd>{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
    </section>
  );
}
