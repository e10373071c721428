// Compound files (MS-CFB): the container of hwp, doc, xls and ppt. The names of what they hold tell one from
// another, and nothing else is read. Every read stays within bounds, whatever the file claims.
import type { FileHandle } from "node:fs/promises";

export const COMPOUND_MAGIC = Buffer.from("d0cf11e0a1b11ae1", "hex");

const HEADER_BYTES = 512;
const ENTRY_BYTES = 128;
/** Sectors of the directory that are looked at; names that tell the kind come early. */
const DIRECTORY_SECTORS = 256;
/** From here on a number is no sector but a mark such as "end of chain". */
const FIRST_MARK = 0xfffffffa;
/** Sectors of the allocation table the header itself knows: those of the first 7 MB, or 8 GB in version 4. */
const HEADER_TABLE_ENTRIES = 109;

/**
 * The names of the streams and folders in a compound file.
 * @returns null when it is damaged
 */
export async function readCompoundNames(file: FileHandle): Promise<ReadonlySet<string> | null> {
  const header = await readExactly(file, 0, HEADER_BYTES);
  if (!header?.subarray(0, 8).equals(COMPOUND_MAGIC)) return null;
  const shift = header.readUInt16LE(0x1e);
  if (shift !== 9 && shift !== 12) return null;
  const sectorBytes = 1 << shift;
  const readSector = (sector: number) => readExactly(file, (sector + 1) * sectorBytes, sectorBytes);
  const entriesPerSector = sectorBytes / 4;

  const names = new Set<string>();
  let sector = header.readUInt32LE(0x30);
  for (let read = 0; read < DIRECTORY_SECTORS && sector < FIRST_MARK; read++) {
    const directory = await readSector(sector);
    if (!directory) return null;
    for (let at = 0; at < sectorBytes; at += ENTRY_BYTES) addName(names, directory.subarray(at));
    const tableIndex = Math.floor(sector / entriesPerSector);
    // Beyond that the table is itself in a chain; a directory of that length has said enough already.
    if (tableIndex >= HEADER_TABLE_ENTRIES) break;
    const table = await readSector(header.readUInt32LE(0x4c + tableIndex * 4));
    if (!table) return null;
    sector = table.readUInt32LE((sector % entriesPerSector) * 4);
  }
  return names.size > 0 ? names : null;
}

/** An entry begins with its name in UTF-16 and the bytes of it, the closing zero included. */
function addName(names: Set<string>, entry: Buffer): void {
  const bytes = entry.readUInt16LE(64);
  if (bytes >= 2 && bytes <= 64) names.add(entry.toString("utf16le", 0, bytes - 2));
}

async function readExactly(file: FileHandle, position: number, length: number): Promise<Buffer | null> {
  const { bytesRead, buffer } = await file.read(Buffer.alloc(length), 0, length, position);
  return bytesRead === length ? buffer : null;
}
