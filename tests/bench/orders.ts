// The tasks of the servers of the bench, and the requests to them and to the site.
import type { PG_WORKS } from "./pg-works.ts";

export interface RawOrders {
  readonly headers: Record<string, string>;
  /** base64 */
  readonly body: string;
}

export interface PgOrders {
  readonly databaseUrl: string;
  readonly work: keyof typeof PG_WORKS;
}

/** The list both sides answer: ten newest notices with what a list row shows. */
export const LIST_QUERY = `query BenchList {
  posts(board: NOTICE) {
    items { id publishedAt pinned title(language: KO) { text language } tag { id slug name(language: KO) } }
  }
}`;

/** The same of page 400. */
export const PAGE_400_QUERY = LIST_QUERY.replace("BenchList", "BenchPage400").replace(
  "board: NOTICE",
  "board: NOTICE, page: 400",
);

/** Who is found by a part of an address. */
export const MEMBERS_QUERY = `query BenchMembers($search: String!) {
  members(filter: { search: $search }) { totalCount items { id name grade record { profile { email } } } }
}`;

/** What a list page asks: rows, totals for its pagination, tags for its filter. */
export const LIST_PAGE_QUERY = `query BenchListPage($page: Int!) {
  posts(board: NOTICE, page: $page) {
    totalCount pageCount page pageSize
    items {
      id publishedAt pinned isNew hasAttachments languages
      title(language: KO) { text language }
      tag { id slug name(language: KO) }
    }
  }
  tags(board: NOTICE) { id slug name(language: KO) }
}`;
