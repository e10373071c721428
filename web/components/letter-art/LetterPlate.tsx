// Shows what is where a picture is missing (docs/look.md#letter-art): the title's first letter, large,
// cropped at the bottom right.
import { initialStroke } from "./letter-strokes.ts";

const GROUNDS = [
  { ground: "var(--navy-100)", ink: "var(--primary)" },
  { ground: "var(--stone-100)", ink: "var(--primary)" },
  { ground: "var(--primary)", ink: "#fff" },
] as const;

/** Fills its box; `id` picks one of three grounds so that neighbours differ. Decoration: the title is beside it. */
export function LetterPlate({
  title,
  id,
  tall = false,
  className,
}: {
  title: string;
  id: number;
  /** For a box that is higher than wide, such as a cover. */
  tall?: boolean;
  className?: string | undefined;
}) {
  const { ground, ink } = GROUNDS[id % 3] ?? GROUNDS[0];
  return (
    <svg
      className={className}
      style={{ background: ground }}
      width="100%"
      height="100%"
      viewBox={tall ? "58 -46 120 168" : "0 0 188 82"}
      preserveAspectRatio="xMaxYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <path
        d={initialStroke(title)}
        transform="translate(78 3)"
        fill="none"
        stroke={ink}
        strokeWidth="17"
        strokeMiterlimit="10"
      />
    </svg>
  );
}
