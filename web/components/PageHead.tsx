// The stone head of every inner page: crumbs, heading, and the sibling pages as tabs on its lower edge (look.md 5).
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { NavLink } from "react-router-dom";
import { Breadcrumbs, type Crumb } from "./Breadcrumbs.tsx";
import styles from "./PageHead.module.css";

export interface SiblingTab {
  readonly label: string;
  readonly to: string;
}

interface PageHeadProps {
  crumbs: readonly Crumb[];
  /** The page's h1. */
  heading: ReactNode;
  /** One line over the heading, such as a tag and a date. */
  above?: ReactNode;
  /** One line under the heading. */
  below?: ReactNode;
  /** What whoever may can do here, under the heading. It sees to its own room. */
  action?: ReactNode;
  /** Pages beside this one, this one among them. */
  tabs?: readonly SiblingTab[];
}

export function PageHead({ crumbs, heading, above, below, action, tabs = [] }: PageHeadProps) {
  return (
    <header className={styles.head}>
      <div className={`frame ${tabs.length > 0 ? styles.withTabs : styles.plain}`}>
        <Breadcrumbs crumbs={crumbs} />
        {above === undefined ? null : <div className={styles.above}>{above}</div>}
        {heading}
        {below === undefined ? null : <div className={styles.below}>{below}</div>}
        {action}
        {tabs.length === 0 ? null : <Siblings tabs={tabs} />}
      </div>
    </header>
  );
}

/** Pixels at the ends of a row of tabs where they fade (global.css). */
const FADED = 48;

/** Where the tabs are wider than the screen, the current one is brought into sight. */
function Siblings({ tabs }: { tabs: readonly SiblingTab[] }) {
  const intl = useIntl();
  const row = (nav: HTMLElement | null) => {
    const current = nav?.querySelector<HTMLElement>('[aria-current="page"]');
    if (nav && current) nav.scrollLeft = current.offsetLeft - nav.offsetLeft - FADED;
  };
  return (
    <nav
      ref={row}
      className={styles.tabs}
      aria-label={intl.formatMessage({ id: "components.pageHead.siblings" })}
    >
      {tabs.map((tab) => (
        <NavLink key={tab.to} to={tab.to}>
          {tab.label}
        </NavLink>
      ))}
    </nav>
  );
}
