// A table in a text. It scrolls in a region of its own where it is too wide, reachable by keyboard; columns of figures
// stand to the right (docs/look.md 5, Tables).
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import type { RichTextBlock, RichTextNode } from "#schema/validation/document.ts";
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
  rows,
  renderCell,
}: {
  rows: readonly Row[] | undefined;
  renderCell: (content: readonly RichTextNode[] | undefined) => ReactNode;
}) {
  const intl = useIntl();
  const columns = figureColumns(rows ?? []);
  return (
    <ScrollRegion
      isGroup
      className={styles.scroll}
      label={intl.formatMessage({ id: "components.richText.table" })}
    >
      <table>
        <tbody>
          {keyed(rows).map(([rowKey, row]) => (
            <tr key={rowKey}>
              {keyed(row?.content).map(([key, cell]) => {
                // The empty corner of a table heads nothing.
                const header = cell?.type === "tableHeader" && wordsOf(cell) !== "";
                const Element = header ? "th" : "td";
                return (
                  <Element
                    key={key}
                    colSpan={cell?.attrs?.colspan}
                    rowSpan={cell?.attrs?.rowspan}
                    scope={header ? (rowKey === "0" ? "col" : "row") : undefined}
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

function wordsOf(cell: Cell | undefined): string {
  return keyed(cell?.content)
    .map(([, node]) => plainText(node))
    .join("")
    .trim();
}
