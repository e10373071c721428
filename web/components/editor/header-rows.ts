// The first row of a pasted table.

/** A first row that was in a <thead> or is bold from end to end names its columns. */
export function promoteHeaderRows(root: Element): void {
  for (const table of root.querySelectorAll("table")) {
    const row = table.querySelector("tr");
    if (!row || table.querySelectorAll("tr").length < 2) continue;
    const cells = [...row.children].filter(({ localName }) => localName === "td");
    const names = row.parentElement?.localName === "thead" || cells.every(isBold);
    if (names) for (const cell of cells) renameCell(cell);
  }
}

function isBold(cell: Element): boolean {
  const bold = [...cell.querySelectorAll("strong, b")].map(({ textContent }) => textContent).join("");
  const text = (cell.textContent ?? "").replace(/\s/g, "");
  return text !== "" && bold.replace(/\s/g, "").length >= text.length;
}

function renameCell(cell: Element): void {
  const header = cell.ownerDocument.createElement("th");
  for (const { name, value } of [...cell.attributes]) header.setAttribute(name, value);
  header.append(...cell.childNodes);
  // A header is bold by itself.
  for (const bold of header.querySelectorAll("strong, b")) bold.replaceWith(...bold.childNodes);
  cell.replaceWith(header);
}
