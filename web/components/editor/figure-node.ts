// An image in a text: what schema/validation/core/document.ts calls a figure. One node that is chosen and
// moved as a whole; its words are asked for in a dialog, because an image without a description can't be
// published.
import { Node } from "@tiptap/core";

/** Attributes of the node, as they are saved. */
export interface FigureAttributes {
  readonly fileKey: string;
  readonly fileName: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  readonly caption: string | null;
}

const NUMBERS = new Set(["width", "height"]);
const NAMES = ["fileKey", "fileName", "alt", "width", "height", "caption"] as const;

/** `data-file-key` and so on: only a copy of our own text carries them, so an image from elsewhere never becomes a figure. */
const dataName = (name: string) => `data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

export const FigureNode = Node.create({
  name: "figure",
  group: "block",
  atom: true,
  draggable: true,

  addAttributes() {
    const entries = NAMES.map((name) => {
      const attribute = dataName(name);
      return [
        name,
        {
          default: name === "caption" ? null : name === "alt" ? "" : undefined,
          parseHTML: (element: HTMLElement) => {
            const text = element.getAttribute(attribute);
            return NUMBERS.has(name) ? Number(text) : text;
          },
          renderHTML: (attributes: Record<string, unknown>) =>
            attributes[name] === null ? {} : { [attribute]: attributes[name] },
        },
      ];
    });
    return Object.fromEntries(entries);
  },

  parseHTML() {
    return [{ tag: "figure[data-file-key][data-width][data-height]" }];
  },

  // Without the image: its address alone does not open before the post is published, and the view shows it with a pass.
  renderHTML({ HTMLAttributes }) {
    return ["figure", HTMLAttributes];
  },
});
