// The tabs on the lower edge of a page's head (docs/look-parts.md#parts). They are links: each tab is an
// address that can be shared, gone back to and reloaded.
import { useLocation } from "react-router-dom";
import { isWithin } from "#web/paths.ts";
import { Link } from "./Link.tsx";
import styles from "./PageTabs.module.css";
import { scrollToTab } from "./scroll-to-tab.ts";
import tabsShape from "./tabs.module.css";

export interface PageTab {
  readonly label: string;
  /** A path of this site, without language prefix. */
  readonly to: string;
}

interface PageTabsProps {
  /** What the row is, for screen readers. */
  label: string;
  tabs: readonly PageTab[];
  /** The `to` of the tab that is open, where the path alone does not say it. */
  current?: string | undefined;
}

const showCurrent = (nav: HTMLElement | null) => scrollToTab(nav, '[aria-current="page"]');

/** A tab is current also on what is below it, unless that is another tab's. */
export function PageTabs({ label, tabs, current }: PageTabsProps) {
  const { pathname } = useLocation();
  const within = tabs.filter(({ to }) => isWithin(to, pathname)).map(({ to }) => to);
  const shown = current ?? within.sort((one, other) => other.length - one.length)[0];
  return (
    <nav
      key={current}
      ref={showCurrent}
      className={`screenOnly ${tabsShape.tabs} ${styles.tabs}`}
      aria-label={label}
    >
      {tabs.map(({ to, label: words }) => (
        <Link key={to} to={to} aria-current={to === shown ? "page" : undefined}>
          {words}
        </Link>
      ))}
    </nav>
  );
}
