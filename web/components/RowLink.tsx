// The link of a row that is its target all over, while the words alone are underlined (docs/look.md 7). The row is positioned; what else it
// leads to stands above the target by a z-index.
import { Link, type LinkProps } from "react-router-dom";
import styles from "./RowLink.module.css";

/** `to` is a path of this site, without language prefix. */
export function RowLink({ to, children }: Pick<LinkProps, "to" | "children">) {
  return (
    <Link className={styles.target} to={to}>
      {children}
    </Link>
  );
}
