// The rows of an export, in batches: what is in memory is one batch and the ids.
import type { Cell, ExportSource, Requester } from "./export-source.ts";

const BATCH = 500;

/** Rows in the order of their ids, a batch at a time. A row that was deleted in between is left out. */
export async function* exportRows(
  source: Pick<ExportSource, "read">,
  ids: readonly number[],
  asker: Requester,
): AsyncGenerator<readonly Readonly<Record<string, Cell>>[]> {
  for (let at = 0; at < ids.length; at += BATCH) {
    const part = ids.slice(at, at + BATCH);
    const byId = new Map((await source.read(part, asker)).map(({ id, cells }) => [id, cells]));
    yield part.map((id) => byId.get(id)).filter((cells) => cells !== undefined);
  }
}
