// Says where the focus goes when something over the page ends.
import { useEffect, useState } from "react";

/**
 * Gives the focus back to what had it before, once this is unmounted. The kit does so only when a dialog is
 * closed by its property, and these are simply unmounted. Of dialogs that take each other's place, what holds
 * them all calls it: what the first one opened from is still there then.
 */
export function useFocusReturn(): void {
  // Before anything of the dialog takes the focus.
  const [before] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    },
    [before],
  );
}
