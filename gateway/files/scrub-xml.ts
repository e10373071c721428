// What the parts of a docx, xlsx, pptx or hwpx tell of people, part by part. The text of the body is the author's to clean (docs/journal.md#blind-review-files).
import { type HiddenNames, hideAccounts, isName } from "./hide-names.ts";
import { isAuthorAttribute, isAuthorElement } from "./named-in-xml.ts";
import { rewriteXml, type XmlElement, type XmlRules } from "./rewrite-xml.ts";

/** Attributes that people read. */
const SAID = new Set(["descr", "title", "tooltip", "alt"]);
/** A file on somebody's computer, or of their network. */
const LOCAL = /^(?:file:|[a-z]:[\\/]|\\\\)/i;
/** The words of the document; anything else between two tags is for programs. */
const WORDS = new Set(["t", "delText"]);
const RUNNING_HEADS = new Set(["header", "footer", "hdr", "ftr"]);
/** Notes beside the text, each format's. */
const NOTES = new Set(["comment", "comments", "fieldBegin", "threadedComment", "cmLst", "cm"]);

const isIn = (path: readonly XmlElement[], names: ReadonlySet<string>): boolean =>
  path.some(({ name }) => names.has(name));

/** The names in a part: who made, changed or commented. @throws for what is no XML */
export function namesInXml(xml: string): readonly string[] {
  const names = new Set<string>();
  const tell = (name: string) => void (isName(name) && names.add(name.trim()));
  rewriteXml(xml, {
    attribute: (element, name, value) => {
      if (isAuthorAttribute(element, name) && name !== "initials") tell(value);
      return null;
    },
    texts: (path, pieces) => {
      const element = path.at(-1);
      if (element && isAuthorElement(element)) tell(pieces.join(""));
      return [];
    },
  });
  return [...names];
}

/** Hides in the pieces what their text says as a whole. */
function hideAcross(pieces: readonly string[], hide: (text: string) => string): readonly string[] {
  let at = 0;
  const whole = hide(pieces.join(""));
  return pieces.map(({ length }) => {
    at += length;
    return whole.slice(at - length, at);
  });
}

/** The properties of a hwpx stand in its list of parts. */
const inMetadata = (path: readonly XmlElement[]): boolean =>
  path.some(({ name }) => name === "metadata") && path.at(-1)?.name !== "language";

const ordinary = (names: HiddenNames): XmlRules => ({
  attribute: (element, name, value) => {
    if (isAuthorAttribute(element, name)) return "-";
    if (element.name === "docVar" && name === "val") return "";
    if (element.name === "meta" && name === "content") return value === "text" ? value : "";
    if (LOCAL.test(value)) return name === "Target" ? "about:blank" : "";
    return hideAccounts(SAID.has(name) ? names.hide(value) : value);
  },
  texts: (path, pieces) => {
    const element = path.at(-1);
    if (element && isAuthorElement(element)) return pieces.map(() => "-");
    if (inMetadata(path)) return pieces.map(() => "");
    if (element && !WORDS.has(element.name))
      return hideAcross(pieces, (text) => hideAccounts(names.hide(text)));
    // Page numbers stay. A running head names the author, or the work that is known.
    if (isIn(path, RUNNING_HEADS)) return pieces.map((piece) => (/\p{L}/u.test(piece) ? "" : piece));
    return isIn(path, NOTES) ? hideAcross(pieces, (text) => hideAccounts(names.hide(text))) : pieces;
  },
});

/** What a program keeps beside a document: nothing of it is shown. */
const EMPTY: XmlRules = {
  attribute: () => "",
  texts: (_path, pieces) => pieces.map(() => ""),
};

/** @throws for what is no XML */
export const scrubXml = (xml: string, names: HiddenNames): string => rewriteXml(xml, ordinary(names));
/** The elements alone. @throws for what is no XML */
export const emptyXml = (xml: string): string => rewriteXml(xml, EMPTY);
