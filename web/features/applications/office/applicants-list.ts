// What the list of applicants is narrowed and sorted by, as its address says it.
import { APPLICANT_COLUMNS, APPLICANT_SORTS, EXAM_VERDICTS } from "#schema/validation/applicant-filters.ts";
import { APPLICATION_STATES } from "#schema/validation/application-state.ts";
import { chosenOf } from "#web/components/list/list-address.ts";
import { useListAddress } from "#web/components/list/use-list-address.ts";
import type { ApplicantsProgramQuery } from "#web/gql/applicants.ts";

export type ApplicantsProgram = NonNullable<ApplicantsProgramQuery["programForEditing"]>;

const COMMON = {
  sorts: APPLICANT_SORTS,
  sort: { by: "CREATED", descending: true },
};
const STATE_FIELDS = [
  { key: "search", kind: "text" },
  { key: "state", kind: "choice" },
] as const;
const OF_EXAMS: readonly string[] = ["exam", "site", "seat", "result", "score"];
const SEMINAR_LIST = {
  ...COMMON,
  fields: STATE_FIELDS,
  columns: [...APPLICANT_COLUMNS.filter((column) => !OF_EXAMS.includes(column)), "act"],
  hidden: ["note"],
};
const EXAM_LIST = {
  ...COMMON,
  fields: [
    ...STATE_FIELDS,
    { key: "part", kind: "choice" },
    { key: "pair", kind: "choice" },
    { key: "verdict", kind: "choice" },
  ] as const,
  columns: [...APPLICANT_COLUMNS, "act"],
  hidden: ["affiliation", "note", "created"],
};

export function useApplicantsList({ kind, examParts, languagePairs }: ApplicantsProgram) {
  const isExam = kind === "KITEC";
  const list = useListAddress(isExam ? EXAM_LIST : SEMINAR_LIST);
  const { address } = list;
  const filter = {
    search: address.texts.search ?? null,
    states: chosenOf(address, "state", APPLICATION_STATES),
    examParts: chosenOf(address, "part", examParts),
    languagePairs: chosenOf(address, "pair", languagePairs),
    verdicts: chosenOf(address, "verdict", EXAM_VERDICTS),
  };
  const sort = APPLICANT_SORTS.find((name) => name === address.sort) ?? "CREATED";
  return { isExam, list, filter, sort };
}

export type ApplicantsFilter = ReturnType<typeof useApplicantsList>["filter"];
