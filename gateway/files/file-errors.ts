// Says what the system says when something goes wrong with a file.

/** Whether the system gave one of these reasons, such as ENOENT. */
export function hasCode(error: unknown, ...codes: readonly string[]): boolean {
  return (
    error instanceof Error && "code" in error && typeof error.code === "string" && codes.includes(error.code)
  );
}

/** Whether the system could not do what was asked with a file. It says nothing about what is in the file. */
export const isSystemError = (error: unknown): error is Error => error instanceof Error && "syscall" in error;

/** The disk, or what this user may have of it, is full. */
export class StorageFull extends Error {
  override readonly name = "StorageFull";
}

/** The storage of files does not answer, or breaks off. Another try may succeed later. */
export class FilesAway extends Error {
  override readonly name = "FilesAway";

  constructor(cause: unknown) {
    super("The storage of files does not answer", { cause });
  }
}

/** Whether a thrown thing means that there is no room, before anything was written or in the middle of it. */
export function isStorageFull(error: unknown): boolean {
  return error instanceof StorageFull || hasCode(error, "ENOSPC", "EDQUOT");
}
