// Plain text that has a list or a table in it: lines that count ("1.", "가.", "1)", "①") and lines whose parts
// a tab separates, as KakaoTalk, a text editor and a spreadsheet give them.
import { markOf } from "./list-marks.ts";

type TextStructure = "list" | "table" | "both";

export interface StructuredText {
  readonly kind: TextStructure;
  /** To be pasted: numbered lines are paragraphs, which a paste makes lists of (typed-lists.ts). */
  readonly html: string;
}

/** A pasted text that is longer is not looked at. */
const CHARACTERS_MAX = 100_000;
const COLUMNS_MAX = 50;

/** What the lines of a text could be; null: nothing but lines. */
export function structureOf(text: string): StructuredText | null {
  if (text.length > CHARACTERS_MAX) return null;
  const lines = text.split(/\r\n?|\n/).filter((line) => line.trim() !== "");
  const html: string[] = [];
  let hasTable = false;
  for (let at = 0; at < lines.length; ) {
    const rows = rowsFrom(lines, at);
    if (rows.length > 1) {
      html.push(tableOf(rows));
      hasTable = true;
      at += rows.length;
    } else {
      html.push(`<p>${asHtml(lines[at] ?? "")}</p>`);
      at += 1;
    }
  }
  const hasList = html.some((line, at) => isCounted(line) && isCounted(html[at + 1] ?? ""));
  if (!hasTable && !hasList) return null;
  return { kind: hasTable ? (hasList ? "both" : "table") : "list", html: html.join("") };
}

const isCounted = (paragraph: string) => markOf(paragraph.replace(/^<p>|<\/p>$/g, "")) !== null;

/** The cells of the lines from one on that have the same number of tabs. */
function rowsFrom(lines: readonly string[], from: number): string[][] {
  const rows: string[][] = [];
  for (const line of lines.slice(from)) {
    const cells = cellsOf(line);
    if (cells.length < 2 || cells.length > COLUMNS_MAX) break;
    if (rows[0] !== undefined && rows[0].length !== cells.length) break;
    rows.push(cells);
  }
  return rows;
}

/** A tab behind a number alone is the room of a list's line, as Word writes it. */
function cellsOf(line: string): string[] {
  const cells = line.split("\t");
  return cells.length === 2 && markOf(line)?.length === (cells[0] ?? "").length + 1 ? [] : cells;
}

const tableOf = (rows: readonly (readonly string[])[]) =>
  `<table>${rows.map((cells) => `<tr>${cells.map((cell) => `<td>${asHtml(cell.trim())}</td>`).join("")}</tr>`).join("")}</table>`;

const asHtml = (text: string) => text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
