// Says what goes with a paragraph in XLIFF 2.1: the remarks as notes, translations of the memory as
// candidates (module mtc), terms as a glossary (module gls). A tool reads and changes them; only notes come
// back.
import type { CodedLine } from "#schema/validation/core/translation/codes.ts";
import { childrenOf, escapeXml, textOf, type XmlElement } from "#web/components/xml/read-xml.ts";
import { writeLine } from "./xliff-line.ts";

interface XliffMatch {
  readonly ko: string;
  readonly en: string;
  readonly similarity: number;
  /** Both lines with the codes of the paragraph, so that a tool puts them in as its own; none where it was remembered without. */
  readonly lines?: { readonly ko: CodedLine; readonly en: CodedLine } | null;
}

export interface XliffBeside {
  /** Open remarks. */
  readonly notes: readonly string[];
  readonly matches: readonly XliffMatch[];
  readonly terms: readonly { readonly ko: string; readonly en: readonly string[] }[];
}

export const NOTHING_BESIDE: XliffBeside = { notes: [], matches: [], terms: [] };

export const MODULES =
  'xmlns:mtc="urn:oasis:names:tc:xliff:matches:2.0" xmlns:gls="urn:oasis:names:tc:xliff:glossary:2.0"';
/** The segment of a unit that all of it is about. */
export const SEGMENT_ID = "s1";

const indented = (lines: readonly string[]): string => lines.map((line) => `\n      ${line}`).join("");

/** In the order that the schema has: modules before notes. */
export function writeBeside({ notes, matches, terms }: XliffBeside): string {
  const candidates = matches.map(
    ({ ko, en, similarity, lines }) =>
      `  <mtc:match ref="#${SEGMENT_ID}" similarity="${(similarity * 100).toFixed(1)}" type="tm"><source>${lines ? writeLine(lines.ko) : escapeXml(ko)}</source><target>${lines ? writeLine(lines.en) : escapeXml(en)}</target></mtc:match>`,
  );
  const entries = terms.map(({ ko, en }) => {
    const translations = en.map((one) => `<gls:translation>${escapeXml(one)}</gls:translation>`).join("");
    return `  <gls:glossEntry ref="#${SEGMENT_ID}"><gls:term>${escapeXml(ko)}</gls:term>${translations}</gls:glossEntry>`;
  });
  const remarks = notes.map((note) => `  <note category="remark">${escapeXml(note)}</note>`);
  return [group("mtc:matches", candidates), group("gls:glossary", entries), group("notes", remarks)].join("");
}

const group = (name: string, lines: readonly string[]): string =>
  lines.length === 0 ? "" : indented([`<${name}>`, ...lines, `</${name}>`]);

/** The notes of a unit. */
export const notesIn = (unit: XmlElement): string[] =>
  childrenOf(unit, "notes")
    .flatMap((notes) => childrenOf(notes, "note"))
    .map((note) => textOf(note).trim())
    .filter((note) => note !== "");
