// The browser's log. What ends up here is for the person who opens the console of a page that went wrong.

/** Logs a failure with what was being done. */
export function logError(doing: string, error: unknown): void {
  console.error(doing, error);
}
