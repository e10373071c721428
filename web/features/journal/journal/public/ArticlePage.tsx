// /journal/articles/{idx}: what it is and who wrote it, its PDF at once, what it says in both languages, how
// to cite it, and what it is between.
import { mdiFormatListBulleted } from "@mdi/js";
import { FormattedMessage, useIntl } from "react-intl";
import { ButtonLink } from "#web/components/ButtonLink.tsx";
import columns from "#web/components/Columns.module.css";
import { Icon } from "#web/components/Icon.tsx";
import { Link } from "#web/components/Link.tsx";
import { Localized } from "#web/components/Localized.tsx";
import { type Neighbour, Neighbours } from "#web/components/Neighbours.tsx";
import { ShareSlot } from "#web/components/share/ShareSlot.tsx";
import {
  type ArticlePageQuery,
  type ArticlePageQueryVariables,
  useArticlePageQuery,
} from "#web/gql/journal.ts";
import { otherLanguage, useLanguage } from "#web/i18n/language.ts";
import { usePageVariables } from "#web/page/page-variables.ts";
import { articlePath, issuePath } from "#web/paths.ts";
import { ArticleAbstracts } from "./ArticleAbstracts.tsx";
import { ArticleAuthors } from "./ArticleAuthors.tsx";
import { ArticleCitations } from "./ArticleCitations.tsx";
import { ArticleData } from "./ArticleData.tsx";
import { ArticleFacts } from "./ArticleFacts.tsx";
import { ArticleFile } from "./ArticleFile.tsx";
import { ArticleNotice } from "./ArticleNotice.tsx";
import styles from "./ArticlePage.module.css";
import { ArticleReferences } from "./ArticleReferences.tsx";
import { JournalHead } from "./JournalHead.tsx";
import { issueName, pageRange } from "./journal-words.ts";
import { RelatedArticles } from "./RelatedArticles.tsx";

export type ShownArticle = NonNullable<ArticlePageQuery["article"]>;

export function Component() {
  const [{ data }] = useArticlePageQuery({ variables: usePageVariables<ArticlePageQueryVariables>() });
  if (!data?.article) return null;
  return <Article journal={data.journal} article={data.article} />;
}

function Article({ journal, article }: { journal: ArticlePageQuery["journal"]; article: ShownArticle }) {
  const intl = useIntl();
  const here = useLanguage();
  const issue = issueName(intl, article.issue);
  const pages = pageRange(article);
  const other = here === "ko" ? article.titleEn : article.titleKo;
  return (
    <article>
      <ArticleData journal={journal} article={article} />
      <JournalHead
        // The kind of article is right below.
        steps={[{ label: issue, to: issuePath(article.issue.id) }]}
        above={
          <>
            <span className="tagWord">
              <FormattedMessage id={`journal.type.${article.type}`} />
            </span>
            <span className={`day ${styles.place}`}>
              <Link to={issuePath(article.issue.id)}>{issue}</Link>
              {pages === null ? null : (
                <>
                  {", "}
                  <FormattedMessage id="journal.pageRange" values={{ pages }} />
                </>
              )}
            </span>
          </>
        }
        heading={<Localized as="h1" className={styles.heading} text={article.title} />}
        below={
          <>
            {other === null || other === article.title.text ? null : (
              <p className={styles.other} lang={otherLanguage(here)}>
                {other}
              </p>
            )}
            <ArticleAuthors authors={article.authors} />
            <ArticleFile article={article} />
          </>
        }
      />
      <div className={`frame textPage ${columns.reading} ${styles.columns}`}>
        <div className={styles.main}>
          <ArticleNotice article={article} />
          <ArticleAbstracts article={article} />
          <ArticleCitations article={article} />
          <ArticleReferences references={article.references} />
          <ShareSlot title={article.title.text} />
          <ArticleNeighbours article={article} />
          <div className="screenOnly wayBack">
            <ButtonLink to={issuePath(article.issue.id)} variant="outline" wideOnPhone>
              <Icon path={mdiFormatListBulleted} />
              <FormattedMessage id="journal.article.back" />
            </ButtonLink>
          </div>
        </div>
        <aside className={styles.side}>
          <ArticleFacts article={article} />
          <RelatedArticles articles={article.related} />
        </aside>
      </div>
    </article>
  );
}

function ArticleNeighbours({ article: { previous, next } }: { article: ShownArticle }) {
  const intl = useIntl();
  const row = (article: ShownArticle["next"], label: string): Neighbour | null =>
    article && { label, path: articlePath(article.id), title: article.title };
  return (
    <Neighbours
      label={intl.formatMessage({ id: "journal.article.neighbours" })}
      previous={row(previous, intl.formatMessage({ id: "journal.article.previous" }))}
      next={row(next, intl.formatMessage({ id: "journal.article.next" }))}
    />
  );
}
