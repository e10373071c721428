// Numbers that an English text writes in words: "thirty", "twenty-one", "eighteen hundred", "forty thousand", "half an hour".

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

/** Words that say a number without being one. */
export const SAID_OTHERWISE: readonly (readonly [RegExp, number])[] = [
  [/\bhalf[\s-](?:an\s)?hours?\b/giu, 30],
  [/\bquarters?\sof\san\shour\b/giu, 15],
  [/\bground[\s-]floor\b/giu, 1],
  [/\ban?\s(?:second|minute|hour|day|week|month|year|page|line|time)\b/giu, 1],
];
