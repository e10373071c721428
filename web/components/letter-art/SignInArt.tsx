// The sign-in page's drawing: the 아 cell at its largest on navy, whose tick runs into the white page
// (docs/look.md#letter-art, docs/look-parts.md#pages).
import { letterCell, REACH, RING } from "./letter-cell.ts";
import styles from "./SignInArt.module.css";
import { ON_NAVY, Strokes } from "./Strokes.tsx";

/** Width of the cell in units: from the ring's left edge to the end of the tick. */
const WIDTH = 63;
const HEIGHT = RING + 2 * REACH;

/** Fills its box with navy; from 900 px the cell is right-aligned, below it is cropped to 148 px. Decoration. */
export function SignInArt() {
  return (
    <div className={styles.art}>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" focusable="false">
        <Strokes shapes={letterCell("a", 0, RING + REACH, 1)} colours={ON_NAVY} />
      </svg>
    </div>
  );
}
