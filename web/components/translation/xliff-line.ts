// A line with its codes as XLIFF 2.1 inline content, and back: `pc` around words, `ph` alone, `sc` and `ec`
// where a tool has parted a code.
import { type Code, type CodedLine, codesIn, type Piece } from "#schema/validation/core/translation/codes.ts";
import { type LineToken, nestedLine } from "#schema/validation/core/translation/nested-line.ts";
import { escapeXml, type XmlElement } from "#web/components/xml/read-xml.ts";

type Line = readonly Piece[];

/** By mark or node; whatever is not here is a format without a name of its own. */
const SUB_TYPES: Readonly<Record<string, string>> = {
  bold: "xlf:b",
  italic: "xlf:i",
  underline: "xlf:u",
  hardBreak: "xlf:lb",
};
const TYPES: Readonly<Record<string, string>> = { link: "link", footnote: "other" };

function attributesOf(code: Code | undefined): string {
  const name = code === undefined ? "" : "mark" in code ? code.mark.type : code.node.type;
  const subType = SUB_TYPES[name];
  return ` type="${TYPES[name] ?? "fmt"}"${subType ? ` subType="${subType}"` : ""}`;
}

export function writeLine({ line, codes }: CodedLine): string {
  return line
    .map((piece) => {
      if (typeof piece === "string") return escapeXml(piece);
      const attributes = ` id="${piece.id}"${attributesOf(codes.get(piece.id))}`;
      if (piece.pieces === null) return `<ph${attributes}/>`;
      return `<pc${attributes}>${writeLine({ line: piece.pieces, codes })}</pc>`;
    })
    .join("");
}

/** A code of a tool has a number that is none of ours: its words stay. */
const toId = (text: string | undefined): number => (/^\d{1,6}$/u.test(text ?? "") ? Number(text) : 0);

function tokensOf(element: XmlElement): LineToken[] {
  return element.children.flatMap((child): LineToken[] => {
    if (typeof child === "string") return [child];
    const { name, attributes } = child;
    const id = toId(attributes.id);
    if (name === "pc") return [{ id, kind: "open" }, ...tokensOf(child), { id, kind: "close" }];
    if (name === "ph") return [{ id, kind: "alone" }];
    if (name === "sc") return [{ id, kind: "open" }];
    if (name === "ec") return [{ id: toId(attributes.startRef ?? attributes.id), kind: "close" }];
    return name === "mrk" ? tokensOf(child) : [];
  });
}

/** The line of some elements behind each other: the segments of a unit. */
export const readLine = (elements: readonly XmlElement[]): Line => nestedLine(elements.flatMap(tokensOf));

/** What a line says, codes and all, whatever its spaces are like. */
export function signatureOf(line: Line): string {
  const say = (pieces: Line): string =>
    pieces
      .map((piece) => {
        if (typeof piece === "string") return piece;
        return piece.pieces === null ? `\u0000${piece.id};` : `\u0000${piece.id}(${say(piece.pieces)}\u0000)`;
      })
      .join("");
  return say(line).normalize("NFC").replace(/\s+/gu, " ").trim();
}

/** How many codes of the Korean a line does not carry over, and how many it has more than once. */
export function codeTroubles(
  line: Line,
  { codes }: CodedLine,
): { readonly missing: number; readonly doubled: number } {
  const found = codesIn(line).filter((id) => codes.has(id));
  const once = new Set(found);
  return { missing: codes.size - once.size, doubled: found.length - once.size };
}
