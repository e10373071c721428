// The committee of a call as its form holds it.
import { newRowKey } from "#web/components/forms/list-rows.ts";
import type { Managed } from "./PresentationsPage.tsx";

export interface ReviewerRow {
  readonly key: string;
  readonly email: string;
  readonly name: string;
  readonly affiliation: string;
  readonly language: "KO" | "EN";
}

export const REVIEWER_LABELS = {
  reviewers: "presentations-office.field.reviewers",
  "reviewers.*": "presentations-office.reviewer.row",
  "reviewers.*.email": "presentations-office.field.reviewerEmail",
  "reviewers.*.name": "presentations-office.field.reviewerName",
  "reviewers.*.affiliation": "presentations-office.field.reviewerAffiliation",
  "reviewers.*.language": "presentations-office.field.reviewerLanguage",
} as const;
export type ReviewerPath = keyof typeof REVIEWER_LABELS;

export const emptyReviewer = (): ReviewerRow => ({
  key: newRowKey(),
  ...{ email: "", name: "", affiliation: "", language: "KO" },
});

export const toReviewerRow = (
  { email, name, affiliation, language }: Managed["reviewers"][number],
  index: number,
): ReviewerRow => ({
  key: `stored-${index}`,
  ...{ email, name, affiliation: affiliation ?? "", language },
});
