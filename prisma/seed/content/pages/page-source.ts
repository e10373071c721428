// How a demo page is written down beside its text.

/** A title and what it says; a missing body is simply not there. */
type ItemText = readonly [title: string, body?: string];

/** One of the values, or an entry of the history. */
export interface PageItem {
  readonly ko: ItemText;
  /** Absent: not translated yet. */
  readonly en?: ItemText;
}

/** When: years before the year of the seed, then month and day as far as they are known. */
export type AgoDate = readonly [yearsAgo: number, month?: number, day?: number];

export interface DatedItem extends PageItem {
  readonly at: AgoDate;
}

export interface Person {
  /** Korean and English. */
  readonly name: readonly [string, string];
  readonly role: readonly [string, string];
  readonly affiliation: readonly [string, string] | null;
  /** Years before and after the year of the seed. */
  readonly term: readonly [from: number, to: number];
}
