import {
  ReviewVerdict,
  SubmissionFileKind,
  SubmissionState,
  SubmissionType,
  SuggestionKind,
} from "#prisma/generated/enums.ts";
import { builder } from "#schema/builder.ts";
import { BLIND_STATES } from "#schema/validation/journal/blind-copies.ts";

export const SubmissionStateRef = builder.enumType("SubmissionState", {
  values: Object.values(SubmissionState),
});
export const SubmissionTypeRef = builder.enumType("SubmissionType", {
  values: Object.values(SubmissionType),
});
export const SubmissionFileKindRef = builder.enumType("SubmissionFileKind", {
  values: Object.values(SubmissionFileKind),
});
export const ReviewerCopyStateRef = builder.enumType("ReviewerCopyState", {
  description:
    "Of the copy of a file that reviewers get: WAITING while it is being made; else CLEAN, or why there is none.",
  values: BLIND_STATES,
});
export const ReviewVerdictRef = builder.enumType("ReviewVerdict", {
  description: "게재가, 수정 후 게재, 수정 후 재심, 게재불가.",
  values: Object.values(ReviewVerdict),
});
export const SuggestionKindRef = builder.enumType("SuggestionKind", {
  description: "Whom the authors would have as a reviewer, and whom not.",
  values: Object.values(SuggestionKind),
});
