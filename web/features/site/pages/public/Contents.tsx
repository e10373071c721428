// The sections of a text beside it, each with its articles; on a phone the sections only, before the text.
import { FormattedMessage } from "react-intl";
import type { RichTextDocument } from "#schema/validation/core/document.ts";
import styles from "#web/components/Contents.module.css";
import { chapters } from "#web/components/rich-text/outline.ts";

/** Nothing for a text of one section. */
export function Contents({ document, lang }: { document: RichTextDocument; lang: "ko" | "en" | undefined }) {
  const found = chapters(document);
  if (found.length < 2) return null;
  return (
    <nav className={`screenOnly ruled stays ${styles.contents}`} aria-labelledby="contents">
      <p className="h4" id="contents">
        <FormattedMessage id="pages.page.contents" />
      </p>
      <ol lang={lang}>
        {found.map(({ id, title, articles }) => (
          <li key={id}>
            <a className="titleLink" href={`#${id}`}>
              {title}
            </a>
            {articles.length === 0 ? null : (
              <ol className={styles.articles}>
                {articles.map((article) => (
                  <li key={article.id}>
                    <a className="titleLink" href={`#${article.id}`}>
                      {article.title}
                    </a>
                  </li>
                ))}
              </ol>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
