// The call of a program as the values of its form, and the values as the server's input.
import { newRowKey } from "#web/components/forms/list-rows.ts";
import { fromSeoul, toSeoul } from "#web/i18n/seoul-time.ts";
import type { Managed } from "./PresentationsPage.tsx";

export interface ReviewerRow {
  readonly key: string;
  readonly email: string;
  readonly name: string;
  readonly affiliation: string;
  readonly language: "KO" | "EN";
}

export interface CallValues {
  readonly opensAt: string;
  readonly closesAt: string;
  readonly topicsKo: string;
  readonly topicsEn: string;
  readonly guideKo: string;
  readonly guideEn: string;
  readonly reviewMode: "REVIEWS" | "VOTE";
  readonly isBlind: boolean;
  readonly slidesUntil: string;
  readonly slidesReleased: boolean;
  readonly reviewers: ReviewerRow[];
}

export const CALL_LABELS = {
  opensAt: "presentations-office.field.opensAt",
  closesAt: "presentations-office.field.closesAt",
  topicsKo: "presentations-office.field.topicsKo",
  topicsEn: "presentations-office.field.topicsEn",
  guideKo: "presentations-office.field.guideKo",
  guideEn: "presentations-office.field.guideEn",
  reviewMode: "presentations-office.field.reviewMode",
  isBlind: "presentations-office.field.isBlind",
  reviewers: "presentations-office.field.reviewers",
  "reviewers.*": "presentations-office.reviewer.row",
  "reviewers.*.email": "presentations-office.field.reviewerEmail",
  "reviewers.*.name": "presentations-office.field.reviewerName",
  "reviewers.*.affiliation": "presentations-office.field.reviewerAffiliation",
  "reviewers.*.language": "presentations-office.field.reviewerLanguage",
  slidesUntil: "presentations-office.field.slidesUntil",
  slidesReleased: "presentations-office.field.slidesReleased",
} as const;
export type CallPath = keyof typeof CALL_LABELS;

export const emptyReviewer = (): ReviewerRow => ({
  key: newRowKey(),
  email: "",
  name: "",
  affiliation: "",
  language: "KO",
});

export const toCallValues = (managed: Managed): CallValues => ({
  opensAt: toSeoul(managed.opensAt),
  closesAt: toSeoul(managed.closesAt),
  topicsKo: managed.topicsKo.join("\n"),
  topicsEn: managed.topicsEn.join("\n"),
  guideKo: managed.guideKo ?? "",
  guideEn: managed.guideEn ?? "",
  reviewMode: managed.reviewMode,
  isBlind: managed.isBlind,
  slidesUntil: toSeoul(managed.slidesUntil),
  slidesReleased: managed.slidesReleased,
  reviewers: managed.reviewers.map(({ email, name, affiliation, language }, index) => ({
    key: `stored-${index}`,
    email,
    name,
    affiliation: affiliation ?? "",
    language,
  })),
});

const linesOf = (typed: string) => typed.split(/\r?\n/).flatMap((line) => line.trim() || []);

export const toCallInput = ({ topicsKo, topicsEn, reviewers, ...values }: CallValues) => ({
  ...values,
  opensAt: fromSeoul(values.opensAt),
  closesAt: fromSeoul(values.closesAt),
  slidesUntil: values.slidesUntil === "" ? null : fromSeoul(values.slidesUntil),
  topicsKo: linesOf(topicsKo),
  topicsEn: linesOf(topicsEn),
  reviewers: reviewers.map(({ key: _key, ...reviewer }) => reviewer),
});
