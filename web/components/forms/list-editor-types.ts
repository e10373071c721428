// What a ListEditor takes.
import type { ReactNode } from "react";
import type { FieldCode } from "#schema/validation/core/codes.ts";
import type { Row } from "./list-rows.ts";

export interface ListEditorProps<Item extends Row> {
  /** Id of the way to add a row; an error about the list as a whole leads to it. */
  id: string;
  /** What the list is called, for screen readers. */
  label: string;
  items: readonly Item[];
  /** Rows there may be. */
  max: number;
  /** What a row is called in the names of its buttons and in announcements, such as "3번 연혁". */
  nameOf: (item: Item, number: number) => string;
  /** What a folded row shows; without it all rows are open. */
  summaryOf?: (item: Item, number: number) => ReactNode;
  /** An empty row, with a key by newRowKey. */
  makeItem: () => Item;
  words: { readonly add: ReactNode; readonly none: ReactNode };
  /** Of the list as a whole. */
  error: FieldCode | undefined;
  /** A row in which something is wrong is open. */
  isWrong: (index: number) => boolean;
  /** Asked at each change: what came meanwhile, such as a file, counts too. */
  read: () => readonly Item[];
  onChange: (items: readonly Item[]) => void;
  /** The fields of a row. */
  children: (item: Item, index: number, change: (part: Partial<Item>) => void) => ReactNode;
}
