// One part of a document that is no XML: by its bytes, whatever it is called.
import { COMPOUND_MAGIC } from "#gateway/uploads/compound-file.ts";
import type { HiddenNames } from "./hide-names.ts";
import { scrubObject } from "./scrub-object.ts";
import { scrubPicture } from "./scrub-picture.ts";

/** A drawing of Windows (MS-EMF 2.3.4.2): a number, and a mark further on. */
const EMF_MARK = Buffer.from(" EMF");
const EMF_MARK_AT = 40;
const EMF_DESCRIPTION = { length: 60, at: 64 } as const;
const ZIP_MAGIC = Buffer.from("504b0304", "hex");

/** @throws for a picture or an object that is damaged */
export async function scrubPart(bytes: Buffer, names: HiddenNames): Promise<Buffer> {
  const picture = await scrubPicture(bytes);
  if (picture) return picture;
  // Hangul writes the length before it.
  for (const from of [0, 4]) {
    if (!bytes.subarray(from, from + 8).equals(COMPOUND_MAGIC)) continue;
    const object = scrubObject(bytes.subarray(from), names);
    const length = Buffer.alloc(from);
    if (from > 0) length.writeUInt32LE(object.length);
    return Buffer.concat([length, object]);
  }
  // A file within the file has properties of its own, and nobody reads it in the document.
  if (bytes.subarray(0, 4).equals(ZIP_MAGIC) || bytes.subarray(0, 5).toString("latin1") === "%PDF-")
    return Buffer.alloc(0);
  const part = Buffer.from(bytes);
  if (part.subarray(EMF_MARK_AT, EMF_MARK_AT + 4).equals(EMF_MARK)) blankDescription(part);
  names.hideIn(part);
  return part;
}

function blankDescription(emf: Buffer): void {
  const characters = emf.readUInt32LE(EMF_DESCRIPTION.length);
  const from = emf.readUInt32LE(EMF_DESCRIPTION.at);
  emf.fill(0, Math.min(from, emf.length), Math.min(from + characters * 2, emf.length));
}
