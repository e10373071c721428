// Says what the server answered for a list, as its parts show it.

export interface ListResult<Row> {
  /** Undefined while they are on their way for the first time. */
  readonly rows: readonly Row[] | undefined;
  readonly totalCount: number | undefined;
  readonly hasMore: boolean | undefined;
  /** The count in full, once it is known; only asked for when there are more. */
  readonly exactCount: number | undefined;
  readonly fetching: boolean;
  /** The rows are still those of another filter or page: the ones asked for are on their way. */
  readonly areOfBefore: boolean;
  /** What went wrong, in words; null when nothing did. */
  readonly failure: string | null;
  readonly onRetry: () => void;
}

/** How many there are as far as that is known, and whether that is all of them. */
export function totalOf<Row>({ totalCount, hasMore, exactCount }: ListResult<Row>) {
  const isExact = hasMore === false || exactCount !== undefined;
  return { known: hasMore ? (exactCount ?? totalCount) : totalCount, isExact };
}
