// The streams of a compound file (MS-CFB), read and written in their place: nothing else of the file moves. Every read stays within bounds, whatever
// the file claims.
import { COMPOUND_MAGIC } from "#gateway/uploads/compound-file.ts";

const ENTRY_BYTES = 128;
const MINI_SECTOR = 64;
/** From here on a number is no sector but a mark such as "end of chain". */
const FIRST_MARK = 0xfffffffa;
/** Streams below this are in the mini stream. */
const MINI_BELOW = 4096;
const STREAM = 2;
const ROOT = 5;

interface Entry {
  /** Where it stands in the file. */
  readonly at: number;
  readonly name: string;
  readonly type: number;
  readonly start: number;
  readonly size: number;
}

export interface CompoundStream {
  readonly name: string;
  read(): Buffer;
  /** Puts other bytes in its place; zeros follow where they are fewer, so that it is no shorter than before. @throws RangeError where they do not fit there */
  write(content: Buffer): void;
}

/** @throws RangeError and others for what is damaged */
export function compoundStreams(bytes: Buffer): readonly CompoundStream[] {
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
  const root = entries.find(({ type }) => type === ROOT);
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
  return entries
    .filter(({ type }) => type === STREAM)
    .map(({ at, name, start, size }) => {
      const isMini = size < MINI_BELOW;
      const piece = isMini ? MINI_SECTOR : sectorBytes;
      const places = () => (isMini ? chain(start, miniTable).map(placeOf) : offsets(start));
      return {
        name,
        read: () =>
          Buffer.concat(places().map((from) => bytes.subarray(from, from + piece))).subarray(0, size),
        write: (content) => {
          const own = places();
          // One that is small no more would have to move out of the mini stream.
          if (content.length > own.length * piece || (isMini && content.length >= MINI_BELOW))
            throw new RangeError("A stream does not fit into its place");
          own.forEach((to, i) => {
            bytes.fill(0, to, to + piece);
            bytes.set(content.subarray(i * piece, (i + 1) * piece), to);
          });
          bytes.writeUInt32LE(Math.max(size, content.length), at + 120);
        },
      };
    });
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

function readEntries(bytes: Buffer, sector: number, sectorBytes: number): Entry[] {
  const entries: Entry[] = [];
  for (let at = sector; at < sector + sectorBytes; at += ENTRY_BYTES) {
    const length = bytes.readUInt16LE(at + 64);
    if (length < 2 || length > 64) continue;
    entries.push({
      at,
      name: bytes.toString("utf16le", at, at + length - 2),
      type: bytes.readUInt8(at + 66),
      start: bytes.readUInt32LE(at + 116),
      size: bytes.readUInt32LE(at + 120),
    });
  }
  return entries;
}
