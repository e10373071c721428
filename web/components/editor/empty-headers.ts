// An empty header cell heads nothing: to screen readers it is an ordinary cell until something is in it, as it is for readers
// (rich-text/Table.tsx). Only a look of the editor; the document stays as it is.
import { Extension } from "@tiptap/core";
import type { Node } from "@tiptap/pm/model";
import { Plugin } from "@tiptap/pm/state";
import { Decoration, DecorationSet } from "@tiptap/pm/view";

/** Tables are at the top or in a few blocks; words are not looked into. */
function emptyHeaders(doc: Node): Decoration[] {
  const found: Decoration[] = [];
  doc.descendants((node, at) => {
    if (node.type.name === "tableHeader" && node.textContent.trim() === "") {
      found.push(Decoration.node(at, at + node.nodeSize, { role: "cell" }));
    }
    return !node.isTextblock && node.type.name !== "tableHeader";
  });
  return found;
}

export const EmptyHeaders = Extension.create({
  name: "emptyHeaders",
  addProseMirrorPlugins: () => [
    new Plugin({ props: { decorations: ({ doc }) => DecorationSet.create(doc, emptyHeaders(doc)) } }),
  ],
});
