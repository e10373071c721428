// A form of one field: the button is beside it, as high as the field, and below it on phones.
import type { ReactNode } from "react";
import styles from "./FieldAndButton.module.css";

/** Children: the field, then the button. */
export function FieldAndButton({ children }: { children: ReactNode }) {
  return <div className={styles.line}>{children}</div>;
}
