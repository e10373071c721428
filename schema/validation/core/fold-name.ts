// Names as banks show them, beside names as payers have them.

/** Marks that are no part of a name, beside white space. */
export const NAME_MARKS = "·.,()-_/*";
const BETWEEN = "[\\s·.,()\\-_/*]";
const EACH_BETWEEN = new RegExp(BETWEEN, "gu");
const SOME_BETWEEN = new RegExp(`${BETWEEN}+`, "u");

/** A name as it is compared: composed, without case, spaces and marks. */
export const foldName = (name: string): string =>
  name.normalize("NFKC").toLowerCase().replace(EACH_BETWEEN, "");

/** What a company's name has around it: (주), ㈜, 주식회사. The database reads it, too. */
export const COMPANY_WORDS = "\\((주|유|사|재|합)\\)|주식회사|유한회사|사단법인|재단법인";
const COMPANY = new RegExp(COMPANY_WORDS, "gu");
/** What people write beside their name. */
const BESIDE =
  "연회비|년회비|학회비|입회비|가입비|회비|등록비|참가비|수강료|교육비|심사비|심사료|게재료|게재비|응시료|납부|입금|송금|환불|annual|membership|dues|fee";
const WORD_BESIDE = new RegExp(`^(${BESIDE}|(19|20)\\d{2}년?도?|님)$`, "u");
const AROUND = new RegExp(`^(${BESIDE})+|(${BESIDE})+$`, "gu");

const withoutDigits = (name: string): string => name.replace(/^\d+|\d+$/gu, "");

const wordsOf = (text: string): readonly string[] =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(COMPANY, " ")
    .split(SOME_BETWEEN)
    .filter((word) => word !== "");

/** The names that a text may be, folded: as it is, without what is beside a name, without numbers, and each word. */
export function namesIn(text: string): ReadonlySet<string> {
  const words = wordsOf(text);
  const names = words.filter((word) => !WORD_BESIDE.test(word));
  const texts = [foldName(text), words.join(""), names.join(""), ...names];
  const bare = texts.flatMap((one) => [one, one.replace(AROUND, "")]);
  return new Set(bare.flatMap((one) => [one, withoutDigits(one)]).filter((one) => one !== ""));
}

/** The names that a payer has, folded: as it is, and without what a company's name has around it. */
export const namesOf = (name: string): readonly string[] =>
  [foldName(name), wordsOf(name).join("")].filter((one) => one !== "");

/** Digits of a payment's number. */
const NUMBER_DIGITS = 4;

interface NumberIn {
  /** The whole four, behind the name or before it. */
  readonly whole: ReadonlySet<string>;
  /** Fewer than four behind the name: the bank cut them; null: none. */
  readonly cut: string | null;
}

/** The number that a payer wrote beside the name. */
export function numberIn(text: string): NumberIn {
  const words = wordsOf(text).filter((word) => !WORD_BESIDE.test(word));
  const ends = [words.join(""), ...words].map((word) => word.replace(AROUND, ""));
  const groups = ends.flatMap((word) => [/^\d+/u.exec(word)?.[0] ?? "", /\d+$/u.exec(word)?.[0] ?? ""]);
  const whole = new Set(
    groups.filter((group) => group.length >= NUMBER_DIGITS).map((group) => group.slice(-NUMBER_DIGITS)),
  );
  const cut = /\D(\d{1,3})$/u.exec(ends[0] ?? "")?.[1] ?? null;
  return { whole, cut };
}
