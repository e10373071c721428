// Which version a text is and since when, with the way to the others.
import { FormattedMessage } from "react-intl";
import { formatLongDate, isoDay } from "#web/i18n/format-dates.ts";
import { useLanguage } from "#web/i18n/language.ts";
import styles from "./Edition.module.css";

interface EditionProps {
  readonly version: { readonly number: number; readonly effectiveAt: string };
  /** Whether others are listed below. */
  readonly more: boolean;
}

export function Edition({ version: { number, effectiveAt }, more }: EditionProps) {
  const language = useLanguage();
  return (
    <p className={styles.edition}>
      <span>
        <FormattedMessage
          id="pages.page.version"
          values={{
            number,
            date: (
              <time key="date" dateTime={isoDay(effectiveAt)}>
                {formatLongDate(language, effectiveAt)}
              </time>
            ),
          }}
        />
      </span>
      {more ? (
        <a href={`#${VERSIONS_ANCHOR}`}>
          <FormattedMessage id="pages.versions.title" />
        </a>
      ) : null}
    </p>
  );
}

/** Where the list of versions stands. */
export const VERSIONS_ANCHOR = "versions";
