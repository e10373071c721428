// Says where keys go, so that nothing that takes the focus opens under somebody's hands.

const TEXTS =
  "input:not([type='checkbox'], [type='radio'], [type='file'], [type='button'], [type='submit']), textarea, [contenteditable='true']";

/** Whether what is typed now goes into a text. */
export const isInText = (): boolean => document.activeElement?.matches(TEXTS) ?? false;
