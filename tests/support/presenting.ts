// A call for presentations and what is submitted to it, for tests.
import { DAY } from "#schema/validation/core/durations.ts";

export const SAVE_CALL = `mutation ($programId: Id!, $version: Int!, $input: PresentationCallInput!) {
  savePresentationCall(programId: $programId, version: $version, input: $input) { version }
}`;
export const SUBMIT = `mutation ($programId: Id!, $id: Id, $version: Int, $input: PresentationInput!) {
  submitPresentation(programId: $programId, id: $id, version: $version, input: $input) { id version state authors { id consentedAt } }
}`;

interface Named {
  readonly email: string;
  readonly name?: string;
  readonly affiliation?: string;
}

/** A call that is open. @param reviewers addresses of accounts, and people without one */
export const callInput = (reviewers: readonly (string | Named)[], more: object = {}) => ({
  opensAt: new Date(Date.now() - DAY),
  closesAt: new Date(Date.now() + DAY),
  topicsKo: ["번역", "통역"],
  topicsEn: ["Translation", "Interpreting"],
  reviewMode: "REVIEWS",
  isBlind: true,
  slidesReleased: false,
  reviewers: reviewers.map((reviewer) => ({
    language: "KO",
    ...(typeof reviewer === "string" ? { email: reviewer } : reviewer),
  })),
  ...more,
});

/** By an author with this address, and somebody of 가온대학교. */
export const presentationOf = (email: string, more: object = {}) => ({
  kind: "ORAL",
  topic: 1,
  titleKo: "통역 교육의 과제",
  abstractKo: "통역 교육을 살펴본다.",
  authors: [
    { name: "한나래", email, isPresenter: true },
    { name: "박공저", email: "co-author@example.org", affiliation: "가온대학교", isPresenter: false },
  ],
  ...more,
});
