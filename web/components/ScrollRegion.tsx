// A part of a page that may scroll by itself. It can be reached and scrolled by keyboard (WCAG 2.1.1), which
// needs a tab stop on an element that is otherwise not interactive; this is the one place that gives it.
import type { ReactNode } from "react";
import styles from "./ScrollRegion.module.css";

const REACHABLE = { tabIndex: 0 } as const;
/** A group is no landmark: a text with two tables has no two landmarks of one name. */
const asGroup = (label: string) => ({ tabIndex: 0, role: "group", "aria-label": label }) as const;

/**
 * `label` says what it holds. Without a class it scrolls sideways. One of many of its kind on a page is a group, not a landmark.
 */
interface ScrollRegionProps {
  label: string;
  className?: string | undefined;
  isGroup?: boolean;
  /** How high it gets before it scrolls up and down, too: "70vh". */
  maxHeight?: string;
  children: ReactNode;
}

export function ScrollRegion({
  label,
  className = styles.across,
  isGroup = false,
  maxHeight,
  children,
}: ScrollRegionProps) {
  const style = maxHeight === undefined ? undefined : { maxHeight, overflowY: "auto" as const };
  if (isGroup) {
    return (
      <div className={className} style={style} {...asGroup(label)}>
        {children}
      </div>
    );
  }
  return (
    <section aria-label={label} className={className} style={style} {...REACHABLE}>
      {children}
    </section>
  );
}
