// The words of a docx or hwpx: a zip of XML, read as it is unpacked, so that no more than a piece of it is in memory.
import { open as openFile } from "node:fs/promises";
import type { Entry, ZipFile } from "yauzl";
import { openBoundedZip } from "#gateway/files/bounded-zip.ts";
import { DocumentRefused } from "#gateway/files/document-refused.ts";
import { COMPOUND_MAGIC } from "#gateway/uploads/compound-file.ts";
import { type Gathered, gather, type Reading } from "./reading.ts";
import { collectProperties, readProperties } from "./zip-properties.ts";
import { type Budget, type Entries, readXml, UNPACKED_MAX } from "./zip-xml.ts";

/** The parts of each format that hold its words, in their order. */
const PARTS = {
  docx: [/^word\/document\d*\.xml$/, /^word\/footnotes\.xml$/, /^word\/endnotes\.xml$/],
  hwpx: [/^Contents\/section\d+\.xml$/],
} as const;
export type ZipEnding = keyof typeof PARTS;

/** Where hwpx says how its parts are encrypted. */
const HWPX_MANIFEST = "META-INF/manifest.xml";

/** @throws what the zip or its XML say, when they are damaged */
export async function readZipped(path: string, ending: ZipEnding): Promise<Reading> {
  // With a password a docx is no zip but a compound file (gateway/uploads/content-type.ts).
  if (await isCompound(path)) return { state: "ENCRYPTED" };
  const opened = await openBoundedZip(path).catch((error: unknown) => {
    if (error instanceof DocumentRefused) return null;
    throw error;
  });
  if (opened === null) return { state: "TOO_LARGE" };
  const { zip } = opened;
  try {
    const gathered = gather();
    const entries = new Map(opened.entries.map((entry) => [entry.fileName, entry]));
    const collector = collectProperties();
    const budget = { left: UNPACKED_MAX, author: collector.report };
    await readProperties(zip, entries, budget, ending, collector);
    await readParts(zip, entries, budget, ending, gathered);
    return { ...gathered.done(), properties: collector.properties() };
  } catch (error) {
    if (error instanceof DocumentRefused)
      return { state: error.reason === "TOO_LARGE" ? "TOO_LARGE" : "ENCRYPTED" };
    throw error;
  } finally {
    zip.close();
  }
}

async function isCompound(path: string): Promise<boolean> {
  const file = await openFile(path, "r");
  try {
    const { buffer } = await file.read(Buffer.alloc(COMPOUND_MAGIC.length), 0, COMPOUND_MAGIC.length, 0);
    return buffer.equals(COMPOUND_MAGIC);
  } finally {
    await file.close();
  }
}

async function readParts(
  zip: ZipFile,
  entries: Entries,
  budget: Budget,
  ending: ZipEnding,
  gathered: Gathered,
): Promise<void> {
  const manifest = ending === "hwpx" ? entries.get(HWPX_MANIFEST) : undefined;
  if (manifest) {
    await readXml(zip, manifest, budget, (name) => {
      if (name === "encryption-data") throw new DocumentRefused("ENCRYPTED");
    });
  }
  for (const part of PARTS[ending]) {
    const names = [...entries.keys()].filter((name) => part.test(name));
    // "section10" comes after "section9".
    for (const name of names.sort((one, other) => one.localeCompare(other, "en", { numeric: true }))) {
      const entry = entries.get(name);
      if (entry && !(await readWords(zip, entry, budget, gathered))) return;
    }
  }
}

/** What ends a word or a line; between two of them the text of one word may be in several elements. */
const ENDS = new Set(["p", "br", "cr", "tab", "lineBreak", "nbSpace", "fwSpace"]);

/** @returns whether more is wanted */
async function readWords(zip: ZipFile, entry: Entry, budget: Budget, gathered: Gathered): Promise<boolean> {
  let depthOfText = 0;
  let depthOfFallback = 0;
  let words = "";
  let wanted = true;
  await readXml(zip, entry, budget, (name, kind, text) => {
    // What an old program shows instead says the same once more.
    if (name === "Fallback") depthOfFallback += kind === "open" ? 1 : -1;
    if (name === "t") depthOfText += kind === "open" ? 1 : -1;
    if (kind === "text" && depthOfText > 0 && depthOfFallback === 0) words += text;
    if (kind === "close" && ENDS.has(name)) {
      wanted &&= gathered.add(`${words}\n`);
      words = "";
    }
    return wanted;
  });
  return wanted && gathered.add(`${words}\n`);
}
