// A footnote in a text: what schema/validation/core/document.ts calls one. It is chosen and moved as a whole;
// what it says is written in a dialog. Its number is counted by RichTextField.module.css, so that it is right
// whatever moves.
import { type Editor, Node } from "@tiptap/core";
import { NodeSelection } from "@tiptap/pm/state";

interface FootnoteOptions {
  /** What a reader who does not see it hears. */
  readonly nameOf: (text: string) => string;
  /** Asks what a footnote says: the chosen one, else a new one. */
  readonly onAsk: () => void;
}

/** The footnote that is chosen; null where none is. */
export function chosenFootnote({ state: { selection } }: Editor) {
  const isOne = selection instanceof NodeSelection && selection.node.type.name === "footnote";
  return isOne ? selection.node : null;
}

export const FootnoteNode = Node.create<FootnoteOptions>({
  name: "footnote",
  group: "inline",
  inline: true,
  content: "text*",
  atom: true,

  addOptions: () => ({ nameOf: (text) => text, onAsk: () => {} }),

  parseHTML: () => [{ tag: "span[data-footnote]" }],
  renderHTML: () => ["span", { "data-footnote": "" }, 0],

  addNodeView() {
    return ({ node }) => {
      const dom = document.createElement("sup");
      dom.setAttribute("data-footnote-mark", "");
      dom.setAttribute("role", "img");
      dom.setAttribute("aria-label", this.options.nameOf(node.textContent));
      dom.title = node.textContent;
      dom.addEventListener("dblclick", () => this.options.onAsk());
      return { dom };
    };
  },

  addKeyboardShortcuts() {
    const ask = () => {
      this.options.onAsk();
      return true;
    };
    // As in word processors.
    return { "Mod-Alt-f": ask, Enter: ({ editor }) => chosenFootnote(editor) !== null && ask() };
  },
});
