// Removes the backups that are not retained any more, and what a killed process has left of one.
import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Config } from "#gateway/start/config.ts";
import { unfinishedName } from "#prisma/backup/write-backup.ts";
import { FAULTY_FOR, momentOf, retainedNames } from "./schedule.ts";

const UNFINISHED = unfinishedName("");

/**
 * Call it once a new one is whole and proved.
 * @param faulty names of those whose proof failed; they count for no day and stay a week
 */
export async function removeExpired(
  folder: string,
  retained: Config["backup"]["retained"],
  faulty: ReadonlySet<string>,
  now: Date,
): Promise<void> {
  const names = await readdir(folder);
  const stays = retainedNames(
    names.filter((name) => !faulty.has(name)),
    retained,
  );
  for (const name of names) {
    const moment = momentOf(name.replace(UNFINISHED, ""));
    if (moment === null || stays.has(name)) continue;
    const isYoung = now.getTime() - moment.getTime() < FAULTY_FOR;
    if (faulty.has(name) && isYoung) continue;
    await rm(join(folder, name), { force: true });
  }
}
