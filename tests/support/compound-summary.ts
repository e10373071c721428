// A compound file (MS-CFB) with a summary of property sets (MS-OLEPS), as Hangul writes one into a hwp.

/** The number of each property in a summary. */
const IDS = { title: 2, author: 4, lastSavedBy: 8 } as const;
const SECTOR = 512;
const STREAM = 8 * SECTOR;
const END = 0xfffffffe;
const FREE = 0xffffffff;

/** The property set: each text in UTF-16 (VT_LPWSTR). */
function summary(properties: Readonly<Record<keyof typeof IDS, string>>): Buffer {
  const texts = Object.entries(properties).map(([name, text]) => {
    const bytes = Buffer.from(`${text}\0`, "utf16le");
    const value = Buffer.alloc(8 + Math.ceil(bytes.length / 4) * 4);
    value.writeUInt32LE(31, 0);
    value.writeUInt32LE(text.length + 1, 4);
    bytes.copy(value, 8);
    return { id: IDS[name as keyof typeof IDS], value };
  });
  const stream = Buffer.alloc(STREAM);
  stream.writeUInt16LE(0xfffe, 0);
  stream.writeUInt32LE(1, 24);
  stream.writeUInt32LE(48, 44);
  let at = 8 + texts.length * 8;
  stream.writeUInt32LE(texts.length, 52);
  for (const [index, { id, value }] of texts.entries()) {
    stream.writeUInt32LE(id, 48 + 8 + index * 8);
    stream.writeUInt32LE(at, 48 + 12 + index * 8);
    value.copy(stream, 48 + at);
    at += value.length;
  }
  return stream;
}

/** The header, a table, a directory of two entries, and the summary's eight sectors. */
export function summaryCompound(properties: Readonly<Record<keyof typeof IDS, string>>): Buffer {
  const header = Buffer.alloc(SECTOR);
  Buffer.from("d0cf11e0a1b11ae1", "hex").copy(header);
  header.writeUInt16LE(9, 0x1e);
  header.writeUInt32LE(1, 0x2c);
  header.writeUInt32LE(1, 0x30);
  header.writeUInt32LE(END, 0x3c);
  header.writeUInt32LE(END, 0x44);
  header.fill(0xff, 0x4c);
  header.writeUInt32LE(0, 0x4c);
  const table = Buffer.alloc(SECTOR, 0xff);
  for (const [sector, next] of [0xfffffffd, END, 3, 4, 5, 6, 7, 8, 9, END].entries())
    table.writeUInt32LE(next, sector * 4);
  const directory = Buffer.alloc(SECTOR);
  for (const [index, { name, type, start, size }] of [
    { name: "Root Entry", type: 5, start: END, size: 0 },
    { name: "\u0005HwpSummaryInformation", type: 2, start: 2, size: STREAM },
  ].entries()) {
    const entry = directory.subarray(index * 128);
    entry.write(name, 0, "utf16le");
    entry.writeUInt16LE((name.length + 1) * 2, 64);
    entry.writeUInt8(type, 66);
    for (const link of [68, 72, 76]) entry.writeUInt32LE(FREE, link);
    entry.writeUInt32LE(start, 116);
    entry.writeUInt32LE(size, 120);
  }
  return Buffer.concat([header, table, directory, summary(properties)]);
}
