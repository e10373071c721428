// Says what a zip holds, by its directory: hwpx and the newer Office files are zips with known entries. Only
// the small entry that names a document's type is unpacked.
import { text } from "node:stream/consumers";
import { type Entry, fromFdPromise, type ZipFile } from "yauzl";

interface ZipContents {
  readonly names: ReadonlySet<string>;
  /** What the entry `mimetype` says, where there is one. */
  readonly declaredType: string | null;
}

/** A document has hundreds; an archive may have any number, of which the first are enough. */
const ENTRIES = 20_000;
const DECLARATION = "mimetype";
const DECLARATION_BYTES = 100;

/**
 * The directory of a zip.
 * @param descriptor stays open
 * @returns null when it is damaged or cut off
 */
export async function readZip(descriptor: number): Promise<ZipContents | null> {
  try {
    // Names in old Korean archives are in no encoding anybody can tell: they stay bytes.
    const zip = await fromFdPromise(descriptor, {
      autoClose: false,
      decodeStrings: false,
      lazyEntries: true,
    });
    return await readEntries(zip);
  } catch {
    return null;
  }
}

async function readEntries(zip: ZipFile): Promise<ZipContents> {
  const names = new Set<string>();
  let declaredType: string | null = null;
  let seen = 0;
  for await (const entry of zip.eachEntry()) {
    const name = entry.fileNameRaw.toString("utf8");
    if (name === DECLARATION) {
      // Which of two is meant, nobody can tell; and thousands of them would all be unpacked.
      if (names.has(name)) throw new Error("Two entries declare the type");
      declaredType = await readDeclaration(zip, entry);
    }
    names.add(name);
    seen += 1;
    if (seen >= ENTRIES) break;
  }
  return { names, declaredType };
}

async function readDeclaration(zip: ZipFile, entry: Entry): Promise<string | null> {
  if (entry.uncompressedSize > DECLARATION_BYTES || entry.isEncrypted()) return null;
  return (await text(await zip.openReadStreamPromise(entry))).trim();
}
