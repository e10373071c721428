// A line along the top edge while the next page loads; said to screen readers too.
import { FormattedMessage } from "react-intl";
import { useNavigation } from "react-router-dom";
import styles from "./PendingBar.module.css";

export function PendingBar() {
  const pending = useNavigation().state !== "idle";
  return (
    <div role="status">
      {pending ? (
        <div className={styles.bar}>
          <span className="spoken">
            <FormattedMessage id="layout.loading" />
          </span>
        </div>
      ) : null}
    </div>
  );
}
