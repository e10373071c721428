// What lies in the trash is not written on; it can be taken out.

import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import styles from "./TrashNotice.module.css";

export function TrashNotice({ detail, onRestore }: { detail: ReactNode; onRestore: () => void }) {
  return (
    <div className={styles.notice}>
      <p>{detail}</p>
      <Button onClick={onRestore}>
        <FormattedMessage id="editor.trash.restore" />
      </Button>
    </div>
  );
}
