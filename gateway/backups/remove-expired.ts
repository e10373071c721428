// Removes the backups that are not retained any more, and what a killed process has left of one.
import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { type BlobPlace, openBlobs } from "#gateway/files/blobs.ts";
import type { Config } from "#gateway/start/config.ts";
import { unfinishedName } from "#prisma/backup/write-backup.ts";
import { FAULTY_FOR, momentOf, retainedNames } from "./schedule.ts";

const UNFINISHED = unfinishedName("");

/** The names in a place of backups. */
interface BackupNames {
  list(): Promise<readonly string[]>;
  remove(name: string): Promise<void>;
}

export async function openPlace(place: BlobPlace): Promise<BackupNames> {
  if ("folder" in place) {
    return {
      list: () => readdir(place.folder),
      remove: (name) => rm(join(place.folder, name), { force: true }),
    };
  }
  const blobs = await openBlobs(place);
  return {
    list: async () => {
      const names: string[] = [];
      for await (const { name } of blobs.list()) names.push(name);
      return names;
    },
    remove: blobs.remove,
  };
}

/**
 * Call it once a new one is whole and proved.
 * @param faulty names of those whose proof failed; they count for no day and stay a week
 */
export async function removeExpired(
  place: BackupNames,
  retained: Config["backup"]["retained"],
  faulty: ReadonlySet<string>,
  now: Date,
): Promise<void> {
  const names = await place.list();
  const stays = retainedNames(
    names.filter((name) => !faulty.has(name)),
    retained,
  );
  for (const name of names) {
    const moment = momentOf(name.replace(UNFINISHED, ""));
    if (moment === null || stays.has(name)) continue;
    const isYoung = now.getTime() - moment.getTime() < FAULTY_FOR;
    if (faulty.has(name) && isYoung) continue;
    await place.remove(name);
  }
}
