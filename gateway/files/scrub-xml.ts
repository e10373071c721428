// Says what the parts of a docx, xlsx, pptx or hwpx tell of people, part by part. The text of the body is the
// author's to clean (docs/reviews.md#blind-review-files).
import { type HiddenNames, hideAccounts, isName } from "./hide-names.ts";
import { isAuthorAttribute, isAuthorElement } from "./named-in-xml.ts";
import { rewriteXml, type XmlElement, type XmlRules } from "./rewrite-xml.ts";

/** Attributes that people read, and the command of a field, which may be an address. */
const SAID = new Set(["descr", "title", "tooltip", "alt", "display", "instr"]);
/** A file on somebody's computer, or of their network. */
const LOCAL = /^(?:file:|[a-z]:[\\/]|\\\\)/i;
const NOWHERE = "about:blank";
/** The words of the document; anything else between two tags is for programs. */
const WORDS = new Set(["t", "delText"]);
const RUNNING_HEADS = new Set(["header", "footer", "hdr", "ftr"]);
/** The address behind words of a running head, which go. */
const LINKED_HEAD = /\bHYPERLINK\b/i;
const ADDRESS = "stringParam";
/** Running heads of a sheet: words among marks such as &L, the left part, and &P, the page. */
const SHEET_HEADS = new Set(["odd", "even", "first"].flatMap((of) => [`${of}Header`, `${of}Footer`]));
const SHEET_MARKS = /&[LCRPN]/g;
/** Notes beside the text, each format's. */
const NOTES = new Set(["comment", "comments", "fieldBegin", "threadedComment", "cmLst", "cm"]);

const isIn = (path: readonly XmlElement[], names: ReadonlySet<string>): boolean =>
  path.some(({ name }) => names.has(name));

/** The names in a part: who made, changed or commented. @throws for what is no XML */
export function namesInXml(xml: string): readonly string[] {
  const names = new Set<string>();
  const note = (name: string) => void (isName(name) && names.add(name.trim()));
  rewriteXml(xml, {
    attribute: (element, name, value) => {
      if (isAuthorAttribute(element, name) && name !== "initials") note(value);
      return null;
    },
    texts: (path, pieces) => {
      const element = path.at(-1);
      if (element && isAuthorElement(element)) note(pieces.join(""));
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

/** The properties of a hwpx are in its list of parts. */
const inMetadata = (path: readonly XmlElement[]): boolean =>
  path.some(({ name }) => name === "metadata") && path.at(-1)?.name !== "language";

/** Each piece without its words, where it has any: page numbers stay. */
const withoutWords = (pieces: readonly string[]): readonly string[] =>
  pieces.map((piece) => (/\p{L}/u.test(piece) ? "" : piece));

/** What a running head says; it names the author, or the work that is known. Null: nothing of it has to go. */
function headTexts(path: readonly XmlElement[], pieces: readonly string[]): readonly string[] | null {
  const name = path.at(-1)?.name ?? "";
  if (SHEET_HEADS.has(name))
    return pieces.map((_, at) => (at === 0 ? (pieces.join("").match(SHEET_MARKS) ?? []).join("") : ""));
  if (!isIn(path, RUNNING_HEADS)) return null;
  if (WORDS.has(name) || name === ADDRESS) return withoutWords(pieces);
  return LINKED_HEAD.test(pieces.join("")) ? pieces.map(() => "") : null;
}

const isExternal = ({ attributes }: XmlElement, name: string): boolean =>
  name === "Target" && attributes.TargetMode === "External";

/** @param hidesLinks in a part whose words go, so do the addresses behind them */
const ordinary = (names: HiddenNames, hidesLinks: boolean): XmlRules => ({
  attribute: (element, name, value) => {
    if (isAuthorAttribute(element, name)) return "-";
    if (element.name === "docVar" && name === "val") return "";
    if (element.name === "meta" && name === "content") return value === "text" ? value : "";
    if (LOCAL.test(value)) return name === "Target" ? NOWHERE : "";
    if (isExternal(element, name)) return hidesLinks ? NOWHERE : hideAccounts(names.hide(value));
    return hideAccounts(SAID.has(name) ? names.hide(value) : value);
  },
  texts: (path, pieces) => {
    const element = path.at(-1);
    if (element && isAuthorElement(element)) return pieces.map(() => "-");
    if (inMetadata(path)) return pieces.map(() => "");
    const ofHead = headTexts(path, pieces);
    if (ofHead) return ofHead;
    if (element && !WORDS.has(element.name))
      return hideAcross(pieces, (text) => hideAccounts(names.hide(text)));
    return isIn(path, NOTES) ? hideAcross(pieces, (text) => hideAccounts(names.hide(text))) : pieces;
  },
});

/** What a program keeps beside a document: nothing of it is shown. */
const EMPTY: XmlRules = {
  attribute: () => "",
  texts: (_path, pieces) => pieces.map(() => ""),
};

/**
 * @param hidesLinks whether addresses outside the document go, as in the links of a running head
 * @throws for what is no XML
 */
export const scrubXml = (xml: string, names: HiddenNames, hidesLinks = false): string =>
  rewriteXml(xml, ordinary(names, hidesLinks));
/** The elements alone. @throws for what is no XML */
export const emptyXml = (xml: string): string => rewriteXml(xml, EMPTY);
