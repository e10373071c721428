// Defines what part, language pair and site of an exam are called in a sheet, in either language.
import { EXAM_PARTS, type ExamPartName, LANGUAGE_PAIRS, type LanguagePairName } from "./exams.ts";

/** Letters and figures alone, so that "한국어–영어", "한국어 - 영어" and "한국어영어" are one. */
const fold = (text: string): string =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");

const PARTS: Readonly<Record<ExamPartName, readonly string[]>> = {
  TRANSLATION: ["translation", "번역", "t"],
  INTERPRETATION: ["interpretation", "interpreting", "통역", "i"],
};

/** The other language of a pair with Korean: its name, short forms and English name. */
const LANGUAGES: Readonly<Record<string, readonly string[]>> = {
  EN: ["영어", "영", "english"],
  JA: ["일본어", "일", "japanese"],
  ZH: ["중국어", "중", "chinese"],
  FR: ["프랑스어", "불어", "불", "프", "french"],
  DE: ["독일어", "독", "german"],
  ES: ["스페인어", "서", "스", "spanish"],
  RU: ["러시아어", "노", "러", "russian"],
  VI: ["베트남어", "베", "vietnamese"],
  AR: ["아랍어", "아", "arabic"],
};
const KOREAN = ["한국어", "한", "korean", "korean and ", "ko"];

/** The only choice for an empty cell; null: none was made. */
const emptyMeans = <Choice>(offered: readonly Choice[]): Choice | null =>
  offered.length === 1 ? (offered[0] ?? null) : null;

/** The part that a cell names; what names none is answered as it is, and refused by the form. */
export function partNamed(text: string, offered: readonly ExamPartName[]): string | null {
  const key = fold(text);
  if (key === "") return emptyMeans(offered);
  return EXAM_PARTS.find((part) => PARTS[part].includes(key)) ?? text;
}

/** The same of a language pair, in either direction. */
export function pairNamed(text: string, offered: readonly LanguagePairName[]): string | null {
  const key = fold(text);
  if (key === "") return emptyMeans(offered);
  const isPair = (pair: LanguagePairName) => {
    const code = pair.slice("KO_".length);
    const names = [...(LANGUAGES[code] ?? []), code.toLowerCase()];
    return names.some(
      (name) =>
        key === name || KOREAN.some((korean) => key === fold(korean) + name || key === name + fold(korean)),
    );
  };
  return LANGUAGE_PAIRS.find(isPair) ?? text;
}

/** The id of a site; 0, which no site has, for a name of none. */
export function siteNamed(
  text: string,
  sites: readonly { readonly id: number; readonly names: readonly string[] }[],
): number | null {
  const key = fold(text);
  if (key === "") return emptyMeans(sites.map(({ id }) => id));
  return sites.find(({ names }) => names.some((name) => fold(name) === key))?.id ?? 0;
}
