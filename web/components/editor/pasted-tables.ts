// Tables of a spreadsheet. Excel and Hancom's Cell mark as copied only what is inside the `<table>`, and
// write bold and italic cells as classes of a style sheet, whose rules are put into the cells here.

const TABLE_PART = /^\s*<(?:caption|colgroup|col|thead|tbody|tfoot|tr|td|th)\b/i;

/** The copied fragment with the table it begins in; without a table around it, a parser drops rows and cells. */
export const withTable = (fragment: string): string =>
  TABLE_PART.test(fragment) ? `<table>${fragment}</table>` : fragment;

/** Rules of one class, as spreadsheets write them: `.xl65 {mso-style-parent:style0; font-weight:700;}`. */
const CLASS_RULE = /\.([\w-]{1,40})\s*\{([^{}]{0,2000})\}/g;
/** What of a rule is more than looks. */
const FORMATTING =
  /(?<![\w-])(?:font-weight:\s*(?:bold|[6-9]00)|font-style:\s*italic|text-decoration[^;:]*:[^;]*|text-align:\s*(?:center|right)|display:\s*none)/gi;

/** Writes into the cells what the copied page says of their classes. */
export function styleCells(root: Element, copiedPage: string): void {
  const cells = [...root.querySelectorAll("td[class], th[class], tr[class]")];
  if (cells.length === 0) return;
  const formatting = new Map<string, string>();
  for (const [sheet] of copiedPage.matchAll(/<style\b[^>]*>[\s\S]*?<\/style>/gi)) {
    for (const [, name = "", rule = ""] of sheet.matchAll(CLASS_RULE)) {
      const declared = rule.match(FORMATTING);
      if (declared) formatting.set(name, declared.join(";"));
    }
  }
  for (const cell of cells) {
    const declared = [...cell.classList].flatMap((name) => formatting.get(name) ?? []);
    if (declared.length === 0) continue;
    cell.setAttribute("style", [...declared, cell.getAttribute("style") ?? ""].join(";"));
  }
}

/** Our cells have no place of their own, their paragraphs do: an amount stays at the right. */
export function alignCell(cell: Element, align: "center" | "right"): void {
  const blocks: Element[] = [...cell.querySelectorAll("p")];
  if (blocks.length === 0 && !cell.querySelector("ul, ol, h1, h2, h3, h4, h5, h6, table, div")) {
    const paragraph = cell.ownerDocument.createElement("p");
    paragraph.append(...cell.childNodes);
    cell.append(paragraph);
    blocks.push(paragraph);
  }
  for (const block of blocks) {
    const style = block.getAttribute("style") ?? "";
    if (!/text-align/i.test(style)) block.setAttribute("style", `text-align: ${align};${style}`);
  }
}

/** One copied cell is its words: nobody means a table of one cell. */
export function unwrapSingleCell(body: Element): void {
  const [table, ...others] = body.children;
  if (table?.localName !== "table" || others.length > 0 || body.querySelectorAll("td, th").length !== 1)
    return;
  for (const placed of table.querySelectorAll("p[style]")) placed.removeAttribute("style");
  const words = [...(body.querySelector("td, th")?.childNodes ?? [])];
  if (words.some((node) => /^(?:p|ul|ol|h[2-4]|table)$/i.test(node.nodeName))) {
    table.replaceWith(...words);
    return;
  }
  const paragraph = body.ownerDocument.createElement("p");
  paragraph.append(...words);
  table.replaceWith(paragraph);
}
