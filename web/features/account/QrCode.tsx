// A text as a QR code, one path of SVG: the dark runs of each row.
import { encode } from "uqr";

const SIDE = 200;

export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: "M", border: 2 });
  const runs = data.flatMap((row, y) =>
    darkRuns(row).map(([from, length]) => `M${from} ${y}h${length}v1h-${length}z`),
  );
  return (
    <svg
      width={SIDE}
      height={SIDE}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={runs.join("")} fill="#000" />
    </svg>
  );
}

/** Where dark modules begin, and how many stand together. */
function darkRuns(row: readonly boolean[]): [number, number][] {
  const runs: [number, number][] = [];
  row.forEach((dark, x) => {
    const last = runs.at(-1);
    if (!dark) return;
    if (last && last[0] + last[1] === x) last[1] += 1;
    else runs.push([x, 1]);
  });
  return runs;
}
