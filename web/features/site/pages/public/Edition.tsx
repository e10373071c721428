// Shows which version a text is and since when, with a link to the others.
import { FormattedMessage } from "react-intl";
import type { PageKey } from "#web/gql/enums.ts";
import { formatLongDate, isoDay } from "#web/i18n/format-dates.ts";
import { useLanguage } from "#web/i18n/language.ts";
import { pageFilePath } from "#web/paths.ts";
import styles from "./Edition.module.css";

interface EditionProps {
  readonly pageKey: PageKey;
  readonly version: { readonly number: number; readonly effectiveAt: string };
  /** Whether others are listed below. */
  readonly more: boolean;
  /** Whether it is a file, too; a version that nobody may read yet is none. */
  readonly printed?: boolean;
}

export function Edition({ pageKey, version: { number, effectiveAt }, more, printed = true }: EditionProps) {
  const language = useLanguage();
  return (
    <p className={`figures ${styles.edition}`}>
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
        <a className="screenOnly link" href={`#${VERSIONS_ANCHOR}`}>
          <FormattedMessage id="pages.versions.title" />
        </a>
      ) : null}
      {printed ? (
        <a className="screenOnly link" href={pageFilePath(pageKey, number, language)} type="application/pdf">
          <FormattedMessage id="pages.versions.pdf" />
        </a>
      ) : null}
    </p>
  );
}

/** Where the list of versions is. */
export const VERSIONS_ANCHOR = "versions";
