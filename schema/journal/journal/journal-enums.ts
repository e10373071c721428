import { builder } from "#schema/builder.ts";
import {
  ARTICLE_LICENCES,
  ARTICLE_STATES,
  ARTICLE_TYPES,
  CITATION_STYLES,
} from "#schema/validation/journal/journal-kinds.ts";

export const ArticleTypeRef = builder.enumType("ArticleType", {
  description: "NOTE: a research note. REVIEW: of a book. TRANSLATION: of somebody else's work.",
  values: ARTICLE_TYPES,
});
export const ArticleStateRef = builder.enumType("ArticleState", {
  description: "What readers read about an article since it was published.",
  values: ARTICLE_STATES,
});
export const ArticleLicenceRef = builder.enumType("ArticleLicence", { values: ARTICLE_LICENCES });
export const CitationStyleRef = builder.enumType("CitationStyle", {
  description: "KOREAN: as Korean journals of the humanities do.",
  values: CITATION_STYLES,
});
