// The entries or people of both sides of a conflict, line by line; what stands on one side only is marked.
import { FormattedMessage } from "react-intl";
import styles from "./ItemsComparison.module.css";
import { entryLine, personLine } from "./item-words.ts";
import type { PageConflict } from "./page-conflict.ts";
import { type PageValues, toItemRows } from "./page-values.ts";

type Items = Pick<PageValues, "entries" | "people">;

const linesOf = ({ entries, people }: Items) => [...entries.map(entryLine), ...people.map(personLine)];

export function ItemsComparison({ mine, theirs }: { mine: Items; theirs: PageConflict }) {
  const own = linesOf(mine);
  // A portrait is not among what a conflict tells.
  const other = linesOf(
    toItemRows({ ...theirs, people: theirs.people.map((person) => ({ ...person, portrait: null })) }),
  );
  return (
    <div>
      <h3>
        <FormattedMessage id="page-editing.conflict.items" />
      </h3>
      <div className={styles.sides}>
        <Side whose="mine" lines={own} others={other} />
        <Side whose="theirs" lines={other} others={own} />
      </div>
    </div>
  );
}

interface SideProps {
  whose: "mine" | "theirs";
  lines: readonly string[];
  others: readonly string[];
}

function Side({ whose, lines, others }: SideProps) {
  const known = new Set(others);
  return (
    <div>
      <p className={styles.whose}>
        <FormattedMessage id={`editor.conflict.${whose}`} />
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable */}
      <div className={styles.lines} tabIndex={0}>
        {lines.length === 0 ? (
          <FormattedMessage id="page-editing.conflict.none" />
        ) : (
          <ol>
            {lines.map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines may say the same, and nothing in them is kept
              <li key={`${index} ${line}`}>{known.has(line) ? line : <mark>{line}</mark>}</li>
            ))}
          </ol>
        )}
      </div>
    </div>
  );
}
