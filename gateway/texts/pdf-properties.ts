// Says who wrote a PDF, as it says itself: /Author of the document's information (ISO 32000-1, 14.3.3), and
// dc:creator of its XMP metadata. The reader of words gives neither. Word processors write both uncompressed;
// what is inside a compressed stream is not seen.
import { PROPERTIES_MAX, PROPERTY_MAX } from "./reading.ts";

const LITERAL = /\/Author\s*\(((?:\\[\s\S]|[^\\()])*)\)/g;
const HEXADECIMAL = /\/Author\s*<([\da-fA-F\s]*)>/g;
const XMP = /<dc:creator>([\s\S]{0,4000}?)<\/dc:creator>/g;
const ESCAPES: Readonly<Record<string, string>> = { n: "\n", r: "\r", t: "\t", b: "\b", f: "\f" };

/** UTF-16 with a mark of its order, else Latin letters (PDFDocEncoding is Latin 1 in all that names need). */
function decode(bytes: Buffer): string {
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder("utf-16be").decode(bytes.subarray(2));
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return bytes.toString("utf8", 3);
  return bytes.toString("latin1");
}

const plainOf = (text: string): string =>
  text.replace(/\\(?:([0-7]{1,3})|([\s\S]))/g, (_whole, octal: string | undefined, letter: string) =>
    octal === undefined ? (ESCAPES[letter] ?? letter) : String.fromCharCode(Number.parseInt(octal, 8) & 255),
  );

/** What a PDF says of who wrote it. */
export function pdfProperties(bytes: Buffer): readonly string[] {
  const text = bytes.toString("latin1");
  const found = [
    ...[...text.matchAll(LITERAL)].map(([, value = ""]) => decode(Buffer.from(plainOf(value), "latin1"))),
    ...[...text.matchAll(HEXADECIMAL)].map(([, value = ""]) =>
      decode(Buffer.from(value.replace(/\s/g, ""), "hex")),
    ),
    ...[...text.matchAll(XMP)].map(([, value = ""]) =>
      Buffer.from(value, "latin1")
        .toString("utf8")
        .replace(/<[^>]*>/g, " "),
    ),
  ];
  return found
    .map((value) => value.replace(/\s+/g, " ").trim().slice(0, PROPERTY_MAX).normalize("NFC").toWellFormed())
    .filter((value) => value !== "")
    .slice(0, PROPERTIES_MAX);
}
