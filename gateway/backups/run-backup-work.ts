// Has a piece of work on a backup done in a process of its own.
import { runInProcess } from "#gateway/processes/run-in-process.ts";
import { BackupError } from "#prisma/backup/backup-format.ts";
import type { BackupAnswer, BackupWork } from "./backup-work.ts";

/**
 * Does it.
 * @throws BackupError with the reason, also when the process was ended
 */
export async function runBackupWork(
  work: BackupWork,
  signal?: AbortSignal,
): Promise<Exclude<BackupAnswer, { readonly fault: string }>> {
  const answer = await runInProcess<BackupAnswer>(work, {
    program: new URL("./backup-process.ts", import.meta.url),
    lane: "backups",
    limits: null,
    signal,
  });
  if (answer === null) throw new BackupError("The process that worked on the backup ended.");
  if ("fault" in answer) throw new BackupError(answer.fault);
  return answer;
}
