// What the office's list of a program's applicants can be narrowed and sorted by and what it shows, on the screen and in an export.
import { z } from "zod";
import { APPLICATION_STATES } from "./application-state.ts";
import { EXAM_PARTS, LANGUAGE_PAIRS } from "./exams.ts";
import { id } from "./ids.ts";
import { anyOf, listText } from "./lists.ts";

export const APPLICANT_SORTS = ["CREATED", "NAME", "STATE"] as const;
export const EXAM_VERDICTS = ["PASSED", "FAILED", "VOID"] as const;
/** Of an exam; other programs have no parts, sites and results. */
export const APPLICANT_COLUMNS = [
  "name",
  "state",
  "contact",
  "exam",
  "site",
  "seat",
  "result",
  "score",
  "affiliation",
  "note",
  "created",
] as const;

export const applicantsFilter = z.strictObject({
  programId: id,
  search: listText,
  states: anyOf(z.enum(APPLICATION_STATES, { error: "CHOICE_UNKNOWN" })),
  examParts: anyOf(z.enum(EXAM_PARTS, { error: "CHOICE_UNKNOWN" })),
  languagePairs: anyOf(z.enum(LANGUAGE_PAIRS, { error: "CHOICE_UNKNOWN" })),
  siteIds: anyOf(id),
  verdicts: anyOf(z.enum(EXAM_VERDICTS, { error: "CHOICE_UNKNOWN" })),
});
