// Shows what the emergency notice looks like: its sentence, its link, and a button to dismiss it.
import { mdiAlertCircle, mdiClose, mdiInformation } from "@mdi/js";
import { useIntl } from "react-intl";
import { Icon } from "#web/components/Icon.tsx";
import { Link } from "#web/components/Link.tsx";
import type { ShownEmergencyFragment } from "#web/gql/emergency.ts";
import styles from "./EmergencyBar.module.css";

interface EmergencyBarProps {
  notice: Omit<ShownEmergencyFragment, "version">;
  /** Absent in a preview, which stays. */
  onDismiss?: () => void;
}

export function EmergencyBar({ notice, onDismiss }: EmergencyBarProps) {
  const intl = useIntl();
  const { level, text, link, href } = notice;
  return (
    <div className={styles.bar} data-level={level}>
      <div className={`frame ${styles.row}`}>
        <Icon path={level === "NOTICE" ? mdiInformation : mdiAlertCircle} size={20} />
        <p className={styles.text}>
          {text} {href?.startsWith("/") ? <Link to={href}>{link}</Link> : href && <a href={href}>{link}</a>}
        </p>
        {onDismiss && (
          <button type="button" className={`iconButton ${styles.close}`} onClick={onDismiss}>
            <Icon path={mdiClose} title={intl.formatMessage({ id: "layout.emergency.close" })} />
          </button>
        )}
      </div>
    </div>
  );
}
