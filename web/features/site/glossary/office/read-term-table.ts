// The terms of a table: a spreadsheet, or comma-separated values.
import { z } from "#schema/validation/zod.ts";
import { checked, type Draft, NOTHING, type ReadTerms, type TermsRefusal } from "./checked-terms.ts";

/** Headings by what they mean, in either language of the site and by their keys. */
const HEADINGS: Readonly<Record<keyof Draft, RegExp>> = {
  ko: /^(ko|korean|korean term|한국어|한국어 용어|국문)$/iu,
  en: /^(en|english|english term|영어|영어 용어|영문)$/iu,
  field: /^(field|분야)$/iu,
  noteKo: /^(noteko|note \(korean\)|korean note|한국어 설명)$/iu,
  noteEn: /^(noteen|note \(english\)|english note|영어 설명)$/iu,
  source: /^(source|출처)$/iu,
  status: /^(status|상태)$/iu,
};

/** The words of fields and states on the screen, by their codes. */
type TermWords = Readonly<Record<string, string>>;

/**
 * The rows of a table, of which the first says what the columns are.
 * @param words of codes: a table that this site wrote has them in place of the codes
 */
export function readTable(table: readonly (readonly string[])[], words: TermWords): ReadTerms | TermsRefusal {
  const [head = [], ...lines] = table;
  const columns = Object.entries(HEADINGS).map(
    ([name, heading]) => [name, head.findIndex((cell) => heading.test(cell.trim()))] as const,
  );
  const codes = new Map(Object.entries(words).map(([code, word]) => [word, code]));
  const drafts = lines
    .map((line, index) => ({ line, at: index + 2 }))
    .filter(({ line }) => line.some((cell) => cell.trim() !== ""))
    .map(({ line, at: row }) => {
      const cells = columns.map(([name, at]) => {
        // What a spreadsheet would take for a formula went out behind an apostrophe.
        const cell = (line[at] ?? "").replace(/^'(?=[=+\-@\t])/u, "").trim();
        return [name, name === "field" || name === "status" ? (codes.get(cell) ?? cell) : cell];
      });
      const draft = { ...NOTHING, ...z.record(z.string(), z.string()).parse(Object.fromEntries(cells)) };
      return { at: row, draft };
    });
  return checked(drafts);
}

/** Comma-separated values with quotes (RFC 4180). */
export function readCsv(content: string): string[][] {
  const cell = /(?:"((?:[^"]|"")*)"|([^,\r\n]*))(,|\r?\n|$)/gy;
  const rows: string[][] = [[]];
  const text = content.replace(/^\ufeff/u, "");
  for (let found = cell.exec(text); found; found = cell.exec(text)) {
    rows.at(-1)?.push(found[1]?.replaceAll('""', '"') ?? found[2] ?? "");
    if (found[3] === "" || cell.lastIndex >= text.length) break;
    if (found[3] !== ",") rows.push([]);
  }
  return rows;
}
