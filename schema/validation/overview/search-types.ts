/** What the search tells apart, in the order in which it is shown. */
export const SEARCH_TYPES = ["POST", "ARTICLE", "PROGRAM", "PAGE", "PERSON", "FAQ", "FILE", "TERM"] as const;
export type SearchType = (typeof SEARCH_TYPES)[number];
