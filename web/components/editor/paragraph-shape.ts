// Says how far in a paragraph is, and whether its lines are close. Tab stays the way out of the text: Ctrl+]
// and Ctrl+[ move in and out.
import { type Editor, Extension } from "@tiptap/core";
import { INDENT_MAX } from "#schema/validation/core/document.ts";

const indented = new Set(["paragraph", "heading"]);

/** Moves what is chosen by a step; items of lists go a level in or out. */
export function indent(editor: Editor, step: 1 | -1): boolean {
  const chain = editor.chain().focus();
  if (editor.isActive("listItem")) {
    return step === 1 ? chain.sinkListItem("listItem").run() : chain.liftListItem("listItem").run();
  }
  return chain
    .command(({ tr, state }) => {
      let moved = false;
      state.doc.nodesBetween(state.selection.from, state.selection.to, (node, at) => {
        if (!indented.has(node.type.name)) return;
        const before: unknown = node.attrs.indent;
        const after =
          Math.min(Math.max((typeof before === "number" ? before : 0) + step, 0), INDENT_MAX) || null;
        if (after === before) return;
        tr.setNodeAttribute(at, "indent", after);
        moved = true;
      });
      return moved;
    })
    .run();
}

/** Whether what is chosen can be moved so. */
export function canIndent(editor: Editor, step: 1 | -1): boolean {
  if (editor.isActive("listItem")) {
    return step === 1 ? editor.can().sinkListItem("listItem") : editor.can().liftListItem("listItem");
  }
  const now: unknown = editor.state.selection.$from.parent.attrs.indent;
  if (!indented.has(editor.state.selection.$from.parent.type.name)) return false;
  return step === 1 ? now !== INDENT_MAX : typeof now === "number";
}

/** Lines of the chosen paragraphs close together, or as ever again. */
export function toggleCompact(editor: Editor): boolean {
  const compact = editor.isActive("paragraph", { compact: true }) ? null : true;
  return editor.chain().focus().updateAttributes("paragraph", { compact }).run();
}

export const ParagraphShape = Extension.create({
  name: "paragraphShape",

  addGlobalAttributes: () => [
    {
      types: [...indented],
      attributes: {
        indent: {
          default: null,
          parseHTML: (element) => {
            const steps = Number(element.getAttribute("data-indent"));
            return Number.isInteger(steps) && steps >= 1 && steps <= INDENT_MAX ? steps : null;
          },
          renderHTML: ({ indent: steps }) => (steps === null ? {} : { "data-indent": steps }),
        },
      },
    },
    {
      types: ["paragraph"],
      attributes: {
        compact: {
          default: null,
          parseHTML: (element) => (element.hasAttribute("data-compact") ? true : null),
          renderHTML: ({ compact }) => (compact === true ? { "data-compact": "true" } : {}),
        },
      },
    },
  ],

  addKeyboardShortcuts: () => ({
    "Mod-]": ({ editor }) => indent(editor, 1),
    "Mod-[": ({ editor }) => indent(editor, -1),
  }),
});
