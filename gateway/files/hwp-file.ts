// A hwp (Hangul 5.0) as its streams, unpacked.
import { inflateRawSync } from "node:zlib";
import { readCompound, type Streams } from "./compound.ts";
import { DocumentRefused } from "./document-refused.ts";
import { isName } from "./hide-names.ts";
import { recordsOf, TRACK_CHANGE_AUTHOR } from "./hwp-records.ts";
import { peopleOf } from "./property-set.ts";

export const HWP_SUMMARY = "\u0005HwpSummaryInformation";
const SIGNATURE = "HWP Document File";
const FLAGS_AT = 36;
const IS_PACKED = 1;
const IS_DISTRIBUTED = 1 << 2;
/** By a password, by a right to read, by a certificate. */
const IS_LOCKED = (1 << 1) | (1 << 4) | (1 << 8) | (1 << 10);
/**
 * What all streams may unpack to: forty pictures of a whole screen without compression, as Hangul pastes
 * them. One is in memory at a time.
 */
const UNPACKED_MAX = 256 * 1024 * 1024;

export interface HwpFile {
  /** As they are in the file. */
  readonly streams: Streams;
  /** Whether DocInfo, sections, scripts, and pictures without a setting of their own, are packed (raw deflate). */
  readonly isPacked: boolean;
  /** What a stream holds. @throws DocumentRefused TOO_LARGE for all together; others for what is damaged */
  unpack(content: Buffer): Buffer;
}

/** @throws DocumentRefused; for what is damaged, or of a version before 5 */
export function openHwp(bytes: Buffer): HwpFile {
  const streams = readCompound(bytes);
  const header = streams.get("FileHeader");
  if (!header?.toString("latin1").startsWith(SIGNATURE)) throw new Error("Not a document of Hangul");
  const flags = header.readUInt32LE(FLAGS_AT);
  if ((flags & IS_LOCKED) !== 0) throw new DocumentRefused("ENCRYPTED");
  if ((flags & IS_DISTRIBUTED) !== 0) throw new DocumentRefused("DISTRIBUTED");
  let left = UNPACKED_MAX;
  return {
    streams,
    isPacked: (flags & IS_PACKED) !== 0,
    unpack: (content) => {
      const unpacked = inflated(content, left);
      left -= unpacked.length;
      return unpacked;
    },
  };
}

function inflated(content: Buffer, most: number): Buffer {
  try {
    return inflateRawSync(content, { maxOutputLength: Math.max(1, most) });
  } catch (error) {
    throw error instanceof RangeError ? new DocumentRefused("TOO_LARGE") : error;
  }
}

/** Who made, saved and changed it, as it says itself. @throws for what is damaged */
export function namesInHwp(file: HwpFile): readonly string[] {
  const summary = file.streams.get(HWP_SUMMARY);
  const info = file.streams.get("DocInfo") ?? Buffer.alloc(0);
  const changed = [...recordsOf(file.isPacked ? file.unpack(info) : info)]
    .filter(({ tag }) => tag === TRACK_CHANGE_AUTHOR)
    .flatMap(({ data }) => data.toString("utf16le").match(/[\p{L}\p{N}][\p{L}\p{N} .]+/gu) ?? []);
  return [...(summary ? peopleOf(summary) : []), ...changed].filter(isName);
}
