// A docx, xlsx, pptx or hwpx without what identifies its author. Each part is looked at: properties are
// emptied, XML is written again (scrub-xml.ts), pictures lose what was written into them.
import { createWriteStream } from "node:fs";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import type { Entry, ZipFile as OpenedZip } from "yauzl";
import { ZipFile } from "yazl";
import { openBoundedZip } from "./bounded-zip.ts";
import { DocumentRefused } from "./document-refused.ts";
import { type HiddenNames, hiddenNames } from "./hide-names.ts";
import { decodeXml } from "./rewrite-xml.ts";
import { scrubPart } from "./scrub-part.ts";
import { blankPicture } from "./scrub-picture.ts";
import { emptyXml, namesInXml, scrubXml } from "./scrub-xml.ts";

/** Bytes of one part; more is no document of ours. */
const PART_MAX = 64 * 1024 * 1024;
const XML_MAX = 32 * 1024 * 1024;

const empty = (root: string) => `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>${root}`;
/** Properties of a document (ECMA-376, part 2), which may be in a part of any name. */
const PROPERTIES: readonly (readonly [RegExp, string])[] = [
  [
    /^docProps\/core\.xml\n|<(?:\w+:)?coreProperties[\s>]/,
    empty(
      '<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties"/>',
    ),
  ],
  [
    /^docProps\/app\.xml\n|<(?:\w+:)?Properties[^>]{0,2000}\/extended-properties"/,
    empty('<Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/extended-properties"/>'),
  ],
  [
    /^docProps\/custom\.xml\n|<(?:\w+:)?Properties[^>]{0,2000}\/custom-properties"/,
    empty('<Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/custom-properties"/>'),
  ],
];
const PROPERTIES_WITHIN = 4_096;

/** What a program keeps beside the document: templates, sources, forms. */
const BESIDE = /^customXml\/item(?!Props)[^/]*\.xml$/i;
/** The first page, as a picture and as text; scripts; files of other programs. */
const PREVIEW = /^(?:docProps\/thumbnail|Preview\/PrvImage)[^/]*$/i;
const EMPTIED = /^(?:Preview\/PrvText[^/]*|Scripts\/.*|(?:word|xl|ppt)\/embeddings\/.*)$/i;
/** Earlier versions that a hwpx keeps of itself. */
const HISTORY = /^DocHistory\//i;
/** Where the links of running heads and comments lead. */
const LINKS_BESIDE = /^word\/_rels\/(?:header|footer|comments)\d*\.xml\.rels$/i;
/** Old drawings are not always whole. */
const LOOSE = /\.(?:vml|html?)$/i;
/** The date of every copy, so that none discloses when the document was made. */
const MADE_AT = new Date("2000-01-01T00:00:00Z");

/**
 * @param known names of people who must not be named; those that the file names itself are hidden, too
 * @throws DocumentRefused; others for what is damaged or encrypted
 */
export async function scrubZip(from: string, to: string, known: readonly string[]): Promise<void> {
  const { zip, entries } = await openBoundedZip(from);
  const target = new ZipFile();
  const written = pipeline(target.outputStream, createWriteStream(to));
  try {
    const allNames = new Set(known);
    for (const entry of entries) for (const name of await namesIn(zip, entry)) allNames.add(name);
    const names = hiddenNames([...allNames]);
    for (const entry of entries) {
      const { fileName } = entry;
      const options = { mtime: MADE_AT, compress: fileName !== "mimetype" };
      if (fileName.endsWith("/")) target.addEmptyDirectory(fileName, { mtime: MADE_AT });
      else if (!HISTORY.test(fileName))
        target.addBuffer(await scrubEntry(zip, entry, names), fileName, options);
    }
    target.end();
    await written;
  } finally {
    zip.close();
  }
}

async function read(zip: OpenedZip, entry: Entry): Promise<Buffer> {
  if (entry.isEncrypted()) throw new DocumentRefused("ENCRYPTED");
  if (entry.uncompressedSize > PART_MAX) throw new DocumentRefused("TOO_LARGE");
  return await buffer(await zip.openReadStreamPromise(entry));
}

/** Where hwpx says how its parts are encrypted. */
const MANIFEST = "META-INF/manifest.xml";

/** Null for what is no XML. @throws DocumentRefused */
function xmlOf(bytes: Buffer): string | null {
  const head = bytes
    .subarray(0, 100)
    .toString("latin1")
    .replace(/^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)|\0|\s/g, "");
  if (!head.startsWith("<")) return null;
  if (bytes.length > XML_MAX) throw new DocumentRefused("TOO_LARGE");
  return decodeXml(bytes);
}

async function namesIn(zip: OpenedZip, entry: Entry): Promise<readonly string[]> {
  if (!/\.(?:xml|hpf|psmdcp)$/i.test(entry.fileName)) return [];
  const xml = xmlOf(await read(zip, entry));
  if (entry.fileName === MANIFEST && xml?.includes("encryption-data")) throw new DocumentRefused("ENCRYPTED");
  return xml === null ? [] : namesInXml(xml);
}

async function scrubEntry(zip: OpenedZip, entry: Entry, names: HiddenNames): Promise<Buffer> {
  const { fileName } = entry;
  if (EMPTIED.test(fileName)) return Buffer.alloc(0);
  if (PREVIEW.test(fileName)) return await blankPicture(/\.jpe?g$/i.test(fileName));
  const bytes = await read(zip, entry);
  const xml = xmlOf(bytes);
  if (xml === null) return await scrubPart(bytes, names);
  const head = `${fileName}\n${xml.slice(0, PROPERTIES_WITHIN)}`;
  const properties = PROPERTIES.find(([kind]) => kind.test(head))?.[1];
  if (properties !== undefined) return Buffer.from(properties);
  if (BESIDE.test(fileName)) return Buffer.from(emptyXml(xml));
  try {
    return Buffer.from(scrubXml(xml, names, LINKS_BESIDE.test(fileName)));
  } catch (error) {
    if (LOOSE.test(fileName)) return Buffer.from(names.hide(xml));
    throw error;
  }
}
