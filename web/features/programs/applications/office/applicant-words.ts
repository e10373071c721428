// Says what only the page of a program knows of its applicants' words.
import type { IntlShape } from "react-intl";
import { EXAM_VERDICTS } from "#schema/validation/programs/applicant-filters.ts";
import type { FilterOptions } from "#web/components/list/filter-words.ts";
import type { ApplicantsProgram } from "./applicants-list.ts";

/** Parts, languages and sites are those of the program. */
export function filterOptions(
  intl: IntlShape,
  program: ApplicantsProgram,
  groups: readonly { readonly id: number; readonly payerName: string }[],
): FilterOptions {
  const { examParts, languagePairs, sites, ownFields } = program;
  const isEnglish = intl.locale === "en";
  return {
    part: examParts.map((value) => ({ value, label: intl.formatMessage({ id: `exams.part.${value}` }) })),
    pair: languagePairs.map((value) => ({ value, label: intl.formatMessage({ id: `exams.pair.${value}` }) })),
    own: ownFields.map(({ key, type, labelKo, labelEn, choicesKo, choicesEn }) => ({
      value: key,
      label: (isEnglish ? labelEn : null) ?? labelKo,
      ...(type === "CHOICE"
        ? {
            choices: choicesKo.map((choice, at) => ({
              value: choice,
              label: (isEnglish ? choicesEn[at] : undefined) ?? choice,
            })),
          }
        : type === "CONSENT"
          ? { choices: [{ value: "true", label: intl.formatMessage({ id: "applicants.filter.agreed" }) }] }
          : {}),
    })),
    group: groups.map(({ id, payerName }) => ({ value: String(id), label: payerName })),
    site: sites.map(({ id, nameKo, nameEn }) => ({
      value: String(id),
      label: (isEnglish ? nameEn : null) ?? nameKo,
    })),
  };
}

/** What the codes of an export mean, where no filter of the column's name says it. */
export function exportedWords(intl: IntlShape, { examParts, languagePairs }: ApplicantsProgram) {
  const exams = examParts.flatMap((part) =>
    languagePairs.map((pair) => {
      const words = [
        intl.formatMessage({ id: `exams.part.${part}` }),
        intl.formatMessage({ id: `exams.pair.${pair}` }),
      ];
      return [`${part} ${pair}`, words.join(", ")] as const;
    }),
  );
  const verdicts = EXAM_VERDICTS.map(
    (verdict) => [verdict, intl.formatMessage({ id: `applications.verdict.${verdict}` })] as const,
  );
  // The site and the group of an application are in the file by their names.
  return { result: Object.fromEntries(verdicts), exam: Object.fromEntries(exams), site: {}, group: {} };
}
