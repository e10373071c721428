// What is short for the eye is said in full to screen readers.
import type { ReactNode } from "react";

// The words for the ear stay where they are: in a part that scrolls they would otherwise widen the page.
const PLACE = { position: "relative" } as const;

interface AccessibleTextProps {
  seen: ReactNode;
  spoken: ReactNode;
  /** It says that there is nothing. */
  isNothing?: boolean;
}

export function AccessibleText({ seen, spoken, isNothing = false }: AccessibleTextProps) {
  return (
    <span style={PLACE} data-nothing={isNothing || undefined}>
      <span aria-hidden="true">{seen}</span>
      <span className="spoken">{spoken}</span>
    </span>
  );
}
