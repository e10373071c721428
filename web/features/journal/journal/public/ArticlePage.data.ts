// Loads an article of the journal. What is not out is 404. Indexes are notified of it in their own tags.
import { ArticlePageDocument } from "#web/gql/journal.ts";
import { toGraphqlLanguage, toUiLanguages } from "#web/i18n/language.ts";
import { loadQuery } from "#web/page/load-query.ts";
import type { PageLoader } from "#web/page/page.ts";
import { notFound } from "#web/page/page-error.ts";
import { parseIdx } from "#web/page/parse-idx.ts";
import { indexedTags } from "./indexed-tags.ts";
import { momentOf } from "./journal-words.ts";

export const loader: PageLoader = async ({ client, language, params }) => {
  const variables = { id: parseIdx(params.idx), language: toGraphqlLanguage(language) };
  const { journal, article } = await loadQuery(client, ArticlePageDocument, variables);
  if (article === null) throw notFound();
  const { title, titleKo, titleEn, abstractKo, abstractEn, issue } = article;
  const abstract = (language === "ko" ? (abstractKo ?? abstractEn) : (abstractEn ?? abstractKo)) ?? "";
  const written = [
    ...(titleKo === null ? [] : ["KO" as const]),
    ...(titleEn === null ? [] : ["EN" as const]),
  ];
  return {
    variables,
    meta: {
      title: title.text,
      ...(abstract === "" ? {} : { description: abstract.replace(/\s+/gu, " ").slice(0, 160) }),
      languages: toUiLanguages(written),
      publishedAt: momentOf(issue.issuedOn),
      indexed: indexedTags(journal, article, language),
    },
  };
};
