// Turns what a word processor puts on the clipboard into what our documents can say, before ProseMirror reads
// it. Structure stays (lists, tables, headings, links, bold), looks go (fonts, colours, page marks). Word
// writes its lists as paragraphs, HWP everything as spans.
import { isSafeHref } from "#schema/validation/core/href.ts";
import { promoteHeaderRows } from "./header-rows.ts";
import { removeLevels } from "./list-levels.ts";
import { unwrapCalledOff } from "./not-bold.ts";
import { buildOfficeLists } from "./office-lists.ts";
import { takeFootnotes } from "./pasted-footnotes.ts";
import { takeImages } from "./pasted-images.ts";
import { markContent, unwrapStyled } from "./pasted-marks.ts";
import { markShape } from "./pasted-shape.ts";
import { alignCell, styleCells, unwrapSingleCell, withTable } from "./pasted-tables.ts";
import { removeSpacing } from "./spacing.ts";
import { buildTypedLists } from "./typed-lists.ts";

interface CleanPaste {
  readonly html: string;
  /** Images that came inside the text, ready to be uploaded. */
  readonly images: readonly File[];
  /** Images that were linked from elsewhere and could not be pasted. */
  readonly lostImages: number;
}

/** Never part of a text, whatever is in them. */
const DROPPED =
  "script, style, meta, link, title, xml, noscript, iframe, object, embed, form, input, button, select, textarea, template, svg, math, canvas, video, audio";

/** Cleans clipboard HTML. Nothing of it is executed or fetched: it is read in a document of its own. */
export function cleanPaste(given: string): CleanPaste {
  // A Mac copies the parts of its syllables one by one.
  const page = new DOMParser().parseFromString(withoutFragments(given.normalize("NFC")), "text/html");
  const { body } = page;
  removeComments(body);
  // Our own clipboard is clean already, and its figures must stay.
  if (body.querySelector("[data-pm-slice]")) return { html: body.innerHTML, images: [], lostImages: 0 };
  styleCells(body, given);
  for (const element of body.querySelectorAll(DROPPED)) element.remove();
  for (const element of [...body.querySelectorAll("*")]) {
    if (element.localName.includes(":")) element.replaceWith(...element.childNodes);
    else if (isHidden(element)) element.remove();
  }
  takeFootnotes(body);
  buildOfficeLists(body);
  unwrapCalledOff(body);
  const { images, lostImages } = takeImages(body);
  for (const element of [...body.querySelectorAll("*")]) simplify(element);
  buildTypedLists(body);
  removeLevels(body);
  promoteHeaderRows(body);
  removeSpacing(body);
  unwrapSingleCell(body);
  return { html: body.innerHTML, images, lostImages };
}

/** Word wraps what was copied in a whole page; only what is between the marks was chosen. */
function withoutFragments(html: string): string {
  const start = html.indexOf("<!--StartFragment-->");
  const end = html.lastIndexOf("<!--EndFragment-->");
  const chosen = start !== -1 && end > start ? html.slice(start + "<!--StartFragment-->".length, end) : html;
  // Conditional parts for office programs: `<![if !supportLists]>` shows, `<!--[if gte mso 9]>` hides.
  return withTable(chosen).replace(/<!\[[^\]]*\]>/g, (mark) =>
    /supportLists/i.test(mark)
      ? '<span data-list-mark="start"></span>'
      : '<span data-list-mark="end"></span>',
  );
}

function removeComments(root: Element): void {
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_COMMENT);
  const comments: Node[] = [];
  while (walker.nextNode()) comments.push(walker.currentNode);
  for (const comment of comments) comment.parentNode?.removeChild(comment);
}

function isHidden(element: Element): boolean {
  const style = styleOf(element);
  return /mso-hide:\s*all|display:\s*none|mso-element:\s*(?:comment|footnote-separator)/i.test(style);
}

const styleOf = (element: Element) => element.getAttribute("style") ?? "";

const ALIGNABLE = new Set(["p", "h2", "h3", "h4"]);
const ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  a: ["href"],
  ol: ["start", "data-marker"],
  p: ["data-indent", "data-compact"],
  h2: ["data-indent"],
  h3: ["data-indent"],
  h4: ["data-indent"],
  td: ["colspan", "rowspan"],
  th: ["colspan", "rowspan"],
};

/** Takes the looks off an element and keeps what it means. */
function simplify(element: Element): void {
  const { localName } = element;
  if (element.hasAttribute("data-footnote")) {
    for (const { name } of [...element.attributes])
      if (name !== "data-footnote") element.removeAttribute(name);
    return;
  }
  if (localName === "span" || localName === "font") {
    unwrapStyled(element);
    return;
  }
  if (localName === "a" && !isSafeHref(element.getAttribute("href") ?? "")) {
    element.replaceWith(...element.childNodes);
    return;
  }
  // Headings of a page begin below its title.
  if (/^h[156]$/.test(localName)) {
    rename(element, localName === "h1" ? "h2" : "h4");
    return;
  }
  const align = (
    /text-align:\s*(center|right|justify)/i.exec(styleOf(element))?.[1] ?? element.getAttribute("align")
  )?.toLowerCase();
  const isPlaced = align === "center" || align === "right";
  if (localName === "td" || localName === "th") {
    markContent(element);
    if (isPlaced) alignCell(element, align);
  }
  if (ALIGNABLE.has(localName)) markShape(element);
  const allowed = ATTRIBUTES[localName] ?? [];
  for (const { name } of [...element.attributes]) if (!allowed.includes(name)) element.removeAttribute(name);
  if (ALIGNABLE.has(localName) && isPlaced) element.setAttribute("style", `text-align: ${align}`);
}

function rename(element: Element, name: string): void {
  const other = element.ownerDocument.createElement(name);
  other.append(...element.childNodes);
  element.replaceWith(other);
}
