// The arithmetic of a list that is edited row by row, apart from React so that it is tested by itself.

/** A row keeps its key while it moves, so that what is in its fields moves with it. */
export interface Row {
  readonly key: string;
}

/** What was taken out last comes back first. */
export interface Removed<Item extends Row> {
  readonly item: Item;
  readonly index: number;
}

let made = 0;

/** The key of a new row. Keys of an earlier visit may be in a saved draft, so the time is part of it. */
export function newRowKey(): string {
  made += 1;
  return `${Date.now().toString(36)}-${made}`;
}

/** The same things with one of them elsewhere; unchanged when there is no such place. */
export function withMoved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const moved = [...items];
  if (to < 0 || to >= items.length) return moved;
  moved.splice(to, 0, ...moved.splice(from, 1));
  return moved;
}

/** With one more at a place; at the nearest end when there is no such place. */
export function withInserted<Item>(items: readonly Item[], index: number, item: Item): Item[] {
  return items.toSpliced(Math.max(0, Math.min(index, items.length)), 0, item);
}

/** Without the row of a key, and what is needed to put it back. */
export function withoutRow<Item extends Row>(
  items: readonly Item[],
  key: string,
): { readonly items: readonly Item[]; readonly removed: Removed<Item> | null } {
  const index = items.findIndex((item) => item.key === key);
  const item = items[index];
  if (item === undefined) return { items, removed: null };
  return { items: items.toSpliced(index, 1), removed: { item, index } };
}

/** With the row of a key changed. */
export function withChanged<Item extends Row>(
  items: readonly Item[],
  key: string,
  part: Partial<Item>,
): Item[] {
  return items.map((item) => (item.key === key ? { ...item, ...part } : item));
}
