// A panel without its data: still on its way, or not to be had.
import { FormattedMessage, useIntl } from "react-intl";
import { ErrorState } from "#web/components/ErrorState.tsx";
import styles from "./AccountPanel.module.css";

interface PanelWaitingProps {
  failed: boolean;
  onRetry: (how: { requestPolicy: "network-only" }) => void;
}

export function PanelWaiting({ failed, onRetry }: PanelWaitingProps) {
  const intl = useIntl();
  if (failed) {
    const message = intl.formatMessage({ id: "errors.INTERNAL" });
    return <ErrorState message={message} onRetry={() => onRetry({ requestPolicy: "network-only" })} />;
  }
  return (
    <p className={styles.waiting} role="status">
      <FormattedMessage id="account.waiting" />
    </p>
  );
}
