// /verify/{code}: the holder of a document sees whether the association issued it, what it says, and whether
// that is still valid. It is asked again each time, because a document that was valid yesterday may be
// revoked.
import { mdiAlertCircleOutline, mdiCheckDecagram, mdiHelpCircleOutline } from "@mdi/js";
import { useEffect, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useParams } from "react-router-dom";
import { buttonLook } from "#web/components/button-look.ts";
import { Icon } from "#web/components/Icon.tsx";
import { PageBody } from "#web/components/PageBody.tsx";
import { PageHead } from "#web/components/PageHead.tsx";
import { useVerifyDocumentQuery, type VerifyDocumentQuery } from "#web/gql/documents.ts";
import { formatPrintedDate } from "#web/i18n/format-dates.ts";
import { toGraphqlLanguage, useLanguage } from "#web/i18n/language.ts";
import { CodeForm } from "./CodeForm.tsx";
import { isDocumentNumber } from "./document-path.ts";
import styles from "./VerifyPage.module.css";

export function Component() {
  const intl = useIntl();
  const title = intl.formatMessage({ id: "documents.title" });
  return (
    <>
      <PageHead crumbs={[{ label: title }]} heading={<h1>{title}</h1>} />
      <PageBody>
        <Verified />
      </PageBody>
    </>
  );
}

function Verified() {
  const { code = "" } = useParams();
  // The page is the same for every code, and the server asks nothing for it.
  const [isHere, setHere] = useState(false);
  useEffect(() => setHere(true), []);
  const [{ data, error, fetching }, ask] = useVerifyDocumentQuery({
    variables: { code, language: toGraphqlLanguage(useLanguage()) },
    pause: !isHere,
    requestPolicy: "network-only",
  });
  if (error && !fetching) {
    return (
      <div role="alert">
        <p>
          <FormattedMessage id="documents.failed" />
        </p>
        <button
          type="button"
          {...buttonLook({ variant: "outline", size: "sm" })}
          onClick={() => ask({ requestPolicy: "network-only" })}
        >
          <FormattedMessage id="components.errorState.retry" />
        </button>
      </div>
    );
  }
  return (
    <div role="status">
      {data ? (
        <Answer code={code} document={data.verifiedDocument} />
      ) : (
        <FormattedMessage id="documents.loading" />
      )}
    </div>
  );
}

interface AnswerProps {
  /** As it was typed. */
  code: string;
  document: VerifyDocumentQuery["verifiedDocument"];
}

function Answer({ code, document }: AnswerProps) {
  const intl = useIntl();
  const language = useLanguage();
  if (document === null) {
    // Whether there is a document with that number is not asked: numbers can be guessed.
    const isNumber = isDocumentNumber(code);
    return (
      <div className={styles.answer}>
        <p className={styles.state}>
          <Icon path={mdiHelpCircleOutline} />
          <FormattedMessage id={isNumber ? "documents.isNumber" : "documents.unknown"} />
        </p>
        <p>
          <FormattedMessage id={isNumber ? "documents.isNumberHint" : "documents.unknownHint"} />
        </p>
        <CodeForm />
      </div>
    );
  }
  const { title, number, issuedAt, isValid, revokedAt, revokeReason, lines } = document;
  const facts = [
    { label: intl.formatMessage({ id: "documents.number" }), value: number },
    { label: intl.formatMessage({ id: "documents.issuedAt" }), value: formatPrintedDate(language, issuedAt) },
    ...lines,
  ];
  return (
    <div className={styles.answer}>
      <p className={styles.state} data-valid={isValid}>
        <Icon path={isValid ? mdiCheckDecagram : mdiAlertCircleOutline} />
        <FormattedMessage id={isValid ? "documents.valid" : "documents.invalid"} />
      </p>
      {revokedAt === null ? null : (
        <p>
          <FormattedMessage
            id={revokeReason === null ? "documents.replaced" : "documents.revoked"}
            values={{ day: formatPrintedDate(language, revokedAt), reason: revokeReason ?? "" }}
          />
        </p>
      )}
      <p>
        <FormattedMessage id="documents.compare" />
      </p>
      <h2>{title}</h2>
      <dl className={`ruled facts ${styles.lines}`}>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
