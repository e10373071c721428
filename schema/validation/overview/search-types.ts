/** The types of hits, in the order in which the search shows them. */
export const SEARCH_TYPES = ["POST", "ARTICLE", "PROGRAM", "PAGE", "PERSON", "FAQ", "FILE", "TERM"] as const;
export type SearchType = (typeof SEARCH_TYPES)[number];
