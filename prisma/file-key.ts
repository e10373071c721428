// The key of a file: where the store keeps it, and the part of its address that counts. It is random, so that
// nobody finds a draft's picture by counting, and in lower-case hex, because some file systems do not tell
// upper from lower case.
import { randomBytes } from "node:crypto";

/** A new key: 128 random bits as 32 hex digits. */
export function newFileKey(): string {
  return randomBytes(16).toString("hex");
}

/** Whether a text from outside has the shape of a key; anything else never reaches the disk. */
export function isFileKey(text: string): boolean {
  return /^[0-9a-f]{32}$/.test(text);
}
