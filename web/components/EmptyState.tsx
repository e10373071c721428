// Nothing here: the dashed 아, what is empty, and what to do next (docs/look.md#letter-art, docs/look-parts.md#parts).
import type { ReactNode } from "react";
import { EmptyCell } from "#web/components/letter-art/EmptyCell.tsx";
import styles from "./EmptyState.module.css";

/** `action` is a link or button; leave it out where there is nothing to do. */
export function EmptyState({
  title,
  detail,
  action,
}: {
  title: ReactNode;
  detail?: ReactNode;
  action?: ReactNode;
}) {
  return (
    <div className={styles.empty}>
      <EmptyCell />
      <div>
        <p className={`h3 ${styles.title}`}>{title}</p>
        {detail === undefined ? null : <p className="note">{detail}</p>}
        {action === undefined ? null : <div>{action}</div>}
      </div>
    </div>
  );
}
