// Says what the list of applicants is narrowed and sorted by, as its address says it.
import {
  APPLICANT_COLUMNS,
  APPLICANT_FILTERS,
  APPLICANT_SORTS,
} from "#schema/validation/programs/applicant-filters.ts";
import { defineList } from "#web/components/list/list-definition.ts";
import { useListAddress } from "#web/components/list/use-list-address.ts";
import type { ApplicantsProgramQuery, ApplicantsQueryVariables } from "#web/gql/applicants.ts";

export type ApplicantsProgram = NonNullable<ApplicantsProgramQuery["programForEditing"]>;
export type ApplicantsFilter = ApplicantsQueryVariables["filter"];

const ORDER = {
  name: "applicants",
  sorts: APPLICANT_SORTS,
  sort: { by: "CREATED", descending: true },
} as const;

const EXAM_LIST = defineList({
  ...ORDER,
  filters: APPLICANT_FILTERS,
  columns: [...APPLICANT_COLUMNS, "act"],
  hidden: ["paidAt", "newDate", "misconduct", "affiliation", "note", "own", "group", "created"],
});

const OF_EXAMS: readonly string[] = ["exam", "number", "site", "seat", "misconduct", "result", "score"];
const { search, own, state, fee, newDate, group } = APPLICANT_FILTERS;
const SEMINAR_LIST = defineList({
  ...ORDER,
  filters: { search, own, state, fee, newDate, group },
  columns: [...APPLICANT_COLUMNS.filter((column) => !OF_EXAMS.includes(column)), "act"],
  hidden: ["paidAt", "newDate", "note", "own", "group"],
});

export function useApplicantsList({ kind }: ApplicantsProgram) {
  const ofExam = useListAddress(EXAM_LIST);
  const ofSeminar = useListAddress(SEMINAR_LIST);
  return kind === "KITEC" ? ofExam : ofSeminar;
}
