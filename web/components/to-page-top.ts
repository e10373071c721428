// Scrolls to the top after a form was sent and the result replaces it.
import { MAIN_ID } from "./SkipLink.tsx";

/** Shows the page from its top, and gives it the focus: the button that had it is gone. */
export function toPageTop(): void {
  document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
  window.scrollTo(0, 0);
}
