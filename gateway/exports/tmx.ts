// The translation memory as TMX 1.4b: a unit a pair, its codes as pairs (bpt, ept) and placeholders (ph), the
// same number on both sides (x).
import type { Cell } from "#schema/core/lists/export-source.ts";
import { type CodedPair, OTHER, readPair } from "#schema/validation/core/translation/coded-pair.ts";
import type { Piece } from "#schema/validation/core/translation/codes.ts";
import { tmxType } from "#schema/validation/core/translation/tmx-types.ts";
import { escapeXml } from "./translation-xml.ts";

type Cells = Readonly<Record<string, Cell>>;

const HEAD = `<?xml version="1.0" encoding="UTF-8"?>
<tmx version="1.4">
  <header creationtool="association-website" creationtoolversion="1" segtype="paragraph" o-tmf="association-website" adminlang="en" srclang="ko" datatype="xml"/>
  <body>
`;
const FOOT = "  </body>\n</tmx>\n";

/** "20261127T063000Z" */
const momentOf = (at: Date): string => `${at.toISOString().slice(0, 19).replaceAll(/[-:]/gu, "")}Z`;

function segment(line: readonly Piece[], types: CodedPair["types"]): string {
  let opened = 0;
  const write = (pieces: readonly Piece[]): string =>
    pieces
      .map((piece) => {
        if (typeof piece === "string") return escapeXml(piece);
        const { id, pieces: inside } = piece;
        const type = tmxType(types[id] ?? OTHER);
        const named = `x="${id}" type="${escapeXml(type)}"`;
        if (inside === null) return `<ph ${named}/>`;
        // The words of a footnote are beside the line, not in it.
        if (type === "fnote") return `<ph ${named}><sub>${write(inside)}</sub></ph>`;
        opened += 1;
        const number = opened;
        return `<bpt i="${number}" ${named}/>${write(inside)}<ept i="${number}"/>`;
      })
      .join("");
  return write(line);
}

function unit(cells: Cells): string {
  const say = (key: string) => (typeof cells[key] === "string" ? cells[key] : "");
  const { types, ko, en }: CodedPair = readPair(say("coded") || null) ?? {
    types: {},
    ko: [say("ko")],
    en: [say("en")],
  };
  const changed = cells.at instanceof Date ? ` changedate="${momentOf(cells.at)}"` : "";
  const variant = (language: "ko" | "en", line: readonly Piece[]) =>
    `      <tuv xml:lang="${language}"><seg>${segment(line, types)}</seg></tuv>\n`;
  return `    <tu tuid="${String(cells.pair)}"${changed}>\n${variant("ko", ko)}${variant("en", en)}    </tu>\n`;
}

/** The whole file, a batch at a time. */
export async function* tmxFile(batches: AsyncIterable<readonly Cells[]>): AsyncGenerator<Buffer> {
  yield Buffer.from(HEAD, "utf8");
  for await (const rows of batches) yield Buffer.from(rows.map(unit).join(""), "utf8");
  yield Buffer.from(FOOT, "utf8");
}
