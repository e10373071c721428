// A form or a record, and beside it what belongs to it in short.
import type { ReactNode } from "react";
import styles from "./Columns.module.css";

interface ColumnsProps {
  aside: ReactNode;
  /** On narrow screens it comes first: what one has to know before. */
  asideFirst?: boolean;
  children: ReactNode;
}

export function Columns({ aside, asideFirst = false, children }: ColumnsProps) {
  return (
    <div className={styles.columns}>
      <div>{children}</div>
      <div data-first={asideFirst || undefined}>{aside}</div>
    </div>
  );
}
