// The room something is written in: its text has the width and the height, and what is said about it is at
// its side, with the button that saves (docs/texts.md#texts).
import type { ReactNode } from "react";
import type { ShownLanguage } from "./use-shown-language.ts";
import styles from "./WritingRoom.module.css";

interface WritingRoomProps {
  shown: ShownLanguage;
  /** When it appears, who works on it, its versions; at its end the bar that saves. */
  panel: ReactNode;
  children: ReactNode;
}

export function WritingRoom({ shown, panel, children }: WritingRoomProps) {
  return (
    <div className={styles.room} data-shown={shown}>
      <div className={styles.writing}>{children}</div>
      <div className={styles.panel}>{panel}</div>
    </div>
  );
}
