// One XML part of a docx or hwpx, heard as it is unpacked.
import { SaxesParser } from "saxes";
import type { Entry, ZipFile } from "yauzl";
import { DocumentRefused } from "#gateway/files/document-refused.ts";
import { isAuthorAttribute, isAuthorElement } from "#gateway/files/named-in-xml.ts";
import type { XmlElement } from "#gateway/files/rewrite-xml.ts";

/** Bytes that are unpacked of one document: a book of a thousand pages has a tenth of it. */
export const UNPACKED_MAX = 64 * 1024 * 1024;

/** The parts by their names. */
export type Entries = ReadonlyMap<string, Entry>;

export interface Budget {
  /** Bytes. */
  left: number;
  /** Hears who made, commented or changed something, as any part says. */
  readonly author: (name: string) => void;
}

/** @returns false: nothing more is wanted */
type Hear = (name: string, kind: "open" | "close" | "text", text: string) => boolean | undefined;

const localName = (name: string) => name.slice(name.indexOf(":") + 1);

/** UTF-16 units of a name that are listened to. */
const NAME_MAX = 1_000;

/** Hears the attributes and elements that name people. */
function hearAuthors(author: Budget["author"]) {
  /** How deep in an element whose text is a name; 0: in none. */
  let depth = 0;
  let name = "";
  return {
    open: (element: XmlElement) => {
      for (const [attribute, value] of Object.entries(element.attributes))
        if (attribute !== "initials" && isAuthorAttribute(element, attribute)) author(value);
      if (depth > 0 || isAuthorElement(element)) depth += 1;
    },
    text: (text: string) => {
      if (depth > 0 && name.length < NAME_MAX) name += text;
    },
    close: () => {
      if (depth === 0) return;
      depth -= 1;
      if (depth > 0) return;
      author(name);
      name = "";
    },
  };
}

/** Reports the elements, by their names without prefix, and the texts of a part. @throws DocumentRefused */
export async function readXml(zip: ZipFile, entry: Entry, budget: Budget, hear: Hear): Promise<void> {
  if (entry.isEncrypted()) throw new DocumentRefused("ENCRYPTED");
  const parser = new SaxesParser();
  let wanted = true;
  const report = (...what: Parameters<Hear>) => {
    if (wanted) wanted = hear(...what) !== false;
  };
  const named = hearAuthors(budget.author);
  parser.on("opentag", ({ name, attributes }) => {
    const own = Object.entries(attributes).map(([key, value]) => [localName(key), value]);
    named.open({ name: localName(name), attributes: Object.fromEntries(own) });
    report(localName(name), "open", "");
  });
  parser.on("closetag", ({ name }) => {
    named.close();
    report(localName(name), "close", "");
  });
  const hearText = (text: string) => {
    named.text(text);
    report("", "text", text);
  };
  parser.on("text", hearText);
  parser.on("cdata", hearText);
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
