// When a backup is due, and which ones are retained, over a year and more of a moved clock.
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openPlace, removeExpired } from "#gateway/backups/remove-expired.ts";
import { backupName, isBackupDue, momentOf } from "#gateway/backups/schedule.ts";
import { DAY, HOUR } from "#schema/validation/core/durations.ts";

const AT_THREE = 180;
const RETAINED = { days: 7, weeks: 4, months: 12 };
const seoul = (text: string) => new Date(`${text}:00+09:00`);

test("due once a day from its time in Korea on, and made up for when no gateway ran", () => {
  const due = (now: string, made: string | null, failed: string | null = null) =>
    isBackupDue(
      seoul(now),
      { made: made ? seoul(made) : null, failed: failed ? seoul(failed) : null },
      AT_THREE,
    );
  expect(due("2026-11-26T02:59", "2026-11-25T03:00")).toBe(false);
  expect(due("2026-11-26T03:00", "2026-11-25T03:00")).toBe(true);
  expect(due("2026-11-26T03:30", "2026-11-26T03:00")).toBe(false);
  expect(due("2026-11-26T01:00", "2026-11-24T03:00")).toBe(true);
  expect(due("2026-11-26T01:00", null)).toBe(true);
  // One that failed is not tried again at each turn.
  expect(due("2026-11-26T04:00", "2026-11-25T03:00", "2026-11-26T03:00")).toBe(false);
  expect(due("2026-11-26T05:00", "2026-11-25T03:00", "2026-11-26T03:00")).toBe(true);
});

test("the name says when it began", () => {
  const now = new Date("2026-11-26T18:00:05.678Z");
  expect(backupName(now)).toBe("site-20261126T180005Z.backup");
  expect(momentOf(backupName(now))).toEqual(new Date("2026-11-26T18:00:05.000Z"));
  expect(momentOf("site.backup")).toBeNull();
});

test("seven days, four weeks and twelve months have one; nothing that is not ours is removed", async () => {
  const folder = mkdtempSync(join(tmpdir(), "retained-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const name of ["notes.txt", "before-moving.backup", "site-20200101T000000Z.backup.unfinished"])
    writeFileSync(join(folder, name), "");
  const faulty = new Set<string>();
  const place = await openPlace({ folder });
  const begin = seoul("2025-10-01T03:00").getTime();
  let now = new Date(begin);
  for (let day = 0; day < 420; day += 1) {
    now = new Date(begin + day * DAY);
    writeFileSync(join(folder, backupName(now)), "");
    // One whose proof failed counts for no day, and stays a week.
    if (day === 415) {
      const name = backupName(new Date(now.getTime() + HOUR));
      faulty.add(name);
      writeFileSync(join(folder, name), "");
    }
    await removeExpired(place, RETAINED, faulty, now);
  }
  // The last is of 24 November 2026, a Tuesday.
  const left = readdirSync(folder).sort();
  const days = left.flatMap((name) => {
    const moment = momentOf(name);
    return moment && !faulty.has(name)
      ? [new Date(moment.getTime() + 9 * HOUR).toISOString().slice(0, 10)]
      : [];
  });
  expect(days).toEqual([
    "2025-12-31",
    "2026-01-31",
    "2026-02-28",
    "2026-03-31",
    "2026-04-30",
    "2026-05-31",
    "2026-06-30",
    "2026-07-31",
    "2026-08-31",
    "2026-09-30",
    "2026-10-31",
    "2026-11-08",
    "2026-11-15",
    "2026-11-18",
    "2026-11-19",
    "2026-11-20",
    "2026-11-21",
    "2026-11-22",
    "2026-11-23",
    "2026-11-24",
  ]);
  expect(left.filter((name) => faulty.has(name))).toHaveLength(1);
  expect(left).toContain("notes.txt");
  expect(left).toContain("before-moving.backup");
  expect(left).not.toContain("site-20200101T000000Z.backup.unfinished");
});
