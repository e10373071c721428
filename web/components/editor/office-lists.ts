// Word's lists are paragraphs with `mso-list:l0 level2 lfo1` in their style and the mark as text in front; here they become real lists.

interface ListLine {
  readonly paragraph: Element;
  /** From 1. */
  readonly level: number;
  /** Tells one list from the next. */
  readonly list: string;
  readonly ordered: boolean;
  readonly start: number;
}

/** Replaces runs of list paragraphs by nested `<ul>` and `<ol>`. */
export function buildOfficeLists(root: Element): void {
  let run: ListLine[] = [];
  const close = () => {
    if (run.length > 0) replaceRun(run);
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
  const [, list, level] = /mso-list:\s*(l\d+)\s+level(\d+)/i.exec(style) ?? [];
  if (list === undefined || level === undefined) return null;
  const mark = takeMark(paragraph);
  return {
    paragraph,
    list,
    level: Math.min(Number(level), 9),
    ordered: /^\(?(?:\d+|[a-z]{1,4}|[가-하])[.)]/i.test(mark),
    start: Number(/^\(?(\d+)/.exec(mark)?.[1] ?? 1),
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

function replaceRun(run: readonly ListLine[]): void {
  const [first] = run;
  if (!first) return;
  const page = first.paragraph.ownerDocument;
  const holder = page.createElement("div");
  first.paragraph.before(holder);
  /** The open lists from the outside in. */
  const open: { list: Element; line: ListLine }[] = [];
  for (const line of run) {
    while (open.length > line.level) open.pop();
    const current = open.at(-1);
    if (current && open.length === line.level && current.line.ordered !== line.ordered) open.pop();
    while (open.length < line.level) {
      const list = page.createElement(line.ordered ? "ol" : "ul");
      if (line.ordered && line.start !== 1) list.setAttribute("start", String(line.start));
      // A list that begins at its second level hangs on an empty first one.
      const parent = open.at(-1)?.list;
      const item = parent && (parent.lastElementChild ?? parent.appendChild(page.createElement("li")));
      (item ?? holder).append(list);
      open.push({ list, line });
    }
    const item = page.createElement("li");
    const text = page.createElement("p");
    text.append(...line.paragraph.childNodes);
    item.append(text);
    open.at(-1)?.list.append(item);
    line.paragraph.remove();
  }
  holder.replaceWith(...holder.childNodes);
}
