// The grades that a person may apply for. Forms read them before Zod is there, so none of it is used here.

/** Grades a person may apply for; LIFETIME and HONORARY are given by the office. */
export const APPLICABLE_GRADES = ["GENERAL", "ASSOCIATE", "REGULAR", "INSTITUTION"] as const;
export type ApplicableGrade = (typeof APPLICABLE_GRADES)[number];

/** Grades whose applicants must say where they studied and where they work. */
const GRADES_WITH_BACKGROUND: ReadonlySet<string> = new Set(["ASSOCIATE", "REGULAR"]);

/** Whether affiliation and final degree institution are required for a grade. */
export function requiresBackground(grade: string): boolean {
  return GRADES_WITH_BACKGROUND.has(grade);
}
