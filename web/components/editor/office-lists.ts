// Word's lists are paragraphs with `mso-list:l0 level2 lfo1` in their style and the mark as text in front;
// here they become real lists.
import { readMark } from "./list-marks.ts";
import { type ListLine, replaceLines } from "./pasted-lists.ts";

/** Replaces runs of list paragraphs by nested `<ul>` and `<ol>`. */
export function buildOfficeLists(root: Element): void {
  let run: ListLine[] = [];
  const close = () => {
    replaceLines(run);
    run = [];
  };
  for (const paragraph of [...root.querySelectorAll("p, h1, h2, h3, h4, h5, h6")]) {
    const line = readLine(paragraph);
    const last = run.at(-1);
    if (last && (line === null || nextElement(last.paragraph) !== paragraph)) close();
    if (line) run.push(line);
  }
  close();
}

function nextElement(element: Element): Element | null {
  return element.nextElementSibling;
}

function readLine(paragraph: Element): ListLine | null {
  const style = paragraph.getAttribute("style") ?? "";
  const [, level] = /mso-list:\s*l\d+\s+level(\d+)/i.exec(style) ?? [];
  if (level === undefined) return null;
  const mark = takeMark(paragraph);
  const read = readMark(mark);
  return {
    paragraph,
    level: Math.min(Number(level), 9),
    ordered: /^(?:\(?(?:\d+|[a-z]{1,4}|[가-허])[.)]|[①-⑳㉮-㉻])/i.test(mark),
    marker: read?.marker ?? null,
    start: read?.number ?? Number(/^\(?(\d+)/.exec(mark)?.[1] ?? 1),
  };
}

/** Removes the mark from the front of a line and answers its text: "·", "1.", "가.". */
function takeMark(paragraph: Element): string {
  const ignored = [...paragraph.querySelectorAll("span")].find((span) =>
    /mso-list:\s*ignore/i.test(span.getAttribute("style") ?? ""),
  );
  const [start, end] = paragraph.querySelectorAll("span[data-list-mark]");
  let mark = "";
  if (ignored) {
    mark = ignored.textContent ?? "";
    ignored.remove();
  } else if (start && end) {
    const range = paragraph.ownerDocument.createRange();
    range.setStartAfter(start);
    range.setEndBefore(end);
    mark = range.toString();
    range.deleteContents();
  }
  for (const rest of paragraph.querySelectorAll("span[data-list-mark]")) rest.remove();
  return mark.replace(/[\s\u00a0]+/g, " ").trim();
}
