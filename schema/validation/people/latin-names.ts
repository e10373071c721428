// A name in Latin letters that is written in one piece, in whatever order, as its two parts (docs/people.md#names-and-addresses).
import { isRomanised } from "./romanised.ts";

export interface LatinName {
  readonly familyName: string;
  readonly givenName: string;
  /** Nothing says which word is the family name: the last one is taken for it. */
  readonly isAssumed?: boolean;
}

/** How Koreans write their family names in Latin letters, by the syllables in Hangul. */
const FAMILY_NAMES: Readonly<Record<string, string>> = {
  ...{
    김: "kim gim",
    이: "lee yi rhee li ree",
    박: "park pak bak",
    최: "choi choe",
    정: "jeong jung chung chong",
  },
  ...{
    강: "kang gang",
    조: "cho jo",
    윤: "yoon yun",
    장: "jang chang",
    임: "lim im rim yim",
    한: "han hahn",
  },
  ...{
    오: "oh o",
    서: "seo suh",
    신: "shin sin",
    권: "kwon gwon",
    황: "hwang whang",
    안: "ahn an",
    송: "song",
  },
  ...{
    전: "jeon jun chun",
    홍: "hong",
    유: "yoo yu you ryu",
    류: "ryu ryoo yoo",
    고: "ko go koh",
    문: "moon mun",
  },
  ...{ 양: "yang ryang", 손: "son sohn", 배: "bae pae", 백: "baek paik baik", 허: "heo hur huh", 남: "nam" },
  ...{
    심: "shim sim",
    노: "noh roh no",
    하: "ha hah",
    곽: "kwak gwak",
    성: "sung seong",
    차: "cha",
    주: "joo ju chu",
  },
  ...{
    우: "woo wu",
    구: "koo gu ku",
    민: "min",
    나: "na rha ra",
    진: "jin chin",
    지: "ji jee chi",
    엄: "um eom",
  },
  ...{
    채: "chae",
    원: "won",
    천: "chun cheon",
    방: "bang pang",
    공: "kong gong",
    현: "hyun hyeon",
    함: "ham hahm",
  },
  ...{
    변: "byun byeon",
    염: "yeom yum",
    여: "yeo yuh",
    추: "choo chu",
    도: "do doh",
    소: "so soh",
    석: "seok suk",
  },
  ...{
    선: "sun seon",
    설: "seol sul",
    마: "ma",
    길: "gil kil",
    연: "yeon yun",
    위: "wi wee",
    표: "pyo",
    명: "myung myeong",
  },
  ...{
    기: "ki kee",
    반: "ban pan",
    왕: "wang",
    금: "keum geum",
    옥: "ok ock",
    육: "yuk yook",
    인: "in",
    맹: "maeng",
  },
  ...{
    제: "je jae",
    모: "mo",
    남궁: "namgung namkoong",
    황보: "hwangbo",
    제갈: "jegal",
    사공: "sagong",
    선우: "sunwoo seonu",
  },
};

const isCapitals = (word: string) => /^[\p{Lu}\p{M}'’.-]{2,}$/u.test(word);

/** "HONG" as "Hong", "GIL-DONG" as "Gil-dong"; what has small letters stays. */
const cased = (word: string) => (isCapitals(word) ? word.slice(0, 1) + word.slice(1).toLowerCase() : word);

const named = (family: readonly string[], given: readonly string[]): LatinName | null =>
  family.length === 0 || given.length === 0
    ? null
    : { familyName: family.map(cased).join(" "), givenName: given.map(cased).join(" ") };

const wordsOf = (text: string) => text.split(" ").filter(Boolean);

/**
 * "Hong, Gildong", "HONG Gildong", "Gildong HONG", "Hong Gil Dong", "Gil-dong Hong": a comma, capitals, or
 * the family name in Hangul say which is which. Of a name that is not in Hangul the last word is the family
 * name, as the person writes it.
 * @param korean the name as the person writes it
 * @returns null where nobody can tell
 */
export function splitLatinName(written: string, korean: string): LatinName | null {
  const text = written.normalize("NFKC").replace(/\s+/gu, " ").trim();
  const [before = "", after, ...more] = text.split(",");
  if (after !== undefined) return more.length > 0 ? null : named(wordsOf(before), wordsOf(after));
  const words = wordsOf(text);
  const capitals = words.filter(isCapitals).length;
  if (capitals > 0 && capitals < words.length) {
    if (words.slice(0, capitals).every(isCapitals))
      return named(words.slice(0, capitals), words.slice(capitals));
    if (words.slice(-capitals).every(isCapitals))
      return named(words.slice(-capitals), words.slice(0, -capitals));
  }
  const hangul = korean.normalize("NFC").trim();
  if (!/^\p{Script=Hangul}/u.test(hangul)) return inForeignOrder(words, hangul);
  const known = (FAMILY_NAMES[hangul.slice(0, 2)] ?? FAMILY_NAMES[hangul.slice(0, 1)] ?? "").split(" ");
  const isFamily = (word = "") => known.includes(word.toLowerCase()) || isRomanised(word, hangul);
  if (isFamily(words[0])) return named(words.slice(0, 1), words.slice(1));
  return isFamily(words.at(-1)) ? named(words.slice(-1), words.slice(0, -1)) : null;
}

/** "Kowalska Anna" of Anna Kowalska has the family name first. */
function inForeignOrder(words: readonly string[], own: string): LatinName | null {
  const last = wordsOf(own.normalize("NFKC")).at(-1)?.toLowerCase();
  const isTurned =
    words.length > 1 && words[0]?.toLowerCase() === last && words.at(-1)?.toLowerCase() !== last;
  if (isTurned) return named(words.slice(0, 1), words.slice(1));
  const name = named(words.slice(-1), words.slice(0, -1));
  return name && { ...name, isAssumed: true };
}
