// XML read as a harvester reads it.
import { createRequire } from "node:module";

// The package brings no types; only its parser is wanted.
const { JSDOM }: { JSDOM: new () => { window: { DOMParser: typeof DOMParser } } } = createRequire(
  import.meta.url,
)("jsdom");
const { window } = new JSDOM();

/** @throws Error for a document that is not well formed */
export function parseXml(text: string): Document {
  const document = new window.DOMParser().parseFromString(text, "application/xml");
  if (document.querySelector("parsererror")) throw new Error(`Not well formed: ${text}`);
  return document;
}
