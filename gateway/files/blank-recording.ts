// Takes out of a recording what may name people: its tags, such as the title and the artist that a recorder
// or a player writes. They are overwritten where they are, so that no sound moves and no position in the file
// changes.
import { type FileHandle, open } from "node:fs/promises";
import type { RECORDING_ENDINGS } from "#schema/validation/core/files.ts";

export type RecordingEnding = (typeof RECORDING_ENDINGS)[number];

/** Tags, chunks and boxes that are looked at. A recording has some ten. */
const PARTS_MAX = 1_000;
/** How deep boxes are in each other that are looked into. */
const DEPTH_MAX = 4;
const ZEROS = Buffer.alloc(64 * 1024);

/**
 * Overwrites the tags of a recording of some kind.
 * @returns false where it is not built as its kind is; it may be changed in part then
 * @throws what the disk says
 */
export async function blankRecording(path: string, ending: RecordingEnding): Promise<boolean> {
  const file = await open(path, "r+");
  try {
    const { size } = await file.stat();
    return await BLANKED_BY[ending](file, size);
  } finally {
    await file.close();
  }
}

async function read(file: FileHandle, at: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, at);
  return buffer.subarray(0, bytesRead);
}

async function blank(file: FileHandle, from: number, to: number): Promise<void> {
  for (let at = from; at < to; at += ZEROS.length)
    await file.write(ZEROS, 0, Math.min(ZEROS.length, to - at), at);
}

const textOf = (bytes: Buffer, from: number, to: number) => bytes.toString("latin1", from, to);

const ID3_HEAD = 10;
const ID3_FOOTER = 0x10;
const ID3V1 = { length: 128, extended: 227 } as const;
const APE = { length: 32, hasHeader: 0x80 } as const;

/** ID3v2 before the sound (an empty tag of the same length remains), APEv2 and ID3v1 after it. */
async function blankMp3(file: FileHandle, size: number): Promise<boolean> {
  let at = 0;
  for (let parts = 0; ; parts += 1) {
    const head = await read(file, at, ID3_HEAD);
    if (head.length < ID3_HEAD || textOf(head, 0, 3) !== "ID3") break;
    if (parts === PARTS_MAX) return false;
    // Seven bits of each byte count.
    const length = [6, 7, 8, 9].reduce((sum, byte) => sum * 128 + (head.readUInt8(byte) & 0x7f), 0);
    const footer = (head.readUInt8(5) & ID3_FOOTER) === 0 ? 0 : ID3_HEAD;
    const end = Math.min(size, at + ID3_HEAD + length + footer);
    await blank(file, at + 5, at + 6);
    await blank(file, at + ID3_HEAD, end);
    at = end;
  }
  let end = size;
  if (textOf(await read(file, Math.max(0, end - ID3V1.length), 3), 0, 3) === "TAG") {
    const extended = end - ID3V1.length - ID3V1.extended;
    const isExtended = extended >= 0 && textOf(await read(file, extended, 4), 0, 4) === "TAG+";
    const from = isExtended ? extended : end - ID3V1.length;
    await blank(file, Math.max(0, from), end);
    end = from;
  }
  const footer = await read(file, Math.max(0, end - APE.length), APE.length);
  if (footer.length === APE.length && textOf(footer, 0, 8) === "APETAGEX") {
    const header = (footer.readUInt8(23) & APE.hasHeader) === 0 ? 0 : APE.length;
    await blank(file, Math.max(at, end - footer.readUInt32LE(12) - header), end);
  }
  return true;
}

/** Chunks that are the sound, or how to read it. */
const SOUND: ReadonlySet<string> = new Set(["fmt ", "data", "fact", "JUNK", "PAD "]);

async function blankWav(file: FileHandle, size: number): Promise<boolean> {
  const head = await read(file, 0, 12);
  if (head.length < 12 || textOf(head, 0, 4) !== "RIFF" || textOf(head, 8, 12) !== "WAVE") return false;
  let at = 12;
  for (let parts = 0; at + 8 <= size; parts += 1) {
    if (parts === PARTS_MAX) return false;
    const chunk = await read(file, at, 8);
    const length = chunk.readUInt32LE(4);
    if (!SOUND.has(textOf(chunk, 0, 4))) {
      await file.write(Buffer.from("JUNK", "latin1"), 0, 4, at);
      await blank(file, at + 8, Math.min(size, at + 8 + length));
    }
    at += 8 + length + (length % 2);
  }
  await blank(file, Math.min(at, size), size);
  return true;
}

/** Boxes that are looked into, and those that hold tags. */
const OPENED: ReadonlySet<string> = new Set(["moov", "trak"]);
const TAGS: ReadonlySet<string> = new Set(["udta", "meta", "uuid"]);

interface Boxes {
  readonly from: number;
  readonly to: number;
  readonly depth: number;
  readonly seen: { parts: number };
}

async function blankBoxes(file: FileHandle, { from, to, depth, seen }: Boxes): Promise<boolean> {
  let at = from;
  while (at + 8 <= to) {
    seen.parts += 1;
    const head = await read(file, at, 16);
    const short = head.readUInt32BE(0);
    const isLong = short === 1;
    if (seen.parts > PARTS_MAX || depth > DEPTH_MAX || (isLong && head.length < 16)) return false;
    const length = isLong ? Number(head.readBigUInt64BE(8)) : short === 0 ? to - at : short;
    const body = isLong ? 16 : 8;
    const end = at + length;
    if (length < body || end > to) return false;
    const type = textOf(head, 4, 8);
    if (TAGS.has(type)) {
      await file.write(Buffer.from("free", "latin1"), 0, 4, at + 4);
      await blank(file, at + body, end);
    } else if (OPENED.has(type)) {
      if (!(await blankBoxes(file, { from: at + body, to: end, depth: depth + 1, seen }))) return false;
    }
    at = end;
  }
  return true;
}

const blankM4a = (file: FileHandle, size: number): Promise<boolean> =>
  blankBoxes(file, { from: 0, to: size, depth: 0, seen: { parts: 0 } });

const BLANKED_BY: Readonly<Record<RecordingEnding, (file: FileHandle, size: number) => Promise<boolean>>> = {
  mp3: blankMp3,
  wav: blankWav,
  m4a: blankM4a,
};
