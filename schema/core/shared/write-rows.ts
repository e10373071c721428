// A short list that is saved as a whole: what is left out is gone, the rest is in the order given.

interface Row {
  readonly id: number | null;
}

/** What its table does; each has its own columns. */
interface Rows<Item extends Row> {
  readonly remove: (remainingIds: number[]) => Promise<unknown>;
  readonly update: (id: number, item: Omit<Item, "id">, position: number) => Promise<{ count: number }>;
  readonly create: (item: Omit<Item, "id">, position: number) => Promise<unknown>;
}

/** Makes the rows of a table what they are to be. One that was deleted meanwhile is made again. */
export async function writeRows<Item extends Row>(items: readonly Item[], table: Rows<Item>): Promise<void> {
  await table.remove(items.flatMap(({ id }) => id ?? []));
  for (const [position, { id, ...item }] of items.entries()) {
    const isUpdated = id !== null && (await table.update(id, item, position)).count > 0;
    if (!isUpdated) await table.create(item, position);
  }
}
