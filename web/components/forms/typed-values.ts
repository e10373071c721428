// A page rendered on the server can be typed into before its script runs. React leaves such text in the fields but does not
// know of it; the form reads it once when it wakes up.

/** The values people gave before the form woke up, by field name. Unchecked boxes and empty fields are left out. */
export function readTypedValues(
  form: HTMLFormElement,
  names: readonly string[],
): Map<string, string | boolean> {
  const typed = new Map<string, string | boolean>();
  for (const name of names) {
    const element = form.elements.namedItem(name);
    if (element instanceof HTMLInputElement && element.type === "checkbox") {
      if (element.checked) typed.set(name, true);
    } else if (
      element instanceof HTMLInputElement ||
      element instanceof HTMLSelectElement ||
      element instanceof RadioNodeList
    ) {
      if (element.value !== "") typed.set(name, element.value);
    }
  }
  return typed;
}

/**
 * What was given in the page, as the kind that the form's value is: every field of a page holds text or a tick.
 * What cannot be of that kind changes nothing.
 */
export function asKindOf(current: unknown, typed: string | boolean): unknown {
  if (current === null || current === undefined || typeof current === typeof typed) return typed;
  return typeof current === "number" && Number.isFinite(Number(typed)) ? Number(typed) : current;
}
