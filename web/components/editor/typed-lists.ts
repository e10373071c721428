// Lists whose marks were typed, as in notices written in HWP: paragraphs that begin with "1.", "가.", "1)" and
// go on counting. What does not count on stays the text it is.
import { markOf, takeFront } from "./list-marks.ts";
import { type ListLine, replaceLines } from "./pasted-lists.ts";

interface TypedLine {
  readonly line: ListLine;
  readonly length: number;
}

/** Replaces runs of paragraphs that count. Those in lists have their marks already. */
export function buildTypedLists(root: Element): void {
  const done = new Set<Element>();
  for (const paragraph of [...root.querySelectorAll("p")]) {
    if (done.has(paragraph) || paragraph.closest("li")) continue;
    const run = readRun(paragraph);
    for (const { line } of run) done.add(line.paragraph);
    if (!countsOn(run)) continue;
    for (const { line, length } of run) takeFront(line.paragraph, length);
    replaceLines(run.map(({ line }) => line));
  }
}

/**
 * The paragraphs from one on that count on, each with its level: a kind of mark that is new goes one further
 * in and begins at one.
 */
function readRun(first: Element): TypedLine[] {
  const run: TypedLine[] = [];
  const levels: { marker: string; number: number }[] = [];
  for (let paragraph: Element | null = first; paragraph?.localName === "p"; paragraph = nextLine(paragraph)) {
    const mark = markOf(paragraph.textContent ?? "");
    if (!mark) break;
    const known = levels.findIndex(({ marker }) => marker === mark.marker);
    const expected = known >= 0 ? (levels[known]?.number ?? 0) + 1 : 1;
    if (mark.number !== expected && run.length > 0) break;
    if (known >= 0) levels.length = known;
    levels.push(mark);
    const { marker, number: start, length } = mark;
    run.push({ line: { paragraph, level: levels.length, ordered: true, marker, start }, length });
  }
  return run;
}

/** Word processors make room with empty paragraphs. */
function nextLine(paragraph: Element): Element | null {
  let next = paragraph.nextElementSibling;
  while (next?.localName === "p" && !next.textContent?.trim() && !next.querySelector("img")) {
    next = next.nextElementSibling;
  }
  return next;
}

/** One line alone may be a sentence: a list has two of its first level, or one with a level in it. */
const countsOn = (run: readonly TypedLine[]) => run.length > 1;
