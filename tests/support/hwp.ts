// A hwp (Hangul 5.0) of streams and records, for tests: a compound file of one table, with small streams in the mini stream.
import { deflateRawSync } from "node:zlib";

const SECTOR = 512;
const MINI = 64;
const END = 0xfffffffe;
const MINI_BELOW = 4096;

/** One record. @param text in UTF-16, after some bytes as fields have them */
export function record(tag: number, text: string, before = Buffer.alloc(0)): Buffer {
  const data = Buffer.concat([before, Buffer.from(text, "utf16le")]);
  const isLong = data.length >= 0xfff;
  const head = Buffer.alloc(isLong ? 8 : 4);
  head.writeUInt32LE((((isLong ? 0xfff : data.length) << 20) | tag) >>> 0, 0);
  if (isLong) head.writeUInt32LE(data.length, 4);
  return Buffer.concat([head, data]);
}

interface Hwp {
  readonly docInfo: Buffer;
  readonly section: Buffer;
  /** Bit 0: packed; bit 1: a password. */
  readonly flags?: number;
}

export function hwpOf({ docInfo, section, flags = 1 }: Hwp): Buffer {
  const header = Buffer.alloc(256);
  header.write("HWP Document File", "latin1");
  header.writeUInt32LE(flags, 36);
  const pack = (records: Buffer) => ((flags & 1) === 1 ? deflateRawSync(records) : records);
  return compoundOf({ FileHeader: header, DocInfo: pack(docInfo), BodyText: null, Section0: pack(section) });
}

const padded = (bytes: Buffer, to: number) =>
  Buffer.concat([bytes, Buffer.alloc((to - (bytes.length % to)) % to)]);

/** @param streams null: a folder */
function compoundOf(streams: Readonly<Record<string, Buffer | null>>): Buffer {
  const table: number[] = [0xfffffffd];
  const sectors: Buffer[] = [];
  /** Puts bytes into sectors of their own. @returns the first of them */
  const put = (bytes: Buffer): number => {
    const content = padded(bytes, SECTOR);
    const first = table.length;
    const count = content.length / SECTOR;
    for (let i = 0; i < count; i += 1) table.push(i + 1 < count ? first + i + 1 : END);
    sectors.push(content);
    return first;
  };
  const minis: Buffer[] = [];
  const miniTable: number[] = [];
  const entries = Object.entries(streams).map(([name, bytes]) => {
    if (bytes === null) return { name, type: 1, start: END, size: 0 };
    if (bytes.length >= MINI_BELOW) return { name, type: 2, start: put(bytes), size: bytes.length };
    const start = miniTable.length;
    const content = padded(bytes, MINI);
    for (let i = 0; i < content.length / MINI; i += 1) miniTable.push(start + i + 1);
    miniTable[miniTable.length - 1] = END;
    minis.push(content);
    return { name, type: 2, start, size: bytes.length };
  });
  const mini = Buffer.concat(minis);
  const root = { name: "Root Entry", type: 5, start: put(mini), size: mini.length };
  const miniSectors = Buffer.alloc(Math.max(1, Math.ceil(miniTable.length / 128)) * SECTOR, 0xff);
  for (const [at, next] of miniTable.entries()) miniSectors.writeUInt32LE(next, at * 4);
  const miniTableAt = put(miniSectors);
  const directory = Buffer.alloc((entries.length + 1) * 128);
  for (const [index, { name, type, start, size }] of [root, ...entries].entries()) {
    const entry = directory.subarray(index * 128);
    entry.write(name, 0, "utf16le");
    entry.writeUInt16LE((name.length + 1) * 2, 64);
    entry.writeUInt8(type, 66);
    entry.writeUInt32LE(start, 116);
    entry.writeUInt32LE(size, 120);
  }
  const directoryAt = put(directory);
  const allocated = Buffer.alloc(SECTOR, 0xff);
  for (const [at, next] of table.entries()) allocated.writeUInt32LE(next, at * 4);
  const header = Buffer.alloc(SECTOR);
  Buffer.from("d0cf11e0a1b11ae1", "hex").copy(header);
  header.writeUInt16LE(9, 0x1e);
  header.writeUInt32LE(directoryAt, 0x30);
  header.writeUInt32LE(miniTableAt, 0x3c);
  header.writeUInt32LE(END, 0x44);
  header.fill(0xff, 0x4c);
  header.writeUInt32LE(0, 0x4c);
  return Buffer.concat([header, allocated, ...sectors]);
}
