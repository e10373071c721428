// A backup that a command writes has its row while it is written, as one of a gateway has: no file that its
// rows name is removed meanwhile, and no other backup is made.
import process from "node:process";
import { BackupError } from "#prisma/backup/backup-format.ts";
import type { WrittenBackup } from "#prisma/backup/write-backup.ts";
import { connect, disconnect } from "#prisma/client.ts";
import type { DatabaseConnection } from "#prisma/connection.ts";
import { beginBackup, failBackup, finishBackup, signOfLife } from "#schema/core/backups/record-backup.ts";
import { SIGN_EVERY, SILENT_FOR } from "./schedule.ts";

interface CommandBackup {
  /** As the row has it. */
  readonly name: string;
  readonly isEncrypted: boolean;
  /** Writes it, to its place. */
  readonly write: () => Promise<WrittenBackup>;
}

/** Begins its row. Null: the database has no such table yet, and the backup is none the worse. */
async function begin(name: string, { kind }: DatabaseConnection): Promise<number | null> {
  // Who has the embedded database has it alone: what this process is not making, nobody is.
  const silentFor = kind === "embedded" ? -1 : SILENT_FOR;
  const noted = await beginBackup({ name, now: new Date(), silentFor }).catch((error: unknown) => {
    // The last line says it; those before show where in the program it was asked.
    const reason = error instanceof Error ? error.message.trim().split("\n").at(-1) : String(error);
    process.stdout.write(`The backup is not noted for the dashboard: ${reason}\n`);
    return "unnoted" as const;
  });
  if (noted === null) throw new BackupError("A backup is being made already: try again when it is through.");
  return noted === "unnoted" ? null : noted;
}

/** The embedded database is one session, whose statements the writing ends: nobody else may have it meanwhile. */
async function alone<T>(connection: DatabaseConnection, work: () => Promise<T>): Promise<T> {
  if (connection.kind === "server") return await work();
  await disconnect();
  try {
    return await work();
  } finally {
    await connect(connection);
  }
}

/**
 * Has a backup of a database written.
 * @throws BackupError when another one is being made
 */
export async function recordWhileWritten(
  connection: DatabaseConnection,
  { name, isEncrypted, write }: CommandBackup,
): Promise<WrittenBackup> {
  await connect(connection);
  try {
    const id = await begin(name, connection);
    if (id === null) return await alone(connection, write);
    const sign = () => void signOfLife(id, new Date()).catch(() => undefined);
    const signs = connection.kind === "server" ? setInterval(sign, SIGN_EVERY) : undefined;
    try {
      const made = await alone(connection, write);
      await finishBackup(id, { ...made, isEncrypted }, new Date());
      return made;
    } catch (error) {
      await failBackup(id, error instanceof Error ? error.message : String(error)).catch(() => undefined);
      throw error;
    } finally {
      clearInterval(signs);
    }
  } finally {
    await disconnect();
  }
}
