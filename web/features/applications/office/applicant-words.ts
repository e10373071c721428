// The words of the list's filters, and of the codes of its export.

import type { IntlShape } from "react-intl";
import { EXAM_VERDICTS } from "#schema/validation/applicant-filters.ts";
import { APPLICATION_STATES } from "#schema/validation/application-state.ts";
import type { ListWords } from "#web/components/list/filter-words.ts";
import type { ApplicantsProgram } from "./applicants-list.ts";

export function filterWords(intl: IntlShape, program: ApplicantsProgram): ListWords {
  return {
    search: { label: intl.formatMessage({ id: "applicants.filter.search" }) },
    state: {
      label: intl.formatMessage({ id: "applicants.column.state" }),
      options: APPLICATION_STATES.map((value) => ({
        value,
        label: intl.formatMessage({ id: `applications.state.${value}` }),
      })),
    },
    part: {
      label: intl.formatMessage({ id: "applications.field.examPart" }),
      options: program.examParts.map((value) => ({
        value,
        label: intl.formatMessage({ id: `exams.part.${value}` }),
      })),
    },
    pair: {
      label: intl.formatMessage({ id: "applications.field.languagePair" }),
      options: program.languagePairs.map((value) => ({
        value,
        label: intl.formatMessage({ id: `exams.pair.${value}` }),
      })),
    },
    verdict: {
      label: intl.formatMessage({ id: "applications.field.result" }),
      options: EXAM_VERDICTS.map((value) => ({
        value,
        label: intl.formatMessage({ id: `applications.verdict.${value}` }),
      })),
    },
  };
}

/** What the codes of an export mean. */
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
  return {
    state: Object.fromEntries(
      APPLICATION_STATES.map((state) => [state, intl.formatMessage({ id: `applications.state.${state}` })]),
    ),
    result: Object.fromEntries(
      EXAM_VERDICTS.map((verdict) => [
        verdict,
        intl.formatMessage({ id: `applications.verdict.${verdict}` }),
      ]),
    ),
    exam: Object.fromEntries(exams),
  };
}
