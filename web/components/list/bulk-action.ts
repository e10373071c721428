// Says what can be done with chosen rows of a list.
import type { ReactNode } from "react";
import type { ListSelection } from "./list-selection.ts";

export interface BulkQuestion {
  readonly title: ReactNode;
  readonly detail: ReactNode;
  /** Asks why, too; the words come with the tools of `run`. */
  readonly needsReason?: boolean;
}

export interface BulkTools {
  /** What was given as a reason; empty where none was asked for. */
  readonly reason: string;
  /** Called with the number of rows that are done: long work shows its progress. */
  readonly onProgress: (rows: number) => void;
}

/** Whether it was done: the rows stay chosen where not. Where their number is another by now, it is asked again. */
export type BulkAnswer = boolean | { readonly changedTo: number };

export interface BulkAction {
  readonly key: string;
  readonly label: ReactNode;
  /** The question, with the count; without one it is done at once (it asks by itself). */
  readonly ask?: (count: number, selection: ListSelection) => BulkQuestion | null;
  readonly run: (
    selection: ListSelection,
    count: number,
    tools: BulkTools,
  ) => Promise<BulkAnswer> | BulkAnswer;
}
