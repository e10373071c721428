// /my-account/manuscripts/new and /my-account/manuscripts/{idx}/edit: a manuscript in one form of four steps.

import { FormattedMessage, useIntl } from "react-intl";
import { useParams } from "react-router-dom";
import { ErrorState } from "#web/components/ErrorState.tsx";
import { PageBody } from "#web/components/PageBody.tsx";
import { PageHead } from "#web/components/PageHead.tsx";
import { useManuscriptEditorQuery, useManuscriptStartQuery } from "#web/gql/manuscripts.ts";
import { toGraphqlLanguage, useLanguage } from "#web/i18n/language.ts";
import { notFound } from "#web/page/page-error.ts";
import { parseIdx } from "#web/page/parse-idx.ts";
import { MANUSCRIPTS_TAB, SUBMIT_PATH } from "#web/paths.ts";
import { ManuscriptForm } from "./ManuscriptForm.tsx";
import { emptyManuscript } from "./manuscript-values.ts";

export function Component() {
  const intl = useIntl();
  const { idx } = useParams();
  const title = intl.formatMessage({ id: "manuscripts.editor.title" });
  return (
    <>
      <PageHead
        crumbs={[
          { label: intl.formatMessage({ id: "manuscripts.mine" }), to: MANUSCRIPTS_TAB },
          { label: title },
        ]}
        heading={<h1 id="manuscript-title">{title}</h1>}
      />
      <PageBody>{idx === undefined ? <New /> : <Stored id={parseIdx(idx)} />}</PageBody>
    </>
  );
}

function New() {
  const language = toGraphqlLanguage(useLanguage());
  const [{ data, error, fetching }, ask] = useManuscriptStartQuery({ requestPolicy: "network-only" });
  if (!data) return <Waiting failed={error !== undefined && !fetching} again={() => ask()} />;
  if (data.journalGuide.flow === "JAMS") return <Closed />;
  const me = data.viewer?.member ?? null;
  const values = emptyManuscript(language, me);
  return <ManuscriptForm start={{ manuscript: null, values, draft: data.newSubmissionDraft }} />;
}

function Stored({ id }: { id: number }) {
  const [{ data, error, fetching }, ask] = useManuscriptEditorQuery({
    variables: { id },
    requestPolicy: "network-only",
  });
  if (data?.mySubmission === null && !error) throw notFound();
  const manuscript = data?.mySubmission;
  if (!manuscript) return <Waiting failed={error !== undefined && !fetching} again={() => ask()} />;
  const values = emptyManuscript(manuscript.language, null);
  return <ManuscriptForm start={{ manuscript, values, draft: manuscript.draft }} />;
}

function Waiting({ failed, again }: { failed: boolean; again: () => void }) {
  const intl = useIntl();
  if (failed) {
    return <ErrorState message={intl.formatMessage({ id: "manuscripts.failed" })} onRetry={again} />;
  }
  return (
    <p role="status">
      <FormattedMessage id="manuscripts.loading" />
    </p>
  );
}

/** The journal takes manuscripts at JAMS. */
function Closed() {
  const intl = useIntl();
  return (
    <p>
      <FormattedMessage
        id="manuscripts.closed"
        values={{
          link: <a href={intl.locale === "en" ? `/en${SUBMIT_PATH}` : SUBMIT_PATH}>{SUBMIT_PATH}</a>,
        }}
      />
    </p>
  );
}
