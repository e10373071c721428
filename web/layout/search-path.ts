/** Where the whole site is searched, without language. */
export const SEARCH_PATH = "/search";
