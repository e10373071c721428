// Shows a formatted text (ProseMirror JSON, schema/validation/core/document.ts) with our own elements, the same on the server and
// in the browser. No raw HTML anywhere; a node this page does not know is skipped, its children are still shown.
import { Fragment, type ReactNode } from "react";
import type { RichTextDocument, RichTextNode } from "#schema/validation/core/document.ts";
import { Figure } from "./Figure.tsx";
import { FootnoteList, FootnoteMark, Footnotes, footnotesOf } from "./Footnotes.tsx";
import { keyed } from "./keyed.ts";
import { MarkedText } from "./MarkedText.tsx";
import { anchorsOf, tableNames } from "./outline.ts";
import styles from "./RichText.module.css";
import { Table } from "./Table.tsx";

const HEADINGS = ["h2", "h3", "h4"] as const;

interface RichTextProps {
  document: RichTextDocument;
  /** Set where the text is in another language than the page (Localized.tsx, `useForeignLang`). */
  lang?: "ko" | "en" | undefined;
  /** False where a text is beside another version of itself: an id is there once. */
  anchored?: boolean;
}

export function RichText({ document, lang, anchored = true }: RichTextProps) {
  const anchors = anchored ? anchorsOf(document) : null;
  const names = tableNames(document);
  const notes = footnotesOf(document.content);
  return (
    <Footnotes value={{ notes, anchored }}>
      <div className={`readingText ${styles.article}`} lang={lang}>
        {keyed(document.content).map(([key, node]) => (
          <Node key={key} node={node} id={anchors?.get(node)} name={names.get(node)} />
        ))}
        {notes.length === 0 ? null : (
          <FootnoteList notes={notes} anchored={anchored} render={(note) => <Nodes nodes={note.content} />} />
        )}
      </div>
    </Footnotes>
  );
}

function Nodes({ nodes }: { nodes: readonly RichTextNode[] | undefined }) {
  return keyed(nodes).map(([key, node]) => <Node key={key} node={node} />);
}

interface NodeProps {
  node: RichTextNode | undefined;
  /** Of a heading. */
  id?: string | undefined;
  /** Of a table. */
  name?: string | undefined;
}

function Node({ node, id, name }: NodeProps): ReactNode {
  switch (node?.type) {
    case "text":
      return <MarkedText text={node.text} marks={node.marks} />;
    case "hardBreak":
      return <br />;
    case "footnote":
      return <FootnoteMark note={node} />;
    case "paragraph":
      return (
        <p {...placed(node.attrs)} data-compact={node.attrs?.compact ?? undefined}>
          <Nodes nodes={node.content} />
        </p>
      );
    case "heading": {
      const Heading = HEADINGS[node.attrs?.level - 2] ?? "h4";
      return (
        <Heading id={id} {...placed(node.attrs)}>
          <Nodes nodes={node.content} />
        </Heading>
      );
    }
    case "bulletList":
      return (
        <ul>
          <Nodes nodes={node.content} />
        </ul>
      );
    case "orderedList":
      return (
        <ol
          start={node.attrs?.start}
          style={{ counterReset: `item ${(node.attrs?.start ?? 1) - 1}` }}
          data-marker={node.attrs?.marker ?? undefined}
        >
          <Nodes nodes={node.content} />
        </ol>
      );
    case "listItem":
      return (
        <li>
          <Nodes nodes={node.content} />
        </li>
      );
    case "blockquote":
      return (
        <blockquote>
          <Nodes nodes={node.content} />
        </blockquote>
      );
    case "horizontalRule":
      return <hr />;
    case "figure":
      return node.attrs ? <Figure attrs={node.attrs} /> : null;
    case "table":
      return <Table name={name} rows={node.content} renderCell={(content) => <Nodes nodes={content} />} />;
    default:
      return <Fragment>{childrenOf(node)}</Fragment>;
  }
}

function childrenOf(node: unknown): ReactNode {
  if (typeof node !== "object" || node === null || !("content" in node) || !Array.isArray(node.content))
    return null;
  return <Nodes nodes={node.content} />;
}

interface Place {
  textAlign?: "left" | "center" | "right" | "justify" | null | undefined;
  indent?: number | null | undefined;
}

/** Where a block is between the margins. */
const placed = (attrs: Place | null | undefined) => ({
  style: attrs?.textAlign == null || attrs.textAlign === "left" ? undefined : { textAlign: attrs.textAlign },
  "data-indent": attrs?.indent ?? undefined,
});
