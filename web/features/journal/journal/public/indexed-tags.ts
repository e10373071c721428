// The metadata of an article for those who index articles: Highwire's tags, which Google Scholar reads, and
// Dublin Core. Written by the server alone.
import type { ArticlePageQuery } from "#web/gql/journal.ts";
import { localizedPath, type UiLanguage } from "#web/i18n/language.ts";
import { articleFilePath, articlePath } from "#web/paths.ts";

type Article = NonNullable<ArticlePageQuery["article"]>;
type Tag = readonly [name: string, content: string];

const all = (name: string, contents: readonly (string | number | null | undefined)[]): Tag[] =>
  contents.flatMap((content): Tag[] => (content == null || content === "" ? [] : [[name, String(content)]]));

/** None in the browser, where no index reads them. */
export function indexedTags(
  journal: ArticlePageQuery["journal"],
  article: Article,
  language: UiLanguage,
): readonly Tag[] {
  if (!import.meta.env.SSR) return [];
  const { id, issue, title, titleKo, titleEn, file } = article;
  const day = issue.issuedOn.replaceAll("-", "/");
  const names = article.authors.map(({ nameKo, givenName, familyName }) =>
    language === "ko" || familyName === null ? nameKo : [familyName, givenName].filter(Boolean).join(", "),
  );
  const abstract =
    language === "ko"
      ? (article.abstractKo ?? article.abstractEn)
      : (article.abstractEn ?? article.abstractKo);
  const keywords = language === "ko" ? article.keywordsKo : article.keywordsEn;
  const page = localizedPath(language, articlePath(id));
  // A retracted article says so wherever it is taken up.
  const mark = article.state === "RETRACTED" ? "[Retracted] " : "";
  const pdf = file && articleFilePath(id, "pdf");
  const written = article.language.toLowerCase();
  return [
    ...all("citation_title", [mark + title.text]),
    // Each author is followed by where and who they are.
    ...article.authors.flatMap(({ affiliation, orcid }, at) => [
      ...all("citation_author", [names[at] ?? article.authors[at]?.latinName]),
      ...all("citation_author_institution", [affiliation?.text]),
      ...all("citation_author_orcid", [orcid && `https://orcid.org/${orcid}`]),
    ]),
    ...all("citation_publication_date", [day]),
    ...all("citation_journal_title", [journal.name]),
    ...all("citation_publisher", [journal.publisher]),
    ...all("citation_issn", [journal.issn, journal.eissn]),
    ...all("citation_volume", [issue.volume]),
    ...all("citation_issue", [issue.number]),
    ...all("citation_firstpage", [article.firstPage]),
    ...all("citation_lastpage", [article.lastPage]),
    ...all("citation_doi", [article.doi]),
    ...all("citation_language", [written]),
    ...all("citation_keywords", keywords),
    ...all("citation_abstract_html_url", [page]),
    ...all("citation_pdf_url", [pdf]),
    ...all(
      "DC.title",
      [titleKo, titleEn].map((one) => one && mark + one),
    ),
    ...all("DC.creator", names),
    ...all("DC.date", [issue.issuedOn]),
    ...all("DCTERMS.modified", [article.noticedOn]),
    ...all("DC.identifier", [article.doi && `https://doi.org/${article.doi}`, page]),
    ...all("DC.language", [written]),
    ...all("DC.publisher", [journal.publisher]),
    ...all("DC.source", [journal.name]),
    ...all("DC.rights", [article.licenceUrl]),
    ...all("DC.type", ["Text"]),
    ...all("DC.description", [abstract]),
  ];
}
