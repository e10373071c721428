// Shows what it says, in the page's language first, each with its keywords.
import { FormattedMessage } from "react-intl";
import { otherLanguage, type UiLanguage, useLanguage } from "#web/i18n/language.ts";
import styles from "./ArticlePage.module.css";
import type { ShownArticle } from "./ArticlePage.tsx";
import { Paragraphs } from "./Paragraphs.tsx";

export function ArticleAbstracts({ article }: { article: ShownArticle }) {
  const here = useLanguage();
  const said = (language: UiLanguage) =>
    language === "ko"
      ? { text: article.abstractKo, keywords: article.keywordsKo, key: "KO" as const }
      : { text: article.abstractEn, keywords: article.keywordsEn, key: "EN" as const };
  return [here, otherLanguage(here)].map((language) => {
    const { text, keywords, key } = said(language);
    const lang = language === here ? undefined : language;
    if (text === null && keywords.length === 0) return null;
    return (
      <section key={language} className={styles.abstract}>
        <h2 className="partTitle">
          <FormattedMessage id={`journal.article.abstract.${key}`} />
        </h2>
        {text === null ? null : <Paragraphs className="readingText" text={text} lang={lang} />}
        {keywords.length === 0 ? null : (
          <p className={`note ${styles.keywords}`}>
            <b>
              <FormattedMessage id="journal.article.keywords" />
            </b>{" "}
            <span lang={lang}>{keywords.join(", ")}</span>
          </p>
        )}
      </section>
    );
  });
}
