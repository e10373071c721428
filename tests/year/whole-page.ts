// Whether a page of the site is whole in its language: what a reader of it sees is there, and in no other
// language unless it says so.
import { createRequire } from "node:module";

// The package brings no types; only its parser is wanted, which runs nothing.
interface Parsing {
  readonly DOMParser: typeof DOMParser;
  readonly NodeFilter: typeof NodeFilter;
}
const { JSDOM }: { JSDOM: new () => { window: Parsing } } = createRequire(import.meta.url)("jsdom");
const { window } = new JSDOM();

const HANGUL = /\p{Script=Hangul}/u;
/** What a text looks like whose value is missing. */
const LEFT_OPEN = /\bundefined\b|\[object \w+\]|\bNaN\b|\{[a-z]\w*[,}]/;
const UNREAD = "script, style, template, noscript";
const SHOWN = 3;

/** Each text that a reader sees, with the language it says it is in. */
function textsOf(document: Document) {
  const walker = document.createTreeWalker(document.body, window.NodeFilter.SHOW_TEXT);
  const texts: { text: string; language: string }[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    const text = node.textContent?.trim() ?? "";
    if (text === "" || parent === null || parent.closest(UNREAD)) continue;
    texts.push({ text, language: parent.closest("[lang]")?.getAttribute("lang") ?? "" });
  }
  return texts;
}

/** @returns what is missing, in words */
export function missingFrom(html: string, language: "ko" | "en"): readonly string[] {
  const document = new window.DOMParser().parseFromString(html, "text/html");
  const missing: string[] = [];
  const said = document.documentElement.getAttribute("lang");
  if (said !== language) missing.push(`it says that it is in ${said}`);
  if (!html.trimEnd().endsWith("</html>")) missing.push("it ends too soon");
  const headings = [...document.querySelectorAll("h1")].filter((one) => one.textContent?.trim());
  if (headings.length !== 1) missing.push(`it has ${headings.length} headings`);
  if (!document.title.trim()) missing.push("it has no title");
  const texts = textsOf(document);
  const open = texts.filter(({ text }) => LEFT_OPEN.test(text));
  missing.push(...open.slice(0, SHOWN).map(({ text }) => `a value is missing: ${text}`));
  if (language === "ko") {
    if (!texts.some(({ text, language: of }) => of === "ko" && HANGUL.test(text)))
      missing.push("it has no Korean");
    return missing;
  }
  const foreign = texts.filter(({ text, language: of }) => of === "en" && HANGUL.test(text));
  return [...missing, ...foreign.slice(0, SHOWN).map(({ text }) => `it has Korean: ${text.slice(0, 60)}`)];
}
