// When what visitors see changes by itself. Each noun names its moments beside its type (<noun>-moments.ts), schema/moments.ts
// lists the nouns, and a gateway drops what it keeps when one passes (decision 24).

/** The dates of one table. */
export interface PublicMoments {
  readonly table: string;
  /** The rows visitors see at some time, in SQL; the condition of an index. */
  readonly where: string;
  /** Columns whose moment changes what visitors see, with the days after it at which it does: [0] at the moment itself. */
  readonly columns: Readonly<Record<string, readonly number[]>>;
  /** Dates that change nothing by passing. */
  readonly still: readonly string[];
}
