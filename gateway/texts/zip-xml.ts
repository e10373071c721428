// One XML part of a docx or hwpx, heard as it is unpacked.
import { SaxesParser } from "saxes";
import type { Entry, ZipFile } from "yauzl";
import { DocumentRefused } from "#gateway/files/document-refused.ts";

/** Bytes that are unpacked of one document: a book of a thousand pages has a tenth of it. */
export const UNPACKED_MAX = 64 * 1024 * 1024;

/** The parts by their names. */
export type Entries = ReadonlyMap<string, Entry>;

export interface Budget {
  /** Bytes. */
  left: number;
  /** Hears who commented or changed something, as the attributes of any part say. */
  readonly author: (name: string) => void;
}

/** @returns false: nothing more is wanted */
type Hear = (name: string, kind: "open" | "close" | "text", text: string) => boolean | undefined;

const localName = (name: string) => name.slice(name.indexOf(":") + 1);

/** Tells of the elements, by their names without prefix, and of the texts of a part. @throws DocumentRefused */
export async function readXml(zip: ZipFile, entry: Entry, budget: Budget, hear: Hear): Promise<void> {
  if (entry.isEncrypted()) throw new DocumentRefused("ENCRYPTED");
  const parser = new SaxesParser();
  let wanted = true;
  const tell = (...what: Parameters<Hear>) => {
    if (wanted) wanted = hear(...what) !== false;
  };
  parser.on("opentag", ({ name, attributes }) => {
    for (const [attribute, value] of Object.entries(attributes))
      if (localName(attribute) === "author") budget.author(value);
    tell(localName(name), "open", "");
  });
  parser.on("closetag", ({ name }) => tell(localName(name), "close", ""));
  parser.on("text", (text) => tell("", "text", text));
  parser.on("cdata", (text) => tell("", "text", text));
  parser.on("error", (error) => {
    throw error;
  });
  const decoder = new TextDecoder("utf-8", { fatal: true });
  const stream = await zip.openReadStreamPromise(entry);
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    budget.left -= chunk.length;
    if (budget.left < 0) throw new DocumentRefused("TOO_LARGE");
    parser.write(decoder.decode(chunk, { stream: true }));
    if (!wanted) return;
  }
  parser.write(decoder.decode()).close();
}
