// /my-account/manuscripts/{idx}: where a manuscript is, what comes next and until when.
import { useRef } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useParams } from "react-router-dom";
import { ErrorState } from "#web/components/ErrorState.tsx";
import { PageBody } from "#web/components/PageBody.tsx";
import { PageHead } from "#web/components/PageHead.tsx";
import { useMyManuscriptQuery } from "#web/gql/manuscripts.ts";
import { toGraphqlLanguage, useLanguage } from "#web/i18n/language.ts";
import { notFound } from "#web/page/page-error.ts";
import { parseIdx } from "#web/page/parse-idx.ts";
import { MANUSCRIPTS_TAB } from "#web/paths.ts";
import { ManuscriptStateWord } from "./ManuscriptStateWord.tsx";
import { ManuscriptStatus } from "./ManuscriptStatus.tsx";

export function Component() {
  const intl = useIntl();
  const variables = { id: parseIdx(useParams().idx), language: toGraphqlLanguage(useLanguage()) };
  const [{ data: answer, error, fetching }, ask] = useMyManuscriptQuery({
    variables,
    requestPolicy: "network-only",
  });
  if (answer?.mySubmission === null && !error) throw notFound();
  // It is read again while somebody works on it: an answer that does not come takes away nothing that is here.
  const read = useRef(answer);
  if (answer?.mySubmission || read.current?.mySubmission?.id !== variables.id) read.current = answer;
  const data = read.current;
  const manuscript = data?.mySubmission;
  const again = () => ask({ requestPolicy: "network-only" });
  const title = manuscript && (manuscript.language === "KO" ? manuscript.titleKo : manuscript.titleEn);
  return (
    <>
      <PageHead
        crumbs={[
          { label: intl.formatMessage({ id: "manuscripts.mine" }), to: MANUSCRIPTS_TAB },
          { label: manuscript?.number ?? intl.formatMessage({ id: "manuscripts.one" }) },
        ]}
        heading={
          <h1 {...(manuscript ? { lang: manuscript.language === "KO" ? "ko" : "en" } : {})}>
            {title ?? intl.formatMessage({ id: manuscript ? "manuscripts.untitled" : "manuscripts.one" })}
          </h1>
        }
        {...(manuscript ? { below: <ManuscriptStateWord state={manuscript.state} /> } : {})}
      />
      <PageBody>
        {error && !fetching ? (
          <ErrorState message={intl.formatMessage({ id: "manuscripts.failed" })} onRetry={again} />
        ) : null}
        {data && manuscript ? (
          <ManuscriptStatus manuscript={manuscript} guide={data.journalGuide} onChanged={again} />
        ) : error && !fetching ? null : (
          <p role="status">
            <FormattedMessage id="manuscripts.loading" />
          </p>
        )}
      </PageBody>
    </>
  );
}
