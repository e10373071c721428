// Paints the shapes of a letter cell. Colours by script; the caller decides the three.
import type { Part, Shape } from "./letter-cell.ts";

/** SVG children for `shapes`; `colours` maps each script to a CSS colour. */
export function Strokes({ shapes, colours }: { shapes: readonly Shape[]; colours: Record<Part, string> }) {
  return shapes.map((shape) =>
    shape.form === "rect" ? (
      <rect
        key={`${shape.x} ${shape.y}`}
        x={shape.x}
        y={shape.y}
        width={shape.width}
        height={shape.height}
        fill={colours[shape.part]}
      />
    ) : (
      <circle
        key="ring"
        cx={shape.cx}
        cy={shape.cy}
        r={shape.r}
        fill="none"
        stroke={colours[shape.part]}
        strokeWidth={shape.stroke}
      />
    ),
  );
}

/** On navy grounds: sky for what only Latin has, spark for the shared ring, white for what only Hangul has. */
export const ON_NAVY: Record<Part, string> = { latin: "var(--sky)", ring: "var(--spark)", hangul: "#fff" };
