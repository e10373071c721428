// Footnotes as word processors and our own pages write them: a mark that leads to a note, and a note that
// leads back. What the note says goes to where its mark is.

/** Elements that hold one note; anything larger holds several. */
const NOTE = "li, p, div";

/** Moves what notes say into `<span data-footnote>` where their marks are. */
export function takeFootnotes(root: Element): void {
  const links = [...root.querySelectorAll("a[href*='#']")];
  const taken = new Set<Element>();
  for (const mark of links) {
    if (taken.has(mark)) continue;
    const back = links.find((link) => link !== mark && leadsTo(mark, link) && leadsTo(link, mark));
    const note = back && holderOf(back, mark);
    if (!back || !note) continue;
    for (const link of note.querySelectorAll("a")) taken.add(link);
    putNote(mark, note, back);
  }
  for (const list of root.querySelectorAll("section, ol, ul")) {
    if (list.textContent?.trim() === "" && !list.querySelector("img")) list.remove();
  }
}

const hashOf = (link: Element) =>
  decodeURIComponent(/#(.+)$/.exec(link.getAttribute("href") ?? "")?.[1] ?? "");

/** Whether a link leads to another, or to the line that it is in. */
function leadsTo(link: Element, other: Element): boolean {
  const hash = safely(() => hashOf(link));
  if (hash === "") return false;
  const named = (element: Element | null) => element?.id === hash || element?.getAttribute("name") === hash;
  return named(other) || named(other.closest("li")) || named(other.closest("div[id]"));
}

function safely(read: () => string): string {
  try {
    return read();
  } catch {
    return "";
  }
}

function holderOf(back: Element, mark: Element): Element | null {
  const line = back.closest("li") ?? back.closest("div[id]") ?? back.closest(NOTE);
  return line === null || line.contains(mark) ? null : line;
}

function putNote(mark: Element, note: Element, back: Element): void {
  back.remove();
  const place = mark.ownerDocument.createElement("span");
  place.setAttribute("data-footnote", "");
  // Blocks within a note are one line here.
  for (const block of note.querySelectorAll("p, div")) block.after(" ");
  for (const block of [...note.querySelectorAll("p, div, br")]) block.replaceWith(...block.childNodes);
  place.append(...note.childNodes);
  trim(place);
  const above = mark.parentElement;
  const whole = above?.localName === "sup" && above.textContent === mark.textContent ? above : mark;
  if (place.textContent === "") whole.remove();
  else whole.replaceWith(place);
  note.remove();
}

function trim(place: Element): void {
  place.normalize();
  const [first, last] = [place.firstChild, place.lastChild];
  if (first?.nodeType === 3) first.textContent = (first.textContent ?? "").trimStart();
  if (last?.nodeType === 3) last.textContent = (last.textContent ?? "").trimEnd();
}
