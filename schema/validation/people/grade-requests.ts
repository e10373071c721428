// Asking for a grade in my account: the same rules as at registration, by the names GraphQL gives the fields.

import { LINE_MAX_LENGTH } from "#schema/validation/core/limits.ts";
import { optionalName } from "#schema/validation/core/lines.ts";
import { proofIds } from "#schema/validation/core/proof-ids.ts";
import { z } from "#schema/validation/zod.ts";
import { requiresBackground } from "./applicable-grades.ts";

/** Grades a member may ask for; GENERAL is everybody's from the beginning. */
export const REQUESTABLE_GRADES = ["ASSOCIATE", "REGULAR", "LIFETIME", "INSTITUTION"] as const;

/** The input of `requestGrade`. */
export const gradeRequest = z
  .strictObject({
    grade: z.enum(REQUESTABLE_GRADES, { error: "CHOICE_UNKNOWN" }),
    affiliation: optionalName(LINE_MAX_LENGTH),
    finalDegreeInstitution: optionalName(LINE_MAX_LENGTH),
    proofs: proofIds.nullish().transform((ids) => ids ?? []),
  })
  .superRefine((value, context) => {
    if (!requiresBackground(value.grade)) return;
    const issue = (path: string) => context.addIssue({ code: "custom", path: [path], message: "REQUIRED" });
    if (!value.affiliation) issue("affiliation");
    if (!value.finalDegreeInstitution) issue("finalDegreeInstitution");
  });
export type CheckedGradeRequest = z.output<typeof gradeRequest>;
