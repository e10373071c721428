// Defines how large a formatted text may be. Checked before its shape and without recursion, so that a
// document nested 100,000 deep costs one walk and no stack.

/** Levels of nodes, the document itself counted. Lists in tables in quotes stay far below. */
export const DOCUMENT_MAX_DEPTH = 24;
/** Nodes and marks together. */
export const DOCUMENT_MAX_NODES = 20_000;
/** UTF-16 units of all texts together. */
export const DOCUMENT_MAX_TEXT = 300_000;

/** Whether depth, number of nodes and amount of text are within bounds; anything but an object is. */
export function isWithinBounds(value: unknown): boolean {
  const waiting: { node: unknown; depth: number }[] = [{ node: value, depth: 1 }];
  let nodes = 0;
  let length = 0;
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { node, depth } = next;
    if (typeof node !== "object" || node === null) continue;
    nodes += 1;
    if ("text" in node && typeof node.text === "string") length += node.text.length;
    if (depth > DOCUMENT_MAX_DEPTH || nodes > DOCUMENT_MAX_NODES || length > DOCUMENT_MAX_TEXT) return false;
    for (const key of ["content", "marks"] as const) {
      const children: unknown = Reflect.get(node, key);
      if (!Array.isArray(children)) continue;
      if (children.length > DOCUMENT_MAX_NODES) return false;
      for (const child of children) waiting.push({ node: child, depth: depth + 1 });
    }
  }
  return true;
}
