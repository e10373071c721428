const SEOUL_OFFSET_MS = 9 * 60 * 60 * 1_000;

/** The year somebody in Seoul writes at a moment; Seoul is nine hours ahead of UTC all year round. */
export function seoulYear(moment: Date): number {
  return new Date(moment.getTime() + SEOUL_OFFSET_MS).getUTCFullYear();
}
