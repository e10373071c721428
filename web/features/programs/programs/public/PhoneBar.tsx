// On phones the button comes along once the panel's own has scrolled away (docs/look-parts.md#pages). It
// rests on the end of the article and so never lies over the footer. Added by the browser: without script the
// panel has the button.
import { type RefObject, useEffect, useState } from "react";
import { useIntl } from "react-intl";
import { ApplyAction } from "#web/components/programs/ApplyAction.tsx";
import { applyTargetOf } from "#web/components/programs/apply-target.ts";
import { stateNotes } from "#web/components/programs/state-note.ts";
import { useToday, yearOf } from "#web/components/programs/today.ts";
import styles from "./PhoneBar.module.css";
import { PhoneBarPrice } from "./PhoneBarPrice.tsx";
import type { Program } from "./program.ts";

interface PhoneBarProps {
  program: Program;
  button: RefObject<HTMLDivElement | null>;
}

/** Nothing where there is no button to bring along. */
export function PhoneBar({ program, button }: PhoneBarProps) {
  const intl = useIntl();
  const thisYear = yearOf(useToday());
  const shown = useScrolledAway(button);
  if (applyTargetOf(program) === null) return null;
  return (
    <div className={`screenOnly ${styles.bar}`} data-shown={shown || undefined}>
      <div>
        <PhoneBarPrice program={program} />
        <p className={styles.deadline}>{stateNotes(intl, program, thisYear)[0]}</p>
      </div>
      <ApplyAction program={program} />
    </div>
  );
}

/**
 * Whether an element lies above the window. What is below counts as seen: a jump from the end of the page to its top passes the
 * button without showing it.
 */
function useScrolledAway(element: RefObject<HTMLElement | null>): boolean {
  const [away, setAway] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => setAway(entry !== undefined && !entry.isIntersecting),
      { rootMargin: "0px 0px 1000000px 0px" },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return away;
}
