// The error page, word for word as the specification has it (2, 8), with a sentence in the reader's language beside it.
import { type ReactNode, useContext } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useLocation, useNavigate } from "react-router-dom";
import { buttonLook } from "#web/components/button-look.ts";
import { Link } from "#web/components/Link.tsx";
import { ErrorArt } from "#web/components/letter-art/ErrorArt.tsx";
import { LayoutEleven } from "#web/layout/LayoutEleven.tsx";
import { SiteSearch } from "#web/layout/SiteSearch.tsx";
import { RequestId } from "#web/page/request-id.ts";
import styles from "./ErrorReport.module.css";

interface ErrorReportProps {
  readonly status: number;
  readonly path: string;
  /** Of a page that does not exist. */
  readonly office?: ReactNode;
}

/** `path` is shown for a page that does not exist, as it was typed; React escapes it. */
export function ErrorReport({ status, path, office }: ErrorReportProps) {
  const intl = useIntl();
  const requestId = useContext(RequestId);
  const message =
    status === 404 ? `Page Not Found: ${readable(path)}` : intl.formatMessage({ id: messageIdOf(status) });
  return (
    <LayoutEleven>
      <ErrorArt />
      <h1 className={styles.title} lang="en">
        Oops!
      </h1>
      <p className={`h3 ${styles.message}`} lang={status === 404 ? "en" : undefined}>
        {message}
      </p>
      {status === 404 ? (
        <p>
          <FormattedMessage id="error-page.gone" />
        </p>
      ) : null}
      {status === 404 ? office : null}
      <p lang="en">
        <strong>{status}</strong> Sorry, "we couldn't" find your page.
      </p>
      {requestId === undefined ? null : (
        <p>
          <FormattedMessage id="error-page.requestId" values={{ id: <code key="id">{requestId}</code> }} />
        </p>
      )}
      {status === 404 ? (
        <div className={styles.search}>
          <SiteSearch look="page" />
        </div>
      ) : null}
      <p className="buttonRow">
        {status < 500 ? null : <TryAgain />}
        <Link {...buttonLook({})} to="/">
          <span lang="en">Back to Home</span>
          {intl.locale === "ko" ? <FormattedMessage id="error-page.home" /> : null}
        </Link>
      </p>
    </LayoutEleven>
  );
}

/** Asks for the page once more, in its own place of the history. */
function TryAgain() {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  return (
    <button
      type="button"
      {...buttonLook({ variant: "outline" })}
      onClick={() => navigate(pathname + search + hash, { replace: true })}
    >
      <FormattedMessage id="error-page.again" />
    </button>
  );
}

/** "/%EA%B3%B5%EC%A7%80" is "/공지" to its reader. What is no UTF-8 stays as it is. */
function readable(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function messageIdOf(status: number) {
  if (status === 403) return "error-page.forbidden";
  if (status === 503) return "error-page.unavailable";
  return "error-page.internal";
}
