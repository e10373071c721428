// A popup comes by itself, so it waits while the page is in use.
import { useEffect, useState } from "react";

/** A dialog, a menu that is unfolded, or a toast, such as the farewell to somebody who has just closed the account. */
const OPENED =
  'dialog[open], [role="dialog"], [role="menu"], header [aria-expanded="true"], .mantine-Notification-root';
/** Something is typed or chosen here. */
const FIELDS = 'input, textarea, select, [contenteditable="true"]';
/** After each of these the page may be out of use. */
const SIGNS = ["click", "focusout", "keyup", "close"] as const;

/** A toast goes without any of these. */
const LOOKS_AGAIN_MS = 500;

const isInUse = () =>
  document.querySelector(OPENED) !== null || document.activeElement?.matches(FIELDS) === true;

/** Whether nothing of the page was in use at one moment since it is mounted: a popup may come, and stays. */
export function useQuiet(): boolean {
  const [isQuiet, setQuiet] = useState(false);
  useEffect(() => {
    if (isQuiet) return;
    const look = () => {
      if (!isInUse()) setQuiet(true);
    };
    // What was pressed has its effect first.
    const lookLater = () => setTimeout(look);
    look();
    const again = setInterval(look, LOOKS_AGAIN_MS);
    for (const sign of SIGNS) document.addEventListener(sign, lookLater, true);
    return () => {
      clearInterval(again);
      for (const sign of SIGNS) document.removeEventListener(sign, lookLater, true);
    };
  }, [isQuiet]);
  return isQuiet;
}
