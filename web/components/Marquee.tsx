// A line of items that moves past. A button stops it, and so do the pointer and the keyboard focus. For
// readers who ask for less motion it does not move and is scrolled by hand. The second copy is hidden from
// screen readers.
import { mdiPause, mdiPlay } from "@mdi/js";
import { type CSSProperties, type ReactNode, useState } from "react";
import { useIntl } from "react-intl";
import { Icon } from "./Icon.tsx";
import styles from "./Marquee.module.css";
import { ScrollRegion } from "./ScrollRegion.tsx";

interface MarqueeProps {
  /** What the line is, for screen readers. */
  label: string;
  /** List items. */
  children: ReactNode;
  /** Seconds for one round (specification 9). */
  duration?: number;
  /** Seconds before it starts. */
  delay?: number;
  /** Rounds; 0 is without end. */
  loop?: number;
}

export function Marquee({ label, children, duration = 20, delay = 0, loop = 0 }: MarqueeProps) {
  const intl = useIntl();
  const [paused, setPaused] = useState(false);
  const timing: CSSProperties = {
    animationDuration: `${duration}s`,
    animationDelay: `${delay}s`,
    animationIterationCount: loop === 0 ? "infinite" : loop,
  };
  return (
    <div className={`screenOnly onNavy ${styles.marquee}`} data-paused={paused || undefined}>
      {/* First, so that it is heard before what it stops; it is drawn at the end. */}
      <button type="button" className={`iconButton ${styles.pause}`} onClick={() => setPaused(!paused)}>
        <Icon
          path={paused ? mdiPlay : mdiPause}
          title={intl.formatMessage({ id: paused ? "components.marquee.play" : "components.marquee.pause" })}
        />
      </button>
      <ScrollRegion className={styles.window} label={label}>
        <div className={styles.track} style={timing}>
          <ul className={styles.items}>{children}</ul>
          <ul className={styles.items} aria-hidden="true">
            {children}
          </ul>
        </div>
      </ScrollRegion>
    </div>
  );
}
