// What is short for the eye is said in full to whoever listens.
import type { ReactNode } from "react";

// The words for the ear stay where they are: in a part that scrolls they would otherwise widen the page.
const PLACE = { position: "relative" } as const;

export function SeenAndSpoken({ seen, spoken }: { seen: ReactNode; spoken: ReactNode }) {
  return (
    <span style={PLACE}>
      <span aria-hidden="true">{seen}</span>
      <span className="spoken">{spoken}</span>
    </span>
  );
}
