// The hero's drawing: two cells on four metric lines, running off the right edge. Never scaled, only cropped
// (docs/look.md#letter-art), so it is drawn once for wide frames and once for narrow ones and CSS shows the
// one that fits.

import styles from "./HeroArt.module.css";
import { ADVANCE, letterCell, metricLines } from "./letter-cell.ts";
import { ON_NAVY, Strokes } from "./Strokes.tsx";

const SIZES = {
  wide: { u: 8, baseline: 440, height: 600, inset: 0, caption: 548 },
  narrow: { u: 4.4, baseline: 220, height: 304, inset: 20, caption: 289 },
} as const;

/** Decoration only: hidden from assistive technology, the headline beside it says what it means. */
export function HeroArt() {
  return (
    <div className={styles.art}>
      <Drawing size="wide" />
      <Drawing size="narrow" />
    </div>
  );
}

function Drawing({ size }: { size: keyof typeof SIZES }) {
  const { u, baseline, height, inset, caption } = SIZES[size];
  const second = inset + ADVANCE * u;
  return (
    <svg
      className={size === "wide" ? "wideOnly" : "phoneOnly"}
      width="100%"
      height={height}
      aria-hidden="true"
      focusable="false"
    >
      {metricLines(baseline, u).map((y) => (
        <rect key={y} x={inset} y={Math.round(y)} width="100%" height="1" fill="#fff" fillOpacity=".22" />
      ))}
      <Strokes shapes={letterCell("a", inset, baseline, u)} colours={ON_NAVY} />
      <Strokes shapes={letterCell("e", second, baseline, u)} colours={ON_NAVY} />
      <Caption x={inset} y={caption} letters="아 · a" sound="[a]" />
      <Caption x={second} y={caption} letters="에 · e" sound="[e]" />
    </svg>
  );
}

function Caption({ x, y, letters, sound }: { x: number; y: number; letters: string; sound: string }) {
  return (
    <text lang="ko" className={styles.caption} x={x} y={y}>
      {letters}
      <tspan className={styles.sound} dx="10">
        {sound}
      </tspan>
    </text>
  );
}
