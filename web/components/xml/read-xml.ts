// A file of XML from outside as a tree. It may be made to harm: it defines no entities, is no larger and no
// deeper than such files are, and is refused as a whole when it is damaged.
import { SaxesParser } from "saxes";
import { isHarmlessDoctype } from "#schema/validation/core/translation/xml-doctype.ts";

/** UTF-16 units. */
export const XML_MAX_LENGTH = 5_000_000;
const ELEMENTS_MAX = 200_000;
const DEPTH_MAX = 60;

export interface XmlElement {
  /** Without its prefix. */
  readonly name: string;
  readonly namespace: string;
  /** By their local names; `lang` and `id` are those of XML where there are two. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly (XmlElement | string)[];
}

/** TOO_LARGE also where it is too deep; ENTITIES: it has a DOCTYPE that may define some; DAMAGED: it is no XML. */
export type XmlRefusal = "TOO_LARGE" | "ENTITIES" | "DAMAGED";

class Refused extends Error {
  override readonly name = "Refused";
  readonly code: XmlRefusal;
  constructor(code: XmlRefusal) {
    super(code);
    this.code = code;
  }
}

type Building = Omit<XmlElement, "children"> & { readonly children: (XmlElement | string)[] };

/** The root, or why it is refused. */
export function readXml(text: string): XmlElement | XmlRefusal {
  if (text.length > XML_MAX_LENGTH) return "TOO_LARGE";
  const parser = new SaxesParser({ xmlns: true });
  const open: Building[] = [];
  let root: XmlElement | null = null;
  let count = 0;
  const refuse = (code: XmlRefusal) => {
    throw new Refused(code);
  };
  const say = (words: string) => void open.at(-1)?.children.push(words);
  // Entities of its own are how a small file becomes a large one.
  parser.on("doctype", (doctype) => void (isHarmlessDoctype(doctype) || refuse("ENTITIES")));
  parser.on("error", () => refuse("DAMAGED"));
  parser.on("text", say);
  parser.on("cdata", say);
  parser.on("opentag", ({ local, uri, attributes }) => {
    count += 1;
    if (count > ELEMENTS_MAX || open.length >= DEPTH_MAX) refuse("TOO_LARGE");
    const named = Object.values(attributes).map((one): [string, string] => [one.local, one.value]);
    open.push({ name: local, namespace: uri, attributes: Object.fromEntries(named), children: [] });
  });
  parser.on("closetag", () => {
    const closed = open.pop();
    if (!closed) return;
    if (open.length === 0) root = closed;
    else open.at(-1)?.children.push(closed);
  });
  try {
    parser.write(text.replace(/^\ufeff/u, "")).close();
  } catch (error) {
    if (error instanceof Refused) return error.code;
    throw error;
  }
  return root ?? "DAMAGED";
}

/** The elements of a name right under one. */
export const childrenOf = ({ children }: XmlElement, name: string): XmlElement[] =>
  children.filter((child): child is XmlElement => typeof child !== "string" && child.name === name);

/** All words in an element, whatever is between. */
export const textOf = (element: XmlElement): string =>
  element.children.map((child) => (typeof child === "string" ? child : textOf(child))).join("");

/** What XML cannot hold is left out. */
const UNWRITTEN = /(?![\t\n\r])\p{Cc}|[\p{Cs}\ufffe\uffff]/gu;
const SIGNS: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** As it is in an element or an attribute. */
export const escapeXml = (text: string): string =>
  text.replace(UNWRITTEN, "").replace(/[&<>"]/gu, (sign) => SIGNS[sign] ?? sign);
