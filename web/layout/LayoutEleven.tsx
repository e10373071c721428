// The layout of the error page (specification 2 names it layout-eleven). It needs no data, so it works while
// everything else is away.
import type { ReactNode } from "react";
import styles from "./LayoutEleven.module.css";

export function LayoutEleven({ children }: { readonly children: ReactNode }) {
  return (
    <main id="main" className={styles.layout} data-layout="layout-eleven">
      {children}
    </main>
  );
}
