// A slip stays before the camera for a while, and is read in each picture of it.

/** Milliseconds without a code after which it counts as shown again: the reader misses some pictures of a slip that moves. */
const GONE_AFTER = 3_000;

/**
 * Finds which codes are new before the camera.
 * @returns for each look, with what was read and its time in milliseconds: the code if it was not before the
 * camera already, otherwise null
 */
export function createCodeWatch(): (text: string | null, at: number) => string | null {
  const seen = new Map<string, number>();
  return (text, at) => {
    for (const [other, lastAt] of seen) if (at - lastAt >= GONE_AFTER) seen.delete(other);
    if (text === null) return null;
    const isNew = !seen.has(text);
    seen.set(text, at);
    return isNew ? text : null;
  };
}
