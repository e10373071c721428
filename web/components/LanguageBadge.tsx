// Marks a list entry that exists in the other language only: "Korean only" on English pages, "영어만" on Korean ones.
import { FormattedMessage } from "react-intl";
import { toGraphqlLanguage, useLanguage } from "#web/i18n/language.ts";
import styles from "./LanguageBadge.module.css";
import type { ContentLanguage } from "./Localized.tsx";

/** `language` is the one the title is really in; nothing is shown when that is the page's own. */
export function LanguageBadge({ language }: { language: ContentLanguage }) {
  const here = toGraphqlLanguage(useLanguage());
  if (language === here) return null;
  return (
    <span className={styles.badge}>
      {language === "KO" ? (
        <FormattedMessage id="components.languageBadge.koreanOnly" />
      ) : (
        <FormattedMessage id="components.languageBadge.englishOnly" />
      )}
    </span>
  );
}
