// What an examinee hands in for a paper, known to raters by a code alone.

import { attachmentEnding, cleanFileName } from "#schema/validation/core/files.ts";
import type { ApplicationStateName } from "./application-state.ts";

/** Of those who sat: the absent have no script. */
export const SITTING_STATES = ["CONFIRMED", "ATTENDED"] as const satisfies readonly ApplicationStateName[];

/** Letters and digits that nobody takes for one another, in print or aloud. */
export const CODE_LETTERS = "ACDEFHJKMNPRTUVWXY3479";
export const CODE_LENGTH = 6;

/** A code as somebody typed or pasted it: small letters and blanks are no other code. */
export const toCode = (typed: string): string => typed.normalize("NFKC").replace(/\s/g, "").toUpperCase();

/** The name under which the file of a script is saved: the code, and the ending it came with. */
export function scriptFileName(code: string, uploaded: string): string {
  const ending = attachmentEnding(cleanFileName(uploaded));
  return ending === null ? code : `${code}.${ending}`;
}
