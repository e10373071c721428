// Says what is chosen in a list: some rows, across its pages, or everything its filter holds. Another filter chooses nothing.
import { useState } from "react";

export type ListSelection =
  | { readonly kind: "some"; readonly ids: ReadonlySet<number> }
  | { readonly kind: "all" };

const NOTHING: ListSelection = { kind: "some", ids: new Set() };

export interface Selecting {
  readonly selection: ListSelection;
  readonly isSelected: (id: number) => boolean;
  readonly toggle: (ids: readonly number[], on: boolean) => void;
  readonly selectAll: () => void;
  readonly clear: () => void;
}

/**
 * Rows that are chosen while the next filter's are on their way belong to the filter before, and are not chosen in the next.
 * @param filter another text for another filter
 * @param areOfBefore whether the rows shown are still those of the filter before
 */
export function useListSelection(filter: string, areOfBefore: boolean): Selecting {
  const [filterKey, setFilterKey] = useState(filter);
  if (filterKey !== filter && !areOfBefore) setFilterKey(filter);
  const [stored, keep] = useState({ filterKey, selection: NOTHING });
  const selection = stored.filterKey === filterKey ? stored.selection : NOTHING;
  const choose = (next: ListSelection) => keep({ filterKey, selection: next });
  return {
    selection,
    isSelected: (id) => selection.kind === "all" || selection.ids.has(id),
    toggle: (ids, on) => {
      const chosen = new Set(selection.kind === "some" ? selection.ids : []);
      for (const id of ids) on ? chosen.add(id) : chosen.delete(id);
      choose({ kind: "some", ids: chosen });
    },
    selectAll: () => choose({ kind: "all" }),
    clear: () => choose(NOTHING),
  };
}

/** How many are chosen, of as many as the filter holds. */
export const selectedCount = (selection: ListSelection, total: number): number =>
  selection.kind === "all" ? total : selection.ids.size;
