import type { Noun } from "#schema/noun.ts";
import { applicantExport } from "./applicant-export.ts";

export const applicationNoun: Noun = { subjects: ["application"], exports: { applicants: applicantExport } };
