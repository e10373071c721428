// A hwp (Hangul 5.0) of streams and records, for tests: a compound file of one table, with small streams in the mini stream.
import { deflateRawSync } from "node:zlib";

const SECTOR = 512;
const MINI = 64;
const END = 0xfffffffe;
const FREE = 0xffffffff;
const MINI_BELOW = 4096;

/** One record. @param text in UTF-16, after some bytes as fields have them @param level how deep it is */
export function record(tag: number, text: string, before = Buffer.alloc(0), level = 0): Buffer {
  const data = Buffer.concat([before, Buffer.from(text, "utf16le")]);
  const isLong = data.length >= 0xfff;
  const head = Buffer.alloc(isLong ? 8 : 4);
  head.writeUInt32LE((((isLong ? 0xfff : data.length) << 20) | (level << 10) | tag) >>> 0, 0);
  if (isLong) head.writeUInt32LE(data.length, 4);
  return Buffer.concat([head, data]);
}

interface Hwp {
  readonly docInfo: Buffer;
  readonly section: Buffer;
  /** Bit 0: packed; bit 1: a password. */
  readonly flags?: number;
  /** By their paths, as they are: `DocOptions/_LinkDoc`. */
  readonly more?: Readonly<Record<string, Buffer>>;
  /** What a former version left in free sectors and behind the ends of streams. */
  readonly leftover?: Buffer;
}

/** Whether the streams of these flags are packed. */
const packing = (flags: number) => (records: Buffer) =>
  (flags & 1) === 1 ? deflateRawSync(records) : records;

export function hwpOf({ docInfo, section, flags = 1, more = {}, leftover }: Hwp): Buffer {
  const header = Buffer.alloc(256);
  header.write("HWP Document File", "latin1");
  header.writeUInt32LE(flags, 36);
  const pack = packing(flags);
  const streams = {
    FileHeader: header,
    DocInfo: pack(docInfo),
    "BodyText/Section0": pack(section),
    ...more,
  };
  return compoundOf(streams, leftover);
}

interface DirectoryEntry {
  readonly name: string;
  readonly folder: string;
  readonly type: number;
  readonly start: number;
  readonly size: number;
}

const padded = (bytes: Buffer, to: number, filling: Buffer) => {
  const rest = Buffer.alloc((to - (bytes.length % to)) % to);
  if (filling.length > 0) rest.fill(filling);
  return Buffer.concat([bytes, rest]);
};
/** MS-CFB 2.6.4: the shorter first. */
const byName = (one: DirectoryEntry, other: DirectoryEntry) =>
  one.name.length - other.name.length || (one.name.toUpperCase() < other.name.toUpperCase() ? -1 : 1);

export function compoundOf(
  streams: Readonly<Record<string, Buffer>>,
  leftover: Buffer = Buffer.alloc(0),
): Buffer {
  const table: number[] = [0xfffffffd];
  const sectors: Buffer[] = [];
  /** Puts bytes into sectors of their own. @returns the first of them */
  const put = (bytes: Buffer, filling = leftover): number => {
    const content = padded(bytes, SECTOR, filling);
    const first = table.length;
    const count = content.length / SECTOR;
    for (let i = 0; i < count; i += 1) table.push(i + 1 < count ? first + i + 1 : END);
    sectors.push(content);
    return count === 0 ? END : first;
  };
  const minis: Buffer[] = [];
  const miniTable: number[] = [];
  const folders = new Set<string>();
  const entries = Object.entries(streams).map(([path, bytes]): DirectoryEntry => {
    const at = path.lastIndexOf("/");
    const folder = path.slice(0, Math.max(0, at));
    if (folder !== "") folders.add(folder);
    const named = { name: path.slice(at + 1), folder, type: 2, size: bytes.length };
    if (bytes.length >= MINI_BELOW) return { ...named, start: put(bytes) };
    const start = miniTable.length;
    const content = padded(bytes, MINI, leftover);
    for (let i = 0; i < content.length / MINI; i += 1) miniTable.push(start + i + 1);
    if (content.length > 0) miniTable[miniTable.length - 1] = END;
    minis.push(content);
    return { ...named, start: content.length === 0 ? END : start };
  });
  const mini = Buffer.concat(minis);
  const root = { name: "Root Entry", folder: "-", type: 5, start: put(mini), size: mini.length };
  const storages = [...folders].map((name) => ({ name, folder: "", type: 1, start: 0, size: 0 }));
  const all: readonly DirectoryEntry[] = [root, ...storages, ...entries];
  const miniSectors = Buffer.alloc(Math.max(1, Math.ceil(miniTable.length / 128)) * SECTOR, 0xff);
  for (const [at, next] of miniTable.entries()) miniSectors.writeUInt32LE(next, at * 4);
  const miniTableAt = put(miniSectors);
  const none = Buffer.alloc(0);
  const directoryAt = put(directoryOf(all), none);
  const last = table.length;
  sectors.push(padded(leftover, SECTOR, none));
  const allocated = Buffer.alloc(SECTOR, 0xff);
  if (last > SECTOR / 4) throw new RangeError("A file of one table has no more sectors");
  for (const [at, next] of table.entries()) allocated.writeUInt32LE(next, at * 4);
  const header = Buffer.alloc(SECTOR);
  Buffer.from("d0cf11e0a1b11ae1", "hex").copy(header);
  header.writeUInt16LE(0x3e, 0x18);
  header.writeUInt16LE(3, 0x1a);
  header.writeUInt16LE(0xfffe, 0x1c);
  header.writeUInt16LE(9, 0x1e);
  header.writeUInt16LE(6, 0x20);
  header.writeUInt32LE(1, 0x2c);
  header.writeUInt32LE(directoryAt, 0x30);
  header.writeUInt32LE(MINI_BELOW, 0x38);
  header.writeUInt32LE(miniTableAt, 0x3c);
  header.writeUInt32LE(miniSectors.length / SECTOR, 0x40);
  header.writeUInt32LE(END, 0x44);
  header.fill(0xff, 0x4c);
  header.writeUInt32LE(0, 0x4c);
  return Buffer.concat([header, allocated, ...sectors]);
}

/** Each folder leads to the first of its own, and each to the next one. */
function directoryOf(all: readonly DirectoryEntry[]): Buffer {
  const directory = Buffer.alloc(Math.ceil(all.length / 4) * SECTOR);
  const inside = (folder: string) => all.filter((entry) => entry.folder === folder).toSorted(byName);
  for (const [index, one] of all.entries()) {
    const { name, folder, type, start, size } = one;
    const siblings = inside(folder);
    const next = siblings[siblings.indexOf(one) + 1];
    const own = type === 2 ? [] : inside(type === 5 ? "" : name);
    const numberOf = (entry: DirectoryEntry | undefined) => (entry ? all.indexOf(entry) : FREE);
    const entry = directory.subarray(index * 128);
    entry.write(name, 0, "utf16le");
    entry.writeUInt16LE((name.length + 1) * 2, 64);
    entry.writeUInt8(type, 66);
    entry.writeUInt8(1, 67);
    entry.writeUInt32LE(FREE, 68);
    entry.writeUInt32LE(type === 5 ? FREE : numberOf(next), 72);
    entry.writeUInt32LE(numberOf(own[0]), 76);
    entry.writeUInt32LE(start, 116);
    entry.writeUInt32LE(size, 120);
  }
  return directory;
}
