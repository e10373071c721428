// The session has ended while somebody writes: said at the upper edge of the window, without taking the focus from the text.
import { Button } from "@mantine/core";
import { FormattedMessage } from "react-intl";
import styles from "./ExpiredStrip.module.css";

export function ExpiredStrip({ onLogin }: { onLogin: () => void }) {
  return (
    <div className={styles.strip} role="alert">
      <p className={styles.text}>
        <FormattedMessage id="members.again.strip" />
      </p>
      <Button size="sm" onClick={onLogin}>
        <FormattedMessage id="members.again.login" />
      </Button>
    </div>
  );
}
