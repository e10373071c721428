// A zip from outside, with bounds that hold before a byte is unpacked: documents are zips, and 18 kB of one
// may unpack to gigabytes.
import { type Entry, openPromise, type ZipFile } from "yauzl";
import { DocumentRefused } from "./document-refused.ts";

/** Bytes that a document may unpack to: a book of a thousand pages with pictures has a fifth of it. */
const UNPACKED_MAX = 256 * 1024 * 1024;
/** A document has hundreds. */
const ENTRIES_MAX = 5_000;
/** Of what is before the bytes of an entry, without its name. */
const LOCAL_HEADER = 30;

/**
 * @returns the zip, to be closed, and its entries in their order
 * @throws DocumentRefused TOO_LARGE; for entries of one name or that share bytes, for what is damaged
 */
export async function openBoundedZip(
  path: string,
): Promise<{ readonly zip: ZipFile; readonly entries: readonly Entry[] }> {
  const zip = await openPromise(path, { lazyEntries: true, autoClose: false, validateEntrySizes: true });
  try {
    return { zip, entries: await readEntries(zip) };
  } catch (error) {
    zip.close();
    throw error;
  }
}

async function readEntries(zip: ZipFile): Promise<readonly Entry[]> {
  if (zip.entryCount > ENTRIES_MAX) throw new DocumentRefused("TOO_LARGE");
  const entries = new Map<string, Entry>();
  let unpacked = 0;
  for await (const entry of zip.eachEntry()) {
    // Programs that write one name twice mean one of them; which, nobody can tell.
    if (entries.has(entry.fileName)) throw new Error("Two entries have one name");
    unpacked += entry.uncompressedSize;
    entries.set(entry.fileName, entry);
    if (unpacked > UNPACKED_MAX || entries.size > ENTRIES_MAX) throw new DocumentRefused("TOO_LARGE");
  }
  refuseOverlaps([...entries.values()]);
  return [...entries.values()];
}

/** One packed piece that many entries name unpacks many times. */
function refuseOverlaps(entries: readonly Entry[]): void {
  const placed = entries.toSorted((a, b) => a.relativeOffsetOfLocalHeader - b.relativeOffsetOfLocalHeader);
  let end = 0;
  for (const { relativeOffsetOfLocalHeader: at, fileNameRaw, compressedSize } of placed) {
    if (at < end) throw new Error("Two entries share bytes");
    end = at + LOCAL_HEADER + fileNameRaw.length + compressedSize;
  }
}
