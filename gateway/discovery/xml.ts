// XML as text: whatever is in a title, the document stays well formed.

/** Characters that XML 1.0 has no way to write. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what has to go
const UNWRITABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Cs}/gu;

/** A finished piece of XML, distinguished from text that is still to be escaped. */
export class Xml {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Child = Xml | string | null;

function escapeXml(text: string): string {
  return text
    .replace(UNWRITABLE, "")
    .replace(/&/g, "&amp;")
    .replace(/</g, "&lt;")
    .replace(/>/g, "&gt;")
    .replace(/"/g, "&quot;");
}

/** An element; strings are text, null is nothing. */
export function xml(
  name: string,
  attributes: Readonly<Record<string, string>>,
  children: readonly Child[] = [],
): Xml {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`);
  const inner = children
    .map((child) => (child instanceof Xml ? child.text : escapeXml(child ?? "")))
    .join("");
  return new Xml(
    inner === "" ? `<${name}${written.join("")}/>` : `<${name}${written.join("")}>${inner}</${name}>`,
  );
}

/** The whole document. @param doctype the whole declaration; none when absent */
export function xmlDocument(root: Xml, doctype?: string): string {
  const before = doctype === undefined ? "" : `${doctype}\n`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n${before}${root.text}\n`;
}
