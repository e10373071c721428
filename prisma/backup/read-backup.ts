// A backup read line by line, with its checksums compared on the way.
import {
  BackupError,
  checksumLine,
  createChecksum,
  formatWithoutChecksums,
  type HeadLine,
  headLine,
  readLine,
} from "./backup-format.ts";
import { type BackupBytes, readBackupLines } from "./read-lines.ts";

export interface BackupReader {
  readonly head: HeadLine;
  /** @throws BackupError when there is none */
  nextLine(): Promise<string>;
  take(count: number): AsyncGenerator<string>;
  /**
   * Reads the checksum behind a section.
   * @throws BackupError when it is not that of everything read so far
   */
  expectChecksum(): Promise<void>;
}

/**
 * Opens a backup and reads its head. Throws a BackupError for anything else.
 * @param key the setting BACKUP_KEY
 */
export async function openBackup(from: BackupBytes, key: string | null): Promise<BackupReader> {
  const lines = readBackupLines(from, key);
  const checksum = createChecksum();

  async function nextLine(): Promise<string> {
    const { value, done } = await lines.next();
    if (done) throw new BackupError("The backup is cut off: its end is missing.");
    checksum.add(`${value}\n`);
    return value;
  }

  async function* take(count: number): AsyncGenerator<string> {
    for (let line = 0; line < count; line += 1) yield await nextLine();
  }

  const head = readLine(headLine, await nextLine());

  async function expectChecksum(): Promise<void> {
    if (head.backup === formatWithoutChecksums) return;
    const expected = checksum.sofar();
    const { sha256 } = readLine(checksumLine, await nextLine());
    if (sha256 !== expected) throw new BackupError("The backup is damaged: it is not as it was written.");
  }

  await expectChecksum();
  return { head, nextLine, take, expectChecksum };
}
