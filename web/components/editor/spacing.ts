// Room between blocks, as word processors make it; the page has its own.

/** Removes empty paragraphs, and breaks between blocks. */
export function removeSpacing(root: Element): void {
  for (const end of [...root.querySelectorAll("br")]) if (isBetweenBlocks(end)) end.remove();
  for (const paragraph of [...root.querySelectorAll("p")]) {
    const empty = (paragraph.textContent ?? "").replace(/[\s\u00a0]/g, "") === "";
    if (empty && !/^(?:td|th|li)$/.test(paragraph.parentElement?.localName ?? "")) paragraph.remove();
  }
}

const BLOCK = /^(?:p|h[2-4]|ul|ol|table|blockquote|hr|div)$/;

/** Nothing but blocks and the ends of what holds them is beside it. */
function isBetweenBlocks(end: Element): boolean {
  const beside = [...(end.parentElement?.childNodes ?? [])].filter(
    (node) => node.textContent?.trim() || node === end,
  );
  const at = beside.indexOf(end);
  const isBlock = (node: Node | undefined) => node === undefined || BLOCK.test(node.nodeName.toLowerCase());
  return beside.length > 1 && isBlock(beside[at - 1]) && isBlock(beside[at + 1]);
}
