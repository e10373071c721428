// The articles of a difference. Every changed line says in words what became of it; inside a line, what came and what went is said to
// those who hear the page.
import { FormattedMessage, useIntl } from "react-intl";
import { keyed } from "#web/components/rich-text/keyed.ts";
import styles from "./ChangedArticles.module.css";
import { type ChangedLine, toArticles } from "./changed-articles.ts";

interface ChangedArticlesProps {
  readonly lines: readonly ChangedLine[];
  readonly lang: "ko" | "en" | undefined;
}

export function ChangedArticles({ lines, lang }: ChangedArticlesProps) {
  return (
    <div className={styles.articles}>
      {keyed(toArticles(lines)).map(([key, article]) =>
        article.kind === "same" ? (
          <p key={key} className={styles.same}>
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
          <section key={key} className={styles.article}>
            {keyed(article.lines).map(([lineKey, line]) => (
              <Line key={lineKey} line={line} lang={lang} />
            ))}
          </section>
        ),
      )}
    </div>
  );
}

function Line({ line, lang }: { line: ChangedLine; lang: "ko" | "en" | undefined }) {
  const { kind, role } = line;
  const Element = role === "HEADING" || role === "TITLE" ? "h2" : "p";
  const look = [styles.line, role === "LIST_ITEM" || role === "ROW" ? styles.item : undefined];
  return (
    <div className={look.filter(Boolean).join(" ")} data-kind={kind}>
      {kind === "SAME" ? null : (
        <span className={styles.kind}>
          <FormattedMessage id="pages.changes.kind" values={{ kind }} />
        </span>
      )}
      <Element lang={lang}>
        {keyed(line.words).map(([key, { kind: wordKind, text }]) => (
          <Words key={key} kind={wordKind} text={text} said={kind === "CHANGED"} />
        ))}
      </Element>
    </div>
  );
}

/** `said`: part of a line, so that a voice has to tell where it begins. */
function Words({ kind, text, said }: ChangedLine["words"][number] & { said: boolean }) {
  const intl = useIntl();
  if (kind === "SAME") return text;
  const Element = kind === "ADDED" ? "ins" : "del";
  return (
    <Element>
      {said ? (
        <span className="spoken" lang={intl.locale}>
          {intl.formatMessage({ id: "pages.changes.spoken" }, { kind })}
        </span>
      ) : null}
      {text}
    </Element>
  );
}
