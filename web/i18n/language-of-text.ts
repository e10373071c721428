// The language that a text is read out in where nobody says which it is, such as a citation.
import type { UiLanguage } from "./language.ts";

const HANGUL = /\p{Script=Hangul}/u;

/** Korean where there is Hangul in it, English otherwise. */
export const languageOfText = (text: string): UiLanguage => (HANGUL.test(text) ? "ko" : "en");
