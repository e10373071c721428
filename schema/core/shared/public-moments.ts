// Defines when public content changes by itself. Each noun has its moments in its noun.ts. A
// gateway drops its cached answers when a moment passes (decision 24).

/** The dates of one table. */
export interface PublicMoments {
  readonly table: string;
  /** The rows visitors see at some time, in SQL; the condition of an index. */
  readonly where: string;
  /** Columns whose moment changes what visitors see, with how many days after it: [0] is the moment itself. */
  readonly columns: Readonly<Record<string, readonly number[]>>;
  /** Dates that change nothing by passing. */
  readonly still: readonly string[];
}
