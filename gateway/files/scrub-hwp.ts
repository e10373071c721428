// A hwp (Hangul 5.0) written again, with the streams a reader needs and no others (decision 205). Names
// beside the text are hidden in its records (docs/reviews.md#blind-review-files); the text itself stays the
// author's to clean.
import { deflateRawSync } from "node:zlib";
import { writeCompound } from "./compound.ts";
import { DocumentRefused } from "./document-refused.ts";
import { type HiddenNames, hiddenNames, hideAccounts } from "./hide-names.ts";
import { HWP_SUMMARY, type HwpFile, namesInHwp, openHwp } from "./hwp-file.ts";
import {
  CTRL_HEADER,
  controlOf,
  type HwpRecord,
  MEMO_LIST,
  PARA_TEXT,
  recordsOf,
  TRACK_CHANGE_AUTHOR,
} from "./hwp-records.ts";
import { emptyProperties } from "./property-set.ts";
import { scrubPart } from "./scrub-part.ts";

const OF_RECORDS = /^(?:DocInfo|BodyText\/Section\d+)$/;
const OF_PICTURES = /^BinData\/[^/]+$/;
/**
 * Readers look for them, and may find them empty: the first page as a picture and as text, scripts, and the
 * document that was linked.
 */
const EMPTY = [
  "PrvText",
  "PrvImage",
  "Scripts/JScriptVersion",
  "Scripts/DefaultJScript",
  "DocOptions/_LinkDoc",
];
/**
 * What the header says of the file: signature, version, flags, licence, and the country of an open one. What follows is unused.
 */
const HEADER_BYTES = 49;
const FLAGS_AT = 36;
/** Script, template, earlier versions, signature: none of it is left. */
const GONE = (1 << 3) | (1 << 5) | (1 << 6) | (1 << 7) | (1 << 9);
/** Running heads, and notes in the margin. */
const BESIDE_TEXT: ReadonlySet<string> = new Set(["head", "foot"]);
const MEMO = "%%me";
/** Where the command of a field begins: behind its kind, properties, and length. */
const COMMAND_AT = 11;
/** Who wrote a note, as its command says: `Author:wstring:8:Gaon Han`, with the length of the name, or `Author=Gaon Han;`. */
const NOTE_AUTHOR = /\bAuthor(?::wstring:(\d{1,4}):|=([^;]*))/gi;

/**
 * @param known names of people who must not be named; those that the file names itself are hidden, too
 * @throws DocumentRefused; for what is damaged or too large
 */
export async function scrubHwp(bytes: Buffer, known: readonly string[]): Promise<Buffer> {
  const file = openHwp(bytes);
  const names = hiddenNames([...known, ...namesInHwp(file)]);
  const clean = new Map<string, Buffer>();
  for (const [path, content] of file.streams) {
    if (path === "FileHeader") clean.set(path, cleanHeader(content));
    if (path === HWP_SUMMARY) clean.set(path, emptyProperties(content));
    if (OF_RECORDS.test(path)) clean.set(path, cleanRecords(file, content, names));
    if (OF_PICTURES.test(path)) clean.set(path, await cleanPicture(file, content, names));
  }
  for (const path of EMPTY) if (file.streams.has(path)) clean.set(path, Buffer.alloc(0));
  return writeCompound(clean);
}

function cleanHeader(content: Buffer): Buffer {
  const header = Buffer.alloc(content.length);
  content.copy(header, 0, 0, HEADER_BYTES);
  header.writeUInt32LE((content.readUInt32LE(FLAGS_AT) & ~GONE) >>> 0, FLAGS_AT);
  return header;
}

function cleanRecords({ isPacked, unpack }: HwpFile, content: Buffer, names: HiddenNames): Buffer {
  const records = isPacked ? unpack(content) : Buffer.from(content);
  /** The level of the running head that is open. */
  let head = Number.POSITIVE_INFINITY;
  let isMemo = false;
  for (const record of recordsOf(records)) {
    if (record.level <= head) head = Number.POSITIVE_INFINITY;
    if (record.tag === CTRL_HEADER && BESIDE_TEXT.has(controlOf(record))) head = record.level;
    isMemo ||= record.tag === MEMO_LIST;
    cleanRecord(record, names, isMemo || record.level > head);
  }
  return isPacked ? deflateRawSync(records, { level: 9 }) : records;
}

function cleanRecord(record: HwpRecord, names: HiddenNames, isBesideText: boolean): void {
  const { tag, data } = record;
  if (tag === TRACK_CHANGE_AUTHOR) hideLetters(data, /[\p{L}\p{N}]/u);
  if (tag === TRACK_CHANGE_AUTHOR || (tag === PARA_TEXT && !isBesideText)) return;
  // The author of a note is in its command, which is otherwise of numbers and English words.
  if (tag === CTRL_HEADER && controlOf(record) === MEMO) {
    hideNoteAuthor(data.subarray(COMMAND_AT));
    hideLetters(data.subarray(COMMAND_AT), /[^\P{L}A-Za-z]/u);
  }
  // A text begins anywhere.
  for (const from of [0, 1]) hideIn(data.subarray(from), names);
}

function hideIn(data: Buffer, names: HiddenNames): void {
  const even = data.subarray(0, data.length - (data.length % 2));
  const text = even.toString("utf16le");
  const hidden = hideAccounts(names.hide(text));
  if (hidden !== text && hidden.length === text.length) even.write(hidden, "utf16le");
}

function hideNoteAuthor(command: Buffer): void {
  const text = command.subarray(0, command.length - (command.length % 2)).toString("utf16le");
  for (const { 0: found, 1: length, 2: named = "", index } of text.matchAll(NOTE_AUTHOR)) {
    const end = index + found.length;
    const from = length === undefined ? end - named.length : end;
    const to = length === undefined ? end : Math.min(end + Number(length), text.length);
    for (let at = from; at < to; at += 1) command.writeUInt16LE(0x2d, at * 2);
  }
}

/** Two letters one after the other are of a word; one alone may be a number. */
function hideLetters(record: Buffer, letter: RegExp): void {
  const isLetter = (at: number) =>
    at + 2 <= record.length && letter.test(String.fromCharCode(record.readUInt16LE(at)));
  for (let at = 0; at + 2 <= record.length; at += 2) {
    if (!isLetter(at) || !isLetter(at + 2)) continue;
    for (; isLetter(at); at += 2) record.writeUInt16LE(0x2d, at);
  }
}

/** Whether a picture is packed says DocInfo; its bytes say it too, because no picture begins as a packed one does. */
async function cleanPicture(file: HwpFile, content: Buffer, names: HiddenNames): Promise<Buffer> {
  let picture: Buffer;
  try {
    picture = file.unpack(content);
  } catch (error) {
    if (error instanceof DocumentRefused) throw error;
    return await scrubPart(content, names);
  }
  return deflateRawSync(await scrubPart(picture, names));
}
