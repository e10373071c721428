// 초성: the consonants that Hangul syllables begin with. Names and titles are found by them ("ㅂㅇㅎ" finds 번역학회).
// The database does the same (search_initials in the migration `search_initials`).

const INITIALS = "ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ";
const FIRST_SYLLABLE = 0xac00;
/** Syllables that begin with the same consonant. */
const SYLLABLES_EACH = 588;

/** What keyboards make of two consonants typed one after the other. */
const CLUSTERS: Readonly<Record<string, string>> = {
  ㄳ: "ㄱㅅ",
  ㄵ: "ㄴㅈ",
  ㄶ: "ㄴㅎ",
  ㄺ: "ㄹㄱ",
  ㄻ: "ㄹㅁ",
  ㄼ: "ㄹㅂ",
  ㄽ: "ㄹㅅ",
  ㄾ: "ㄹㅌ",
  ㄿ: "ㄹㅍ",
  ㅀ: "ㄹㅎ",
  ㅄ: "ㅂㅅ",
};

/** Whether a term is made of nothing but consonants. */
export const isOfInitials = (term: string): boolean => /^[ㄱ-ㅎ]+$/.test(term);

/** Consonants as somebody meant them who looks for initials; any other term as it is. */
export function apart(term: string): string {
  return isOfInitials(term) ? term.replace(/./gu, (letter) => CLUSTERS[letter] ?? letter) : term;
}

/** The initials of a composed text: as long as the text itself, of which only the syllables change. */
export function initialsOf(text: string): string {
  return text.replace(/[가-힣]/g, (syllable) =>
    INITIALS.charAt(Math.floor((syllable.charCodeAt(0) - FIRST_SYLLABLE) / SYLLABLES_EACH)),
  );
}
