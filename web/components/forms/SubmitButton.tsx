// Sends a form. While a request is under way it keeps its width and its focus, and says so.
import type { ReactNode } from "react";
import button from "#web/components/button.module.css";
import styles from "./SubmitButton.module.css";

interface SubmitButtonProps {
  pending: boolean;
  /** What it says while it waits, such as "저장 중". */
  pendingLabel: ReactNode;
  /** The one action of a page is taller; `wide` takes the whole column. */
  size?: "medium" | "large";
  wide?: boolean;
  /** What it does takes something away. */
  danger?: boolean;
  children: ReactNode;
}

export function SubmitButton({
  pending,
  pendingLabel,
  size = "medium",
  wide = false,
  danger = false,
  children,
}: SubmitButtonProps) {
  const names = [
    button.button,
    danger ? button.danger : button.solid,
    styles.submit,
    size === "large" && button.large,
    wide && styles.wide,
  ];
  return (
    <button type="submit" className={names.filter(Boolean).join(" ")} aria-disabled={pending}>
      <span className={pending ? styles.away : undefined} aria-hidden={pending}>
        {children}
      </span>
      <span className={pending ? styles.waiting : `${styles.waiting} ${styles.away}`} aria-hidden={!pending}>
        <span className={styles.spinner} aria-hidden="true" />
        {pendingLabel}
      </span>
    </button>
  );
}
