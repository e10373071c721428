// Numbers that an English text writes in words: "thirty", "twenty-one", "eighteen hundred", "forty thousand", "half an hour".
import type { WordedNumber } from "./facts.ts";

const UNITS =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const TENS = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
const ORDINALS =
  "zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth".split(
    " ",
  );
const SCALES: ReadonlyMap<string, number> = new Map([
  ["hundred", 1e2],
  ["thousand", 1e3],
  ["million", 1e6],
  ["billion", 1e9],
]);

const SMALL: ReadonlyMap<string, number> = new Map([
  ...UNITS.map((word, value) => [word, value] as const),
  ...ORDINALS.map((word, value) => [word, value] as const),
  ...TENS.flatMap((word, at) => [
    [word, 20 + 10 * at] as const,
    [word.replace(/y$/u, "ieth"), 20 + 10 * at] as const,
  ]),
]);

const ONE = [...SMALL.keys(), ...SCALES.keys()].join("|");
/** One number in words. */
export const NUMBER_WORDS = String.raw`(?:${ONE})(?:(?:[\s-]|\sand\s)(?:${ONE}))*`;

/** What a number in words is: "eighteen hundred" is 1800. */
export function valueOfWords(words: string): number {
  let [sum, part] = [0, 0];
  for (const word of words.toLowerCase().split(/[\s-]+/u)) {
    const scale = SCALES.get(word);
    if (scale === undefined) part += SMALL.get(word) ?? 0;
    else if (scale === 100) part = Math.max(1, part) * 100;
    else {
      sum += Math.max(1, part) * scale;
      part = 0;
    }
  }
  return sum + part;
}

const isOrdinal = (word: string): boolean => ORDINALS.includes(word) || word.endsWith("ieth");

/** Whether a word goes on with the number that another one ends: "twenty" with "one", "eighteen" with "hundred". */
function goesOn(last: string, word: string): boolean {
  if (isOrdinal(last)) return false;
  if (SCALES.has(word) || SCALES.has(last)) return true;
  const value = SMALL.get(word) ?? 0;
  return TENS.includes(last) && value > 0 && value < 10;
}

/** Each number of a run of such words: "eighteen first" is two of them, "two hundred and five" is one. */
export function numbersIn(run: string): WordedNumber[] {
  const found: string[][] = [];
  for (const word of run.toLowerCase().split(/[\s-]+/u)) {
    if (word === "and") continue;
    const own = found.at(-1);
    if (own && goesOn(own.at(-1) ?? "", word)) own.push(word);
    else found.push([word]);
  }
  return found.map((words) => ({
    value: valueOfWords(words.join(" ")),
    isOrdinal: isOrdinal(words.at(-1) ?? ""),
  }));
}

/** "One" that is a pronoun, or belongs to a phrase, counts nothing. */
const NO_COUNT_BEFORE =
  /\b(?:no|any|every|each|some|this|that|the|another|only|which|last|next|same|at)\s$/iu;
const NO_COUNT_AFTER =
  /^(?![\s-][a-z])|^[\s-](?:of|another|or|by|and|to|that|who|whose|which|can|could|may|must|should|will|would|is|was|has|does|in|on|at|for|with|after|more|thing|side|hand)\b/iu;

/** Whether a run of number words counts or orders something. @param before what is in front of it @param after what follows */
export function isCount(run: string, before: string, after: string): boolean {
  if (/^one$/iu.test(run)) return !NO_COUNT_BEFORE.test(before) && !NO_COUNT_AFTER.test(after);
  return !/^first$/iu.test(run) || !/\bat\s$/iu.test(before);
}

const one = (value: number): WordedNumber => ({ value, isOrdinal: false });
const first = (value: number): WordedNumber => ({ value, isOrdinal: true });

/** Words that may translate a number which Korean says in words. */
export const HINTS: readonly (readonly [RegExp, WordedNumber])[] = [
  [
    /\b(?:an?|each|every|another|any|anyone|someone|somebody|single|sole|once|only|same|whole|per|annual(?:ly)?|yearly|monthly|weekly|daily)\b/iu,
    one(1),
  ],
  [
    /\b(?:both|either|neither|pairs?|couples?|twice|double|twins?|dual|each\sother|bilingual|biennial|mutual(?:ly)?)\b/iu,
    one(2),
  ],
  [/\b(?:thrice|triple|trio|trilingual)\b/iu, one(3)],
  [/\b(?:quarter(?:s|ly)?|quadruple|quartet)\b/iu, one(4)],
  [/\bhalf(?:[\s-]a)?[\s-]year\b/iu, one(6)],
  [/\bdecades?\b/iu, one(10)],
  [/\bdozens?\b/iu, one(12)],
  [/\bcentur(?:y|ies)\b/iu, one(100)],
  [/\b(?:initial(?:ly)?|begin\w*|start\w*|original(?:ly)?)\b/iu, first(1)],
  [/\b(?:next|latter|again)\b/iu, first(2)],
];

/** Words that say a number without being one. */
export const NUMBER_IDIOMS: readonly (readonly [RegExp, number])[] = [
  [/\bhalf[\s-](?:an\s)?hours?\b/giu, 30],
  [/\bquarters?\sof\san\shour\b/giu, 15],
  [/\bground[\s-]floor\b/giu, 1],
  [/\ban?\s(?:minute|hour|day|week|month|year|page|line|time)\b/giu, 1],
  // "A second group" is another group.
  [/\ba\ssecond\b(?!\s(?!later|ago|or|to|in|of|before|after|and)\p{L})/giu, 1],
];
