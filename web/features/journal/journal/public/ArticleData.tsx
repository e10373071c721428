// An article for machines (schema.org).
import { useStructuredData } from "#web/components/structured-data/collect.ts";
import type { ArticlePageQuery } from "#web/gql/journal.ts";
import { articleFilePath, articlePath, JOURNAL_PATH } from "#web/paths.ts";

interface ArticleDataProps {
  readonly journal: ArticlePageQuery["journal"];
  readonly article: NonNullable<ArticlePageQuery["article"]>;
}

const known = (text: string | null | undefined): string[] => (text ? [text] : []);

export function ArticleData({ journal, article }: ArticleDataProps) {
  useStructuredData((address) => ({
    "@type": "ScholarlyArticle",
    url: address(articlePath(article.id)),
    headline: article.title.text,
    name: [...known(article.titleKo), ...known(article.titleEn)],
    inLanguage: article.language.toLowerCase(),
    abstract: [...known(article.abstractKo), ...known(article.abstractEn)],
    keywords: [...article.keywordsKo, ...article.keywordsEn].join(", "),
    datePublished: article.issue.issuedOn,
    ...(article.doi === null ? {} : { sameAs: `https://doi.org/${article.doi}` }),
    ...(article.licenceUrl === null ? {} : { license: article.licenceUrl }),
    ...(article.firstPage === null ? {} : { pageStart: article.firstPage }),
    ...(article.lastPage === null ? {} : { pageEnd: article.lastPage }),
    ...(article.state === "RETRACTED" ? { creativeWorkStatus: "Retracted" } : {}),
    ...(article.noticedOn === null ? {} : { dateModified: article.noticedOn }),
    ...(article.state === "CORRECTED" && article.notice !== null && article.noticedOn !== null
      ? {
          correction: {
            "@type": "CorrectionComment",
            text: article.notice.text,
            datePublished: article.noticedOn,
          },
        }
      : {}),
    ...(article.file === null
      ? {}
      : {
          encoding: {
            "@type": "MediaObject",
            contentUrl: address(articleFilePath(article.id, "pdf")),
            encodingFormat: "application/pdf",
          },
        }),
    author: article.authors.map(({ nameKo, latinName, affiliation, orcid }) => ({
      "@type": "Person",
      name: nameKo ?? latinName ?? "",
      alternateName: nameKo === null ? [] : known(latinName),
      ...(orcid === null ? {} : { sameAs: `https://orcid.org/${orcid}` }),
      ...(affiliation === null ? {} : { affiliation: { "@type": "Organization", name: affiliation.text } }),
    })),
    isPartOf: {
      "@type": "PublicationIssue",
      issueNumber: article.issue.number,
      isPartOf: {
        "@type": "PublicationVolume",
        volumeNumber: article.issue.volume,
        isPartOf: {
          "@type": "Periodical",
          name: journal.name,
          issn: [...known(journal.issn), ...known(journal.eissn)],
          url: address(JOURNAL_PATH),
        },
      },
    },
  }));
  return null;
}
