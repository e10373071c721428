// XML from outside, written again as it is read: in one pass, whatever it holds. Comments are left out. A
// name that is as character references is seen as what it is.
import { SaxesParser } from "saxes";

export interface XmlElement {
  /** Without its prefix. */
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
}

export interface XmlRules {
  /** @param name without its prefix @returns what it says from now on; null leaves it out */
  attribute(element: XmlElement, name: string, value: string): string | null;
  /**
   * @param path the elements around it, the outermost first
   * @param pieces the texts of a paragraph: a name may be parted among them @returns as many
   */
  texts(path: readonly XmlElement[], pieces: readonly string[]): readonly string[];
}

const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const PARAGRAPH = "p";
const ESCAPES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "\t": "&#9;",
  "\n": "&#10;",
  "\r": "&#13;",
};
const escapeText = (text: string) => text.replace(/[&<>\r]/g, (one) => ESCAPES[one] ?? one);
const escapeValue = (text: string) => text.replace(/[&<>"\t\n\r]/g, (one) => ESCAPES[one] ?? one);
const localOf = (name: string) => name.slice(name.indexOf(":") + 1);
const isNamespace = (name: string) => name === "xmlns" || name.startsWith("xmlns:");

/** The text of a part. @throws TypeError for what is in neither encoding */
export function decodeXml(bytes: Buffer): string {
  const [first, second] = bytes;
  const isWide = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  const encoding = isWide ? (first === 0xff ? "utf-16le" : "utf-16be") : "utf-8";
  return new TextDecoder(encoding, { fatal: true }).decode(bytes);
}

/** @throws for what is no XML, or declares a document type */
export function rewriteXml(xml: string, rules: XmlRules): string {
  const parser = new SaxesParser();
  const out: string[] = [DECLARATION];
  const path: XmlElement[] = [];
  let pieces: { readonly at: number; readonly text: string }[] = [];
  let piecesIn: readonly XmlElement[] = [];
  /** Pieces of one kind of element only are of one text. */
  const flush = () => {
    if (pieces.length === 0) return;
    const after = rules.texts(
      piecesIn,
      pieces.map(({ text }) => text),
    );
    for (const [index, { at, text }] of pieces.entries()) out[at] = escapeText(after[index] ?? text);
    pieces = [];
  };
  const addText = (text: string) => {
    if (path.length === 0) return;
    if (piecesIn.at(-1)?.name !== path.at(-1)?.name) flush();
    if (pieces.length === 0) piecesIn = [...path];
    pieces.push({ at: out.length, text });
    out.push("");
  };
  parser.on("error", (error) => {
    throw error;
  });
  parser.on("doctype", () => {
    throw new Error("The document declares a document type");
  });
  parser.on("processinginstruction", ({ target, body }) => void out.push(`<?${target} ${body}?>`));
  parser.on("text", addText);
  parser.on("cdata", addText);
  parser.on("opentag", ({ name, attributes, isSelfClosing }) => {
    const element = { name: localOf(name), attributes };
    if (element.name === PARAGRAPH) flush();
    path.push(element);
    const written = Object.entries(attributes).map(([key, value]) => {
      const said = isNamespace(key) ? value : rules.attribute(element, localOf(key), value);
      return said === null ? "" : ` ${key}="${escapeValue(said)}"`;
    });
    out.push(`<${name}${written.join("")}${isSelfClosing ? "/" : ""}>`);
  });
  parser.on("closetag", ({ name, isSelfClosing }) => {
    if (localOf(name) === PARAGRAPH) flush();
    path.pop();
    if (!isSelfClosing) out.push(`</${name}>`);
  });
  parser.write(xml).close();
  flush();
  return out.join("");
}
