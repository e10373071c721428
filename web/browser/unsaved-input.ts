// Says which forms hold something that is not saved. Anyone who would reload the page asks here first
// (docs/core.md#calls-and-limits: never over unsaved input).

const holders = new Set<symbol>();

/** Says that something unsaved is on the page; the returned function ends that. */
export function holdUnsavedInput(): () => void {
  const holder = Symbol("unsaved input");
  holders.add(holder);
  return () => void holders.delete(holder);
}

/** Whether anything unsaved is on the page. */
export function hasUnsavedInput(): boolean {
  return holders.size > 0;
}
