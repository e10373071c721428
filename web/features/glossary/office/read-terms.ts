// Terms out of a file of another tool: TBX, old and new, or a table with a heading (decision 128).

import {
  GLOSSARY_FIELDS,
  GLOSSARY_IMPORT_MAX,
  GLOSSARY_STATUSES,
  type GlossaryFieldName,
  type GlossaryImportRow,
  type GlossaryStatusName,
  glossaryImportRow,
} from "#schema/validation/glossary.ts";
import { z } from "#schema/validation/zod.ts";
import {
  childrenOf,
  readXml,
  textOf,
  type XmlElement,
  type XmlRefusal,
} from "#web/components/xml/read-xml.ts";

export interface ReadTerms {
  readonly rows: readonly GlossaryImportRow[];
  /** What is no term: without Korean or English, too long, or with characters that nobody sees. */
  readonly skipped: number;
}

/** NO_TERMS: nothing in it has both languages. TOO_MANY: more than are taken at once. */
export type TermsRefusal = XmlRefusal | "NO_TERMS" | "TOO_MANY";

type Draft = Readonly<Record<keyof GlossaryImportRow, string>>;

const fieldOf = (text: string): GlossaryFieldName =>
  GLOSSARY_FIELDS.find((field) => field === text.trim().toUpperCase()) ?? "OTHER";
const statusOf = (text: string): GlossaryStatusName =>
  GLOSSARY_STATUSES.find((status) => status === text.trim().toUpperCase()) ?? "ACCEPTED";

/** Checked as the server does; each sense once. */
function checked(drafts: readonly Draft[]): ReadTerms | TermsRefusal {
  if (drafts.length > GLOSSARY_IMPORT_MAX) return "TOO_MANY";
  const rows = drafts.flatMap((draft) => {
    const row = { ...draft, field: fieldOf(draft.field), status: statusOf(draft.status) };
    const { data } = glossaryImportRow.safeParse(row);
    return data ? [data] : [];
  });
  const senses = new Map(rows.map((row) => [JSON.stringify(row), row]));
  if (senses.size === 0) return "NO_TERMS";
  return { rows: [...senses.values()], skipped: drafts.length - rows.length };
}

const NOTHING: Draft = { ko: "", en: "", field: "", noteKo: "", noteEn: "", source: "", status: "" };

const STATES: Readonly<Record<string, GlossaryStatusName>> = {
  "admittedTerm-admn-sts": "SUGGESTED",
  "deprecatedTerm-admn-sts": "REFUSED",
  "supersededTerm-admn-sts": "RETIRED",
};

/** All elements of some names, however deep. */
const within = (element: XmlElement, ...names: readonly string[]): XmlElement[] =>
  element.children.flatMap((child) => {
    if (typeof child === "string") return [];
    return names.includes(child.name) ? [child] : within(child, ...names);
  });

/** What an element says of a kind, such as its `subjectField`; only right under it, or of a group there. */
const saidOf = (element: XmlElement, type: string): string => {
  const groups = element.children.filter((child) => typeof child !== "string" && child.name.endsWith("Grp"));
  const near = [element, ...groups.filter((child): child is XmlElement => typeof child !== "string")];
  const found = near
    .flatMap((one) => ["descrip", "admin", "termNote"].flatMap((name) => childrenOf(one, name)))
    .find(({ attributes }) => attributes.type === type);
  return found ? textOf(found).trim() : "";
};

function ofConcept(concept: XmlElement): Draft[] {
  const sections = within(concept, "langSec", "langSet");
  const of = (code: "ko" | "en") =>
    sections.filter(({ attributes }) => attributes.lang?.toLowerCase().startsWith(code));
  const termsOf = (code: "ko" | "en") =>
    of(code).flatMap((section) => within(section, "term").map((term) => textOf(term).trim()));
  const note = (code: "ko" | "en") =>
    of(code)
      .map((section) => saidOf(section, "definition"))
      .find(Boolean) ?? "";
  const [state] = of("ko")
    .flatMap((section) => within(section, "termNote"))
    .filter(({ attributes }) => attributes.type === "administrativeStatus");
  const shared = {
    field: saidOf(concept, "subjectField"),
    source: saidOf(concept, "source"),
    noteKo: note("ko"),
    noteEn: note("en"),
    status: (state && STATES[textOf(state).trim()]) ?? "ACCEPTED",
  };
  // A concept may have several names: each is a sense of each.
  return termsOf("ko").flatMap((ko) => termsOf("en").map((en) => ({ ...shared, ko, en })));
}

export function readTbx(content: string): ReadTerms | TermsRefusal {
  const root = readXml(content);
  if (typeof root === "string") return root;
  const drafts: Draft[] = [];
  for (const concept of within(root, "conceptEntry", "termEntry")) {
    drafts.push(...ofConcept(concept));
    if (drafts.length > GLOSSARY_IMPORT_MAX) return "TOO_MANY";
  }
  return checked(drafts);
}

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
export type TermWords = Readonly<Record<string, string>>;

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
    .filter((line) => line.some((cell) => cell.trim() !== ""))
    .map((line) => {
      const cells = columns.map(([name, at]) => {
        // What a spreadsheet would take for a formula went out behind an apostrophe.
        const cell = (line[at] ?? "").replace(/^'(?=[=+\-@\t])/u, "").trim();
        return [name, name === "field" || name === "status" ? (codes.get(cell) ?? cell) : cell];
      });
      return { ...NOTHING, ...z.record(z.string(), z.string()).parse(Object.fromEntries(cells)) };
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
