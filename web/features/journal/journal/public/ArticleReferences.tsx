// The works it cites.
import { FormattedMessage } from "react-intl";
import { keyed } from "#web/components/rich-text/keyed.ts";
import { languageOfText } from "#web/i18n/language-of-text.ts";
import styles from "./ArticlePage.module.css";

/** Nothing without any. */
export function ArticleReferences({ references }: { references: readonly string[] }) {
  if (references.length === 0) return null;
  return (
    <section className={styles.references}>
      <h2 className="partTitle">
        <FormattedMessage id="journal.article.references" />
      </h2>
      <ul>
        {keyed(references).map(([key, reference]) => (
          <li key={key} lang={languageOfText(reference)}>
            {reference}
          </li>
        ))}
      </ul>
    </section>
  );
}
