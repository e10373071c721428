// Says whether a write of the database failed lately because its disk is full. Reading still works then, so
// only a write finds out.

/** Milliseconds after which it is tried again: a site that is not ready is asked for nothing that would tell. */
const HOLDS = 30_000;

let metAt = Number.NEGATIVE_INFINITY;

/** A write has met a full disk. */
export function storageWasFull(): void {
  metAt = performance.now();
}

/** Whether a write has met one within the last half minute. */
export function isStorageKnownFull(): boolean {
  return performance.now() - metAt < HOLDS;
}
