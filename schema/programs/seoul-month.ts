// Days and months as people in Korea mean them: Seoul is nine hours ahead of UTC all year round.
const HOUR = 60 * 60 * 1_000;
const SEOUL_OFFSET = 9 * HOUR;

/** The first moment of a month (1 to 12) in Seoul, and the first of the next. */
export function seoulMonth(year: number, month: number): { readonly from: Date; readonly to: Date } {
  const midnight = (ofMonth: number) => new Date(Date.UTC(year, ofMonth - 1, 1) - SEOUL_OFFSET);
  return { from: midnight(month), to: midnight(month + 1) };
}

/** The first moment of a day such as 2026-12-01 in Seoul, or of one some days later. */
export function seoulMidnight(day: string, later = 0): Date {
  return new Date(Date.parse(`${day}T00:00:00Z`) - SEOUL_OFFSET + later * 24 * HOUR);
}
