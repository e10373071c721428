// What was agreed to, and taken back: which version of which text, when, and in which language.

import { FormattedMessage } from "react-intl";
import { Link } from "react-router-dom";
import type { MyConsentsFragment } from "#web/gql/account.ts";
import { formatDateTime } from "#web/i18n/format-dates.ts";
import { useLanguage } from "#web/i18n/language.ts";
import { AGREED_TEXT_PATHS } from "#web/paths.ts";
import styles from "./AccountPanel.module.css";

type ListedConsent = MyConsentsFragment["consents"][number];

/** Where the text of a consent is read; some have none. */
const TEXTS: Readonly<Partial<Record<ListedConsent["kind"], string>>> = AGREED_TEXT_PATHS;

export function ConsentList({ consents }: { consents: readonly ListedConsent[] }) {
  if (consents.length === 0) {
    return (
      <p className={styles.hint}>
        <FormattedMessage id="account.consents.none" />
      </p>
    );
  }
  return (
    <ul className={styles.rows}>
      {consents.map((consent) => (
        <ConsentRow key={consent.id} consent={consent} />
      ))}
    </ul>
  );
}

function ConsentRow({ consent }: { consent: ListedConsent }) {
  const language = useLanguage();
  const { kind, granted, pageVersion, createdAt } = consent;
  const text = TEXTS[kind];
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={styles.name}>
          <FormattedMessage id={`account.consents.kind.${kind}`} />
          {text === undefined || pageVersion === null ? null : (
            <Link to={`${text}?version=${pageVersion}`}>
              <FormattedMessage id="account.consents.version" values={{ number: pageVersion }} />
            </Link>
          )}
        </p>
        <p className={styles.meta}>
          <FormattedMessage
            id={granted ? "account.consents.granted" : "account.consents.refused"}
            values={{
              at: <time dateTime={createdAt}>{formatDateTime(language, createdAt)}</time>,
              language: <FormattedMessage id={`account.consents.language.${consent.language}`} />,
            }}
          />
        </p>
      </div>
    </li>
  );
}
