// Shows what is before and after an item in its list, as two rows.
import type { ReactNode } from "react";
import { Day } from "./Day.tsx";
import { LanguageBadge } from "./LanguageBadge.tsx";
import { Localized, type LocalizedText } from "./Localized.tsx";
import styles from "./Neighbours.module.css";
import { RowLink } from "./RowLink.tsx";

export interface Neighbour {
  /** "Previous notice": which of the two it is. */
  readonly label: string;
  readonly path: string;
  readonly title: LocalizedText;
  /** Its day, where that distinguishes it. */
  readonly at?: string;
  /** What is said beside the title. */
  readonly mark?: ReactNode;
}

interface NeighboursProps {
  /** What the two are, for those who hear it. */
  readonly label: string;
  readonly previous: Neighbour | null;
  readonly next: Neighbour | null;
}

/** Nothing for the only item of a list. */
export function Neighbours({ label, previous, next }: NeighboursProps) {
  if (previous === null && next === null) return null;
  return (
    <nav className={`screenOnly ruled ${styles.neighbours}`} aria-label={label}>
      <ul>
        {previous && <Row {...previous} />}
        {next && <Row {...next} />}
      </ul>
    </nav>
  );
}

function Row({ label, path, title, at, mark }: Neighbour) {
  return (
    <li className={`listRow ${styles.row}`}>
      <b className="small">{label}</b>
      <p className={`rowTitle ${styles.title}`}>
        <LanguageBadge language={title.language} />{" "}
        <RowLink to={path}>
          <Localized text={title} />
        </RowLink>{" "}
        {mark}
      </p>
      {at === undefined ? null : <Day className="small" at={at} />}
    </li>
  );
}
