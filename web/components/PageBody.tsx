// What is under the head of a page with forms or an account.
import type { ReactNode } from "react";
import styles from "./PageBody.module.css";

export function PageBody({ children }: { children: ReactNode }) {
  return <div className={`frame ${styles.body}`}>{children}</div>;
}
