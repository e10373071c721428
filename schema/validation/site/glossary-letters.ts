// The letters of the glossary's index. Without Zod: the page that everybody reads needs them, too.

/** Korean words are under these, double consonants with the single ones. */
export const KOREAN_LETTERS = [..."ㄱㄴㄷㄹㅁㅂㅅㅇㅈㅊㅋㅌㅍㅎ"];
/** English words are under these. */
export const LATIN_LETTERS = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
/** Korean words that begin with no syllable. */
export const NO_LETTER = "#";
