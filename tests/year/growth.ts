// What a site takes grows with what is in it: the memory of the gateway, the database, and what lies on the disk.
import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import type { DayReport } from "./year-day.ts";
import type { YearPlace } from "./year-place.ts";

const MB = 1e6;
/** A gateway that runs from its sources, with the embedded database in it. */
const MEMORY_AT_MOST = 1_300 * MB;
/** The least of a week is what stays after the garbage is collected. */
const WEEK = 7;
const MEMORY_GROWS = 1.5;
const MEMORY_SLACK = 100 * MB;
/** Of the database for each mail and each line of the log: these are made of whatever happens. */
const BYTES_A_ROW = 40_000;
const DATABASE_SLACK = 30 * MB;
/** Of the disk beside the database: its log, and what it writes anew. */
const DISK_SLACK = 400 * MB;

async function sizeOf(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  let sum = 0;
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    // A file of the database may have gone meanwhile.
    sum += (await stat(join(entry.parentPath, entry.name)).catch(() => null))?.size ?? 0;
  }
  return sum;
}

/** Bytes of the folders of a place; the files may be inside the other. */
export async function diskOf({ dataDir, filesDir }: YearPlace): Promise<{ disk: number; files: number }> {
  const files = await sizeOf(filesDir);
  const data = await sizeOf(dataDir);
  return { files, disk: filesDir.startsWith(`${dataDir}/`) ? data : data + files };
}

const megabytes = (bytes: number) => `${Math.round(bytes / MB)} MB`;

/** @param days up to this evening. @returns what grows as it should not, in words */
export function unexpectedGrowth(days: readonly DayReport[]): readonly string[] {
  const today = days.at(-1);
  if (!today) return [];
  // In another place everything begins anew.
  const here = days.filter(({ place }) => place === today.place);
  const of = (day: DayReport | undefined, figure: string) => day?.figures[figure] ?? 0;
  const since = (figure: string) => of(today, figure) - of(here[0], figure);
  const least = (some: readonly DayReport[]) => Math.min(...some.map((day) => of(day, "memory")));
  const found: string[] = [];

  if (of(today, "memory") > MEMORY_AT_MOST) found.push(`The gateway holds ${megabytes(of(today, "memory"))}`);
  if (here.length >= 2 * WEEK) {
    const [first, last] = [least(here.slice(0, WEEK)), least(here.slice(-WEEK))];
    if (last > first * MEMORY_GROWS + MEMORY_SLACK)
      found.push(
        `The gateway held ${megabytes(first)} in its first week and holds ${megabytes(last)} in this one`,
      );
  }
  const rows = since("mails") + since("auditEntries");
  if (since("database") > rows * BYTES_A_ROW + DATABASE_SLACK)
    found.push(
      `The database has grown by ${megabytes(since("database"))} for ${rows} mails and lines of the log`,
    );
  const expected = (today.kind === "EMBEDDED" ? of(today, "database") : 0) + of(today, "files") + DISK_SLACK;
  if (of(today, "disk") > expected)
    found.push(
      `The site takes ${megabytes(of(today, "disk"))} of the disk, ${megabytes(expected)} are expected`,
    );
  return found;
}
