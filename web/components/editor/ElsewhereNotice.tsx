// The text is being written in another tab.

import { Button } from "@mantine/core";
import { FormattedMessage } from "react-intl";
import styles from "./ElsewhereNotice.module.css";

export function ElsewhereNotice({ onTake }: { onTake: () => void }) {
  return (
    <section className={styles.offer} aria-labelledby="elsewhere-title">
      <h2 id="elsewhere-title" className={styles.title}>
        <FormattedMessage id="editor.elsewhere.title" />
      </h2>
      <p>
        <FormattedMessage id="editor.elsewhere.detail" />
      </p>
      <div className={styles.choices}>
        <Button onClick={onTake}>
          <FormattedMessage id="editor.elsewhere.take" />
        </Button>
      </div>
    </section>
  );
}
