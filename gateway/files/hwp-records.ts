// The records of a hwp (Hangul 5.0): what its streams hold once they are unpacked. A record says its kind,
// how deep it is, and its length.

/** The text of a paragraph. */
export const PARA_TEXT = 0x43;
/** What is in the text: a table, a field, a running head. Its first four letters, in reverse, say which. */
export const CTRL_HEADER = 0x47;
/** Those who tracked changes: every letter of the record is of a name. */
export const TRACK_CHANGE_AUTHOR = 0x61;
/** What follows it is of notes. */
export const MEMO_LIST = 0x5d;
const LONG = 0xfff;

export interface HwpRecord {
  readonly tag: number;
  readonly level: number;
  /** A part of the stream: what is written here is written there. */
  readonly data: Buffer;
}

/** @throws RangeError for what is damaged */
export function* recordsOf(stream: Buffer): Generator<HwpRecord> {
  for (let at = 0; at + 4 <= stream.length; ) {
    const head = stream.readUInt32LE(at);
    const isLong = head >>> 20 === LONG;
    const from = at + (isLong ? 8 : 4);
    const to = from + (isLong ? stream.readUInt32LE(at + 4) : head >>> 20);
    if (to > stream.length) throw new RangeError("A record ends outside its stream");
    yield { tag: head & 0x3ff, level: (head >>> 10) & 0x3ff, data: stream.subarray(from, to) };
    at = to;
  }
}

/** "head", "foot", "%%me": which control a CTRL_HEADER is of. */
export const controlOf = ({ data }: HwpRecord): string =>
  data.length < 4 ? "" : Buffer.from(data.subarray(0, 4)).reverse().toString("latin1");
