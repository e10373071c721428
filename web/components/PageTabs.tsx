// The tabs on the lower edge of a page's head (docs/look.md 5). They are links: each tab is an address that can be shared, gone back to
// and reloaded.
import { Link, NavLink } from "react-router-dom";
import styles from "./PageTabs.module.css";
import { scrollToTab } from "./scroll-to-tab.ts";

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

/** A tab is current also on what lies below it, unless that is another tab's. */
export function PageTabs({ label, tabs, current }: PageTabsProps) {
  return (
    <nav key={current} ref={showCurrent} className={styles.tabs} aria-label={label}>
      {tabs.map((tab) =>
        current === undefined ? (
          <NavLink key={tab.to} to={tab.to} end={tabs.some(({ to }) => to.startsWith(`${tab.to}/`))}>
            {tab.label}
          </NavLink>
        ) : (
          <Link key={tab.to} to={tab.to} {...(tab.to === current ? { "aria-current": "page" } : {})}>
            {tab.label}
          </Link>
        ),
      )}
    </nav>
  );
}
