// The entries of the history by year, in the order the office gave them: a year that is interrupted comes again.

/** Entries that follow one another in a year; null: their year is not known. */
interface Year<Entry> {
  readonly year: number | null;
  readonly entries: readonly Entry[];
}

export function byYear<Entry extends { readonly year: number | null }>(
  entries: readonly Entry[],
): Year<Entry>[] {
  const years: { year: number | null; entries: Entry[] }[] = [];
  for (const entry of entries) {
    const last = years.at(-1);
    if (last && last.year === entry.year) last.entries.push(entry);
    else years.push({ year: entry.year, entries: [entry] });
  }
  return years;
}

/** "1999-03" or "1999-03-02", for <time>; null where only the year is known. */
export function isoMonthDay(year: number | null, month: number | null, day: number | null): string | null {
  if (year === null || month === null) return null;
  return [year, month, day]
    .filter((part) => part !== null)
    .map((part) => String(part).padStart(2, "0"))
    .join("-");
}
