// Reads the address of the glossary: `?search=번역`, `?letter=ㄱ&page=2`.
import { KOREAN_LETTERS, LATIN_LETTERS, NO_LETTER } from "#schema/validation/site/glossary-letters.ts";
import { pageKey, type QueryKey, type QueryValues, queryPath, readQuery, textKey } from "#web/page/query.ts";
import { GLOSSARY_PATH } from "#web/paths.ts";

const LETTERS = new Set([...KOREAN_LETTERS, ...LATIN_LETTERS, NO_LETTER]);

const letterKey: QueryKey<string | null> = {
  read: (text) => (LETTERS.has(text) ? text : null),
  write: (letter) => letter ?? "",
};

const KEYS = { search: textKey, letter: letterKey, page: pageKey };

type GlossaryAddress = QueryValues<typeof KEYS>;

export const readGlossary = (query: URLSearchParams): GlossaryAddress => readQuery(KEYS, query);

/** The address without language. */
export const glossaryPath = (address: GlossaryAddress): string => queryPath(GLOSSARY_PATH, KEYS, address);
