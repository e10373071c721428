// A summary of property sets (MS-OLEPS), as Hangul writes one into a hwp.

/** The number of each property in a summary. */
const IDS = { title: 2, author: 4, lastSavedBy: 8 } as const;
const STREAM = 4096;

/** The property set: each text in UTF-16 (VT_LPWSTR). */
export function summary(properties: Readonly<Record<keyof typeof IDS, string>>): Buffer {
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
