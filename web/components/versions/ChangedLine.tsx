// A line of a difference. A changed one says in words what became of it; inside it, what came and what went
// is said to those who hear the page. The words are of the person who shows it: a page for visitors and the
// office load different ones.
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { keyed } from "#web/components/rich-text/keyed.ts";
import type { LineChangeKind, LineRole, WordChangeKind } from "#web/gql/enums.ts";
import styles from "./ChangedLine.module.css";

/** As the API answers it. */
export interface LineOfChange {
  readonly kind: LineChangeKind;
  readonly role: LineRole;
  readonly words: readonly { readonly kind: WordChangeKind; readonly text: string }[];
}

export interface ChangeWords {
  /** What became of a line. */
  readonly kind: (kind: LineChangeKind) => ReactNode;
  /** Said before a part of a line. */
  readonly spoken: (kind: WordChangeKind) => string;
}

interface ChangedLineProps {
  readonly line: LineOfChange;
  readonly lang: "ko" | "en" | undefined;
  readonly words: ChangeWords;
}

export function ChangedLine({ line, lang, words }: ChangedLineProps) {
  const { kind, role } = line;
  const Element = role === "HEADING" || role === "TITLE" ? "h2" : "p";
  const look = ["listRow", styles.line, role === "LIST_ITEM" || role === "ROW" ? styles.item : undefined];
  return (
    <div className={look.filter(Boolean).join(" ")} data-kind={kind}>
      {kind === "SAME" ? null : <span className={`tagWord ${styles.kind}`}>{words.kind(kind)}</span>}
      <Element className={Element === "h2" ? "h3" : undefined} lang={lang}>
        {keyed(line.words).map(([key, { kind: wordKind, text }]) => (
          <Words key={key} kind={wordKind} text={text} spoken={kind === "CHANGED" ? words.spoken : null} />
        ))}
      </Element>
    </div>
  );
}

interface WordsProps {
  readonly kind: WordChangeKind;
  readonly text: string;
  /** Null for a line that is one whole change. */
  readonly spoken: ChangeWords["spoken"] | null;
}

function Words({ kind, text, spoken }: WordsProps) {
  const intl = useIntl();
  if (kind === "SAME") return text;
  const Element = kind === "ADDED" ? "ins" : "del";
  return (
    <Element>
      {spoken === null ? null : (
        <span className="spoken" lang={intl.locale}>
          {spoken(kind)}
        </span>
      )}
      {text}
    </Element>
  );
}
