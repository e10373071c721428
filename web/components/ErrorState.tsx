// A part of a page that could not be loaded: a message in its place, with a button to try again.
import { mdiAlertCircle } from "@mdi/js";
import { FormattedMessage } from "react-intl";
import { buttonLook } from "./button-look.ts";
import styles from "./ErrorState.module.css";
import { Icon } from "./Icon.tsx";

/** `message` says what failed; `onRetry` asks for it again. */
export function ErrorState({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <div className={`notice ${styles.error}`} data-tone="bad" role="alert">
      <Icon path={mdiAlertCircle} size={24} />
      <p className={styles.message}>{message}</p>
      <button type="button" {...buttonLook({ variant: "outline", size: "sm" })} onClick={onRetry}>
        <FormattedMessage id="components.errorState.retry" />
      </button>
    </div>
  );
}
