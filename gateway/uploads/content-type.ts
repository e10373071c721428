// Says what a file really is, by its bytes and never by its name.
import { type FileHandle, open } from "node:fs/promises";
import { fileTypeFromBuffer } from "file-type";
import type { AttachmentEnding } from "#schema/validation/core/files.ts";
import { COMPOUND_MAGIC, readCompoundNames } from "./compound-file.ts";
import { readZip } from "./zip-entries.ts";

/** What file-type wants to see of a file. */
const HEAD_BYTES = 4_100;
/** A file with entries begins with one, an empty zip with its end. */
const ZIP_MAGICS = ["504b0304", "504b0506"].map((hex) => Buffer.from(hex, "hex"));
/** Hangul before version 5 had a format of its own. */
const OLD_HWP = "HWP Document File V";
/** Readers allow a little before the mark. */
const PDF_MARK = "%PDF-";
const PDF_MARK_WITHIN = 1_024;

/** The media type of an image by its first bytes; null when it is none that file-type knows. */
export async function imageType(path: string): Promise<string | null> {
  return await withFile(path, async (file) => (await fileTypeFromBuffer(await readHead(file)))?.mime ?? null);
}

/** Whether the content of a file is what its ending says. */
export async function hasContentOfItsEnding(path: string, ending: AttachmentEnding): Promise<boolean> {
  return await withFile(path, async (file) => {
    const head = await readHead(file);
    if (ZIP_MAGICS.some((magic) => head.subarray(0, 4).equals(magic))) return await isZipOf(ending, file);
    if (head.subarray(0, 8).equals(COMPOUND_MAGIC)) return await isCompoundOf(ending, file);
    if (ending === "hwp") return head.toString("latin1", 0, OLD_HWP.length) === OLD_HWP;
    if (ending === "pdf") return head.subarray(0, PDF_MARK_WITHIN).includes(PDF_MARK);
    return (await fileTypeFromBuffer(head))?.ext === ending;
  });
}

async function isZipOf(ending: AttachmentEnding, file: FileHandle): Promise<boolean> {
  const zip = await readZip(file.fd);
  if (!zip) return false;
  const holds = (folder: string) =>
    zip.names.has("[Content_Types].xml") && [...zip.names].some((name) => name.startsWith(folder));
  switch (ending) {
    case "zip":
      return true;
    case "hwpx":
      return zip.declaredType === "application/hwp+zip";
    case "docx":
      return holds("word/");
    case "xlsx":
      return holds("xl/");
    case "pptx":
      return holds("ppt/");
    default:
      return false;
  }
}

async function isCompoundOf(ending: AttachmentEnding, file: FileHandle): Promise<boolean> {
  const names = await readCompoundNames(file);
  if (!names) return false;
  switch (ending) {
    case "hwp":
      return names.has("FileHeader") && (names.has("BodyText") || names.has("ViewText"));
    case "doc":
      return names.has("WordDocument");
    case "xls":
      return names.has("Workbook") || names.has("Book");
    case "ppt":
      return names.has("PowerPoint Document");
    // With a password the newer formats are compound files as well.
    case "docx":
    case "xlsx":
    case "pptx":
      return names.has("EncryptedPackage");
    default:
      return false;
  }
}

async function withFile<T>(path: string, use: (file: FileHandle) => Promise<T>): Promise<T> {
  const file = await open(path, "r");
  try {
    return await use(file);
  } finally {
    await file.close();
  }
}

async function readHead(file: FileHandle): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
  return buffer.subarray(0, bytesRead);
}
