// A walk over a parsed file, for the tests that read source.
import { parseSync } from "vite";
import { readSource } from "./source-files.ts";

/** A node of the syntax tree; what else it holds depends on its type. */
export interface SyntaxNode {
  readonly type: string;
  readonly [field: string]: unknown;
}

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";
}

/** Calls `visit` for every node of a file with its ancestors, nearest last. Throws when the file does not parse. */
export function walkFile(
  file: string,
  visit: (node: SyntaxNode, ancestors: readonly SyntaxNode[]) => void,
): void {
  const { program, errors } = parseSync(file, readSource(file));
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const ancestors: SyntaxNode[] = [];
  const enter = (node: SyntaxNode): void => {
    visit(node, ancestors);
    ancestors.push(node);
    for (const value of Object.values(node)) {
      // Without a list of its own for each node: three tests walk all of the source.
      if (Array.isArray(value)) for (const child of value) isNode(child) && enter(child);
      else if (isNode(value)) enter(value);
    }
    ancestors.pop();
  };
  if (isNode(program)) enter(program);
}
