// Defines what the office's list of a program's applicants can be narrowed and sorted by and what it shows,
// on the screen and in an export.

import { id } from "#schema/validation/core/ids.ts";
import {
  answersFilter,
  choiceFilter,
  type FilterOf,
  filterSchema,
  idsFilter,
  textFilter,
} from "#schema/validation/core/list-filters.ts";
import { APPLICATION_STATES } from "./application-state.ts";
import { EXAM_PARTS, LANGUAGE_PAIRS } from "./exams.ts";

export const APPLICANT_SORTS = ["CREATED", "NAME", "STATE", "EXAM_NUMBER", "FEE"] as const;
/** What applicants say to a new date of the program. */
export const RESCHEDULE_REPLIES = ["ACCEPTED", "DECLINED"] as const;
/**
 * Whether the fee of an application is paid; DECLARED: the payer says that it was sent; NONE: nothing is
 * asked for yet, or no longer.
 */
export const FEE_STATES = ["OPEN", "DECLARED", "PAID", "WAIVED", "FREE", "REFUND", "NONE"] as const;
export type FeeState = (typeof FEE_STATES)[number];
export const EXAM_VERDICTS = ["PASSED", "FAILED", "VOID"] as const;
/** Of an exam; other programs have no parts, sites and results. */
export const APPLICANT_COLUMNS = [
  "name",
  "state",
  "fee",
  "paidAt",
  "contact",
  "newDate",
  "exam",
  "number",
  "site",
  "seat",
  "misconduct",
  "result",
  "score",
  "affiliation",
  "note",
  "own",
  "group",
  "created",
] as const;

export const APPLICANT_FILTERS = {
  search: textFilter("applicants.filter.search"),
  own: answersFilter("applicants.filter.own"),
  state: choiceFilter("applicants.column.state", APPLICATION_STATES, "applications.state"),
  fee: choiceFilter("applicants.column.fee", FEE_STATES, "applicants.fee"),
  newDate: choiceFilter("applicants.column.newDate", [...RESCHEDULE_REPLIES, "OPEN"], "applicants.newDate"),
  group: idsFilter("applicants.column.group"),
  // Of an exam.
  part: choiceFilter("applications.field.examPart", EXAM_PARTS, "exams.part"),
  pair: choiceFilter("applications.field.languagePair", LANGUAGE_PAIRS, "exams.pair"),
  site: idsFilter("applications.field.siteId"),
  verdict: choiceFilter("applications.field.result", EXAM_VERDICTS, "applications.verdict"),
};

/** What the list of one program is narrowed to. */
export interface ApplicantsFilter extends FilterOf<typeof APPLICANT_FILTERS> {
  readonly programId: number;
}
export const applicantsFilter = filterSchema(APPLICANT_FILTERS, { programId: id });
