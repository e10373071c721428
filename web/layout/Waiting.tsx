// Is where a signed-in page will be: in the shell the server sends, until the session is restored and the data is here.
import { FormattedMessage } from "react-intl";
import styles from "./Waiting.module.css";

export function Waiting() {
  return (
    <p className={styles.waiting} role="status">
      <FormattedMessage id="session.waiting" />
    </p>
  );
}
