// Stored texts are checked when they are written. Reading them trusts nothing all the same, so that one odd
// text cannot break a page.

/** Items with their place as a key: a node never moves inside a text. Nothing where there is no list. */
export function keyed<Item>(items: readonly Item[] | undefined): [key: string, item: Item][] {
  return Array.isArray(items) ? items.map((item: Item, index): [string, Item] => [String(index), item]) : [];
}
