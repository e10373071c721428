// Others with the same keywords or authors.
import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "#web/components/Link.tsx";
import { Localized } from "#web/components/Localized.tsx";
import { articlePath } from "#web/paths.ts";
import type { ShownArticle } from "./ArticlePage.tsx";
import { AuthorNames } from "./AuthorNames.tsx";
import { issueName } from "./journal-words.ts";

/** Nothing without any. */
export function RelatedArticles({ articles }: { articles: ShownArticle["related"] }) {
  const intl = useIntl();
  if (articles.length === 0) return null;
  return (
    <section className="screenOnly">
      <h2 className="h4">
        <FormattedMessage id="journal.article.related" />
      </h2>
      <ul className="rows">
        {articles.map((article) => (
          <li key={article.id}>
            <Link className="titleLink" to={articlePath(article.id)}>
              <Localized text={article.title} />
            </Link>
            <p className="small">
              <AuthorNames authors={article.authors} /> · {issueName(intl, article.issue)}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
