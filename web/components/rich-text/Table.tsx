// A table in a text. It scrolls in a region of its own where it is too wide, reachable by keyboard; columns
// of figures are aligned right, and on a phone rows of sentences are cards (docs/look-parts.md#parts,
// Tables).
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import type { RichTextBlock, RichTextNode } from "#schema/validation/core/document.ts";
import { ScrollRegion } from "#web/components/ScrollRegion.tsx";
import { keyed } from "./keyed.ts";
import { plainText } from "./outline.ts";
import styles from "./RichText.module.css";

type TableNode = Extract<RichTextBlock, { type: "table" }>;
type Row = TableNode["content"][number];
type Cell = Row["content"][number];

/** Figures with their sign and unit: "214명", "45.3%", "20,000 won", "–". */
const FIGURES = /^[\s₩$€+−–-]*[\d.,:/\s]*\s?(%|명|건|편|원|개|회|점|won|KRW|people)?$/;

export function Table({
  name,
  rows,
  renderCell,
}: {
  /** Without one the table is named by its first row. */
  name: string | undefined;
  rows: readonly Row[] | undefined;
  renderCell: (content: readonly RichTextNode[] | undefined) => ReactNode;
}) {
  const intl = useIntl();
  const columns = figureColumns(rows ?? []);
  const headings = cardHeadings(rows ?? []);
  // Browsers drop the roles of a table that is not displayed as one.
  const role = (name: string) => (headings ? name : undefined);
  return (
    <ScrollRegion
      isGroup
      className={styles.scroll}
      label={intl.formatMessage({ id: "components.richText.table" })}
    >
      <table
        className={headings ? styles.cards : undefined}
        role={role("table")}
        aria-label={
          name ||
          keyed(rows?.[0]?.content)
            .map(([, cell]) => wordsOf(cell))
            .join(" ")
            .trim()
        }
      >
        <tbody role={role("rowgroup")}>
          {keyed(rows).map(([rowKey, row]) => (
            <tr key={rowKey} role={role("row")}>
              {keyed(row?.content).map(([key, cell]) => {
                // The empty corner of a table heads nothing.
                const header = cell?.type === "tableHeader" && wordsOf(cell) !== "";
                const Element = header ? "th" : "td";
                const scope = header ? (rowKey === "0" ? "col" : "row") : undefined;
                return (
                  <Element
                    key={key}
                    colSpan={cell?.attrs?.colspan}
                    rowSpan={cell?.attrs?.rowspan}
                    scope={scope}
                    role={role(scope === "col" ? "columnheader" : scope === "row" ? "rowheader" : "cell")}
                    data-heading={rowKey === "0" ? undefined : headings?.get(key)}
                    className={columns.has(key) ? styles.figures : undefined}
                  >
                    {renderCell(cell?.content)}
                  </Element>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

/** The columns whose every data cell is a figure; none where cells are merged, because then places are not columns. */
export function figureColumns(rows: readonly Row[]): ReadonlySet<string> {
  const found = new Map<string, boolean>();
  for (const [, row] of keyed(rows)) {
    for (const [column, cell] of keyed(row?.content)) {
      if ((cell?.attrs?.colspan ?? 1) > 1 || (cell?.attrs?.rowspan ?? 1) > 1) return new Set();
      if (cell?.type === "tableHeader") continue;
      const words = wordsOf(cell);
      found.set(column, found.get(column) !== false && words !== "" && FIGURES.test(words));
    }
  }
  return new Set([...found].filter(([, figures]) => figures).map(([column]) => column));
}

/** Characters from which a cell is a sentence that no column of a phone has room for. */
const SENTENCE = 40;

/** The heading of each column but the first, whose cells are the cards' titles; null for a table that is one on a phone, too. */
function cardHeadings(rows: readonly Row[]): ReadonlyMap<string, string> | null {
  const [head = [], ...others] = keyed(rows).map(([, row]) => keyed(row?.content));
  if (head.length < 3 || !head.every(([, cell]) => cell?.type === "tableHeader")) return null;
  const cells = [head, ...others].flat().map(([, cell]) => cell);
  if (cells.some((cell) => (cell?.attrs?.colspan ?? 1) > 1 || (cell?.attrs?.rowspan ?? 1) > 1)) return null;
  if (!others.flat().some(([, cell]) => wordsOf(cell).length >= SENTENCE)) return null;
  return new Map(head.slice(1).map(([key, cell]) => [key, wordsOf(cell)]));
}

function wordsOf(cell: Cell | undefined): string {
  return keyed(cell?.content)
    .map(([, node]) => plainText(node))
    .join("")
    .trim();
}
