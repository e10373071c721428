// Pictures inside documents, without what a camera or a program wrote into them: who took it, where, with
// what (EXIF, XMP, IPTC, comments, and whatever follows the picture). A JPEG, JPEG 2000 or PNG keeps each of
// its pixels; others are encoded again.
import sharp from "sharp";
import { IMAGE_MAX_PIXELS } from "#schema/validation/core/files.ts";

const PNG_MAGIC = Buffer.from("89504e470d0a1a0a", "hex");
/** Chunks that a picture looks different without. */
const PNG_CHUNKS = new Set(
  "IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP sBIT pHYs bKGD acTL fcTL fdAT".split(" "),
);
const JP2_MAGIC = Buffer.from("0000000c6a5020200d0a870a", "hex");
/** Boxes of a JPEG 2000 (ISO/IEC 15444-1, annex I) that it is shown by. */
const JP2_BOXES = new Set(["jP  ", "ftyp", "rreq", "jp2h", "jpch", "jplh", "jp2c"]);
const JPEG_END = 0xd9;
const JPEG_SCAN = 0xda;
const ICC = Buffer.from("ICC_PROFILE\0");
/** Encoded again by sharp. */
const OTHERS: ReadonlySet<string | undefined> = new Set(["webp", "gif", "tiff", "heif"]);

/** @returns null for what is no bitmap */
export async function scrubPicture(bytes: Buffer): Promise<Buffer | null> {
  if (bytes.subarray(0, 8).equals(PNG_MAGIC)) return scrubPng(bytes);
  if (bytes.subarray(0, JP2_MAGIC.length).equals(JP2_MAGIC)) return scrubJp2(bytes);
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return await scrubJpeg(bytes);
  const image = sharp(bytes, { limitInputPixels: IMAGE_MAX_PIXELS, pages: -1, failOn: "none" });
  const { format } = await image.metadata().catch(() => ({ format: undefined }));
  return OTHERS.has(format) ? await image.keepIccProfile().toBuffer() : null;
}

/** A picture of nothing, in a format that every program shows. */
export const blankPicture = (isJpeg: boolean): Promise<Buffer> => {
  const blank = sharp({ create: { width: 1, height: 1, channels: 3, background: "#ffffff" } });
  return (isJpeg ? blank.jpeg() : blank.png()).toBuffer();
};

function scrubPng(bytes: Buffer): Buffer {
  const pieces: Buffer[] = [PNG_MAGIC];
  for (let at = PNG_MAGIC.length; at + 12 <= bytes.length; ) {
    const next = at + 12 + bytes.readUInt32BE(at);
    const type = bytes.toString("latin1", at + 4, at + 8);
    if (PNG_CHUNKS.has(type)) pieces.push(bytes.subarray(at, next));
    if (type === "IEND") break;
    at = next;
  }
  return Buffer.concat(pieces);
}

/** XMP and EXIF are in boxes of their own (`xml `, `uuid`). */
function scrubJp2(bytes: Buffer): Buffer {
  const boxes: Buffer[] = [];
  for (let at = 0; at + 8 <= bytes.length; ) {
    const short = bytes.readUInt32BE(at);
    // 0: up to the end; 1: the length is behind the type, in 64 bits.
    const long = short === 1 && at + 16 <= bytes.length ? Number(bytes.readBigUInt64BE(at + 8)) : short;
    const end = short === 0 ? bytes.length : at + Math.max(long, 8);
    if (JP2_BOXES.has(bytes.toString("latin1", at + 4, at + 8))) boxes.push(bytes.subarray(at, end));
    at = end;
  }
  return Buffer.concat(boxes);
}

/**
 * Markers APP0, APP2 with a profile of colours, and APP14 change how it looks; of the others of their kind,
 * and of comments, nothing does.
 */
function isShown(marker: number, segment: Buffer): boolean {
  if (marker === 0xfe) return false;
  if (marker < 0xe0 || marker > 0xef) return true;
  return (
    marker === 0xe0 || marker === 0xee || (marker === 0xe2 && segment.subarray(0, ICC.length).equals(ICC))
  );
}

async function scrubJpeg(bytes: Buffer): Promise<Buffer> {
  const { orientation = 1 } = await sharp(bytes)
    .metadata()
    .catch(() => ({ orientation: 1 }));
  const pieces: Buffer[] = [Buffer.from([0xff, 0xd8])];
  if (orientation > 1) pieces.push(orientationOnly(orientation));
  for (let at = 2; at + 4 <= bytes.length; ) {
    const marker = bytes[at + 1] ?? 0;
    if (bytes[at] !== 0xff || marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === JPEG_END) break;
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    const next = marker === JPEG_SCAN ? endOfScan(bytes, end) : end;
    if (isShown(marker, bytes.subarray(at + 4, end))) pieces.push(bytes.subarray(at, next));
    at = next;
  }
  pieces.push(Buffer.from([0xff, JPEG_END]));
  return Buffer.concat(pieces);
}

/** Where the next marker is after coded pixels, in which 0xff is followed by 0, by a restart, or by itself. */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const marker = bytes[at + 1] ?? JPEG_END;
    if (marker !== 0 && marker !== 0xff && (marker < 0xd0 || marker > 0xd7)) return at;
  }
  return bytes.length;
}

/** EXIF that says which side is up, and nothing else. */
function orientationOnly(orientation: number): Buffer {
  const exif = Buffer.from(
    "ffe10022457869660000" + "4d4d002a00000008" + "0001011200030000000100010000" + "00000000",
    "hex",
  );
  exif.writeUInt16BE(orientation, 28);
  return exif;
}
