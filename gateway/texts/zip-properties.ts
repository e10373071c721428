// Says what a docx or hwpx says beside its words of who wrote it, and what is taken out of the copy for
// reviewers: properties, running heads, comments, data of programs, and the names of people who commented or
// changed something.
import type { ZipFile } from "yauzl";
import { PROPERTIES_MAX, PROPERTY_MAX } from "./reading.ts";
import { type Budget, type Entries, readXml } from "./zip-xml.ts";

/** Elements whose text is a property. */
const PROPERTY_NAMES: ReadonlySet<string> = new Set([
  "creator",
  "lastModifiedBy",
  "Company",
  "Manager",
  "meta",
]);
/** Of a part that names people in its attributes alone. */
const NO_TEXT: ReadonlySet<string> = new Set();
/** Each with the elements that are looked into; null: all. */
const PARTS = {
  docx: [
    [/^docProps\/(?:core|app)\.xml$/, PROPERTY_NAMES],
    [/^docProps\/custom\.xml$/, null],
    [/^word\/(?:header|footer)\d*\.xml$/, null],
    [/^word\/comments\d*\.xml$/, null],
    [/^customXml\/item\d*\.xml$/, null],
    [/^word\/people\.xml$/, NO_TEXT],
  ],
  hwpx: [
    [/^Contents\/content\.hpf$/, PROPERTY_NAMES],
    // It lists who tracked changes.
    [/^Contents\/header\.xml$/, NO_TEXT],
  ],
} as const satisfies Readonly<Record<string, readonly (readonly [RegExp, ReadonlySet<string> | null])[]>>;
/** What ends a sentence where all is looked into; the text of one name may be in several elements. */
const ENDS = new Set(["p", "comment", "lpwstr"]);

interface PropertyCollector {
  readonly report: (said: string) => void;
  readonly properties: () => readonly string[];
}

/** Each once, PROPERTIES_MAX of them. */
export function collectProperties(): PropertyCollector {
  const said = new Set<string>();
  return {
    report: (text) => {
      for (let at = 0; at < text.length && said.size < PROPERTIES_MAX; at += PROPERTY_MAX) {
        const piece = text
          .slice(at, at + PROPERTY_MAX)
          .trim()
          .toWellFormed();
        if (piece !== "") said.add(piece.normalize("NFC"));
      }
    },
    properties: () => [...said],
  };
}

/** @throws DocumentRefused; what the XML says, when it is damaged */
export async function readProperties(
  zip: ZipFile,
  entries: Entries,
  budget: Budget,
  ending: keyof typeof PARTS,
  { report, properties }: PropertyCollector,
): Promise<void> {
  for (const [part, elements] of PARTS[ending]) {
    for (const [name, entry] of entries) {
      if (!part.test(name)) continue;
      let said = "";
      let depth = 0;
      const flush = () => {
        report(said);
        said = "";
      };
      await readXml(zip, entry, budget, (element, kind, text) => {
        if (elements?.has(element)) depth += kind === "open" ? 1 : -1;
        if (kind === "text" && (elements === null || depth > 0)) said += text;
        if (kind === "close" && (elements === null ? ENDS : elements).has(element)) flush();
        return properties().length < PROPERTIES_MAX;
      });
      flush();
    }
  }
}
