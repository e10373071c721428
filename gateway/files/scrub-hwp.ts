// Names in the records of a hwp (Hangul 5.0): whoever tracked changes, wrote memos and fields. The records are packed (raw deflate); they are unpacked,
// the names overwritten by as many hyphens, and packed again into their place. The text itself stays the author's to clean (decision 198).
import { deflateRawSync, inflateRawSync } from "node:zlib";
import type { CompoundStream } from "./compound-streams.ts";

const SIGNATURE = "HWP Document File";
const IS_PACKED = 1;
const IS_LOCKED = 2;
/** For distribution: its sections are encrypted, and are read by every Hangul. */
const IS_DISTRIBUTED = 4;
const OF_RECORDS = /^(?:DocInfo|Section\d+)$/;
const READABLE_WHEN_DISTRIBUTED = /^DocInfo$/;
/** What is unpacked at most: more is no document of ours. */
const UNPACKED_MAX = 256 * 1024 * 1024;
/** The text of a paragraph. */
const PARA_TEXT = 0x43;
/** Whoever tracked changes: every letter of the record is of a name. */
const TRACK_CHANGE_AUTHOR = 0x61;
const LONG = 0xfff;

/** @throws for what is damaged, locked by a password, or does not fit into its place again */
export function scrubHwp(streams: readonly CompoundStream[], names: readonly string[]): void {
  const header = streams.find(({ name }) => name === "FileHeader")?.read();
  if (!header?.toString("latin1").startsWith(SIGNATURE)) return;
  const flags = header.readUInt32LE(36);
  if ((flags & IS_LOCKED) !== 0) throw new Error("The document is encrypted");
  const sought = spellings(names);
  const readable = (flags & IS_DISTRIBUTED) === 0 ? OF_RECORDS : READABLE_WHEN_DISTRIBUTED;
  for (const stream of streams.filter(({ name }) => readable.test(name))) {
    const packed = stream.read();
    const isPacked = (flags & IS_PACKED) !== 0;
    const records = isPacked ? inflateRawSync(packed, { maxOutputLength: UNPACKED_MAX }) : packed;
    if (!blankRecords(records, sought)) continue;
    stream.write(isPacked ? deflateRawSync(records, { level: 9 }) : records);
  }
}

/** Each name as records have it: in UTF-16, with and without its spaces, in capitals too. */
function spellings(names: readonly string[]): readonly Buffer[] {
  const forms = names
    .map((name) => name.normalize("NFC").trim())
    .filter((name) => name.length > 1)
    .flatMap((name) => [name, name.replace(/\s+/g, "")])
    .flatMap((name) => [name, name.toLowerCase(), name.toUpperCase()]);
  // The longer first, so that no half of one is left.
  return [...new Set(forms)].sort((a, b) => b.length - a.length).map((form) => Buffer.from(form, "utf16le"));
}

/** @returns whether a name stood in one of them */
function blankRecords(records: Buffer, sought: readonly Buffer[]): boolean {
  let found = false;
  for (let at = 0; at + 4 <= records.length; ) {
    const head = records.readUInt32LE(at);
    const isLong = head >>> 20 === LONG;
    const from = at + (isLong ? 8 : 4);
    const to = from + (isLong ? records.readUInt32LE(at + 4) : head >>> 20);
    if (to > records.length) throw new RangeError("A record ends outside its stream");
    const record = records.subarray(from, to);
    const tag = head & 0x3ff;
    if (tag === TRACK_CHANGE_AUTHOR) found = blankLetters(record) || found;
    else if (tag !== PARA_TEXT) found = blankNames(record, sought) || found;
    at = to;
  }
  return found;
}

function blankNames(record: Buffer, sought: readonly Buffer[]): boolean {
  let found = false;
  for (const name of sought) {
    for (let at = record.indexOf(name); at !== -1; at = record.indexOf(name, at + name.length)) {
      record.fill("-", at, at + name.length, "utf16le");
      found = true;
    }
  }
  return found;
}

/** Two letters one after the other are of a word; one alone may be a number. */
function blankLetters(record: Buffer): boolean {
  let found = false;
  const isLetter = (at: number) =>
    at + 2 <= record.length && /^[\p{L}\p{N}]$/u.test(String.fromCharCode(record.readUInt16LE(at)));
  for (let at = 0; at + 2 <= record.length; at += 2) {
    if (!isLetter(at) || !isLetter(at + 2)) continue;
    for (; isLetter(at); at += 2) record.writeUInt16LE(0x2d, at);
    found = true;
  }
  return found;
}
