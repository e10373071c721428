// A workbook of one sheet, written as its rows come. Texts are in their cells, because a shared table would
// have to be held in memory. No text is a formula: one that looks like it is marked as quoted, so that it
// stays a text when somebody edits it.
import { once } from "node:events";
import { PassThrough, Readable } from "node:stream";
import { ZipFile } from "yazl";
import type { Cell } from "#schema/core/lists/export-source.ts";
import { FORMULA } from "./csv.ts";
import { seoulSerial } from "./seoul-text.ts";

const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const RELATIONS = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006";
const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/** Indexes of `cellXfs` below. */
const STYLE = { plain: 0, heading: 1, moment: 2, quoted: 3 } as const;
/** UTF-16 units that a cell of Excel holds. */
const CELL_MAX = 32_767;

const PARTS: Readonly<Record<string, string>> = {
  "[Content_Types].xml": `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/></Types>`,
  "_rels/.rels": `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  "xl/_rels/workbook.xml.rels": `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${RELATIONS}/styles" Target="styles.xml"/></Relationships>`,
  "xl/styles.xml": `${XML}<styleSheet xmlns="${MAIN}"><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd\\ hh:mm"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Malgun Gothic"/></font><font><b/><sz val="11"/><name val="Malgun Gothic"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="4"><xf xfId="0"/><xf xfId="0" fontId="1" applyFont="1"/><xf xfId="0" numFmtId="164" applyNumberFormat="1"/><xf xfId="0" quotePrefix="1"/></cellXfs></styleSheet>`,
};

/** Characters that XML cannot hold, halves of pairs among them. */
const UNSAYABLE = /(?![\t\n\r])[\p{Cc}\p{Cs}\ufffe\uffff]/gu;
const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", "\r": "&#13;" };

const escaped = (text: string) =>
  text
    .normalize("NFC")
    .slice(0, CELL_MAX)
    .replace(UNSAYABLE, "")
    .replace(/[&<>\r]/g, (character) => ENTITIES[character] ?? "");

/** UTF-16 units that Excel takes as the name of a sheet. */
const NAME_MAX = 31;
/** Signs that a formula refers to other sheets by. */
const REFERENCE = /[[\]:*?/\\\s]+/gu;
/** Excel's name for its own list of changes. */
const RESERVED = /^history$/i;

/** The name of a sheet as Excel takes it. */
function sheetName(title: string): string {
  const name = title
    .normalize("NFC")
    .replace(REFERENCE, " ")
    .trim()
    .slice(0, NAME_MAX)
    .replace(UNSAYABLE, "")
    .replace(/^[\s']+|[\s']+$/gu, "");
  return name === "" || RESERVED.test(name) ? "Sheet1" : name;
}

const workbookXml = (title: string) =>
  `${XML}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets><sheet name="${escaped(sheetName(title)).replaceAll('"', "&quot;")}" sheetId="1" r:id="rId1"/></sheets></workbook>`;

/** The column's letters: 0 is A, 26 is AA. */
const letters = (column: number): string =>
  (column < 26 ? "" : letters(Math.floor(column / 26) - 1)) + String.fromCharCode(65 + (column % 26));

/** @param at where it is, such as B7 */
function cellXml(cell: Cell, at: string, style: number): string {
  if (cell === null || cell === "") return "";
  if (typeof cell === "number") return `<c r="${at}"><v>${cell}</v></c>`;
  if (cell instanceof Date) return `<c r="${at}" s="${STYLE.moment}"><v>${seoulSerial(cell)}</v></c>`;
  const text = String(cell);
  const shown = style === STYLE.plain && FORMULA.test(text) ? STYLE.quoted : style;
  return `<c r="${at}" s="${shown}" t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`;
}

/** @param number 1 is the first */
const rowXml = (cells: readonly Cell[], number: number, style: number = STYLE.plain) =>
  `<row r="${number}">${cells.map((cell, column) => cellXml(cell, letters(column) + number, style)).join("")}</row>`;

async function* sheet(
  headings: readonly string[],
  batches: AsyncIterable<readonly (readonly Cell[])[]>,
): AsyncGenerator<Buffer> {
  const pane = '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>';
  yield Buffer.from(
    `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0">${pane}</sheetView></sheetViews><cols><col min="1" max="${headings.length}" width="20" customWidth="1"/></cols><sheetData>${rowXml(headings, 1, STYLE.heading)}`,
  );
  let number = 1;
  for await (const batch of batches) {
    const first = number + 1;
    number += batch.length;
    yield Buffer.from(batch.map((row, at) => rowXml(row, first + at)).join(""));
  }
  yield Buffer.from("</sheetData></worksheet>");
}

/**
 * The whole file, as it is written. A reader who is slow slows down the reading of rows.
 * @param title what the rows are: its sheet is named after it
 */
export async function* xlsxFile(
  title: string,
  headings: readonly string[],
  batches: AsyncIterable<readonly (readonly Cell[])[]>,
): AsyncGenerator<Buffer> {
  const zip = new ZipFile();
  const out = new PassThrough();
  const rows = Readable.from(sheet(headings, batches), { objectMode: false });
  rows.once("error", (error) => out.destroy(error));
  zip.once("error", (error: Error) => out.destroy(error));
  const parts = { ...PARTS, "xl/workbook.xml": workbookXml(title) };
  for (const [name, text] of Object.entries(parts)) zip.addBuffer(Buffer.from(text), name);
  zip.addReadStream(rows, "xl/worksheets/sheet1.xml");
  zip.end();
  zip.outputStream.pipe(out);
  try {
    for await (const chunk of out) yield chunk;
  } finally {
    rows.destroy();
    if (!out.closed) {
      out.destroy();
      await once(out, "close");
    }
  }
}
