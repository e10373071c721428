// Shows what is where a portrait is missing (docs/look.md#letter-art): the first letter of the name, centred on stone.
import { initialStroke } from "./letter-strokes.ts";

/** Fills its box. Decoration: the name is beside it. */
export function SpeakerPlate({ name, className }: { name: string; className?: string | undefined }) {
  return (
    <svg
      className={className}
      style={{ background: "var(--stone-100)" }}
      width="100%"
      height="100%"
      viewBox="-50 -50 200 200"
      aria-hidden="true"
      focusable="false"
    >
      <path
        d={initialStroke(name)}
        fill="none"
        stroke="var(--primary)"
        strokeWidth="17"
        strokeMiterlimit="10"
      />
    </svg>
  );
}
