// A hwp or an older Office file (MS-CFB) without its properties. They stand in streams of property sets (MS-OLEPS), whose texts are
// overwritten in their place: nothing else of the file moves. Every read stays within bounds, whatever the file claims.
import { COMPOUND_MAGIC } from "#gateway/uploads/compound-file.ts";

const ENTRY_BYTES = 128;
const MINI_SECTOR = 64;
/** From here on a number is no sector but a mark such as "end of chain". */
const FIRST_MARK = 0xfffffffa;
/** Streams below this are in the mini stream. */
const MINI_BELOW = 4096;

/** Streams that tell who made the document; a control character stands before the name. */
const PROPERTIES = /^(?:Hwp)?(?:Document)?SummaryInformation$/i;
/** Types of a property that are text, with the bytes of a character. */
const TEXTS: Readonly<Record<number, number>> = { 30: 1, 31: 2 };

interface Entry {
  readonly name: string;
  readonly type: number;
  readonly start: number;
  readonly size: number;
}

/** @returns the same file, scrubbed @throws RangeError and others for what is damaged */
export function scrubCompound(bytes: Buffer): Buffer {
  if (!bytes.subarray(0, 8).equals(COMPOUND_MAGIC)) throw new Error("Not a compound file");
  const sectorBytes = 1 << bytes.readUInt16LE(0x1e);
  const table = readTable(bytes, sectorBytes);
  const chain = (start: number, next: readonly number[]) => {
    const sectors: number[] = [];
    for (let at = start; at < FIRST_MARK && sectors.length <= next.length; at = next[at] ?? FIRST_MARK)
      sectors.push(at);
    return sectors;
  };
  const offsets = (start: number) => chain(start, table).map((sector) => (sector + 1) * sectorBytes);
  const entries = offsets(bytes.readUInt32LE(0x30)).flatMap((at) => readEntries(bytes, at, sectorBytes));
  const root = entries.find(({ type }) => type === 5);
  const miniTable = offsets(bytes.readUInt32LE(0x3c)).flatMap((at) =>
    Array.from({ length: sectorBytes / 4 }, (_, i) => bytes.readUInt32LE(at + i * 4)),
  );
  const miniStream = root ? offsets(root.start) : [];
  const placeOf = (mini: number) => {
    const at = mini * MINI_SECTOR;
    const sector = miniStream[Math.floor(at / sectorBytes)];
    if (sector === undefined) throw new RangeError("A stream ends outside its file");
    return sector + (at % sectorBytes);
  };
  for (const { start, size } of entries.filter(({ name }) => PROPERTIES.test(name.slice(1)))) {
    const isMini = size < MINI_BELOW;
    const places = isMini ? chain(start, miniTable).map(placeOf) : offsets(start);
    overwrite(bytes, places, isMini ? MINI_SECTOR : sectorBytes, size);
  }
  return bytes;
}

/** Which sector follows which. */
function readTable(bytes: Buffer, sectorBytes: number): number[] {
  const sectors: number[] = [];
  for (let i = 0; i < 109; i += 1) {
    const sector = bytes.readUInt32LE(0x4c + i * 4);
    if (sector < FIRST_MARK) sectors.push(sector);
  }
  let more = bytes.readUInt32LE(0x44);
  for (let read = 0; more < FIRST_MARK && read < bytes.length / sectorBytes; read += 1) {
    const at = (more + 1) * sectorBytes;
    for (let i = 0; i < sectorBytes / 4 - 1; i += 1) {
      const sector = bytes.readUInt32LE(at + i * 4);
      if (sector < FIRST_MARK) sectors.push(sector);
    }
    more = bytes.readUInt32LE(at + sectorBytes - 4);
  }
  return sectors.flatMap((sector) =>
    Array.from({ length: sectorBytes / 4 }, (_, i) => bytes.readUInt32LE((sector + 1) * sectorBytes + i * 4)),
  );
}

function readEntries(bytes: Buffer, at: number, sectorBytes: number): Entry[] {
  const entries: Entry[] = [];
  for (let entry = at; entry < at + sectorBytes; entry += ENTRY_BYTES) {
    const length = bytes.readUInt16LE(entry + 64);
    if (length < 2 || length > 64) continue;
    const name = bytes.toString("utf16le", entry, entry + length - 2);
    const type = bytes.readUInt8(entry + 66);
    entries.push({
      name,
      type,
      start: bytes.readUInt32LE(entry + 116),
      size: bytes.readUInt32LE(entry + 120),
    });
  }
  return entries;
}

/** Blanks the texts of a property set that lies in pieces. */
function overwrite(bytes: Buffer, places: readonly number[], piece: number, size: number): void {
  const stream = Buffer.concat(places.map((at) => bytes.subarray(at, at + piece))).subarray(0, size);
  const sets = stream.readUInt32LE(24);
  for (let i = 0; i < sets; i += 1) blankSet(stream, stream.readUInt32LE(28 + i * 20 + 16));
  places.forEach((at, i) => {
    stream.copy(bytes, at, i * piece, Math.min((i + 1) * piece, size));
  });
}

function blankSet(stream: Buffer, set: number): void {
  const count = stream.readUInt32LE(set + 4);
  for (let i = 0; i < count; i += 1) {
    const at = set + stream.readUInt32LE(set + 12 + i * 8);
    const width = TEXTS[stream.readUInt32LE(at)];
    if (width !== undefined) stream.fill(0, at + 8, at + 8 + stream.readUInt32LE(at + 4) * width);
  }
}
