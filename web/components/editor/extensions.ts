// Says what the editor can write: exactly the nodes, marks and attributes of
// schema/validation/core/document.ts, so that whatever is in it can be saved and whatever is saved can be
// edited (tests/unit/editor-document).
import { type AnyExtension, mergeAttributes } from "@tiptap/core";
import { Link } from "@tiptap/extension-link";
import { Subscript } from "@tiptap/extension-subscript";
import { Superscript } from "@tiptap/extension-superscript";
import { Table, TableCell, TableHeader, TableRow } from "@tiptap/extension-table";
import { TextAlign } from "@tiptap/extension-text-align";
import StarterKit from "@tiptap/starter-kit";
import { isSafeHref } from "#schema/validation/core/href.ts";
import { CountedLists, markerAttribute } from "./counted-list.ts";
import { EmptyHeaders } from "./empty-headers.ts";
import { FigureNode } from "./figure-node.ts";
import { FootnoteNode } from "./footnote-node.ts";
import { ParagraphShape } from "./paragraph-shape.ts";
import { TypedMarks } from "./typed-marks.ts";

const SPAN_MAX = 100;
const START_MAX = 20_000;
const COLUMN_WIDTH_MAX = 20_000;

/** A whole number of an attribute within bounds; `fallback` for anything else. */
function bounded(text: string | null, min: number, max: number, fallback: number): number {
  const value = Number.parseInt(text ?? "", 10);
  return Number.isSafeInteger(value) && value >= min && value <= max ? value : fallback;
}

const span = (name: "colspan" | "rowspan") => ({
  default: 1,
  parseHTML: (element: HTMLElement) => bounded(element.getAttribute(name), 1, SPAN_MAX, 1),
});

const cellAttributes = () => ({
  colspan: span("colspan"),
  rowspan: span("rowspan"),
  colwidth: {
    default: null,
    parseHTML: (element: HTMLElement) => {
      const text = element.getAttribute("colwidth");
      return text === null ? null : text.split(",").map((part) => bounded(part, 0, COLUMN_WIDTH_MAX, 0));
    },
  },
});

/** A link is its address and nothing else; one that may not be saved is none. */
const SafeLink = Link.extend({
  // What is typed behind a link is beside it.
  inclusive: false,
  addAttributes() {
    return { href: { default: null, parseHTML: (element) => element.getAttribute("href") } };
  },
  parseHTML() {
    return [
      { tag: "a[href]", getAttrs: (element) => isSafeHref(element.getAttribute("href") ?? "") && null },
    ];
  },
  renderHTML({ HTMLAttributes }) {
    return ["a", mergeAttributes(HTMLAttributes, { rel: "noopener" }), 0];
  },
}).configure({
  openOnClick: false,
  enableClickSelection: false,
  defaultProtocol: "https",
  HTMLAttributes: {},
  isAllowedUri: (href) => isSafeHref(href),
  shouldAutoLink: (href) => isSafeHref(href),
});

/** Parts of the kit that allow less, or know more, than a saved document. */
const STRICT: Readonly<Record<string, (extension: AnyExtension) => AnyExtension>> = {
  code: (extension) => extension.extend({ excludes: "" }),
  listItem: (extension) => extension.extend({ content: "block+" }),
  // TypedMarks has the rules of both lists.
  bulletList: (extension) => extension.extend({ addInputRules: () => [] }),
  orderedList: (extension) =>
    extension.extend({
      addInputRules: () => [],
      addAttributes: () => ({
        start: {
          default: 1,
          parseHTML: (element: HTMLElement) => bounded(element.getAttribute("start"), 0, START_MAX, 1),
          // Numbers as readers see them (rich-text/RichText.tsx).
          renderHTML: ({ start }: { start: number }) => ({
            start,
            style: `counter-reset: item ${start - 1}`,
          }),
        },
        marker: markerAttribute,
      }),
    }),
};

const StrictKit = StarterKit.extend({
  addExtensions() {
    const extensions: AnyExtension[] = this.parent?.() ?? [];
    return extensions.map((extension) => STRICT[extension.name]?.(extension) ?? extension);
  },
});

/** What a line knows: letters and links. Its document is its writer's. */
export function lettersOnly(): AnyExtension[] {
  return [
    StrictKit.configure({
      document: false,
      blockquote: false,
      bulletList: false,
      codeBlock: false,
      dropcursor: false,
      gapcursor: false,
      hardBreak: false,
      heading: false,
      horizontalRule: false,
      link: false,
      listItem: false,
      listKeymap: false,
      orderedList: false,
      trailingNode: false,
    }),
    SafeLink,
    Superscript,
    Subscript,
  ];
}

/** The extensions of one editor; `figure` is FigureNode, or the same with a view, `footnote` the one that can ask. */
export function editorExtensions(
  figure: AnyExtension = FigureNode,
  footnote: AnyExtension = FootnoteNode,
): AnyExtension[] {
  return [
    StrictKit.configure({
      codeBlock: false,
      heading: { levels: [2, 3, 4] },
      link: false,
      trailingNode: { notAfter: ["heading", "bulletList", "orderedList"] },
    }),
    SafeLink,
    Superscript,
    Subscript,
    // Widths of columns are the reader's screen's, not the writer's.
    Table.configure({ resizable: false, allowTableNodeSelection: true }),
    TableRow,
    TableHeader.extend({ addAttributes: cellAttributes }),
    TableCell.extend({ addAttributes: cellAttributes }),
    EmptyHeaders,
    TextAlign.configure({ types: ["heading", "paragraph"] }),
    CountedLists,
    TypedMarks,
    ParagraphShape,
    figure,
    footnote,
  ];
}
