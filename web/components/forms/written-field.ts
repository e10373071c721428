/** Selects what somebody types into. */
export const WRITTEN_FIELD =
  "input:not([type='hidden'], [type='checkbox'], [type='radio'], [type='file']), textarea, [contenteditable='true']";
