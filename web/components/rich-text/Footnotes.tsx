// Footnotes: a number where one is, what it says at the end of the text, and links both ways (docs/texts.md#texts).
import { createContext, type ReactNode, useContext } from "react";
import { useIntl } from "react-intl";
import type { RichTextNode } from "#schema/validation/core/document.ts";
import { keyed } from "./keyed.ts";
import styles from "./RichText.module.css";

type Footnote = Extract<RichTextNode, { type: "footnote" }>;

interface FootnotesProps {
  notes: readonly Footnote[];
  /** False where the text is beside another version of itself: an address is there once. */
  anchored: boolean;
}

/** Those of the text around. */
export const Footnotes = createContext<FootnotesProps>({ notes: [], anchored: false });

interface Inside {
  content?: readonly RichTextNode[];
}

/** In reading order. */
export function footnotesOf(nodes: readonly RichTextNode[] | undefined): Footnote[] {
  return keyed(nodes).flatMap(([, node]) =>
    node?.type === "footnote" ? [node] : footnotesOf((node as Inside | null)?.content),
  );
}

export function FootnoteMark({ note }: { note: Footnote }) {
  const intl = useIntl();
  const { notes, anchored } = useContext(Footnotes);
  const number = notes.indexOf(note) + 1;
  return (
    <sup className={styles.mark}>
      {anchored ? (
        <a
          id={`note-${number}-mark`}
          href={`#note-${number}`}
          role="doc-noteref"
          aria-label={intl.formatMessage({ id: "components.richText.note" }, { number })}
        >
          {number}
        </a>
      ) : (
        number
      )}
    </sup>
  );
}

export function FootnoteList({
  notes,
  anchored,
  render,
}: FootnotesProps & { render: (note: Footnote) => ReactNode }) {
  const intl = useIntl();
  const label = intl.formatMessage({ id: "components.richText.notes" });
  return (
    <section className={styles.notes} aria-label={label}>
      <ol>
        {keyed(notes).map(([key, note]) => {
          const number = Number(key) + 1;
          return (
            <li key={key} id={anchored ? `note-${number}` : undefined}>
              {render(note)}
              {anchored ? (
                <a
                  href={`#note-${number}-mark`}
                  role="doc-backlink"
                  aria-label={intl.formatMessage({ id: "components.richText.note" }, { number })}
                >
                  ↩
                </a>
              ) : null}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
