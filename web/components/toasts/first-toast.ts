// Says whether a toast was ever shown in this tab. A store of one bit, so that the host needs nothing of Mantine to wait.
let wanted = false;
const listeners = new Set<() => void>();

/** Called with the first toast; the host then fetches the stack. */
export function wantToasts(): void {
  if (wanted) return;
  wanted = true;
  for (const listener of listeners) listener();
}

/** For useSyncExternalStore. */
export function subscribeToFirstToast(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** For useSyncExternalStore. */
export function toastsWanted(): boolean {
  return wanted;
}
