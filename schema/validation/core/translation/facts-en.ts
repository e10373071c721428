// The figures of an English sentence.
import {
  ADDRESSES,
  type Facts,
  NUMBER,
  Reader,
  takePhones,
  timeOf,
  toNumber,
  type WordedNumber,
} from "./facts.ts";
import { HINTS, isCount, NUMBER_IDIOMS, NUMBER_WORDS, numbersIn, valueOfWords } from "./number-words.ts";

const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const MONTH = String.raw`(?<month>Jan(?:uary|\.)?|Feb(?:ruary|\.)?|Mar(?:ch|\.)?|Apr(?:il|\.)?|May|June?|July?|Aug(?:ust|\.)?|Sept?(?:ember|\.)?|Oct(?:ober|\.)?|Nov(?:ember|\.)?|Dec(?:ember|\.)?)`;
const DAY = String.raw`(?<day>\d{1,2})(?:st|nd|rd|th)?`;
const LAST = String.raw`(?:\s?[–—~-]\s?(?<last>\d{1,2})(?:st|nd|rd|th)?(?!\d|:))?`;
const WEEKDAYS = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"];
const CURRENCIES: Readonly<Record<string, string>> = {
  "₩": "KRW",
  won: "KRW",
  $: "USD",
  us$: "USD",
  "€": "EUR",
  euros: "EUR",
  "¥": "JPY",
  yen: "JPY",
  dollars: "USD",
};
const SCALES: Readonly<Record<string, number>> = {
  thousand: 1e3,
  million: 1e6,
  billion: 1e9,
  m: 1e6,
  k: 1e3,
};
const SCALE = String.raw`(?:\s?(?<scale>thousand|million|billion)\b)?`;

export function englishFacts(text: string): Facts {
  const found = { dates: [] as string[], weekdays: [] as number[], times: [] as Facts["times"][number][] };
  const [money, numbers, inWords]: [string[], number[], number[]] = [[], [], []];
  const reader = new Reader(text.normalize("NFC"));
  const number = (digits: string | undefined) => digits !== undefined && numbers.push(toNumber(digits));
  reader.take(ADDRESSES, () => true);
  takePhones(reader, numbers);
  const seen = ({ groups }: RegExpExecArray) => {
    const { year, month = "", day, last } = groups ?? {};
    const place = /\d/u.test(month) ? Number(month) : MONTHS.indexOf(month.slice(0, 3).toLowerCase()) + 1;
    if (place < 1 || place > 12 || Number(day ?? 0) > 31) return false;
    number(year);
    found.dates.push(day === undefined ? `${place}` : `${place}-${Number(day)}`);
    if (last !== undefined) found.dates.push(`${place}-${Number(last)}`);
    return true;
  };
  const year = String.raw`(?:,?\s+(?<year>(?:19|20)\d{2})(?!\d))?`;
  reader.take(
    new RegExp(String.raw`\b${MONTH}\s+${DAY}(?!\d|,\d{3})${LAST}(?:\s?\([A-Za-z]{3,9}\.?\))?${year}`, "gu"),
    (match) => {
      const inside = /\(([A-Za-z]{3})/u.exec(match[0])?.[1]?.toLowerCase();
      if (inside !== undefined && WEEKDAYS.includes(inside))
        found.weekdays.push(WEEKDAYS.indexOf(inside) + 1);
      return seen(match);
    },
  );
  reader.take(new RegExp(String.raw`\b${DAY}${LAST}\s+(?:of\s+)?${MONTH}\b${year}`, "gu"), seen);
  reader.take(/(?<year>\d{4})[-./](?<month>\d{1,2})[-./](?<day>\d{1,2})/gu, seen);
  reader.take(/(?<month>\d{1,2})\/(?<day>\d{1,2})\/(?<year>\d{4})/gu, seen);
  // "May" and "March" are words, too: a year or a preposition has to say that they are months.
  reader.take(new RegExp(String.raw`\b${MONTH}${year}(?![a-z])`, "gu"), (match) => {
    const isSure =
      !/^Mar|^May/u.test(match[0]) ||
      /\b(?:in|of|by|until|since|from|to)\s+$/u.test(text.slice(0, match.index)) ||
      match[0].trim() === text.trim();
    return (isSure || match.groups?.year !== undefined) && seen(match);
  });
  reader.take(
    /\b(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?\b|(?<=\()(Mon|Tue|Wed|Thu|Fri|Sat|Sun)\.?(?=\))|\b(Mon|Tue|Wed|Thu|Fri|Sat|Sun)(?=[.,]\s)/gu,
    ([name]) => found.weekdays.push(WEEKDAYS.indexOf(name.slice(0, 3).toLowerCase()) + 1),
  );
  const halfOf = (word: string | undefined) => (word === undefined ? null : /^a/iu.test(word) ? "am" : "pm");
  const time = (hours: string | undefined, minutes: string | undefined, half: "am" | "pm" | null) => {
    const read = timeOf(Number(hours), Number(minutes ?? 0), half);
    if (read) found.times.push(read);
    return read !== null;
  };
  const HALF = String.raw`(?<half>a\.m\.|p\.m\.|am\b|pm\b|AM\b|PM\b)`;
  reader.take(
    new RegExp(
      String.raw`\b(?<from>\d{1,2})(?::(?<start>\d{2}))?\s?(?:[–—~-]|to)\s?(?<hours>\d{1,2})(?::(?<minutes>\d{2}))?\s?${HALF}`,
      "gu",
    ),
    ({ groups = {} }) =>
      time(groups.from, groups.start, halfOf(groups.half)) &&
      time(groups.hours, groups.minutes, halfOf(groups.half)),
  );
  reader.take(
    new RegExp(String.raw`\b(?<hours>\d{1,2})(?::(?<minutes>\d{2}))?\s?${HALF}`, "gu"),
    ({ groups = {} }) => time(groups.hours, groups.minutes, halfOf(groups.half)),
  );
  reader.take(/\b(\d{1,2}):(\d{2})\b/gu, ([, hours, minutes]) => time(hours, minutes, null));
  reader.take(/\b(?:noon|midnight)\b/giu, ([word]) =>
    found.times.push({ minutes: /noon/iu.test(word) ? 720 : 0, isUnsure: false }),
  );
  reader.take(new RegExp(String.raw`\b(${NUMBER_WORDS}|\d{1,2})\so['’]clock\b`, "giu"), ([, hour = ""]) => {
    const read = timeOf(/\d/u.test(hour) ? Number(hour) : valueOfWords(hour), 0, null);
    if (read) found.times.push({ ...read, isInWords: true });
    return read !== null;
  });
  const amount = (groups: Readonly<Record<string, string | undefined>> = {}) => {
    const unit = (groups.unit ?? "").toLowerCase();
    return money.push(
      `${CURRENCIES[unit] ?? unit.toUpperCase()} ${toNumber(groups.amount) * (SCALES[groups.scale ?? ""] ?? 1)}`,
    );
  };
  reader.take(
    new RegExp(String.raw`(?<unit>KRW|USD|EUR|JPY|US\$|[₩$€¥])\s?(?<amount>${NUMBER})${SCALE}`, "gu"),
    ({ groups }) => amount(groups),
  );
  reader.take(
    new RegExp(
      String.raw`(?<amount>${NUMBER})${SCALE}\s?(?:Korean\s)?(?<unit>won|KRW|dollars|USD|euros|EUR|yen|JPY)\b`,
      "giu",
    ),
    ({ groups }) => amount(groups),
  );
  reader.take(
    new RegExp(String.raw`\b(?<words>${NUMBER_WORDS})\s(?:Korean\s)?(?<unit>won|dollars|euros|yen)\b`, "giu"),
    ({ groups }) => {
      const value = valueOfWords(groups?.words ?? "");
      // "The fourth one won" is no money.
      return value >= 100 && money.push(`${CURRENCIES[(groups?.unit ?? "").toLowerCase()]} ${value}`);
    },
  );
  reader.take(
    new RegExp(String.raw`(?<amount>${NUMBER})\s(?<scale>thousand|million|billion)\b`, "gu"),
    ({ groups }) => numbers.push(toNumber(groups?.amount) * (SCALES[groups?.scale ?? ""] ?? 1)),
  );
  reader.take(new RegExp(NUMBER, "gu"), ([digits]) => number(digits));
  const counted: WordedNumber[] = [];
  const hinted = HINTS.flatMap(([pattern, hint]) => (pattern.test(text) ? [hint] : []));
  for (const [pattern, value] of NUMBER_IDIOMS) reader.take(pattern, () => inWords.push(value));
  reader.take(new RegExp(String.raw`\b${NUMBER_WORDS}\b`, "giu"), ({ 0: run, index, input }) => {
    const own = numbersIn(run);
    inWords.push(...own.map(({ value }) => value));
    if (isCount(run, input.slice(0, index), input.slice(index + run.length))) counted.push(...own);
    return true;
  });
  return { ...found, money, numbers, inWords, counted, hinted };
}
