// The link of a row that is its target all over, while the words alone are underlined
// (docs/look-parts.md#pages). The row is positioned; what else it leads to is above the target by a z-index.
import { Link, type LinkProps } from "./Link.tsx";

/** `to` is a path of this site, without language prefix. A label says more than the words that are seen, and holds them. */
export function RowLink({ children, ...link }: Pick<LinkProps, "to" | "children" | "aria-label">) {
  return (
    <Link className="titleLink coversRow" {...link}>
      {children}
    </Link>
  );
}
