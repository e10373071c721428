// Defines what was read of an attached document (gateway/texts/), stored beside the file it was read from.
import { db } from "#prisma/client.ts";
import { bumpContentVersion } from "#prisma/content-version.ts";
import type { FileKind, FileTextState } from "#prisma/generated/enums.ts";
import { textEndingOf } from "#schema/validation/core/files.ts";
import { bytesOf } from "./stored-variants.ts";
import type { TextPart } from "./text-parts.ts";

/** What can be said of a file's words; the first two of one that nothing was read of. */
export const TEXT_STATES = [
  "WAITING",
  "NAME_ONLY",
  "READ",
  "NO_TEXT",
  "ENCRYPTED",
  "DAMAGED",
  "TOO_LARGE",
] as const;
export type TextState = (typeof TEXT_STATES)[number];

/** Columns that say whether a document was read as it is now. */
export const textColumns = {
  key: true,
  storedKey: true,
  kind: true,
  mimeType: true,
  text: { select: { storedAs: true, state: true, characters: true, isCut: true } },
} as const;

/** Whether the words of a file are read; those of a photo or proof never are, and those of a manuscript are found by nobody. */
export const isReadable = ({
  kind,
  mimeType,
}: {
  readonly kind: FileKind;
  readonly mimeType: string;
}): boolean => (kind === "ATTACHMENT" || kind === "MANUSCRIPT") && textEndingOf(mimeType) !== null;

export interface FileWithText {
  readonly key: string;
  readonly storedKey: string | null;
  readonly kind: FileKind;
  readonly mimeType: string;
  readonly text: {
    readonly storedAs: string;
    readonly state: FileTextState;
    readonly characters: number;
    readonly isCut: boolean;
  } | null;
}

/** WAITING also for one that was replaced since it was read. NAME_ONLY: files of its kind are not read. */
export function textStateOf(file: FileWithText): TextState {
  if (!isReadable(file)) return "NAME_ONLY";
  return file.text?.storedAs === bytesOf(file) ? file.text.state : "WAITING";
}

/** How many characters of it are found. */
export const charactersOf = (file: FileWithText): number =>
  textStateOf(file) === "READ" ? (file.text?.characters ?? 0) : 0;

/** What was read of a document. */
export interface ReadText {
  readonly state: FileTextState;
  /** In their order; none unless it is READ. */
  readonly parts: readonly TextPart[];
  /** There was more than is stored. */
  readonly isCut: boolean;
  /** What the document says of who wrote it, of a manuscript. */
  readonly properties: readonly string[];
}

/** Parts that are put into the index at once: 50 to 100 ms for which an embedded database does nothing else. */
const PARTS_AT_ONCE = 2;

/** Bytes of a file. */
interface StoredFile {
  readonly id: number;
  /** Their key. */
  readonly storedAs: string;
}

/**
 * Stores what was read. A part counts once all are there, and the earlier ones count until then.
 * @returns whether the file still has these bytes, and the content version that visitors find it from
 */
export async function storeText(
  { id, storedAs }: StoredFile,
  { state, parts, isCut, properties }: ReadText,
): Promise<{ readonly isSaved: boolean; readonly version: bigint | null }> {
  const own = { fileId: id, storedAs };
  // Of an attempt that a kill ended.
  await db.fileTextPart.deleteMany({ where: own });
  for (let at = 0; at < parts.length; at += PARTS_AT_ONCE) {
    const some = parts.slice(at, at + PARTS_AT_ONCE);
    await db.fileTextPart.createMany({
      data: some.map((part, index) => ({ ...own, ...part, position: at + index })),
    });
  }
  return await db.$transaction(async (tx) => {
    const [file] = await tx.$queryRaw<{ isCarried: boolean }[]>`
      SELECT EXISTS (SELECT 1 FROM attachments WHERE file_id = f.id)
        OR EXISTS (SELECT 1 FROM program_files WHERE file_id = f.id)
        OR EXISTS (SELECT 1 FROM program_sessions WHERE file_id = f.id) AS "isCarried"
      FROM files f WHERE f.id = ${id} AND coalesce(f.stored_key, f.key) = ${storedAs} FOR NO KEY UPDATE`;
    await tx.fileTextPart.deleteMany({
      where: { fileId: id, ...(file ? { storedAs: { not: storedAs } } : { storedAs }) },
    });
    if (!file) return { isSaved: false, version: null };
    const characters = parts.reduce((sum, { text }) => sum + text.length, 0);
    const data = { storedAs, state, characters, isCut, properties: [...properties] };
    await tx.fileText.upsert({ where: { fileId: id }, create: { fileId: id, ...data }, update: data });
    const version = file.isCarried && state === "READ" ? await bumpContentVersion(tx) : null;
    return { isSaved: true, version };
  });
}
