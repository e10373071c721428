// The tabs of a page of the office, over what they change. They are links: each is an address that can be
// shared, gone back to and reloaded.
import { type ReactNode, useEffect, useRef } from "react";
import { Link } from "#web/components/Link.tsx";
import styles from "./OfficeTabs.module.css";
import { scrollToTab } from "./scroll-to-tab.ts";
import tabsShape from "./tabs.module.css";

interface OfficeTab {
  readonly key: string | number;
  readonly to: string;
  readonly label: ReactNode;
  readonly isCurrent: boolean;
}

interface OfficeTabsProps {
  /** What the row is, for screen readers. */
  label: string;
  tabs: readonly OfficeTab[];
  /** The counts in the labels are there. */
  isCounted?: boolean;
}

export function OfficeTabs({ label, tabs, isCounted = false }: OfficeTabsProps) {
  const nav = useRef<HTMLElement>(null);
  const current = tabs.find(({ isCurrent }) => isCurrent)?.key;
  // On a phone the tab that is open may be out of sight, and moves once the counts are there.
  useEffect(() => {
    if (current !== undefined || isCounted) scrollToTab(nav.current, "[aria-current]");
  }, [current, isCounted]);
  return (
    <nav ref={nav} className={`${tabsShape.tabs} ${styles.tabs}`} aria-label={label}>
      {tabs.map(({ key, to, label, isCurrent }) => (
        <Link key={key} to={to} aria-current={isCurrent ? "page" : undefined}>
          {label}
        </Link>
      ))}
    </nav>
  );
}
