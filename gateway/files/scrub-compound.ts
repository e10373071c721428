// A hwp or an older Office file (MS-CFB) without its properties. They stand in streams of property sets (MS-OLEPS), whose texts are overwritten in
// their place. A hwp also keeps names in its own records (scrub-hwp.ts).
import { compoundStreams } from "./compound-streams.ts";
import { scrubHwp } from "./scrub-hwp.ts";

/** Streams that tell who made the document; a control character stands before the name. */
const PROPERTIES = /^.(?:Hwp)?(?:Document)?SummaryInformation$/is;
/** Types of a property that are text, with the bytes of a character. */
const TEXTS: Readonly<Record<number, number>> = { 30: 1, 31: 2 };

/**
 * @param names of the people who must not be told, as they are written
 * @returns the same file, scrubbed
 * @throws RangeError and others for what is damaged or encrypted
 */
export function scrubCompound(bytes: Buffer, names: readonly string[]): Buffer {
  const streams = compoundStreams(bytes);
  for (const stream of streams.filter(({ name }) => PROPERTIES.test(name))) {
    const content = stream.read();
    const sets = content.readUInt32LE(24);
    for (let i = 0; i < sets; i += 1) blankSet(content, content.readUInt32LE(28 + i * 20 + 16));
    stream.write(content);
  }
  scrubHwp(streams, names);
  return bytes;
}

function blankSet(stream: Buffer, set: number): void {
  const count = stream.readUInt32LE(set + 4);
  for (let i = 0; i < count; i += 1) {
    const at = set + stream.readUInt32LE(set + 12 + i * 8);
    const width = TEXTS[stream.readUInt32LE(at)];
    if (width !== undefined) stream.fill(0, at + 8, at + 8 + stream.readUInt32LE(at + 4) * width);
  }
}
