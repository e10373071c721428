/** A day without a time, as the database stores it (midnight of UTC), for machines: 2026-06-30. */
export const isoDate = (day: Date): string => day.toISOString().slice(0, 10);

/** The same; null where there is none. */
export const isoDateOrNull = (day: Date | null): string | null => day && isoDate(day);
