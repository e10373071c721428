// A line with its codes as small numbers, as translation tools show them: the Korean of a paragraph, or its
// English with the numbers of the Korean.
import { FormattedMessage } from "react-intl";
import {
  type Code,
  type CodedLine,
  codedLine,
  type Piece,
} from "#schema/validation/core/translation/codes.ts";
import type { Segment } from "#schema/validation/core/translation/segments.ts";
import styles from "./CodedWords.module.css";

interface CodedWordsProps {
  of: Segment;
  /** Codes that its English does not have. */
  missing: ReadonlySet<number>;
}

export function CodedWords({ of, missing }: CodedWordsProps) {
  const { line, codes } = codedLine(of.inline);
  return codes.size === 0 ? of.text : <Pieces {...{ line, codes, missing }} />;
}

export function CodedPieces({ line, codes }: CodedLine) {
  return <Pieces {...{ line, codes, missing: NONE }} />;
}

const NONE: ReadonlySet<number> = new Set();

interface PiecesProps {
  line: readonly Piece[];
  codes: ReadonlyMap<number, Code>;
  missing: ReadonlySet<number>;
}

function Pieces({ line, codes, missing }: PiecesProps) {
  return line.map((piece, at) => {
    if (typeof piece === "string") return piece;
    const sign = (
      <span className={styles.code} data-missing={missing.has(piece.id) || undefined} aria-hidden="true">
        {piece.id}
      </span>
    );
    const name = nameOf(codes.get(piece.id));
    return (
      // A line is drawn again as a whole.
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a line have no other name
      <span key={at}>
        <span className="spoken">
          <FormattedMessage id={`translation.code.${name}`} values={{ number: piece.id }} />
        </span>
        {sign}
        {piece.pieces === null ? null : (
          <>
            <Pieces line={piece.pieces} codes={codes} missing={missing} />
            {sign}
          </>
        )}
      </span>
    );
  });
}

function nameOf(code: Code | undefined): "link" | "footnote" | "break" | "form" {
  if (!code) return "form";
  if ("mark" in code) return code.mark.type === "link" ? "link" : "form";
  return code.node.type === "footnote" ? "footnote" : "break";
}
