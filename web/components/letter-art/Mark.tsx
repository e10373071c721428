// The association's mark where no logo is set: the ring of 아 and a in 37 units.
import { MARK_BOX, MARK_COLOURS, MARK_SHAPES } from "./mark.ts";
import { Strokes } from "./Strokes.tsx";

/** `size` in pixels; decoration, the name always is beside it. */
export function Mark({ size, className }: { size: number; className?: string | undefined }) {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox={`0 0 ${MARK_BOX} ${MARK_BOX}`}
      aria-hidden="true"
      focusable="false"
    >
      <Strokes shapes={MARK_SHAPES} colours={MARK_COLOURS} />
    </svg>
  );
}
