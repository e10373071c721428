// An article in a list: who wrote it, where it is, in which language its text is, and its PDF at once.
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { formatFileSize } from "#web/components/file-words.ts";
import { LanguageBadge } from "#web/components/LanguageBadge.tsx";
import { Localized } from "#web/components/Localized.tsx";
import { RowLink } from "#web/components/RowLink.tsx";
import type { ListedArticleFragment } from "#web/gql/journal.ts";
import { articleFilePath, articlePath } from "#web/paths.ts";
import styles from "./ArticleRow.module.css";
import { AuthorNames } from "./AuthorNames.tsx";
import { pageRange } from "./journal-words.ts";

interface ArticleRowProps {
  readonly article: ListedArticleFragment;
  /** Of its title. */
  readonly level?: "h2" | "h3";
  /** What is above it, such as its issue. */
  readonly above?: ReactNode;
}

export function ArticleRow({ article, level: Heading = "h3", above }: ArticleRowProps) {
  const { id, title, language, state, file } = article;
  const pages = pageRange(article);
  return (
    <li className={`listRow ${styles.row}`}>
      <div>
        {above === undefined ? null : <p className="small">{above}</p>}
        <Heading className={`h4 ${styles.title}`}>
          <LanguageBadge language={language} />{" "}
          <RowLink to={articlePath(id)}>
            <Localized text={title} />
          </RowLink>{" "}
          {state === "CURRENT" ? null : (
            <span className={styles.state} data-state={state}>
              <FormattedMessage id={`journal.state.${state}`} />
            </span>
          )}
        </Heading>
        <p className={styles.authors}>
          <AuthorNames authors={article.authors} />
        </p>
      </div>
      <p className={`meta ${styles.side}`}>
        {pages === null ? null : (
          <span className={styles.pages}>
            <FormattedMessage id="journal.pageRange" values={{ pages }} />
          </span>
        )}
        {file === null ? null : (
          <a className={`titleLink ${styles.pdf}`} href={articleFilePath(id, "pdf")}>
            <FormattedMessage id="journal.article.pdfSize" values={{ size: formatFileSize(file.size) }} />
            <span className="spoken">
              : <Localized text={title} />
            </span>
          </a>
        )}
      </p>
    </li>
  );
}
