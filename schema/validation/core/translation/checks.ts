// Defines what differs between a paragraph and its English that a translation should have carried over. A
// check says what it saw in both and never corrects anything; an editor answers that it is right so
// (docs/translations.md#checks).
import { markOf } from "./answers.ts";
import { otherwiseCalled, type TermInText, wordsOf } from "./checked-terms.ts";
import { codedLine, doubledCodes, lackingCodes } from "./codes.ts";
import { ADDRESSES, type Facts, type TimeFact } from "./facts.ts";
import { englishFacts } from "./facts-en.ts";
import { koreanFacts } from "./facts-ko.ts";
import type { Paragraph } from "./paragraphs.ts";
import type { Segment } from "./segments.ts";

const CHECK_RULES = [
  "dates",
  "weekdays",
  "times",
  "money",
  "numbers",
  "links",
  "codes",
  "names",
  "terms",
  "quotes",
  "korean-left",
  "double-space",
] as const;
export type CheckRule = (typeof CHECK_RULES)[number];

export interface Finding {
  readonly rule: CheckRule;
  /** What only the Korean says; empty where the English says too much. Of codes the numbers. */
  readonly ko: string;
  readonly en: string;
  /** What it is answered by. */
  readonly answer: string;
}

/** Somebody, or something, whose name is written in one way. */
export interface KnownName {
  readonly ko: string;
  readonly en: string;
}

type Seen = Omit<Finding, "answer">;

/** What there is to be said about a paragraph that has its English. */
export function checkParagraph(
  { ko, en }: Paragraph,
  names: readonly KnownName[],
  terms: readonly TermInText[] = [],
): Finding[] {
  if (ko === null || en === null) return [];
  const seen = [
    ...compareFigures(ko.text, en.text),
    ...compareLinks(ko, en),
    ...compareCodes(ko, en),
    ...compareNames(ko.text, en.text, names),
    ...compareTerms(ko, en, terms),
    ...compareQuotes(ko.text, en.text),
    ...findKorean(en.text),
    ...findSpaces(ko, en),
  ];
  return seen.map((one) => ({ ...one, answer: `${one.rule}:${markOf(ko.text, en.text, one.ko, one.en)}` }));
}

function compareFigures(korean: string, english: string): Seen[] {
  const [ko, en] = [koreanFacts(korean), englishFacts(english)];
  const same = <Fact>(one: Fact, other: Fact) => one === other;
  // English may leave the day of the week out, and so may Korean: what both say has to be the same.
  const saysBoth = ko.weekdays.length > 0 && en.weekdays.length > 0;
  const weekdays = saysBoth
    ? differences(
        "weekdays",
        ko.weekdays,
        en.weekdays,
        same,
        (day) => "월화수목금토일"[day - 1] ?? "",
        (day) => DAYS[day - 1] ?? "",
      )
    : [];
  return [
    ...differences("dates", ko.dates, en.dates, same, String),
    ...weekdays,
    ...differences("times", timesBeside(ko, en), timesBeside(en, ko), isSameTime, timeInEnglish),
    ...differences("money", ko.money, en.money, same, moneyInEnglish),
    ...numberDifferences(ko, en),
  ];
}

const DAYS = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];
const isSameTime = (one: TimeFact, other: TimeFact) =>
  one.isUnsure || other.isUnsure ? one.minutes % 720 === other.minutes % 720 : one.minutes === other.minutes;
const timesBeside = ({ times }: Facts, other: Facts) =>
  times.filter((time) => time.isInWords !== true || other.times.length > 0);
const timeInEnglish = ({ minutes }: TimeFact) =>
  `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`;
const numberInEnglish = (value: number) => value.toLocaleString("en-US", { useGrouping: value >= 10_000 });
const moneyInEnglish = (money: string) =>
  money.replace(/\d+(?:\.\d+)?$/u, (digits) => numberInEnglish(Number(digits)));

/** What is on one side only; what is there twice on one side needs no second on the other. */
function differences<Fact>(
  rule: CheckRule,
  ko: readonly Fact[],
  en: readonly Fact[],
  isSame: (one: Fact, other: Fact) => boolean,
  inWords: (fact: Fact) => string,
  sayEnglish = inWords,
): Seen[] {
  const onlyKo = ko.filter((one) => !en.some((other) => isSame(one, other)));
  const onlyEn = en.filter((one) => !ko.some((other) => isSame(one, other)));
  if (onlyKo.length + onlyEn.length === 0) return [];
  const list = (facts: readonly Fact[], words: (fact: Fact) => string) =>
    [...new Set(facts.map(words))].join(", ");
  return [{ rule, ko: list(onlyKo, inWords), en: list(onlyEn, sayEnglish) }];
}

/**
 * A number in digits may be in words in the other language. One that is in words in both is asked about where
 * each language has one that the other has not: "세 편" and "two papers". A language may leave such a number
 * out ("두 언어로": "in Korean and English").
 */
function numberDifferences(ko: Facts, en: Facts): Seen[] {
  const missing = (own: Facts, other: Facts) =>
    own.numbers.filter((value) => !other.numbers.includes(value) && !other.inWords.includes(value));
  const inWords = (own: Facts, other: Facts) =>
    own.counted
      .filter(
        ({ value, isOrdinal }) =>
          !other.numbers.includes(value) &&
          !other.inWords.includes(value) &&
          !other.hinted.some((hint) => hint.value === value && hint.isOrdinal === isOrdinal),
      )
      .map(({ value }) => value);
  const [onlyKo, onlyEn] = [missing(ko, en), missing(en, ko)];
  const [wordsKo, wordsEn] = [inWords(ko, en), inWords(en, ko)];
  const isOther = onlyKo.length + wordsKo.length > 0 && onlyEn.length + wordsEn.length > 0;
  if (!isOther && onlyKo.length + onlyEn.length === 0) return [];
  const list = (values: readonly number[]) => [...new Set(values)].map(numberInEnglish).join(", ");
  return [
    {
      rule: "numbers",
      ko: list(isOther ? [...onlyKo, ...wordsKo] : onlyKo),
      en: list(isOther ? [...onlyEn, ...wordsEn] : onlyEn),
    },
  ];
}

/** Addresses of links and those that are in the text. A page of ours is the same page in English. */
function compareLinks(ko: Segment, en: Segment): Seen[] {
  const addresses = ({ links, text }: Segment) =>
    [...links, ...(text.match(ADDRESSES) ?? [])].map((address) =>
      address.replace(/^mailto:|^https?:\/\/|[/.,)]+$/giu, "").replace(/^\/en(?=\/|$)/u, ""),
    );
  return differences("links", addresses(ko), addresses(en), (one, other) => one === other, String);
}

/**
 * Codes of the Korean that the English does not have, or has once more, by their numbers. What the English
 * has of its own is its own matter, such as a title in italics; a link that leads elsewhere is asked about as
 * a link.
 */
function compareCodes(ko: Segment, en: Segment): Seen[] {
  if (ko.inline.length === 0 || en.inline.length === 0) return [];
  const { codes } = codedLine(ko.inline);
  const isLinkAlone = (id: number) => {
    const code = codes.get(id);
    const href: unknown = code && "mark" in code ? Reflect.get(code.mark.attrs ?? {}, "href") : null;
    return typeof href === "string" && !en.links.includes(href);
  };
  const missing = lackingCodes(ko, en).filter((id) => !isLinkAlone(id));
  const doubled = doubledCodes(ko, en);
  if (missing.length + doubled.length === 0) return [];
  return [{ rule: "codes", ko: missing.join(", "), en: doubled.join(", ") }];
}

/** Known names, and words that are in Latin letters in the Korean already. */
function compareNames(korean: string, english: string, names: readonly KnownName[]): Seen[] {
  const plain = (text: string) => text.toLowerCase().replace(/[\s.,'’-]+/gu, "");
  const there = plain(english.replace(ADDRESSES, " "));
  const known = names.filter(
    ({ ko, en }) => korean.includes(ko) && !there.includes(plain(en)) && !hasEachWord(english, en),
  );
  const latin = (
    korean.replace(ADDRESSES, " ").match(/\b[A-Z][A-Za-z]*[A-Z][A-Za-z]*\b|\b[A-Z][a-z]{2,}\b/gu) ?? []
  ).filter((word) => !there.includes(plain(word)) && !/^(?:KRW|USD|EUR|JPY|KST)$/u.test(word));
  const seen: Seen[] = known.map(({ ko, en }) => ({ rule: "names", ko, en }));
  return latin.length === 0 ? seen : [...seen, { rule: "names", ko: [...new Set(latin)].join(", "), en: "" }];
}

const compareTerms = (ko: Segment, en: Segment, terms: readonly TermInText[]): Seen[] =>
  otherwiseCalled(ko.raw, en.text, terms).map((one) => ({ rule: "terms", ...one }));

/** "Kim Minji" and "Minji KIM" are one person. */
const hasEachWord = (english: string, name: string): boolean => {
  const words = new Set(english.toLowerCase().match(/[\p{L}\p{N}-]+/gu) ?? []);
  return (name.toLowerCase().match(/[\p{L}\p{N}-]+/gu) ?? [""]).every((word) => words.has(word));
};

/** What English reports needs no marks: "she told the judge that it was wrong". */
const REPORTED =
  /\b(?:says?|said|tells?|told|asks?|asked|answer(?:s|ed)?|add(?:s|ed)?|explain(?:s|ed)?|announce[sd]?)\b[^.?!]*\b(?:that|whether|if)\b/iu;

/**
 * Whether what one text quotes is a quotation in the other, or is reported. Titles in 『』 and 《》 are set in
 * italics in English, and what Korean stresses in ‘’ has no marks there: they are not asked for. English
 * parts one quotation by "she says".
 */
function compareQuotes(korean: string, english: string): Seen[] {
  const spoken = (text: string) => text.match(/“[^”]*”|"[^"]*"|「[^」]*」/gu) ?? [];
  const quoted = (text: string) => [
    ...spoken(text),
    ...(text.match(/‘[^’]*’|(?<![\p{L}\p{N}])'[^']*'(?![\p{L}\p{N}])/gu) ?? []),
  ];
  const isLong = (phrase: string) => wordsOf(phrase).length > 2;
  const lost = (from: string, to: string) => spoken(from).some(isLong) && quoted(to).length === 0;
  const [ko, en] = [quoted(korean), quoted(english)];
  const isOdd = (text: string) =>
    (text.match(/"/gu) ?? []).length % 2 === 1 || count(text, "“") !== count(text, "”");
  const isLost = lost(korean, english) && !REPORTED.test(english);
  if (!isLost && !lost(english, korean) && !isOdd(korean) && !isOdd(english)) return [];
  return [{ rule: "quotes", ko: ko.join(" "), en: en.join(" ") }];
}

const count = (text: string, sign: string): number => text.split(sign).length - 1;

/** Korean in an English text, unless it is in brackets behind what it is called, or one letter or syllable that is spoken of. */
function findKorean(english: string): Seen[] {
  const left =
    english.replace(/\([^()]*\)|\[[^[\]]*\]/gu, " ").match(/[\p{Script=Hangul}][\p{Script=Hangul}\s]*/gu) ??
    [];
  const words = left.map((part) => part.trim()).filter((part) => part.length > 1);
  return words.length === 0 ? [] : [{ rule: "korean-left", ko: "", en: words.join(", ") }];
}

function findSpaces(ko: Segment, en: Segment): Seen[] {
  const doubled = (raw: string) => (/\S(\S*[ \u00a0]{2,}\S*)/u.exec(raw)?.[0] ?? "").slice(0, 60);
  const [korean, english] = [doubled(ko.raw), doubled(en.raw)];
  return korean === "" && english === "" ? [] : [{ rule: "double-space", ko: korean, en: english }];
}
