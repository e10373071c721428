// The empty state's drawing: the 아 cell, dashed, waiting to be filled (docs/look.md#letter-art).
import { letterCell, REACH, RING, STROKE } from "./letter-cell.ts";

const U = 1.4;
const MARGIN = 2;
const BASELINE = MARGIN + (RING + REACH) * U;

/** Decoration; the sentence beside it says that nothing is here. */
export function EmptyCell({ className }: { className?: string | undefined }) {
  const [, ring, stem, tick] = letterCell("a", MARGIN, BASELINE, U);
  if (ring?.form !== "ring" || stem?.form !== "rect" || tick?.form !== "rect") return null;
  const half = (STROKE * U) / 2;
  const outline = `M${stem.x} ${stem.y}h${stem.width}V${tick.y}h${tick.width}v${tick.height}h${-tick.width}V${stem.y + stem.height}h${-stem.width}Z`;
  return (
    <svg
      className={className}
      width={63 * U + 2 * MARGIN}
      height={(RING + 2 * REACH) * U + 2 * MARGIN}
      fill="none"
      stroke="var(--navy-300)"
      strokeWidth="2"
      strokeDasharray="4 3"
      aria-hidden="true"
      focusable="false"
    >
      <circle cx={ring.cx} cy={ring.cy} r={ring.r + half} />
      <circle cx={ring.cx} cy={ring.cy} r={ring.r - half} />
      <path d={outline} />
    </svg>
  );
}
