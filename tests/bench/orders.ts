// What the measured peers are told.
export interface RawOrders {
  readonly headers: Record<string, string>;
  /** base64 */
  readonly body: string;
}

export interface PgOrders {
  readonly databaseUrl: string;
}

/** The list both sides answer: ten newest notices with what a list row shows. */
export const LIST_QUERY = `query BenchList {
  posts(board: NOTICE) {
    items { id publishedAt pinned title(language: KO) { text language } tag { id slug name(language: KO) } }
  }
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
