// The letters of the index that have a term, those of the page's own language first.
import { FormattedMessage, useIntl } from "react-intl";
import { KOREAN_LETTERS, LATIN_LETTERS, NO_LETTER } from "#schema/validation/site/glossary-letters.ts";
import filters from "#web/components/filters.module.css";
import { Link } from "#web/components/Link.tsx";
import { otherLanguage, useLanguage } from "#web/i18n/language.ts";
import styles from "./GlossaryPage.module.css";
import { glossaryPath } from "./glossary-address.ts";

const ROWS = { ko: [...KOREAN_LETTERS, NO_LETTER], en: LATIN_LETTERS };

interface LettersProps {
  current: string | null;
  /** Those that have a term. */
  known: readonly string[];
}

export function Letters({ current, known }: LettersProps) {
  const intl = useIntl();
  const here = useLanguage();
  const rows = [here, otherLanguage(here)].map((language) => ({
    language,
    letters: ROWS[language].filter((letter) => known.includes(letter)),
  }));
  return rows.map(({ language, letters }) =>
    letters.length === 0 ? null : (
      <nav
        key={language}
        className={`screenOnly ${filters.filters} ${styles.letters}`}
        data-pushed
        aria-label={intl.formatMessage({ id: `glossary.letters.${language}` })}
      >
        <ul>
          {letters.map((letter) => (
            <li key={letter}>
              <Link
                to={glossaryPath({ search: null, letter, page: 1 })}
                aria-current={letter === current || undefined}
                lang={language}
              >
                {letter === NO_LETTER ? <FormattedMessage id="glossary.letters.other" /> : letter}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    ),
  );
}
