// What an attacker asks for: the worst of each kind that visitors are answered, no two alike where a look
// into the cache would answer them.
import { randomInt, randomUUID } from "node:crypto";
import { SearchPageDocument } from "#web/gql/search.ts";

export interface AttackRequest {
  readonly path: string;
  /** Of GraphQL; absent: the path is fetched. */
  readonly document?: object;
}

const word = () => randomUUID().slice(0, 2);
const SYLLABLES = { from: 0xac00, to: 0xd7a4 } as const;
/** Syllables that hardly any page shows: their font is cut for this page alone. */
const syllables = () =>
  String.fromCharCode(...Array.from({ length: 30 }, () => randomInt(SYLLABLES.from, SYLLABLES.to)));

/** Within all bounds of gateway/graphql/limits.ts, a new document each time. */
function ownDocument(): object {
  const fields = "id title(language: KO) { text } next { id } previous { id }";
  const lists = ["NOTICE", "NEWS", "GALLERY"].map(
    (board) => `a${randomUUID().slice(0, 8)}: latestPosts(board: ${board}, first: 10) { ${fields} }`,
  );
  return { query: `{ ${lists.join(" ")} }` };
}

/** Of what this client asks as a visitor the search takes longest; new words each time. */
function searched(): object {
  const variables = { text: `번역 ${word()}`, language: "KO", type: null, page: 1 };
  return { query: SearchPageDocument, variables };
}

/** Each makes its next request; some are given what was found on a page before (TARGETS). */
export const ATTACKS = {
  cached: () => ({ path: "/graphql", document: { query: "{ settings { id } }" } }),
  search: () => ({ path: "/graphql", document: searched() }),
  own: () => ({ path: "/graphql", document: ownDocument() }),
  "search page": () => ({ path: `/search?q=${encodeURIComponent(`번역 ${word()}`)}` }),
  "list search": () => ({ path: `/notice/list?search=${encodeURIComponent(`학술 ${word()}`)}` }),
  unknown: () => ({ path: `/notice/${randomInt(1_000_000, 2_000_000_000)}` }),
  harvest: () => ({
    path: `/oai?verb=ListRecords&metadataPrefix=oai_dc&from=20${randomInt(10, 20)}-01-${randomInt(10, 28)}`,
  }),
  "map of the site": () => ({ path: `/sitemaps/posts-${randomInt(1, 1_000_000)}.xml` }),
  calendar: () => ({ path: `/programs/${randomInt(1, 1_000_000)}.ics` }),
  "article's PDF": (path) => ({ path: `${path}.pdf` }),
  font: () => ({ path: `/search?q=${encodeURIComponent(syllables())}` }),
} as const satisfies Record<string, (found: string) => AttackRequest>;

export type Attack = keyof typeof ATTACKS;

interface Target {
  readonly on: string;
  readonly find: (page: string) => string;
}

/** What an attack has to find first. */
export const TARGETS: Partial<Record<Attack, Target>> = {
  "article's PDF": {
    on: "/sitemaps/articles-0.xml",
    find: (map) => /\/journal\/articles\/\d+/.exec(map)?.[0] ?? "/journal/articles/1",
  },
};
