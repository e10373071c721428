// Says when a backup is due, what it is called, and which ones are retained: docs/backups.md#backup.
import { DAY, HOUR, MINUTE } from "#schema/validation/core/durations.ts";
import { inSeoul } from "#schema/validation/core/seoul.ts";

/** Only files that are called like this are ever removed. */
const NAME = /^site-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.backup$/;

/** The name of a backup that begins now, in UTC: the names are in the order of time. */
export function backupName(now: Date): string {
  return `site-${now.toISOString().slice(0, 19).replaceAll(/[-:]/g, "")}Z.backup`;
}

/** When a backup of this name began; null: it is none of ours. */
export function momentOf(name: string): Date | null {
  const parts = NAME.exec(name)?.slice(1).map(Number);
  if (!parts) return null;
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0] = parts;
  return new Date(Date.UTC(year, month - 1, day, hour, minute, second));
}

/** A failed one is tried again after this. */
const AGAIN_AFTER = 2 * HOUR;

/**
 * Whether the time of the day has passed in Korea since the last backup began.
 * @param last when the last ones began that were made and that failed; null: there is none
 * @param at minutes after midnight in Korea
 */
export function isBackupDue(
  now: Date,
  last: { readonly made: Date | null; readonly failed: Date | null },
  at: number,
): boolean {
  if (last.failed && now.getTime() - last.failed.getTime() < AGAIN_AFTER) return false;
  const due = inSeoul(now);
  due.setUTCHours(0, at, 0, 0);
  if (due > inSeoul(now)) due.setUTCDate(due.getUTCDate() - 1);
  return last.made === null || inSeoul(last.made) < due;
}

interface Retained {
  readonly days: number;
  readonly weeks: number;
  readonly months: number;
}

const MONDAY = 1;
const dayOf = (moment: Date) => inSeoul(moment).toISOString().slice(0, 10);
const monthOf = (moment: Date) => dayOf(moment).slice(0, 7);
/** The Monday of its week. */
function weekOf(moment: Date): string {
  const day = inSeoul(moment);
  day.setUTCDate(day.getUTCDate() - ((day.getUTCDay() + 7 - MONDAY) % 7));
  return day.toISOString().slice(0, 10);
}

/**
 * The names that are retained: the newest of each of the last days, weeks and months that have one. The
 * newest of all is always among them.
 * @param names of backups that are whole; others are left out
 */
export function retainedNames(names: readonly string[], { days, weeks, months }: Retained): Set<string> {
  const newestFirst = names
    .filter((name) => momentOf(name) !== null)
    .sort()
    .reverse();
  const retained = new Set(newestFirst.slice(0, 1));
  for (const [most, spanOf] of [
    [days, dayOf],
    [weeks, weekOf],
    [months, monthOf],
  ] as const) {
    const spans = new Set<string>();
    for (const name of newestFirst) {
      const moment = momentOf(name);
      if (!moment || spans.size >= most) continue;
      const span = spanOf(moment);
      if (!spans.has(span)) retained.add(name);
      spans.add(span);
    }
  }
  return retained;
}

/** How long a backup may show no sign of life before its process is taken for dead. */
export const SILENT_FOR = 5 * MINUTE;
export const SIGN_EVERY = MINUTE / 2;
/** How long the file of one whose proof failed stays for somebody to look at. */
export const FAULTY_FOR = 7 * DAY;
