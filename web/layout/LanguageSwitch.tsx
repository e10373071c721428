// The same page in the other language. A plain link: the language is the start of the address, and the whole document changes.
import { useIntl } from "react-intl";
import { useLocation } from "react-router-dom";
import { localizedPath, UI_LANGUAGES, type UiLanguage, useLanguage } from "#web/i18n/language.ts";
import { rememberLanguage } from "#web/i18n/remembered-language.ts";
import styles from "./LanguageSwitch.module.css";

/** Each language in its own words, whatever the page's language. */
const NAMES: Record<UiLanguage, { full: string; short: string }> = {
  ko: { full: "한국어", short: "KO" },
  en: { full: "English", short: "EN" },
};

/** Articles have the same anchors in both languages, but the server, which writes the link, does not know one. */
function leaveFor(language: UiLanguage, link: HTMLAnchorElement): void {
  rememberLanguage(language);
  link.hash = window.location.hash;
}

/** Both languages, the current one marked. */
export function LanguageSwitch({ className }: { className?: string | undefined }) {
  const intl = useIntl();
  const here = useLanguage();
  const { pathname, search } = useLocation();
  return (
    <nav
      className={[styles.languages, className].join(" ")}
      aria-label={intl.formatMessage({ id: "layout.header.language" })}
    >
      {UI_LANGUAGES.map((language) => (
        <a
          key={language}
          href={localizedPath(language, pathname + search)}
          hrefLang={language}
          lang={language}
          aria-current={language === here || undefined}
          onClick={(event) => leaveFor(language, event.currentTarget)}
        >
          {NAMES[language].full}
        </a>
      ))}
    </nav>
  );
}

/** Only the other language, in two letters: the phone header has no room for more. */
export function OtherLanguage() {
  const here = useLanguage();
  const { pathname, search } = useLocation();
  const other = here === "ko" ? "en" : "ko";
  return (
    <a
      className={styles.other}
      href={localizedPath(other, pathname + search)}
      hrefLang={other}
      lang={other}
      onClick={(event) => leaveFor(other, event.currentTarget)}
      aria-label={`${NAMES[other].short}, ${NAMES[other].full}`}
    >
      {NAMES[other].short}
    </a>
  );
}
