// The months the dashboard looks back on.

/** This one included. */
export const MONTHS = 12;

/** The last months as YYYY-MM in Seoul, oldest first. */
export function monthsUntil(now: Date): string[] {
  const [year = 0, month = 1] = new Intl.DateTimeFormat("sv-SE", {
    timeZone: "Asia/Seoul",
    dateStyle: "short",
  })
    .format(now)
    .split("-")
    .map(Number);
  return Array.from({ length: MONTHS }, (_, i) =>
    new Date(Date.UTC(year, month - MONTHS + i, 1)).toISOString().slice(0, 7),
  );
}
