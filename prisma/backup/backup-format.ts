// A backup is one gzipped text file of lines in sections, encrypted where a key is set (backup-cipher.ts).
// First comes the head line. Then each table, in the order in which foreign keys let them be written, with
// one JSON object a row exactly as PostgreSQL says it. Then each file in base64, and at last the end line,
// without which a backup is not whole. A checksum of everything before it is after the head and after each
// section, so that a line that was changed, removed or added is found.
import { createHash } from "node:crypto";
import { z } from "#schema/validation/zod.ts";

/** Raised when lines or sections change their meaning. */
export const formatVersion = 3;
/** Written by earlier versions of the site: the same without sums. */
const formatWithoutSums = 2;
/** Written by still earlier ones: without checksums, too. */
export const formatWithoutChecksums = 1;

/** Bytes of a file per line of base64; a multiple of three, so that lines can be joined. */
export const fileLineBytes = 96 * 1024;

export const headLine = z.strictObject({
  backup: z.literal([formatWithoutChecksums, formatWithoutSums, formatVersion]),
  madeAt: z.iso.datetime(),
  /** The database is restored at this state of the schema, then migrated further. */
  migrations: z.array(z.string()).min(1),
  /** The last number of each sequence, so that numbers of deleted rows are not used again. */
  sequences: z.record(z.string(), z.string()),
  /** The sum of each column of money, by `table.column`: what a proof compares. */
  sums: z.record(z.string(), z.string()).default({}),
});
export type HeadLine = z.infer<typeof headLine>;

/** What a section begins with. `rows` or `lines` lines follow. */
export const sectionLine = z.union([
  z.strictObject({ table: z.string(), rows: z.int().min(0) }),
  z.strictObject({ file: z.string(), lines: z.int().min(0) }),
  z.strictObject({ end: z.literal(true) }),
]);

/** What is behind the head and behind each section but the end. */
export const checksumLine = z.strictObject({ sha256: z.hex().length(64) });

/** A running checksum over lines, their ends included. */
interface Checksum {
  add(line: string): void;
  /** Of everything added so far. */
  sofar(): string;
}

/** SHA-256. */
export function createChecksum(): Checksum {
  const hash = createHash("sha256");
  return {
    add: (line) => void hash.update(line),
    sofar: () => hash.copy().digest("hex"),
  };
}

/** The file cannot be restored, or not here. The message is for people. */
export class BackupError extends Error {
  override readonly name = "BackupError";
}

/** A line read as JSON of a known shape. */
export function readLine<T>(shape: z.ZodType<T>, line: string | undefined): T {
  try {
    return shape.parse(JSON.parse(line ?? ""));
  } catch (error) {
    throw new BackupError("This is not a backup of this site, or it is damaged.", { cause: error });
  }
}
