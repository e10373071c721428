// Says what two people's changes of the same thing say differently, and what was answered.

export type Side = "mine" | "theirs";

/** Something the two sides say differently. */
export interface Difference {
  /** Identifies it: `fee`, `prices.KEY.amount`. */
  readonly id: string;
  /** As the labels of a form name it: `fee`, `prices.*.amount`; `prices.*` is a whole row, `prices` the order of a list. */
  readonly field: string;
  /** The row it is in, 1 for the first of the person who has it. */
  readonly row?: number;
  /** Null: a row that is not there. Several fields that belong together are an object of them. */
  readonly mine: unknown;
  readonly theirs: unknown;
  /** Whose word counts. "ask": both changed it, or nobody knows what it was before. */
  readonly verdict: Side | "ask";
}

export interface Sides<Values> {
  /** What both began from; null when it is not known. */
  readonly base: Values | null;
  readonly mine: Values;
  readonly theirs: Values;
}

export interface Merged<Values> {
  /** Both together; mine where it is asked and nobody has chosen. */
  readonly values: Values;
  readonly differences: readonly Difference[];
}

/** Answers by the id of the difference. */
export type Choices = Readonly<Record<string, Side>>;
