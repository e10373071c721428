// Says that a text is shown in the other language because this one is missing (docs/site.md#posts fixes the
// words), or that the Korean has changed since the English was written.
import { mdiTranslate } from "@mdi/js";
import { FormattedMessage } from "react-intl";
import { useLocation } from "react-router-dom";
import { localizedPath, otherLanguage, toGraphqlLanguage, useLanguage } from "#web/i18n/language.ts";
import { Icon } from "./Icon.tsx";
import type { ContentLanguage } from "./Localized.tsx";
import styles from "./Notice.module.css";

/** In the language the link leads to, whatever the page's language. */
const LINK = { ko: "한국어 페이지로 보기", en: "View the English page" } as const;

interface FallbackNoticeProps {
  /** The language the text is really in. */
  language: ContentLanguage;
  /** The Korean changed after the English did. */
  outdated?: boolean;
}

/** Nothing where the text is in the page's language and up to date. */
export function FallbackNotice({ language, outdated = false }: FallbackNoticeProps) {
  const here = useLanguage();
  const { pathname, search } = useLocation();
  const missing = language !== toGraphqlLanguage(here);
  if (!missing && !(outdated && here === "en")) return null;
  const other = otherLanguage(here);
  return (
    <aside className={`notice ${styles.notice}`}>
      <Icon path={mdiTranslate} size={24} />
      <div>
        <p className={styles.title}>
          <FormattedMessage id={missing ? "components.fallback.title" : "components.fallback.outdated"} />
        </p>
        <p className="note">
          <FormattedMessage
            id={missing ? "components.fallback.detail" : "components.fallback.outdatedDetail"}
          />
        </p>
      </div>
      <a
        className={`screenOnly link ${styles.link}`}
        href={localizedPath(other, pathname + search)}
        hrefLang={other}
        lang={other}
        // What opens a preview is behind the #, and the server, which writes the link, does not know it.
        onClick={({ currentTarget }) => {
          currentTarget.hash = window.location.hash;
        }}
      >
        {LINK[other]}
      </a>
    </aside>
  );
}
