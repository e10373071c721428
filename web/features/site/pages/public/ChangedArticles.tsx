// The articles of a difference: those in which something changed, and the names of the others.
import { FormattedMessage, useIntl } from "react-intl";
import { keyed } from "#web/components/rich-text/keyed.ts";
import { ChangedLine, type ChangeWords } from "#web/components/versions/ChangedLine.tsx";
import styles from "./ChangedArticles.module.css";
import { type LineOfArticle, toArticles } from "./changed-articles.ts";

interface ChangedArticlesProps {
  readonly lines: readonly LineOfArticle[];
  readonly lang: "ko" | "en" | undefined;
}

export function ChangedArticles({ lines, lang }: ChangedArticlesProps) {
  const intl = useIntl();
  const words: ChangeWords = {
    kind: (kind) => <FormattedMessage id="pages.changes.kind" values={{ kind }} />,
    spoken: (kind) => intl.formatMessage({ id: "pages.changes.spoken" }, { kind }),
  };
  return (
    <div className={`ruled ${styles.articles}`}>
      {keyed(toArticles(lines)).map(([key, article]) =>
        article.kind === "same" ? (
          <p key={key} className={`day lineBelow ${styles.same}`}>
            <FormattedMessage
              id="pages.changes.same"
              values={{
                headings: (
                  <span key="headings" lang={lang}>
                    {article.headings.join(", ")}
                  </span>
                ),
              }}
            />
          </p>
        ) : (
          <section key={key} className={`lineBelow ${styles.article}`}>
            {keyed(article.lines).map(([lineKey, line]) => (
              <ChangedLine key={lineKey} line={line} lang={lang} words={words} />
            ))}
          </section>
        ),
      )}
    </div>
  );
}
