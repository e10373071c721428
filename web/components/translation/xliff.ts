// The paragraphs of a text as XLIFF 2.1, for the tools that the society's translators work with at home, and back again (decision 128).
import {
  type CodedLine,
  codedLike,
  codedLine,
  type Piece,
  wordsIn,
} from "#schema/validation/core/translation/codes.ts";
import type { Paragraph } from "#schema/validation/core/translation/paragraphs.ts";
import { asWords, type Segment } from "#schema/validation/core/translation/segments.ts";
import {
  childrenOf,
  escapeXml,
  readXml,
  type XmlElement,
  type XmlRefusal,
} from "#web/components/xml/read-xml.ts";
import { codeTroubles, readLine, signatureOf, writeLine } from "./xliff-line.ts";

/** Of all versions 2.x. */
const NAMESPACE = "urn:oasis:names:tc:xliff:document:2.0";

/** A paragraph in Korean, with its English where the file has one. */
export interface XliffUnit {
  readonly source: string;
  readonly target: readonly Piece[] | null;
}

export interface XliffFile {
  /** Which text it is of, such as `POST-12`. */
  readonly text: string;
  readonly units: readonly XliffUnit[];
}

/** The line of a paragraph, or of a title and the like, which has no codes. */
const lineOf = ({ inline, raw }: Segment): CodedLine =>
  inline.length === 0 ? { line: [raw], codes: new Map() } : codedLine(inline);

const englishOf = ({ inline, raw }: Segment, source: CodedLine): CodedLine =>
  inline.length === 0 ? { line: [raw], codes: new Map() } : codedLike(inline, source);

/** What is said beside a paragraph. */
export type XliffNotes = ReadonlyMap<number, readonly string[]>;

/** Every paragraph that has Korean. What says when a tool is done is the state of a segment. */
export function writeXliff(
  text: string,
  name: string,
  paragraphs: readonly Paragraph[],
  notes: XliffNotes = new Map(),
): string {
  const units = paragraphs.flatMap(({ ko, en, state }, index) => {
    if (ko === null) return [];
    const isDone = state === "DONE" && en !== null;
    const source = lineOf(ko);
    const target =
      en === null || state === "UNTRANSLATED"
        ? ""
        : `\n        <target>${writeLine(englishOf(en, source))}</target>`;
    return [
      `    <unit id="p${index + 1}">${writeNotes(notes.get(index) ?? [])}
      <segment state="${isDone ? "translated" : "initial"}">
        <source>${writeLine(source)}</source>${target}
      </segment>
    </unit>`,
    ];
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<xliff xmlns="${NAMESPACE}" version="2.1" srcLang="ko" trgLang="en">
  <file id="${escapeXml(text)}" original="${escapeXml(name)}" xml:space="preserve">
${units.join("\n")}
  </file>
</xliff>
`;
}

function writeNotes(notes: readonly string[]): string {
  if (notes.length === 0) return "";
  const lines = notes.map((note) => `        <note category="remark">${escapeXml(note)}</note>`);
  return `\n      <notes>\n${lines.join("\n")}\n      </notes>`;
}

/** NO_XLIFF: another format, another version, or other languages than Korean to English. */
export type XliffRefusal = XmlRefusal | "NO_XLIFF";

/** What a file says, or why it is refused. */
export function readXliff(content: string): XliffFile | XliffRefusal {
  const root = readXml(content);
  if (typeof root === "string") return root;
  const { version = "", srcLang = "", trgLang = "en" } = root.attributes;
  const isOurs = root.name === "xliff" && root.namespace === NAMESPACE && version.startsWith("2.");
  if (!isOurs || !/^ko\b/iu.test(srcLang) || !/^en\b/iu.test(trgLang)) return "NO_XLIFF";
  const [file, ...more] = childrenOf(root, "file");
  if (!file || more.length > 0) return "NO_XLIFF";
  return { text: file.attributes.id ?? "", units: unitsIn(file).map(readUnit) };
}

/** Tools may put units into groups. */
function unitsIn(element: XmlElement): XmlElement[] {
  return element.children.flatMap((child) => {
    if (typeof child === "string") return [];
    if (child.name === "unit") return [child];
    return child.name === "group" ? unitsIn(child) : [];
  });
}

/** A tool may have parted a paragraph into sentences, in another order in the target; what is between them is `ignorable`. */
function readUnit(unit: XmlElement): XliffUnit {
  const parts = unit.children.flatMap((child) =>
    typeof child !== "string" && (child.name === "segment" || child.name === "ignorable") ? [child] : [],
  );
  const sources = parts.flatMap((part) => childrenOf(part, "source").slice(0, 1));
  const targets = parts.flatMap((part, at) => {
    const [target] = childrenOf(part, "target");
    const [said] = target ? [target] : part.name === "ignorable" ? childrenOf(part, "source") : [];
    return said ? [{ said, order: Number(target?.attributes.order ?? at + 1) || at + 1 }] : [];
  });
  const line = readLine(targets.toSorted((one, other) => one.order - other.order).map(({ said }) => said));
  return {
    source: asWords(wordsIn(readLine(sources))),
    target: asWords(wordsIn(line)) === "" ? null : line,
  };
}

/** A paragraph of which the file says another English. */
export interface XliffChange {
  /** Its place among the paragraphs. */
  readonly at: number;
  readonly ko: string;
  readonly before: string | null;
  readonly after: string;
  readonly line: readonly Piece[];
  /** Codes of the Korean that it does not carry over, or has twice. */
  readonly missing: number;
  readonly doubled: number;
}

export interface XliffMerge {
  readonly changes: readonly XliffChange[];
  /** Paragraphs whose Korean is another one by now, or gone: their English is not taken. */
  readonly left: readonly XliffUnit[];
}

/** Breaks are codes in a file and spaces in a paragraph. */
const compared = (words: string): string => words.normalize("NFC").replace(/\s+/gu, "");

/** What a file would change. A paragraph is found by its Korean, the first of the same ones first. */
export function mergeXliff({ units }: XliffFile, paragraphs: readonly Paragraph[]): XliffMerge {
  const places = Map.groupBy(paragraphs.keys(), (at) => compared(paragraphs[at]?.ko?.raw ?? ""));
  const changes: XliffChange[] = [];
  const left: XliffUnit[] = [];
  for (const unit of units) {
    const at = unit.source === "" ? undefined : places.get(compared(unit.source))?.shift();
    const { target } = unit;
    const { ko, en } = (at === undefined ? undefined : paragraphs[at]) ?? { ko: null, en: null };
    if (at === undefined || ko === null) {
      if (target !== null) left.push(unit);
      continue;
    }
    const source = lineOf(ko);
    const before = en && signatureOf(englishOf(en, source).line);
    if (target === null || signatureOf(target) === before) continue;
    const said = { ko: ko.text, before: en?.text ?? null, after: asWords(wordsIn(target)) };
    changes.push({ at, ...said, line: target, ...codeTroubles(target, source) });
  }
  return { changes, left };
}
