// Centre lines of the initial consonants and Latin capitals, 17 wide in a 100 box (docs/look.md#letter-art,
// letter plate). Where a Hangul and a Latin letter have the same shape they share the line: ㄴ is L, ㅌ is E, ㅇ
// is O. That is the idea of the letter art.

const SHAPE = {
  bench: "M8.5 0V91.5H100",
  comb: "M100 8.5H8.5V91.5H100M8.5 50H100",
  ring: "M50 8.5A41.5 41.5 0 1 1 49.99 8.5Z",
} as const;

/** The 14 plain consonants; a doubled one is drawn as its single. */
const HANGUL: Record<string, string> = {
  ㄱ: "M0 8.5H91.5V100",
  ㄴ: SHAPE.bench,
  ㄷ: "M100 8.5H8.5V91.5H100",
  ㄹ: "M0 8.5H91.5V50H8.5V91.5H100",
  ㅁ: "M8.5 8.5H91.5V91.5H8.5Z",
  ㅂ: "M8.5 0V100M91.5 0V100M8.5 46H91.5M8.5 91.5H91.5",
  ㅅ: "M9 98L50 12L91 98",
  ㅇ: SHAPE.ring,
  ㅈ: "M2 8.5H98M10 98L50 14L90 98",
  ㅊ: "M50 0V20M2 24H98M12 98L50 30L88 98",
  ㅋ: "M0 8.5H91.5V100M0 48H91.5",
  ㅌ: SHAPE.comb,
  ㅍ: "M0 8.5H100M0 91.5H100M28 8.5V91.5M72 8.5V91.5",
  ㅎ: "M50 0V20M4 26.5H96M50 45.5A27 27 0 1 1 49.99 45.5Z",
};

const LATIN: Record<string, string> = {
  A: "M9 98L50 12L91 98M26 70H74",
  B: "M8.5 0V100M8.5 8.5H54A20.75 20.75 0 0 1 54 50H8.5M54 50H60A20.75 20.75 0 0 1 60 91.5H8.5",
  C: "M85.8 71A41.5 41.5 0 1 1 85.8 29",
  D: "M8.5 8.5H48A41.5 41.5 0 0 1 48 91.5H8.5Z",
  E: SHAPE.comb,
  F: "M8.5 100V8.5H96M8.5 52H82",
  G: "M85.8 29A41.5 41.5 0 1 0 91.5 54H56",
  H: "M8.5 0V100M91.5 0V100M8.5 50H91.5",
  I: "M50 0V100",
  J: "M72 0V60A31.5 31.5 0 0 1 9 60",
  K: "M8.5 0V100M90 4L17 58M44 38L94 97",
  L: SHAPE.bench,
  M: "M8.5 100V14L50 68L91.5 14V100",
  N: "M8.5 100V14L91.5 86V0",
  O: SHAPE.ring,
  P: "M8.5 100V8.5H58A22.5 22.5 0 0 1 58 53.5H8.5",
  Q: "M50 8.5A41.5 41.5 0 1 1 49.99 8.5ZM60 58L96 96",
  R: "M8.5 100V8.5H58A22.5 22.5 0 0 1 58 53.5H8.5M48 53.5L90 98",
  S: "M90 8.5H29.25A20.75 20.75 0 0 0 29.25 50H70.75A20.75 20.75 0 0 1 70.75 91.5H10",
  T: "M0 8.5H100M50 8.5V100",
  U: "M8.5 0V50A41.5 41.5 0 0 0 91.5 50V0",
  V: "M9 2L50 88L91 2",
  W: "M6 2L29 86L50 24L71 86L94 2",
  X: "M10 3L90 97M90 3L10 97",
  Y: "M9 2L50 54L91 2M50 50V100",
  Z: "M2 8.5H84L16 91.5H98",
};

/** Order of the 19 initials in Unicode's Hangul syllables, doubled ones given as their single. */
const INITIALS = "ㄱㄱㄴㄷㄷㄹㅁㅂㅂㅅㅅㅇㅈㅈㅊㅋㅌㅍㅎ";
const FIRST_SYLLABLE = 0xac00;
const SYLLABLES_PER_INITIAL = 588;

/**
 * The centre line for the first letter of `title` that can be drawn: the initial consonant of a Hangul syllable or a Latin
 * capital (accents dropped). Digits and signs are skipped; a title with no such letter gets the shared ring.
 */
export function initialStroke(title: string): string {
  for (const character of title.normalize("NFC")) {
    const syllable = character.charCodeAt(0) - FIRST_SYLLABLE;
    const initial = INITIALS[Math.floor(syllable / SYLLABLES_PER_INITIAL)] ?? character;
    const latin = character.normalize("NFD").charAt(0).toUpperCase();
    const line = HANGUL[initial] ?? LATIN[latin];
    if (line !== undefined) return line;
  }
  return SHAPE.ring;
}
