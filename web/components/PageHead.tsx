// The stone head of every inner page: crumbs, heading, and tabs on its lower edge (docs/look-parts.md#parts).
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { Breadcrumbs, type Crumb } from "./Breadcrumbs.tsx";
import styles from "./PageHead.module.css";
import { type PageTab, PageTabs } from "./PageTabs.tsx";

interface PageHeadProps {
  crumbs: readonly Crumb[];
  /** The page's h1. */
  heading: ReactNode;
  /** One line over the heading, such as a tag and a date. */
  above?: ReactNode;
  /** One line under the heading. */
  below?: ReactNode;
  /** Actions for users who may take them, under the heading. They set their own margins. */
  action?: ReactNode;
  /** Pages beside this one, this one among them; or its own parts, with what they are called and which is open. */
  tabs?: readonly PageTab[];
  tabsLabel?: string;
  currentTab?: string;
}

export function PageHead({
  crumbs,
  heading,
  above,
  below,
  action,
  tabs = [],
  tabsLabel,
  currentTab,
}: PageHeadProps) {
  const siblings = useIntl().formatMessage({ id: "components.pageHead.siblings" });
  return (
    <header className={styles.head}>
      <div className={`frame ${tabs.length > 0 ? styles.withTabs : styles.plain}`}>
        <Breadcrumbs crumbs={crumbs} />
        {above === undefined ? null : <div className={styles.above}>{above}</div>}
        {heading}
        {below === undefined ? null : <div className={styles.below}>{below}</div>}
        {action}
        {tabs.length === 0 ? null : (
          <PageTabs label={tabsLabel ?? siblings} tabs={tabs} current={currentTab} />
        )}
      </div>
    </header>
  );
}
