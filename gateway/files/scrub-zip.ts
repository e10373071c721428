// A docx, xlsx, pptx or hwpx without its properties. Each part is copied; those that tell a name are written anew.
import { createWriteStream } from "node:fs";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { type Entry, type ZipFile as OpenedZip, openPromise } from "yauzl";
import { ZipFile } from "yazl";

/** Bytes of a part that is looked through: more is no document of ours. */
const PART_MAX = 64 * 1024 * 1024;

const CORE =
  '<?xml version="1.0" encoding="UTF-8" standalone="yes"?><cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties"/>';
const APP =
  '<?xml version="1.0" encoding="UTF-8" standalone="yes"?><Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/extended-properties"/>';
const CUSTOM =
  '<?xml version="1.0" encoding="UTF-8" standalone="yes"?><Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/custom-properties"/>';

const WHOLE: Readonly<Record<string, string>> = {
  "docProps/core.xml": CORE,
  "docProps/app.xml": APP,
  "docProps/custom.xml": CUSTOM,
};

/** Names beside comments and tracked changes, in any namespace. */
const NAMED =
  /(\b(?:\w+:)?(?:author|initials|userId|lastModifiedBy|displayName)\s*=\s*)(?:"[^"]*"|'[^']*')/gi;
/** A template, or a document that was linked, stands under the name of whose computer it was. */
const LOCAL = /(\bTarget\s*=\s*)(["'])file:[^"']*\2/gi;
/** Whoever changed a hwpx, and whoever wrote a memo in it. */
const HWPX_CHANGED = /(<(?:\w+:)?trackChangeAuthor\b[^>]*?\bname=)"[^"]*"/g;
const HWPX_MEMO = /(<(?:\w+:)?stringParam\b[^>]*\bname="Author"[^>]*>)[^<]*/g;
/** What a hwpx says of itself. */
const HWPX_META = /(<(?:\w+:)?meta\b[^>]*?)(?:\/>|>[^<]*<\/(?:\w+:)?meta>)/g;
const HWPX_TITLE = /(<(?:\w+:)?(?:title|creator|language)\b[^>]*>)[^<]*(<\/)/g;

function clean(name: string, xml: string): string {
  if (name === "Contents/content.hpf") {
    return xml
      .replace(HWPX_META, (_all, open: string) => `${open.replace(/\scontent="[^"]*"/, "")}/>`)
      .replace(HWPX_TITLE, "$1$2");
  }
  return xml
    .replace(NAMED, '$1"-"')
    .replace(LOCAL, '$1"about:blank"')
    .replace(HWPX_CHANGED, '$1"-"')
    .replace(HWPX_MEMO, "$1-");
}

/** @throws for what is damaged or encrypted */
export async function scrubZip(from: string, to: string): Promise<void> {
  const source = await openPromise(from, { lazyEntries: true, autoClose: false, validateEntrySizes: true });
  const target = new ZipFile();
  const written = pipeline(target.outputStream, createWriteStream(to));
  try {
    for await (const entry of source.eachEntry()) await copyEntry(source, entry, target);
    target.end();
    await written;
  } finally {
    source.close();
  }
}

async function copyEntry(source: OpenedZip, entry: Entry, target: ZipFile): Promise<void> {
  const { fileName, uncompressedSize } = entry;
  if (entry.isEncrypted()) throw new Error("The document is encrypted");
  // Nothing tells when the document was made, either.
  const options = { mtime: new Date("2000-01-01T00:00:00Z"), compress: fileName !== "mimetype" };
  if (fileName.endsWith("/")) return target.addEmptyDirectory(fileName, { mtime: options.mtime });
  const whole = WHOLE[fileName];
  if (whole !== undefined) return target.addBuffer(Buffer.from(whole), fileName, options);
  if (uncompressedSize > PART_MAX) throw new Error("A part of the document is too large");
  const bytes = await buffer(await source.openReadStreamPromise(entry));
  const isText = /\.(?:xml|hpf|rels)$/.test(fileName);
  target.addBuffer(isText ? Buffer.from(clean(fileName, bytes.toString("utf8"))) : bytes, fileName, options);
}
