// The paragraphs of a text as XLIFF 2.1, for the tools that the society's translators work with at home, and back again (decision 128).
import type { Paragraph } from "#schema/validation/core/translation/paragraphs.ts";
import { asWords } from "#schema/validation/core/translation/segments.ts";
import {
  childrenOf,
  escapeXml,
  readXml,
  textOf,
  type XmlElement,
  type XmlRefusal,
} from "#web/components/xml/read-xml.ts";

/** Of all versions 2.x. */
const NAMESPACE = "urn:oasis:names:tc:xliff:document:2.0";

/** A paragraph in Korean, with its English where the file has one. */
export interface XliffUnit {
  readonly source: string;
  readonly target: string | null;
}

export interface XliffFile {
  /** Which text it is of, such as `POST-12`. */
  readonly text: string;
  readonly units: readonly XliffUnit[];
}

/** Every paragraph that has Korean. What says when a tool is done is the state of a segment. */
export function writeXliff(text: string, name: string, paragraphs: readonly Paragraph[]): string {
  const units = paragraphs.flatMap(({ ko, en, state }, index) => {
    if (ko === null) return [];
    const isDone = state === "DONE" && en !== null;
    const target =
      en === null || state === "UNTRANSLATED" ? "" : `\n        <target>${escapeXml(en.text)}</target>`;
    return [
      `    <unit id="p${index + 1}">
      <segment state="${isDone ? "translated" : "initial"}">
        <source>${escapeXml(ko.text)}</source>${target}
      </segment>
    </unit>`,
    ];
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<xliff xmlns="${NAMESPACE}" version="2.1" srcLang="ko" trgLang="en">
  <file id="${escapeXml(text)}" original="${escapeXml(name)}">
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

/** A tool may have parted a paragraph into sentences; what stands between them is `ignorable`. */
function readUnit(unit: XmlElement): XliffUnit {
  const parts = unit.children.flatMap((child) =>
    typeof child !== "string" && (child.name === "segment" || child.name === "ignorable") ? [child] : [],
  );
  const say = (part: XmlElement, name: string) => {
    const [found] = childrenOf(part, name);
    return found && textOf(found);
  };
  const source = asWords(parts.map((part) => say(part, "source") ?? "").join(""));
  const targets = parts.map(
    (part) => say(part, "target") ?? (part.name === "ignorable" ? say(part, "source") : ""),
  );
  return { source, target: asWords(targets.join("")) || null };
}

/** A paragraph of which the file says another English. */
export interface XliffChange {
  /** Its place among the paragraphs. */
  readonly at: number;
  readonly ko: string;
  readonly before: string | null;
  readonly after: string;
}

export interface XliffMerge {
  readonly changes: readonly XliffChange[];
  /** Paragraphs whose Korean is another one by now, or gone: their English is not taken. */
  readonly left: readonly XliffUnit[];
}

/** What a file would change. A paragraph is found by its Korean, the first of the same ones first. */
export function mergeXliff({ units }: XliffFile, paragraphs: readonly Paragraph[]): XliffMerge {
  const places = Map.groupBy(paragraphs.keys(), (at) => paragraphs[at]?.ko?.text ?? "");
  const changes: XliffChange[] = [];
  const left: XliffUnit[] = [];
  for (const unit of units) {
    const at = unit.source === "" ? undefined : places.get(unit.source)?.shift();
    const { target } = unit;
    if (at === undefined) {
      if (target !== null) left.push(unit);
      continue;
    }
    const before = paragraphs[at]?.en?.text ?? null;
    if (target !== null && target !== before) changes.push({ at, ko: unit.source, before, after: target });
  }
  return { changes, left };
}
