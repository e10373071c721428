// "More": words, an arrow and one line under both (docs/look-parts.md#parts).
import { mdiArrowRight } from "@mdi/js";
import type { ReactNode } from "react";
import { Icon } from "./Icon.tsx";
import { Link } from "./Link.tsx";
import styles from "./MoreLink.module.css";

/** `to` is a path of this site, without language prefix. */
export function MoreLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link className={`tall ${styles.more}`} to={to}>
      <span className={styles.words}>
        {children}
        <Icon path={mdiArrowRight} size={18} />
      </span>
    </Link>
  );
}
