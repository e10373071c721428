// Everything a file holds: its bytes, and the bytes of whatever is packed in it, layer by layer.
import { buffer } from "node:stream/consumers";
import { inflateRawSync, inflateSync } from "node:zlib";
import iconv from "iconv-lite";
import { fromBufferPromise } from "yauzl";
import { readCompound } from "#gateway/files/compound.ts";
import { isName } from "#gateway/files/hide-names.ts";
import { PARA_TEXT, recordsOf } from "#gateway/files/hwp-records.ts";
import { peopleOf } from "#gateway/files/property-set.ts";

interface Layer {
  readonly path: string;
  readonly bytes: Buffer;
}

const DEPTH_MAX = 3;
const startsWith = (bytes: Buffer, hex: string) => bytes.subarray(0, hex.length / 2).toString("hex") === hex;

/** The words of the body are their author's to clean: they are left out. */
function withoutWords(path: string, bytes: Buffer): Buffer {
  if (/(?:word\/(?:document|footnotes|endnotes)|Contents\/section\d+)\.xml$/.test(path))
    return Buffer.from(bytes.toString("utf8").replace(/(<(?:w|hp):t[^>]*>)[^<]*/g, "$1"));
  // What a page shows (ISO 32000-1, 9.4).
  if (/\bT[fdm]\b/.test(bytes.toString("latin1")) && bytes.includes("BT"))
    return Buffer.from(bytes.toString("latin1").replace(/\((?:\\.|[^\\()])*\)/gs, "()"), "latin1");
  if (!/BodyText\/Section\d+$/.test(path)) return bytes;
  const rest = [...recordsOf(bytes)].filter(({ tag }) => tag !== PARA_TEXT);
  return Buffer.concat(rest.map(({ data }) => data));
}

export async function layersOf(bytes: Buffer, path = "", depth = 0): Promise<readonly Layer[]> {
  const own = { path, bytes: withoutWords(path, bytes) };
  if (depth > DEPTH_MAX) return [own];
  const inner: Layer[] = [];
  for (const [name, part] of await partsOf(bytes))
    inner.push(...(await layersOf(part, `${path}/${name}`, depth + 1)));
  return [own, ...inner];
}

async function partsOf(bytes: Buffer): Promise<readonly (readonly [string, Buffer])[]> {
  if (startsWith(bytes, "504b0304")) return await zipped(bytes);
  const at = startsWith(bytes.subarray(4), "d0cf11e0a1b11ae1") ? 4 : 0;
  if (startsWith(bytes.subarray(at), "d0cf11e0a1b11ae1"))
    return [...readCompound(bytes.subarray(at))].map(([name, stream]) => [name, unpacked(stream) ?? stream]);
  return bytes.subarray(0, 1024).includes("%PDF-") ? streamsOfPdf(bytes) : [];
}

async function zipped(bytes: Buffer): Promise<[string, Buffer][]> {
  const zip = await fromBufferPromise(bytes, { lazyEntries: true });
  const parts: [string, Buffer][] = [];
  for await (const entry of zip.eachEntry())
    parts.push([entry.fileName, await buffer(await zip.openReadStreamPromise(entry))]);
  return parts;
}

function unpacked(bytes: Buffer, inflate: (bytes: Buffer) => Buffer = inflateRawSync): Buffer | null {
  try {
    const content = inflate(bytes);
    return content.length > 0 ? content : null;
  } catch {
    return null;
  }
}

function streamsOfPdf(bytes: Buffer): [string, Buffer][] {
  const parts: [string, Buffer][] = [];
  for (let at = bytes.indexOf("stream"); at !== -1; at = bytes.indexOf("stream", at + 6)) {
    if (bytes.toString("latin1", at - 3, at) === "end") continue;
    const from = at + (bytes[at + 6] === 0x0d ? 8 : 7);
    const end = bytes.indexOf("endstream", from);
    const content =
      end === -1
        ? null
        : unpacked(bytes.subarray(from, end), (packed) => inflateSync(packed, { finishFlush: 2 }));
    if (content) parts.push([String(parts.length), content]);
  }
  return parts;
}

/** In all places and ways that formats write who made something. */
const TELLING: readonly RegExp[] = [
  /(?:Users|Documents and Settings|home)(?:\\|\/)([^\\/"<>|%:*?\r\n\0]{2,60})[\\/]/gi,
  /\b(?:author|displayName|lastModifiedBy|userName)="([^"]{2,80})"/gi,
  /<(?:\w+:)?trackChangeAuthor\b[^>]{0,200}?\bname="([^"]{2,80})"/g,
  /<(?:dc:)?creator[^>]{0,80}>([^<]{2,80})</g,
  /<(?:\w+:)?(?:lastModifiedBy|Company|Manager)>([^<]{2,80})</g,
  /name="(?:creator|lastsaveby|Author)"[^>]{0,80}>([^<]{2,80})</g,
  /<(?:dc:creator|photoshop:AuthorsPosition|dc:rights)[^>]{0,80}>\s{0,80}<rdf:\w+[^>]{0,80}>\s{0,80}<rdf:li[^>]{0,40}>([^<]{2,80})</g,
  /\/(?:Author|T) ?\(((?:\\.|[^\\()]){2,80})\)/g,
];
/** Before a name in a record of IPTC (2:80). */
const IPTC = Buffer.from("1c025000", "hex");
const EMAIL = /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,5}/g;
const BESIDE_TEXT = /(?:header|footer|comments)\d*\.xml$/;

const readings = (bytes: Buffer) => [
  bytes.toString("utf8"),
  bytes.toString("utf16le"),
  bytes.subarray(1).toString("utf16le"),
];

/** The names that a file tells of the person who made it. */
export function namesInXml(layers: readonly Layer[]): Promise<ReadonlySet<string>> {
  const names = new Set<string>();
  for (const { path, bytes } of layers) {
    for (const text of readings(bytes)) {
      for (const way of TELLING) for (const [, name = ""] of text.matchAll(way)) names.add(name.trim());
      if (BESIDE_TEXT.test(path)) for (const [email] of text.matchAll(EMAIL)) names.add(email);
    }
    for (let at = bytes.indexOf(IPTC); at !== -1; at = bytes.indexOf(IPTC, at + 1)) {
      const from = at + IPTC.length + 1;
      names.add(bytes.toString("utf8", from, from + (bytes[from - 1] ?? 0)));
    }
    if (/HwpSummaryInformation$/.test(path)) for (const name of peopleOf(bytes)) names.add(name.trim());
  }
  return Promise.resolve(new Set([...names].filter((name) => isName(name) && !name.includes("\ufffd"))));
}

/** Those of them that stand anywhere, in any of the encodings. */
export function namesFound(layers: readonly Layer[], names: readonly string[]): readonly string[] {
  return names.filter((name) => {
    const forms = ["utf8", "utf16le", "utf16be", "cp949"].map((encoding) => iconv.encode(name, encoding));
    return layers.some(({ bytes }) => forms.some((form) => bytes.includes(form)));
  });
}
