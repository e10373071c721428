// Numbers that a Korean text writes in words: native ones with what they count (세 편, 스물두 명, 셋째), and
// Sino-Korean ones (삼백 명, 이천 원).
import { type Reader, type TimeFact, timeOf, type WordedNumber } from "./facts.ts";

const ONES: ReadonlyMap<string, number> = new Map([
  ...["한", "두", "세", "네", "다섯", "여섯", "일곱", "여덟", "아홉"].map(
    (word, at) => [word, at + 1] as const,
  ),
  ...["첫", "둘", "셋", "넷"].map((word, at) => [word, at + 1] as const),
  ["석", 3],
  ["넉", 4],
]);
const TENS: ReadonlyMap<string, number> = new Map([
  ...["열", "스물", "서른", "마흔", "쉰", "예순", "일흔", "여든", "아흔"].map(
    (word, at) => [word, 10 * (at + 1)] as const,
  ),
  ["스무", 20],
]);

const UNIT = "한|두|세|네|다섯|여섯|일곱|여덟|아홉";
const TEN = [...TENS.keys()].join("|");
/** Before any noun. What is another word, too (한, 열, 석), needs a counter behind it. */
const SURE = `(?:${TEN})(?:${UNIT})|스무|서른|마흔|쉰|예순|일흔|여든|아흔|두|세|네|다섯|여섯|일곱|여덟|아홉`;
const UNSURE = "한|열|석|넉";
const COUNTERS = "명|분|사람|편|개|권|시간|달|주|해|곳|가지|쪽|장|줄|건|팀|학기|과목|차례|군데|칸|단계|글자";
/** Those that are written together with the number: 세대 and 두고 are other words. */
const TAILS = "명|편|개|권|번|달|가지|사람|곳|시간|쪽";
/** "네 시에" is a time. */
const HOUR = "시(?:에|부터|까지|반|쯤|경|정각|이후|와|[^가-힣]|$)";
/** "한두 명", "몇 백 명" and "한 세 시간" are about as many. */
const ALONE = String.raw`(?<![가-힣])(?<!(?<![가-힣])(?:한|몇|수|여러)\s)`;

const ORDINAL = new RegExp(
  String.raw`(?<![가-힣])(?<number>첫|둘|셋|넷|${SURE}|${UNSURE})(?:\s?번)?째`,
  "gu",
);
const NATIVE: readonly RegExp[] = [
  new RegExp(String.raw`${ALONE}(?<number>${SURE})(?:(?:${TAILS})|\s(?!${HOUR})(?=[가-힣]))`, "gu"),
  new RegExp(String.raw`${ALONE}(?<number>${UNSURE})\s(?:${COUNTERS})`, "gu"),
  new RegExp(`${ALONE}(?<number>열|석|넉)(?:명|편|개|권|달|가지|사람)`, "gu"),
  new RegExp(
    String.raw`${ALONE}(?<number>둘|셋|넷)(?=[은을의로과도만다중씩뿐](?![가-힣])|이|입니다|[\s.,)]|$)`,
    "gu",
  ),
];

const HOURS = new RegExp(
  String.raw`(?:(?<half>오전|아침|오후|저녁|밤)\s)?(?<![가-힣])(?<hour>열한|열두|열|${UNIT})\s?(?=${HOUR})시(?:\s(?<thirty>반))?`,
  "gu",
);

const nativeValue = (word: string): number => {
  const ten = [...TENS.keys()].find((one) => word.startsWith(one)) ?? "";
  return (TENS.get(ten) ?? 0) + (ONES.get(word.slice(ten.length)) ?? 0);
};

const DIGITS = "일이삼사오육칠팔구";
const SCALES: Readonly<Record<string, number>> = { 십: 10, 백: 100, 천: 1_000 };
const BELOW = String.raw`(?:[${DIGITS}]?천\s?)?(?:[${DIGITS}]?백\s?)?(?:[${DIGITS}]?십)?[${DIGITS}]?`;
const SINO = String.raw`(?:${BELOW}만\s?)?${BELOW}`;
const CURRENCIES: Readonly<Record<string, string>> = { 원: "KRW", 달러: "USD", 유로: "EUR", 엔: "JPY" };
const SINO_COUNTERS =
  "명|개월|개|년|주년|주|회|권|편|쪽|장|분|초|시간|일|자|단어|어절|부|건|곳|배|학년|학기|원|달러|유로|엔";
const SINO_NUMBER = new RegExp(
  String.raw`${ALONE}(?<!\d)(?<number>${SINO})(?<about>여)?(?<space>\s?)(?<counter>${SINO_COUNTERS})(?=(?<after>[가-힣]?))`,
  "gu",
);

/** What a Sino-Korean number is: 이천삼백 is 2300. */
function sinoValue(words: string): number {
  const below = (part: string) => {
    let [sum, digit] = [0, 0];
    for (const sign of part.replace(/\s/gu, "")) {
      const scale = SCALES[sign];
      if (scale === undefined) digit = DIGITS.indexOf(sign) + 1;
      else {
        sum += Math.max(1, digit) * scale;
        digit = 0;
      }
    }
    return sum + digit;
  };
  const [high = "", low] = words.split("만");
  return low === undefined ? below(high) : Math.max(1, below(high)) * 10_000 + below(low);
}

/** Whether it is a number: 만일, 만년필, 십분 and 사회 only look like one, and 이 년 is this year, too. */
function isSino({ number = "", space, counter = "", after }: Readonly<Record<string, string>>): boolean {
  const value = sinoValue(number);
  if (/^[백천만]일$/u.test(number)) return false;
  if (value < 10) return /[일삼사오육칠팔구]/u.test(number) && /^(?:년|개월|학년|학기|주년)$/u.test(counter);
  if (counter === "일") return value < 100 && number.length > 1;
  if (counter === "자" && value < 100) return false;
  if (number.length > 1 || space !== "") return true;
  return /^(?:명|원|년)$/u.test(counter) && /^[은는이가을를의에로도과와]?$/u.test(after ?? "");
}

interface Found {
  readonly money: string[];
  readonly inWords: number[];
  readonly counted: WordedNumber[];
}

/** Takes the numbers in words out of a text. */
export function takeKoreanWords(reader: Reader, { money, inWords, counted }: Found): void {
  const count = (value: number, isOrdinal: boolean) => {
    inWords.push(value);
    counted.push({ value, isOrdinal });
  };
  reader.take(ORDINAL, ({ groups }) => count(nativeValue(groups?.number ?? ""), true));
  for (const pattern of NATIVE) {
    reader.take(pattern, ({ groups }) => count(nativeValue(groups?.number ?? ""), false));
  }
  reader.take(SINO_NUMBER, ({ groups = {} }) => {
    if (!isSino(groups)) return false;
    const { number = "", about, counter = "" } = groups;
    const value = sinoValue(number);
    const currency = CURRENCIES[counter];
    if (currency !== undefined) money.push(`${currency} ${value}`);
    else if (about === undefined) count(value, false);
    // "백여 명" is more than a hundred.
    else inWords.push(value);
    return true;
  });
}

/** Takes the hours in words out of a text: "오후 네 시 반". */
export function takeKoreanHours(reader: Reader, times: TimeFact[]): void {
  reader.take(HOURS, ({ groups }) => {
    const { half, hour = "", thirty } = groups ?? {};
    const part = half === undefined ? null : /^(?:오전|아침)$/u.test(half) ? "am" : "pm";
    const time = timeOf(nativeValue(hour), thirty === undefined ? 0 : 30, part);
    if (time) times.push({ ...time, isInWords: true });
  });
}

/** Words that may translate a number which English says in words. */
export const KOREAN_HINTS: readonly (readonly [RegExp, WordedNumber])[] = [
  [/단독|혼자|홀로|각|매|하루/u, { value: 1, isOrdinal: false }],
  [/양[쪽측국자방]|쌍|이중|서로|겹|맞|격[년주월]|이틀/u, { value: 2, isOrdinal: false }],
  [/사흘/u, { value: 3, isOrdinal: false }],
  [/나흘|분기/u, { value: 4, isOrdinal: false }],
  [/반년/u, { value: 6, isOrdinal: false }],
  [/열흘/u, { value: 10, isOrdinal: false }],
  [/보름/u, { value: 15, isOrdinal: false }],
  [/먼저|우선|처음|최초|초|일단|가장|제일|첫/u, { value: 1, isOrdinal: true }],
  [/다음|나중|뒤|또|재|후자/u, { value: 2, isOrdinal: true }],
];
