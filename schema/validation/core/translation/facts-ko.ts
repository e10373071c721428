// The figures of a Korean sentence.
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
import { KOREAN_HINTS, takeKoreanHours, takeKoreanWords } from "./number-words-ko.ts";

const WEEKDAYS = "월화수목금토일";
const UNITS: Readonly<Record<string, number>> = { 억: 100_000_000, 만: 10_000, 천: 1_000, 백: 100 };
const CURRENCIES: Readonly<Record<string, string>> = {
  원: "KRW",
  달러: "USD",
  유로: "EUR",
  엔: "JPY",
  "₩": "KRW",
  "￦": "KRW",
  $: "USD",
  "€": "EUR",
  "¥": "JPY",
};
const IN_WORDS: readonly (readonly [RegExp, number])[] = [
  [/첫|하나|한\s?(?=[가-힣])|일주일/gu, 1],
  [/둘|두\s?(?=[가-힣])|이틀|양일/gu, 2],
  [/셋|세\s?(?=[가-힣])|사흘/gu, 3],
  [/넷|네\s?(?=[가-힣])/gu, 4],
  [/다섯/gu, 5],
  [/여섯/gu, 6],
  [/일곱/gu, 7],
  [/여덟/gu, 8],
  [/아홉/gu, 9],
  [/열/gu, 10],
];

/** One or the other of two. */
const ABOUT: readonly (readonly [RegExp, readonly number[]])[] = [
  [/서너/gu, [3, 4]],
  [/[네너]댓/gu, [4, 5]],
  [/대여섯/gu, [5, 6]],
  [/예닐곱/gu, [6, 7]],
];

/** "1억 2,000만", "5만 5천", "3천만", "50,000". */
const AMOUNT = String.raw`(?:(?:${NUMBER})\s?(?:천만|백만|십만|[억만천백])\s?)*(?:${NUMBER})?`;
const LARGE = String.raw`(?:(?:${NUMBER})\s?(?:천만|백만|십만|[억만천백])\s?)+(?:${NUMBER})?`;

function amountOf(text: string): number {
  let sum = 0;
  for (const [, digits, unit = ""] of text.matchAll(
    new RegExp(`(${NUMBER})\\s?(천만|백만|십만|[억만천백])?`, "gu"),
  )) {
    const times = unit === "십만" ? 100_000 : [...unit].reduce((all, one) => all * (UNITS[one] ?? 1), 1);
    sum += toNumber(digits) * times;
  }
  return sum;
}

export function koreanFacts(text: string): Facts {
  const found = { dates: [] as string[], weekdays: [] as number[], times: [] as Facts["times"][number][] };
  const [money, numbers, inWords]: [string[], number[], number[]] = [[], [], []];
  const reader = new Reader(text.normalize("NFC"));
  const number = (digits: string | undefined) => digits !== undefined && numbers.push(toNumber(digits));
  const date = (month: string | undefined, day?: string) =>
    found.dates.push(
      [month, day].flatMap((part) => (part === undefined ? [] : String(Number(part)))).join("-"),
    );
  reader.take(ADDRESSES, () => true);
  takePhones(reader, numbers);
  // "2026년 11월 24일(화)~26일(목)", "2026. 11. 24.", "11월 24일"
  const weekday = String.raw`(?:\s?\((?<weekday>[${WEEKDAYS}])(?:요일)?\))?`;
  const until = String.raw`(?:\s?[~∼–-]\s?(?<until>\d{1,2})일(?!간))?`;
  const seen = ({ groups }: RegExpExecArray) => {
    const { year, month, day, until: last, weekday: name } = groups ?? {};
    if (Number(month) > 12 || Number(day ?? 0) > 31) return false;
    number(year);
    date(month, day);
    if (last !== undefined) date(month, last);
    if (name !== undefined) found.weekdays.push(WEEKDAYS.indexOf(name) + 1);
    return true;
  };
  reader.take(
    new RegExp(
      String.raw`(?:(?<year>\d{4})년\s?)?(?<month>\d{1,2})월\s?(?<day>\d{1,2})일${weekday}${until}`,
      "gu",
    ),
    seen,
  );
  reader.take(
    new RegExp(
      String.raw`(?<year>\d{4})\s?[.-]\s?(?<month>\d{1,2})\s?[.-]\s?(?<day>\d{1,2})\.?${weekday}`,
      "gu",
    ),
    seen,
  );
  reader.take(/(?:(?<year>\d{4})년\s?)?(?<month>\d{1,2})월(?!\s?말)/gu, seen);
  reader.take(
    new RegExp(String.raw`\((?<name>[${WEEKDAYS}])\)|(?<full>[${WEEKDAYS}])요일`, "gu"),
    ({ groups }) => found.weekdays.push(WEEKDAYS.indexOf(groups?.name ?? groups?.full ?? "") + 1),
  );
  let half: "am" | "pm" | null = null;
  reader.take(
    /(?<half>오전|오후)?\s?(?:(?<hours>\d{1,2})시(?!간)(?:\s?(?<minutes>\d{1,2})분|\s?(?<thirty>반))?|(?<clock>\d{1,2}:\d{2}))/gu,
    ({ groups, index }) => {
      const { half: said, hours, minutes, thirty, clock } = groups ?? {};
      // "오후 2시~4시": the second is in the afternoon, too.
      const isEnd = /[~∼–-]\s?$/u.test(text.slice(0, index));
      half = said === undefined ? (isEnd ? half : null) : said === "오전" ? "am" : "pm";
      const [hour, minute] = clock?.split(":") ?? [hours, thirty === undefined ? minutes : "30"];
      const time = timeOf(Number(hour), Number(minute ?? 0), half);
      if (time) found.times.push(time);
      return time !== null;
    },
  );
  reader.take(/정오|자정/gu, ([word]) =>
    found.times.push({ minutes: word === "정오" ? 720 : 0, isUnsure: false }),
  );
  takeKoreanHours(reader, found.times);
  reader.take(
    new RegExp(String.raw`(?<amount>${AMOUNT})\s?(?<unit>원|달러|유로|엔)(?![가-힣]*고\b)`, "gu"),
    ({ groups }) => {
      if (!/\d/u.test(groups?.amount ?? "")) return false;
      return money.push(`${CURRENCIES[groups?.unit ?? ""]} ${amountOf(groups?.amount ?? "")}`);
    },
  );
  reader.take(
    new RegExp(String.raw`(?<unit>[₩￦$€¥]|KRW|USD|EUR|JPY)\s?(?<amount>${NUMBER})`, "gu"),
    ({ groups }) =>
      money.push(`${CURRENCIES[groups?.unit ?? ""] ?? groups?.unit} ${amountOf(groups?.amount ?? "")}`),
  );
  reader.take(new RegExp(LARGE, "gu"), ([amount]) => numbers.push(amountOf(amount)));
  reader.take(new RegExp(NUMBER, "gu"), ([digits]) => number(digits));
  const counted: WordedNumber[] = [];
  takeKoreanWords(reader, { money, inWords, counted });
  for (const [pattern, values] of ABOUT) reader.take(pattern, () => inWords.push(...values));
  for (const [pattern, value] of IN_WORDS) reader.take(pattern, () => inWords.push(value));
  const hinted = KOREAN_HINTS.flatMap(([pattern, hint]) => (pattern.test(text) ? [hint] : []));
  return { ...found, money, numbers, inWords, counted, hinted };
}
