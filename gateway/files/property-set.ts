// The properties of a compound file (MS-OLEPS): a stream that names their kind, and the properties of that kind.

/** Where the kind of the first set is, and where the set. */
const KIND_AT = 28;
const KIND_BYTES = 16;
const SET_AT = 48;
/** Texts of a property, with the bytes of a character. */
const TEXTS: Readonly<Record<number, number>> = { 30: 1, 31: 2 };
/** Title, subject, author, keywords, comments, last author; Hangul's own of the day it was written. */
const SAID = [2, 3, 4, 5, 6, 8, 20] as const;
/** Author and last author. */
const PEOPLE: ReadonlySet<number> = new Set([4, 8]);
const WIDE_TEXT = 31;

/** A stream of the same kind in which every text is empty. */
export function emptyProperties(stream: Buffer): Buffer {
  const head = Buffer.alloc(SET_AT);
  head.writeUInt16LE(0xfffe, 0);
  head.writeUInt32LE(1, 24);
  stream.copy(head, KIND_AT, KIND_AT, KIND_AT + KIND_BYTES);
  head.writeUInt32LE(SET_AT, 44);
  const values = 8 + SAID.length * 8;
  const VALUE = 12;
  const set = Buffer.alloc(values + SAID.length * VALUE);
  set.writeUInt32LE(set.length, 0);
  set.writeUInt32LE(SAID.length, 4);
  for (const [index, id] of SAID.entries()) {
    const at = values + index * VALUE;
    set.writeUInt32LE(id, 8 + index * 8);
    set.writeUInt32LE(at, 12 + index * 8);
    set.writeUInt32LE(WIDE_TEXT, at);
    // The closing zero.
    set.writeUInt32LE(1, at + 4);
  }
  return Buffer.concat([head, set]);
}

/** Who made and saved it last. @throws RangeError for what is damaged */
export function peopleOf(stream: Buffer): readonly string[] {
  const set = stream.readUInt32LE(44);
  const count = Math.min(stream.readUInt32LE(set + 4), 1_000);
  const names: string[] = [];
  for (let i = 0; i < count; i += 1) {
    const id = stream.readUInt32LE(set + 8 + i * 8);
    const at = set + stream.readUInt32LE(set + 12 + i * 8);
    const width = TEXTS[stream.readUInt32LE(at)];
    if (width === undefined || !PEOPLE.has(id)) continue;
    const text = stream.toString(
      width === 2 ? "utf16le" : "latin1",
      at + 8,
      at + 8 + stream.readUInt32LE(at + 4) * width,
    );
    names.push(text.replace(/\0.*$/s, ""));
  }
  return names;
}
