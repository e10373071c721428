// The kinds of the journal, for the server and the forms.

export const ARTICLE_TYPES = ["RESEARCH", "NOTE", "REVIEW", "TRANSLATION", "FOREWORD"] as const;
export type ArticleTypeName = (typeof ARTICLE_TYPES)[number];

export const ARTICLE_STATES = ["CURRENT", "CORRECTED", "RETRACTED"] as const;
export type ArticleStateName = (typeof ARTICLE_STATES)[number];

export const ARTICLE_LICENCES = [
  "CC_BY",
  "CC_BY_SA",
  "CC_BY_NC",
  "CC_BY_NC_SA",
  "CC_BY_NC_ND",
  "ALL_RIGHTS",
] as const;
type ArticleLicenceName = (typeof ARTICLE_LICENCES)[number];

/** The address of a licence's terms; null: nothing may be done without permission. */
export function licenceAddress(licence: ArticleLicenceName): string | null {
  if (licence === "ALL_RIGHTS") return null;
  return `https://creativecommons.org/licenses/${licence.slice(3).toLowerCase().replaceAll("_", "-")}/4.0/`;
}

/** How an article is cited. KOREAN: as Korean journals of the humanities do. */
export const CITATION_STYLES = ["APA", "CHICAGO", "KOREAN"] as const;
export type CitationStyle = (typeof CITATION_STYLES)[number];
