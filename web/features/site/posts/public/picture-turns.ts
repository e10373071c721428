// Says what the keys of the picture viewer do.

/** The index a key leads to: arrows by one, Home and End to the ends; null for any other key. It stops at both ends. */
export function turnedTo(key: string, index: number, count: number): number | null {
  switch (key) {
    case "ArrowLeft":
      return Math.max(0, index - 1);
    case "ArrowRight":
      return Math.min(count - 1, index + 1);
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return null;
  }
}

/** Pixels a finger has to travel sideways. */
const REACH = 48;

/**
 * Which way a finger went: 1 for the next picture, -1 for the one before, 0 for neither (too short, or rather up and down).
 * @param x,y pixels from where it was put down
 */
export function swiped(x: number, y: number): -1 | 0 | 1 {
  if (Math.abs(x) < REACH || Math.abs(x) < Math.abs(y) * 1.5) return 0;
  return x < 0 ? 1 : -1;
}
