// The paragraphs of a text as XLIFF 2.1, for the tools that the society's translators work with at home, and
// back again (docs/translators.md#files-for-translators-tools).
import { codedSegment, codedTranslation } from "#schema/validation/core/translation/coded-pair.ts";
import { type Piece, wordsIn } from "#schema/validation/core/translation/codes.ts";
import type { Paragraph } from "#schema/validation/core/translation/paragraphs.ts";
import { asWords } from "#schema/validation/core/translation/segments.ts";
import {
  childrenOf,
  escapeXml,
  readXml,
  type XmlElement,
  type XmlRefusal,
} from "#web/components/xml/read-xml.ts";
import {
  MODULES,
  NOTHING_BESIDE,
  notesIn,
  SEGMENT_ID,
  writeBeside,
  type XliffBeside,
} from "./xliff-beside.ts";
import { readLine, writeLine } from "./xliff-line.ts";

/** Of all versions 2.x. */
const NAMESPACE = "urn:oasis:names:tc:xliff:document:2.0";

/** A paragraph in Korean, with its English where the file has one. */
export interface XliffUnit {
  /** Its number in the file as we write it; 0: a tool has named it otherwise. */
  readonly number: number;
  readonly source: string;
  readonly target: readonly Piece[] | null;
  /** The tool has an English for it, and nobody has confirmed that it is right. */
  readonly isUnconfirmed: boolean;
  readonly notes: readonly string[];
}

export interface XliffFile {
  /** Which text it is of, such as `POST-12`. */
  readonly text: string;
  readonly units: readonly XliffUnit[];
}

interface WrittenText {
  /** Which text it is, such as `POST-12`. */
  readonly text: string;
  /** Of the file. */
  readonly name: string;
  /** What is translated is published: its segments are final. */
  readonly isPublished: boolean;
  /** By the place of the paragraph. */
  readonly beside: ReadonlyMap<number, XliffBeside>;
}

/** Every paragraph that has Korean. */
export function writeXliff(written: WrittenText, paragraphs: readonly Paragraph[]): string {
  const { text, name, isPublished, beside } = written;
  const units = paragraphs.flatMap(({ ko, en, state }, index) => {
    if (ko === null) return [];
    const isDone = state === "DONE" && en !== null;
    const source = codedSegment(ko);
    const target =
      en === null || state === "UNTRANSLATED" || state === "LEFT"
        ? ""
        : `\n        <target>${writeLine(codedTranslation(en, source))}</target>`;
    return [
      `    <unit id="p${index + 1}">${writeBeside(beside.get(index) ?? NOTHING_BESIDE)}
      <segment id="${SEGMENT_ID}" state="${isDone ? (isPublished ? "final" : "translated") : "initial"}">
        <source>${writeLine(source)}</source>${target}
      </segment>
    </unit>`,
    ];
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<xliff xmlns="${NAMESPACE}" ${MODULES} version="2.1" srcLang="ko" trgLang="en">
  <file id="${escapeXml(text)}" original="${escapeXml(name)}" xml:space="preserve">
${units.join("\n")}
  </file>
</xliff>
`;
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

/** A tool may have split a paragraph into sentences, in another order in the target; what is between them is `ignorable`. */
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
    number: Number(/^p(\d{1,6})$/u.exec(unit.attributes.id ?? "")?.[1] ?? 0),
    source: asWords(wordsIn(readLine(sources))),
    target: asWords(wordsIn(line)) === "" ? null : line,
    isUnconfirmed: parts.some(
      ({ name, attributes }) => name === "segment" && (attributes.state ?? "initial") === "initial",
    ),
    notes: notesIn(unit),
  };
}
