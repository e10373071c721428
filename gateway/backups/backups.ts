// The backups that a gateway makes while it runs: docs/backups.md#backup. A row claims each, so that two gateways make one.
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Logger } from "pino";
import type { Config } from "#gateway/start/config.ts";
import { BackupError } from "#prisma/backup/backup-format.ts";
import { connection, pool } from "#prisma/client.ts";
import { copyEmbedded } from "#prisma/embedded-copy.ts";
import type { Clock } from "#schema/context.ts";
import {
  beginBackup,
  failBackup,
  faultyBackups,
  finishBackup,
  type LastBackups,
  type MadeBackup,
  proveBackup,
  signOfLife,
} from "#schema/core/backups/record-backup.ts";
import { placeOfFiles } from "./backed-up-files.ts";
import type { BackupSource } from "./backup-work.ts";
import { openPlace, removeExpired } from "./remove-expired.ts";
import { runBackupWork } from "./run-backup-work.ts";
import { backupName, isBackupDue, SIGN_EVERY, SILENT_FOR } from "./schedule.ts";
import { openWorkFolder } from "./work-folder.ts";

interface TakenBackup extends MadeBackup {
  readonly file: string;
}

export interface Backups {
  /**
   * Makes one now.
   * @param file absolute; null: a new one in the place of the settings
   * @throws BackupError
   */
  take(file: string | null): Promise<TakenBackup>;
  /** Begins the one of the day when its time has come. It still runs after this has resolved. */
  takeDue(): Promise<void>;
  /** Ends what is being made. */
  stop(): Promise<void>;
}

interface BackupTools {
  readonly config: Pick<Config, "databaseUrl" | "dataDir" | "filesDir" | "filesS3" | "backup">;
  readonly log: Logger;
  readonly clock: Clock;
}

interface StartedBackup {
  readonly id: number;
  readonly name: string;
  /** Null: it goes to the place of the settings. */
  readonly file: string | null;
}

export function createBackups({ config, log, clock }: BackupTools): Backups {
  const { place, key, at, retained } = config.backup;
  const stopped = new AbortController();
  const { signal } = stopped;
  let running: Promise<unknown> | null = null;

  async function begin(
    file: string | null,
    isDue?: (last: LastBackups) => boolean,
  ): Promise<StartedBackup | null> {
    const now = clock.now();
    const name = backupName(now);
    if (file === null && place === null)
      throw new BackupError("Name the file, or set BACKUP_URL to the place of backups.");
    // The embedded database is this process's alone: what it is not making, nobody is.
    const silentFor = connection.kind === "embedded" && running === null ? -1 : SILENT_FOR;
    const id = await beginBackup({ name: file ?? name, now, silentFor }, isDue);
    return id === null ? null : { id, name, file };
  }

  /** Where the process reads the database. The embedded one is copied first: it has one session, which is the site's. */
  async function readFrom(work: string): Promise<BackupSource> {
    if (connection.kind === "server") return { server: connection.connectionString };
    const copy = join(work, "copy");
    await mkdir(copy);
    await copyEmbedded(pool, config.dataDir, copy, async (from, to) => {
      await runBackupWork({ do: "copy", from, to }, signal);
    });
    return { copy };
  }

  async function make({ id, name, file: given }: StartedBackup): Promise<TakenBackup> {
    const work = await openWorkFolder(config);
    try {
      const folder = place && "folder" in place ? place.folder : work;
      await mkdir(folder, { recursive: true });
      const store = given === null && place && "s3" in place ? place.s3 : null;
      const file = given ?? join(folder, name);
      const source = await readFrom(work);
      const files = placeOfFiles(config);
      const answer = await runBackupWork({ do: "write", source, files, file, key, store }, signal);
      if (!("written" in answer)) throw new BackupError("The backup was not written.");
      const made = { ...answer.written, isEncrypted: key !== null };
      await finishBackup(id, made, clock.now());
      const stored = store ? `s3://${store.bucket}/${store.prefix}${name}` : file;
      log.info({ file: stored, ...made }, "A backup was made");
      const backup = store ? { s3: store, name } : { file };
      await runBackupWork({ do: "prove", backup, key, scratch: join(work, "scratch") }, signal);
      await proveBackup(made.sha256, clock.now());
      log.info({ file: stored }, "The backup was restored into a scratch database and is equal");
      if (place) await removeExpired(await openPlace(place), retained, await faultyBackups(), clock.now());
      return { ...made, file: stored };
    } finally {
      await rm(work, { recursive: true, force: true });
    }
  }

  async function makeRecorded(begun: StartedBackup): Promise<TakenBackup> {
    const { id, name } = begun;
    const sign = setInterval(() => void signOfLife(id, clock.now()).catch(() => undefined), SIGN_EVERY);
    sign.unref();
    try {
      return await make(begun);
    } catch (error) {
      log.error({ err: error, name }, "A backup was not made, or is not equal");
      await failBackup(id, error instanceof Error ? error.message : String(error)).catch(() => undefined);
      throw error;
    } finally {
      clearInterval(sign);
      running = null;
    }
  }

  return {
    take: async (file) => {
      const begun = await begin(file);
      if (!begun) throw new BackupError("A backup is being made already: try again when it is through.");
      const made = makeRecorded(begun);
      running = made;
      return await made;
    },
    takeDue: async () => {
      if (place === null) return;
      const begun = await begin(null, (last) => isBackupDue(clock.now(), last, at));
      // What went wrong is in the log and in its row.
      if (begun) {
        running = makeRecorded(begun);
        running.catch(() => undefined);
      }
    },
    stop: async () => {
      stopped.abort(new BackupError("The site was stopped while the backup was being made."));
      await running?.catch(() => undefined);
    },
  };
}
