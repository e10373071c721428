// A link that leads to a field of a form: the form comes after the page, so that the browser has not found it.
import { useEffect } from "react";

/** Focuses the field that the address names behind its #. */
export function useFieldInAddress(): void {
  useEffect(() => {
    const field = document.getElementById(window.location.hash.slice(1));
    field?.focus({ preventScroll: true });
    field?.scrollIntoView({ block: "center" });
  }, []);
}
