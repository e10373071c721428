// Somebody else saved first. Both stand beside each other, and nothing happens until one is chosen.

import { Button } from "@mantine/core";
import { type ReactNode, useEffect, useRef } from "react";
import { FormattedMessage } from "react-intl";
import styles from "./TextConflict.module.css";

interface TextConflictProps {
  /** It went to the trash meanwhile. */
  deleted: boolean;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  onClose: () => void;
  /** Both sides. */
  children: ReactNode;
}

export function TextConflict({ deleted, onKeepMine, onTakeTheirs, onClose, children }: TextConflictProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={styles.panel} aria-labelledby="conflict-title" role="alert">
      <h2 id="conflict-title" className={styles.title} tabIndex={-1} ref={heading}>
        <FormattedMessage id={deleted ? "editor.conflict.deleted" : "editor.conflict.title"} />
      </h2>
      <p>
        <FormattedMessage id={deleted ? "editor.conflict.deletedDetail" : "editor.conflict.detail"} />
      </p>
      {children}
      <div className={styles.choices}>
        <Button variant="outline" onClick={onKeepMine}>
          <FormattedMessage id={deleted ? "editor.conflict.restore" : "editor.conflict.keepMine"} />
        </Button>
        {deleted ? null : (
          <Button variant="outline" onClick={onTakeTheirs}>
            <FormattedMessage id="editor.conflict.takeTheirs" />
          </Button>
        )}
        <Button variant="subtle" onClick={onClose}>
          <FormattedMessage id="editor.conflict.close" />
        </Button>
      </div>
    </section>
  );
}
