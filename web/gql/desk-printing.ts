/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Urql from 'urql';
/** All that is given holds; several values of one are any of them. */
export type DeskFilter = {
  readonly late?: boolean | null | undefined;
  readonly mine?: boolean | null | undefined;
  /** A part of it; spacing and case do not count. */
  readonly search?: string | null | undefined;
  readonly state?: ReadonlyArray<SubmissionState> | null | undefined;
  readonly waits?: ReadonlyArray<WaitsFor> | null | undefined;
};

export type DeskSort =
  | 'RECEIVED'
  | 'WAITING';

/** The English title, abstract and keywords of a manuscript; what is left out is emptied. */
export type EnglishTextsInput = {
  readonly abstractEn?: string | null | undefined;
  readonly keywordsEn?: ReadonlyArray<string> | null | undefined;
  readonly titleEn?: string | null | undefined;
};

export type GlossaryField =
  | 'ECONOMY'
  | 'EDUCATION'
  | 'INTERPRETING'
  | 'LAW'
  | 'LINGUISTICS'
  | 'LITERATURE'
  | 'LOCALIZATION'
  | 'MEDIA'
  | 'MEDICINE'
  | 'OTHER'
  | 'PUBLIC'
  | 'TECHNOLOGY'
  | 'TRANSLATION'
  | 'TRANSLATION_STUDIES';

/** SCHEDULED: its time is set and has not come. */
export type IssueState =
  | 'DRAFT'
  | 'PUBLISHED'
  | 'SCHEDULED';

/** The two languages of the site. Korean is the default. */
export type Language =
  | 'EN'
  | 'KO';

/** How far a payment has come. It moves as schema/validation/money/payment-state.ts allows. */
export type PaymentState =
  | 'CANCELLED'
  | 'DECLARED'
  | 'EXPIRED'
  | 'PAID'
  | 'PARTIAL'
  | 'PARTLY_REFUNDED'
  | 'PENDING'
  | 'REFUNDED'
  | 'REFUND_REQUESTED'
  | 'VOID';

/** What is paid for. */
export type PaymentType =
  | 'ANNUAL'
  | 'CERTIFICATE'
  | 'DONATION'
  | 'ENTRY'
  | 'INSTITUTION'
  | 'KITEC'
  | 'LIFETIME'
  | 'OTHER'
  | 'PROGRAM'
  | 'PUBLICATION'
  | 'REVIEW'
  | 'SEMINAR';

/** What a manuscript or an article needs before it is accepted, assigned to an issue or published. */
export type Requirement =
  | 'ABSTRACT_EN'
  | 'CONSENTS'
  | 'COPYRIGHT'
  | 'DOI'
  | 'FEE'
  | 'PAGES'
  | 'PDF'
  | 'SIMILARITY'
  | 'TITLE_EN';

/** What speaks against a reviewer; it is pointed out, and the editor decides. */
export type ReviewConflict =
  | 'AFFILIATION'
  | 'AUTHOR'
  | 'CO_AUTHOR'
  | 'OPPOSED';

/** Whom to invite, and in how many days answer and review are expected. */
export type ReviewInvitationInput = {
  readonly affiliation?: string | null | undefined;
  readonly answerDays: number;
  readonly email: string;
  readonly language: Language;
  /** The account, where there is one. */
  readonly memberId?: number | null | undefined;
  readonly name: string;
  readonly reviewDays: number;
};

export type ReviewState =
  | 'ACCEPTED'
  | 'CANCELLED'
  | 'DECLINED'
  | 'INVITED'
  | 'LAPSED'
  | 'SENT';

/** 게재가, 수정 후 게재, 수정 후 재심, 게재불가. */
export type ReviewVerdict =
  | 'ACCEPT'
  | 'MAJOR'
  | 'MINOR'
  | 'REJECT';

/** Of the copy of a file that reviewers get: WAITING while it is being made; else CLEAN, or why there is none. */
export type ReviewerCopyState =
  | 'CLEAN'
  | 'DAMAGED'
  | 'DISTRIBUTED'
  | 'ENCRYPTED'
  | 'TOO_LARGE'
  | 'WAITING';

/** What is decided, and the letter that says it to the author. */
export type SubmissionDecisionInput = {
  readonly letter: string;
  readonly verdict: ReviewVerdict;
};

export type SubmissionFileKind =
  | 'COPYRIGHT'
  | 'FIGURE'
  | 'MANUSCRIPT'
  | 'PROOF'
  | 'SIMILARITY';

/** A paper the editors may ask for: the certificate of a check for similarity, the signed transfer of rights. */
export type SubmissionPaper =
  | 'COPYRIGHT'
  | 'SIMILARITY';

export type SubmissionState =
  | 'ACCEPTED'
  | 'DRAFT'
  | 'IN_REVIEW'
  | 'MAJOR_REVISION'
  | 'MINOR_REVISION'
  | 'PROOF'
  | 'PROOF_RETURNED'
  | 'PUBLISHED'
  | 'READY'
  | 'REJECTED'
  | 'RETURNED'
  | 'REVISED'
  | 'SUBMITTED'
  | 'WITHDRAWN';

export type SubmissionType =
  | 'NOTE'
  | 'RESEARCH'
  | 'REVIEW'
  | 'TRANSLATION';

/** Whom the authors would have as a reviewer, and whom not. */
export type SuggestionKind =
  | 'OPPOSED'
  | 'SUGGESTED';

/** The person who takes the next step. */
export type WaitsFor =
  | 'AUTHOR'
  | 'EDITORS'
  | 'NOBODY'
  | 'REVIEWERS';

export type PrintingFragment = { readonly demands: ReadonlyArray<{ readonly kind: SubmissionFileKind, readonly askedAt: string, readonly dueAt: string, readonly answeredAt: string | null }>, readonly article: { readonly id: number, readonly file: { readonly id: number } | null, readonly issue: { readonly id: number, readonly volume: number, readonly number: number, readonly state: IssueState } } | null };

export type IssuesInPreparationQueryVariables = Exact<{ [key: string]: never; }>;


export type IssuesInPreparationQuery = { readonly managedIssues: { readonly items: ReadonlyArray<{ readonly id: number, readonly volume: number, readonly number: number, readonly state: IssueState }> } };

export type AskForPaperMutationVariables = Exact<{
  id: number;
  kind: SubmissionPaper;
  days: number;
}>;


export type AskForPaperMutation = { readonly askForPaper: { readonly id: number, readonly number: string | null, readonly state: SubmissionState, readonly type: SubmissionType, readonly language: Language, readonly titleKo: string | null, readonly titleEn: string | null, readonly abstractKo: string | null, readonly abstractEn: string | null, readonly keywordsKo: ReadonlyArray<string>, readonly keywordsEn: ReadonlyArray<string>, readonly field: GlossaryField, readonly funding: string | null, readonly aiUse: string | null, readonly coverLetter: string | null, readonly round: number, readonly version: number, readonly receivedAt: string | null, readonly dueAt: string | null, readonly handlingEditorId: number | null, readonly proposed: ReviewVerdict | null, readonly awaited: { readonly waitsFor: WaitsFor, readonly since: string, readonly until: string | null, readonly isLate: boolean }, readonly missing: ReadonlyArray<{ readonly requirement: Requirement, readonly names: ReadonlyArray<string> }>, readonly authors: ReadonlyArray<{ readonly id: number, readonly nameKo: string | null, readonly nameEn: string | null, readonly affiliationKo: string | null, readonly affiliationEn: string | null, readonly email: string, readonly orcid: string | null, readonly isCorresponding: boolean, readonly consentedAt: string | null, readonly consentVersion: number | null, readonly declinedAt: string | null }>, readonly suggestions: ReadonlyArray<{ readonly id: number, readonly kind: SuggestionKind, readonly name: string, readonly affiliation: string | null, readonly email: string | null, readonly reason: string | null }>, readonly rounds: ReadonlyArray<{ readonly number: number, readonly sentAt: string, readonly note: string | null }>, readonly files: ReadonlyArray<{ readonly id: number, readonly kind: SubmissionFileKind, readonly round: number, readonly reviewerCopy: ReviewerCopyState | null, readonly file: { readonly id: number, readonly key: string, readonly name: string, readonly mimeType: string, readonly size: number, readonly width: number | null, readonly height: number | null, readonly url: string, readonly revision: number } }>, readonly reviews: ReadonlyArray<{ readonly id: number, readonly round: number, readonly position: number, readonly state: ReviewState, readonly name: string, readonly email: string, readonly affiliation: string | null, readonly invitedAt: string, readonly answeredAt: string | null, readonly remindedAt: string | null, readonly sentAt: string | null, readonly awaitedUntil: string | null, readonly isLate: boolean, readonly conflict: string | null, readonly declineNote: string | null, readonly suggestion: string | null, readonly toAuthors: string | null, readonly toEditors: string | null, readonly verdict: ReviewVerdict | null, readonly fileForAuthors: boolean, readonly fileShownAt: string | null, readonly isDecided: boolean, readonly criteria: ReadonlyArray<{ readonly key: string, readonly ko: string, readonly en: string, readonly score: number | null }>, readonly remarks: ReadonlyArray<{ readonly remark: string, readonly answer: string | null }>, readonly file: { readonly id: number, readonly key: string, readonly name: string, readonly mimeType: string, readonly size: number, readonly width: number | null, readonly height: number | null, readonly url: string, readonly revision: number } | null }>, readonly decisions: ReadonlyArray<{ readonly round: number, readonly proposed: ReviewVerdict | null, readonly verdict: ReviewVerdict, readonly letter: string, readonly decidedBy: string | null, readonly decidedAt: string }>, readonly moves: ReadonlyArray<{ readonly id: number, readonly to: SubmissionState, readonly reason: string | null, readonly createdAt: string }>, readonly fees: ReadonlyArray<{ readonly id: number, readonly type: PaymentType, readonly state: PaymentState, readonly amountDue: number, readonly dueAt: string | null, readonly paidAt: string | null }>, readonly demands: ReadonlyArray<{ readonly kind: SubmissionFileKind, readonly askedAt: string, readonly dueAt: string, readonly answeredAt: string | null }>, readonly article: { readonly id: number, readonly file: { readonly id: number } | null, readonly issue: { readonly id: number, readonly volume: number, readonly number: number, readonly state: IssueState } } | null } };

export type SendProofMutationVariables = Exact<{
  id: number;
  fileId: number;
}>;


export type SendProofMutation = { readonly sendProof: { readonly id: number, readonly number: string | null, readonly state: SubmissionState, readonly type: SubmissionType, readonly language: Language, readonly titleKo: string | null, readonly titleEn: string | null, readonly abstractKo: string | null, readonly abstractEn: string | null, readonly keywordsKo: ReadonlyArray<string>, readonly keywordsEn: ReadonlyArray<string>, readonly field: GlossaryField, readonly funding: string | null, readonly aiUse: string | null, readonly coverLetter: string | null, readonly round: number, readonly version: number, readonly receivedAt: string | null, readonly dueAt: string | null, readonly handlingEditorId: number | null, readonly proposed: ReviewVerdict | null, readonly awaited: { readonly waitsFor: WaitsFor, readonly since: string, readonly until: string | null, readonly isLate: boolean }, readonly missing: ReadonlyArray<{ readonly requirement: Requirement, readonly names: ReadonlyArray<string> }>, readonly authors: ReadonlyArray<{ readonly id: number, readonly nameKo: string | null, readonly nameEn: string | null, readonly affiliationKo: string | null, readonly affiliationEn: string | null, readonly email: string, readonly orcid: string | null, readonly isCorresponding: boolean, readonly consentedAt: string | null, readonly consentVersion: number | null, readonly declinedAt: string | null }>, readonly suggestions: ReadonlyArray<{ readonly id: number, readonly kind: SuggestionKind, readonly name: string, readonly affiliation: string | null, readonly email: string | null, readonly reason: string | null }>, readonly rounds: ReadonlyArray<{ readonly number: number, readonly sentAt: string, readonly note: string | null }>, readonly files: ReadonlyArray<{ readonly id: number, readonly kind: SubmissionFileKind, readonly round: number, readonly reviewerCopy: ReviewerCopyState | null, readonly file: { readonly id: number, readonly key: string, readonly name: string, readonly mimeType: string, readonly size: number, readonly width: number | null, readonly height: number | null, readonly url: string, readonly revision: number } }>, readonly reviews: ReadonlyArray<{ readonly id: number, readonly round: number, readonly position: number, readonly state: ReviewState, readonly name: string, readonly email: string, readonly affiliation: string | null, readonly invitedAt: string, readonly answeredAt: string | null, readonly remindedAt: string | null, readonly sentAt: string | null, readonly awaitedUntil: string | null, readonly isLate: boolean, readonly conflict: string | null, readonly declineNote: string | null, readonly suggestion: string | null, readonly toAuthors: string | null, readonly toEditors: string | null, readonly verdict: ReviewVerdict | null, readonly fileForAuthors: boolean, readonly fileShownAt: string | null, readonly isDecided: boolean, readonly criteria: ReadonlyArray<{ readonly key: string, readonly ko: string, readonly en: string, readonly score: number | null }>, readonly remarks: ReadonlyArray<{ readonly remark: string, readonly answer: string | null }>, readonly file: { readonly id: number, readonly key: string, readonly name: string, readonly mimeType: string, readonly size: number, readonly width: number | null, readonly height: number | null, readonly url: string, readonly revision: number } | null }>, readonly decisions: ReadonlyArray<{ readonly round: number, readonly proposed: ReviewVerdict | null, readonly verdict: ReviewVerdict, readonly letter: string, readonly decidedBy: string | null, readonly decidedAt: string }>, readonly moves: ReadonlyArray<{ readonly id: number, readonly to: SubmissionState, readonly reason: string | null, readonly createdAt: string }>, readonly fees: ReadonlyArray<{ readonly id: number, readonly type: PaymentType, readonly state: PaymentState, readonly amountDue: number, readonly dueAt: string | null, readonly paidAt: string | null }>, readonly demands: ReadonlyArray<{ readonly kind: SubmissionFileKind, readonly askedAt: string, readonly dueAt: string, readonly answeredAt: string | null }>, readonly article: { readonly id: number, readonly file: { readonly id: number } | null, readonly issue: { readonly id: number, readonly volume: number, readonly number: number, readonly state: IssueState } } | null } };

export type HandInArticleMutationVariables = Exact<{
  id: number;
  issueId: number;
  missingReason?: string | null | undefined;
}>;


export type HandInArticleMutation = { readonly handInArticle: { readonly id: number, readonly number: string | null, readonly state: SubmissionState, readonly type: SubmissionType, readonly language: Language, readonly titleKo: string | null, readonly titleEn: string | null, readonly abstractKo: string | null, readonly abstractEn: string | null, readonly keywordsKo: ReadonlyArray<string>, readonly keywordsEn: ReadonlyArray<string>, readonly field: GlossaryField, readonly funding: string | null, readonly aiUse: string | null, readonly coverLetter: string | null, readonly round: number, readonly version: number, readonly receivedAt: string | null, readonly dueAt: string | null, readonly handlingEditorId: number | null, readonly proposed: ReviewVerdict | null, readonly awaited: { readonly waitsFor: WaitsFor, readonly since: string, readonly until: string | null, readonly isLate: boolean }, readonly missing: ReadonlyArray<{ readonly requirement: Requirement, readonly names: ReadonlyArray<string> }>, readonly authors: ReadonlyArray<{ readonly id: number, readonly nameKo: string | null, readonly nameEn: string | null, readonly affiliationKo: string | null, readonly affiliationEn: string | null, readonly email: string, readonly orcid: string | null, readonly isCorresponding: boolean, readonly consentedAt: string | null, readonly consentVersion: number | null, readonly declinedAt: string | null }>, readonly suggestions: ReadonlyArray<{ readonly id: number, readonly kind: SuggestionKind, readonly name: string, readonly affiliation: string | null, readonly email: string | null, readonly reason: string | null }>, readonly rounds: ReadonlyArray<{ readonly number: number, readonly sentAt: string, readonly note: string | null }>, readonly files: ReadonlyArray<{ readonly id: number, readonly kind: SubmissionFileKind, readonly round: number, readonly reviewerCopy: ReviewerCopyState | null, readonly file: { readonly id: number, readonly key: string, readonly name: string, readonly mimeType: string, readonly size: number, readonly width: number | null, readonly height: number | null, readonly url: string, readonly revision: number } }>, readonly reviews: ReadonlyArray<{ readonly id: number, readonly round: number, readonly position: number, readonly state: ReviewState, readonly name: string, readonly email: string, readonly affiliation: string | null, readonly invitedAt: string, readonly answeredAt: string | null, readonly remindedAt: string | null, readonly sentAt: string | null, readonly awaitedUntil: string | null, readonly isLate: boolean, readonly conflict: string | null, readonly declineNote: string | null, readonly suggestion: string | null, readonly toAuthors: string | null, readonly toEditors: string | null, readonly verdict: ReviewVerdict | null, readonly fileForAuthors: boolean, readonly fileShownAt: string | null, readonly isDecided: boolean, readonly criteria: ReadonlyArray<{ readonly key: string, readonly ko: string, readonly en: string, readonly score: number | null }>, readonly remarks: ReadonlyArray<{ readonly remark: string, readonly answer: string | null }>, readonly file: { readonly id: number, readonly key: string, readonly name: string, readonly mimeType: string, readonly size: number, readonly width: number | null, readonly height: number | null, readonly url: string, readonly revision: number } | null }>, readonly decisions: ReadonlyArray<{ readonly round: number, readonly proposed: ReviewVerdict | null, readonly verdict: ReviewVerdict, readonly letter: string, readonly decidedBy: string | null, readonly decidedAt: string }>, readonly moves: ReadonlyArray<{ readonly id: number, readonly to: SubmissionState, readonly reason: string | null, readonly createdAt: string }>, readonly fees: ReadonlyArray<{ readonly id: number, readonly type: PaymentType, readonly state: PaymentState, readonly amountDue: number, readonly dueAt: string | null, readonly paidAt: string | null }>, readonly demands: ReadonlyArray<{ readonly kind: SubmissionFileKind, readonly askedAt: string, readonly dueAt: string, readonly answeredAt: string | null }>, readonly article: { readonly id: number, readonly file: { readonly id: number } | null, readonly issue: { readonly id: number, readonly volume: number, readonly number: number, readonly state: IssueState } } | null } };

export type DeskReviewRowFragment = { readonly id: number, readonly round: number, readonly position: number, readonly state: ReviewState, readonly name: string, readonly email: string, readonly affiliation: string | null, readonly invitedAt: string, readonly answeredAt: string | null, readonly remindedAt: string | null, readonly sentAt: string | null, readonly awaitedUntil: string | null, readonly isLate: boolean, readonly conflict: string | null, readonly declineNote: string | null, readonly suggestion: string | null, readonly toAuthors: string | null, readonly toEditors: string | null, readonly verdict: ReviewVerdict | null, readonly fileForAuthors: boolean, readonly fileShownAt: string | null, readonly isDecided: boolean, readonly criteria: ReadonlyArray<{ readonly key: string, readonly ko: string, readonly en: string, readonly score: number | null }>, readonly remarks: ReadonlyArray<{ readonly remark: string, readonly answer: string | null }>, readonly file: { readonly id: number, readonly key: string, readonly name: string, readonly mimeType: string, readonly size: number, readonly width: number | null, readonly height: number | null, readonly url: string, readonly revision: number } | null };

export type OnDeskFragment = { readonly id: number, readonly number: string | null, readonly state: SubmissionState, readonly type: SubmissionType, readonly language: Language, readonly titleKo: string | null, readonly titleEn: string | null, readonly abstractKo: string | null, readonly abstractEn: string | null, readonly keywordsKo: ReadonlyArray<string>, readonly keywordsEn: ReadonlyArray<string>, readonly field: GlossaryField, readonly funding: string | null, readonly aiUse: string | null, readonly coverLetter: string | null, readonly round: number, readonly version: number, readonly receivedAt: string | null, readonly dueAt: string | null, readonly handlingEditorId: number | null, readonly proposed: ReviewVerdict | null, readonly awaited: { readonly waitsFor: WaitsFor, readonly since: string, readonly until: string | null, readonly isLate: boolean }, readonly missing: ReadonlyArray<{ readonly requirement: Requirement, readonly names: ReadonlyArray<string> }>, readonly authors: ReadonlyArray<{ readonly id: number, readonly nameKo: string | null, readonly nameEn: string | null, readonly affiliationKo: string | null, readonly affiliationEn: string | null, readonly email: string, readonly orcid: string | null, readonly isCorresponding: boolean, readonly consentedAt: string | null, readonly consentVersion: number | null, readonly declinedAt: string | null }>, readonly suggestions: ReadonlyArray<{ readonly id: number, readonly kind: SuggestionKind, readonly name: string, readonly affiliation: string | null, readonly email: string | null, readonly reason: string | null }>, readonly rounds: ReadonlyArray<{ readonly number: number, readonly sentAt: string, readonly note: string | null }>, readonly files: ReadonlyArray<{ readonly id: number, readonly kind: SubmissionFileKind, readonly round: number, readonly reviewerCopy: ReviewerCopyState | null, readonly file: { readonly id: number, readonly key: string, readonly name: string, readonly mimeType: string, readonly size: number, readonly width: number | null, readonly height: number | null, readonly url: string, readonly revision: number } }>, readonly reviews: ReadonlyArray<{ readonly id: number, readonly round: number, readonly position: number, readonly state: ReviewState, readonly name: string, readonly email: string, readonly affiliation: string | null, readonly invitedAt: string, readonly answeredAt: string | null, readonly remindedAt: string | null, readonly sentAt: string | null, readonly awaitedUntil: string | null, readonly isLate: boolean, readonly conflict: string | null, readonly declineNote: string | null, readonly suggestion: string | null, readonly toAuthors: string | null, readonly toEditors: string | null, readonly verdict: ReviewVerdict | null, readonly fileForAuthors: boolean, readonly fileShownAt: string | null, readonly isDecided: boolean, readonly criteria: ReadonlyArray<{ readonly key: string, readonly ko: string, readonly en: string, readonly score: number | null }>, readonly remarks: ReadonlyArray<{ readonly remark: string, readonly answer: string | null }>, readonly file: { readonly id: number, readonly key: string, readonly name: string, readonly mimeType: string, readonly size: number, readonly width: number | null, readonly height: number | null, readonly url: string, readonly revision: number } | null }>, readonly decisions: ReadonlyArray<{ readonly round: number, readonly proposed: ReviewVerdict | null, readonly verdict: ReviewVerdict, readonly letter: string, readonly decidedBy: string | null, readonly decidedAt: string }>, readonly moves: ReadonlyArray<{ readonly id: number, readonly to: SubmissionState, readonly reason: string | null, readonly createdAt: string }>, readonly fees: ReadonlyArray<{ readonly id: number, readonly type: PaymentType, readonly state: PaymentState, readonly amountDue: number, readonly dueAt: string | null, readonly paidAt: string | null }>, readonly demands: ReadonlyArray<{ readonly kind: SubmissionFileKind, readonly askedAt: string, readonly dueAt: string, readonly answeredAt: string | null }>, readonly article: { readonly id: number, readonly file: { readonly id: number } | null, readonly issue: { readonly id: number, readonly volume: number, readonly number: number, readonly state: IssueState } } | null };

export type DeskQueryVariables = Exact<{
  filter: DeskFilter;
  sort: DeskSort;
  descending: boolean;
  page: number;
  size: number;
  language: Language;
}>;


export type DeskQuery = { readonly desk: { readonly totalCount: number, readonly hasMore: boolean, readonly items: ReadonlyArray<{ readonly id: number, readonly number: string | null, readonly state: SubmissionState, readonly receivedAt: string | null, readonly handlingEditor: string | null, readonly reviewsSent: number, readonly reviewsAsked: number, readonly title: { readonly text: string, readonly language: Language } | null, readonly awaited: { readonly waitsFor: WaitsFor, readonly since: string, readonly until: string | null, readonly isLate: boolean } }> } };

export type DeskCountQueryVariables = Exact<{
  filter: DeskFilter;
}>;


export type DeskCountQuery = { readonly desk: { readonly exactCount: number } };

export type DeskSubmissionQueryVariables = Exact<{
  id: number;
}>;


export type DeskSubmissionQuery = { readonly deskSubmission: { readonly id: number, readonly number: string | null, readonly state: SubmissionState, readonly type: SubmissionType, readonly language: Language, readonly titleKo: string | null, readonly titleEn: string | null, readonly abstractKo: string | null, readonly abstractEn: string | null, readonly keywordsKo: ReadonlyArray<string>, readonly keywordsEn: ReadonlyArray<string>, readonly field: GlossaryField, readonly funding: string | null, readonly aiUse: string | null, readonly coverLetter: string | null, readonly round: number, readonly version: number, readonly receivedAt: string | null, readonly dueAt: string | null, readonly handlingEditorId: number | null, readonly proposed: ReviewVerdict | null, readonly awaited: { readonly waitsFor: WaitsFor, readonly since: string, readonly until: string | null, readonly isLate: boolean }, readonly missing: ReadonlyArray<{ readonly requirement: Requirement, readonly names: ReadonlyArray<string> }>, readonly authors: ReadonlyArray<{ readonly id: number, readonly nameKo: string | null, readonly nameEn: string | null, readonly affiliationKo: string | null, readonly affiliationEn: string | null, readonly email: string, readonly orcid: string | null, readonly isCorresponding: boolean, readonly consentedAt: string | null, readonly consentVersion: number | null, readonly declinedAt: string | null }>, readonly suggestions: ReadonlyArray<{ readonly id: number, readonly kind: SuggestionKind, readonly name: string, readonly affiliation: string | null, readonly email: string | null, readonly reason: string | null }>, readonly rounds: ReadonlyArray<{ readonly number: number, readonly sentAt: string, readonly note: string | null }>, readonly files: ReadonlyArray<{ readonly id: number, readonly kind: SubmissionFileKind, readonly round: number, readonly reviewerCopy: ReviewerCopyState | null, readonly file: { readonly id: number, readonly key: string, readonly name: string, readonly mimeType: string, readonly size: number, readonly width: number | null, readonly height: number | null, readonly url: string, readonly revision: number } }>, readonly reviews: ReadonlyArray<{ readonly id: number, readonly round: number, readonly position: number, readonly state: ReviewState, readonly name: string, readonly email: string, readonly affiliation: string | null, readonly invitedAt: string, readonly answeredAt: string | null, readonly remindedAt: string | null, readonly sentAt: string | null, readonly awaitedUntil: string | null, readonly isLate: boolean, readonly conflict: string | null, readonly declineNote: string | null, readonly suggestion: string | null, readonly toAuthors: string | null, readonly toEditors: string | null, readonly verdict: ReviewVerdict | null, readonly fileForAuthors: boolean, readonly fileShownAt: string | null, readonly isDecided: boolean, readonly criteria: ReadonlyArray<{ readonly key: string, readonly ko: string, readonly en: string, readonly score: number | null }>, readonly remarks: ReadonlyArray<{ readonly remark: string, readonly answer: string | null }>, readonly file: { readonly id: number, readonly key: string, readonly name: string, readonly mimeType: string, readonly size: number, readonly width: number | null, readonly height: number | null, readonly url: string, readonly revision: number } | null }>, readonly decisions: ReadonlyArray<{ readonly round: number, readonly proposed: ReviewVerdict | null, readonly verdict: ReviewVerdict, readonly letter: string, readonly decidedBy: string | null, readonly decidedAt: string }>, readonly moves: ReadonlyArray<{ readonly id: number, readonly to: SubmissionState, readonly reason: string | null, readonly createdAt: string }>, readonly fees: ReadonlyArray<{ readonly id: number, readonly type: PaymentType, readonly state: PaymentState, readonly amountDue: number, readonly dueAt: string | null, readonly paidAt: string | null }>, readonly demands: ReadonlyArray<{ readonly kind: SubmissionFileKind, readonly askedAt: string, readonly dueAt: string, readonly answeredAt: string | null }>, readonly article: { readonly id: number, readonly file: { readonly id: number } | null, readonly issue: { readonly id: number, readonly volume: number, readonly number: number, readonly state: IssueState } } | null } | null, readonly journalEditors: ReadonlyArray<{ readonly id: number, readonly name: string }>, readonly journalSettingsForEditing: { readonly answerDays: number, readonly reviewDays: number, readonly reviewersPerManuscript: number, readonly requirementsBlock: boolean } };

export type DecisionLetterQueryVariables = Exact<{
  id: number;
  verdict: ReviewVerdict;
}>;


export type DecisionLetterQuery = { readonly deskSubmission: { readonly letterDraft: string } | null };

export type ReviewerCandidatesQueryVariables = Exact<{
  submissionId: number;
  words: string;
}>;


export type ReviewerCandidatesQuery = { readonly reviewerCandidates: ReadonlyArray<{ readonly memberId: number | null, readonly name: string, readonly email: string, readonly affiliation: string | null, readonly major: string | null, readonly language: Language, readonly awaited: number, readonly sent: number, readonly inField: number, readonly conflicts: ReadonlyArray<ReviewConflict> }> };

export type ReturnSubmissionMutationVariables = Exact<{
  id: number;
  reason: string;
}>;


export type ReturnSubmissionMutation = { readonly returnSubmission: { readonly id: number, readonly number: string | null, readonly state: SubmissionState, readonly type: SubmissionType, readonly language: Language, readonly titleKo: string | null, readonly titleEn: string | null, readonly abstractKo: string | null, readonly abstractEn: string | null, readonly keywordsKo: ReadonlyArray<string>, readonly keywordsEn: ReadonlyArray<string>, readonly field: GlossaryField, readonly funding: string | null, readonly aiUse: string | null, readonly coverLetter: string | null, readonly round: number, readonly version: number, readonly receivedAt: string | null, readonly dueAt: string | null, readonly handlingEditorId: number | null, readonly proposed: ReviewVerdict | null, readonly awaited: { readonly waitsFor: WaitsFor, readonly since: string, readonly until: string | null, readonly isLate: boolean }, readonly missing: ReadonlyArray<{ readonly requirement: Requirement, readonly names: ReadonlyArray<string> }>, readonly authors: ReadonlyArray<{ readonly id: number, readonly nameKo: string | null, readonly nameEn: string | null, readonly affiliationKo: string | null, readonly affiliationEn: string | null, readonly email: string, readonly orcid: string | null, readonly isCorresponding: boolean, readonly consentedAt: string | null, readonly consentVersion: number | null, readonly declinedAt: string | null }>, readonly suggestions: ReadonlyArray<{ readonly id: number, readonly kind: SuggestionKind, readonly name: string, readonly affiliation: string | null, readonly email: string | null, readonly reason: string | null }>, readonly rounds: ReadonlyArray<{ readonly number: number, readonly sentAt: string, readonly note: string | null }>, readonly files: ReadonlyArray<{ readonly id: number, readonly kind: SubmissionFileKind, readonly round: number, readonly reviewerCopy: ReviewerCopyState | null, readonly file: { readonly id: number, readonly key: string, readonly name: string, readonly mimeType: string, readonly size: number, readonly width: number | null, readonly height: number | null, readonly url: string, readonly revision: number } }>, readonly reviews: ReadonlyArray<{ readonly id: number, readonly round: number, readonly position: number, readonly state: ReviewState, readonly name: string, readonly email: string, readonly affiliation: string | null, readonly invitedAt: string, readonly answeredAt: string | null, readonly remindedAt: string | null, readonly sentAt: string | null, readonly awaitedUntil: string | null, readonly isLate: boolean, readonly conflict: string | null, readonly declineNote: string | null, readonly suggestion: string | null, readonly toAuthors: string | null, readonly toEditors: string | null, readonly verdict: ReviewVerdict | null, readonly fileForAuthors: boolean, readonly fileShownAt: string | null, readonly isDecided: boolean, readonly criteria: ReadonlyArray<{ readonly key: string, readonly ko: string, readonly en: string, readonly score: number | null }>, readonly remarks: ReadonlyArray<{ readonly remark: string, readonly answer: string | null }>, readonly file: { readonly id: number, readonly key: string, readonly name: string, readonly mimeType: string, readonly size: number, readonly width: number | null, readonly height: number | null, readonly url: string, readonly revision: number } | null }>, readonly decisions: ReadonlyArray<{ readonly round: number, readonly proposed: ReviewVerdict | null, readonly verdict: ReviewVerdict, readonly letter: string, readonly decidedBy: string | null, readonly decidedAt: string }>, readonly moves: ReadonlyArray<{ readonly id: number, readonly to: SubmissionState, readonly reason: string | null, readonly createdAt: string }>, readonly fees: ReadonlyArray<{ readonly id: number, readonly type: PaymentType, readonly state: PaymentState, readonly amountDue: number, readonly dueAt: string | null, readonly paidAt: string | null }>, readonly demands: ReadonlyArray<{ readonly kind: SubmissionFileKind, readonly askedAt: string, readonly dueAt: string, readonly answeredAt: string | null }>, readonly article: { readonly id: number, readonly file: { readonly id: number } | null, readonly issue: { readonly id: number, readonly volume: number, readonly number: number, readonly state: IssueState } } | null } };

export type RejectAtDeskMutationVariables = Exact<{
  id: number;
  reason: string;
}>;


export type RejectAtDeskMutation = { readonly rejectAtDesk: { readonly id: number, readonly number: string | null, readonly state: SubmissionState, readonly type: SubmissionType, readonly language: Language, readonly titleKo: string | null, readonly titleEn: string | null, readonly abstractKo: string | null, readonly abstractEn: string | null, readonly keywordsKo: ReadonlyArray<string>, readonly keywordsEn: ReadonlyArray<string>, readonly field: GlossaryField, readonly funding: string | null, readonly aiUse: string | null, readonly coverLetter: string | null, readonly round: number, readonly version: number, readonly receivedAt: string | null, readonly dueAt: string | null, readonly handlingEditorId: number | null, readonly proposed: ReviewVerdict | null, readonly awaited: { readonly waitsFor: WaitsFor, readonly since: string, readonly until: string | null, readonly isLate: boolean }, readonly missing: ReadonlyArray<{ readonly requirement: Requirement, readonly names: ReadonlyArray<string> }>, readonly authors: ReadonlyArray<{ readonly id: number, readonly nameKo: string | null, readonly nameEn: string | null, readonly affiliationKo: string | null, readonly affiliationEn: string | null, readonly email: string, readonly orcid: string | null, readonly isCorresponding: boolean, readonly consentedAt: string | null, readonly consentVersion: number | null, readonly declinedAt: string | null }>, readonly suggestions: ReadonlyArray<{ readonly id: number, readonly kind: SuggestionKind, readonly name: string, readonly affiliation: string | null, readonly email: string | null, readonly reason: string | null }>, readonly rounds: ReadonlyArray<{ readonly number: number, readonly sentAt: string, readonly note: string | null }>, readonly files: ReadonlyArray<{ readonly id: number, readonly kind: SubmissionFileKind, readonly round: number, readonly reviewerCopy: ReviewerCopyState | null, readonly file: { readonly id: number, readonly key: string, readonly name: string, readonly mimeType: string, readonly size: number, readonly width: number | null, readonly height: number | null, readonly url: string, readonly revision: number } }>, readonly reviews: ReadonlyArray<{ readonly id: number, readonly round: number, readonly position: number, readonly state: ReviewState, readonly name: string, readonly email: string, readonly affiliation: string | null, readonly invitedAt: string, readonly answeredAt: string | null, readonly remindedAt: string | null, readonly sentAt: string | null, readonly awaitedUntil: string | null, readonly isLate: boolean, readonly conflict: string | null, readonly declineNote: string | null, readonly suggestion: string | null, readonly toAuthors: string | null, readonly toEditors: string | null, readonly verdict: ReviewVerdict | null, readonly fileForAuthors: boolean, readonly fileShownAt: string | null, readonly isDecided: boolean, readonly criteria: ReadonlyArray<{ readonly key: string, readonly ko: string, readonly en: string, readonly score: number | null }>, readonly remarks: ReadonlyArray<{ readonly remark: string, readonly answer: string | null }>, readonly file: { readonly id: number, readonly key: string, readonly name: string, readonly mimeType: string, readonly size: number, readonly width: number | null, readonly height: number | null, readonly url: string, readonly revision: number } | null }>, readonly decisions: ReadonlyArray<{ readonly round: number, readonly proposed: ReviewVerdict | null, readonly verdict: ReviewVerdict, readonly letter: string, readonly decidedBy: string | null, readonly decidedAt: string }>, readonly moves: ReadonlyArray<{ readonly id: number, readonly to: SubmissionState, readonly reason: string | null, readonly createdAt: string }>, readonly fees: ReadonlyArray<{ readonly id: number, readonly type: PaymentType, readonly state: PaymentState, readonly amountDue: number, readonly dueAt: string | null, readonly paidAt: string | null }>, readonly demands: ReadonlyArray<{ readonly kind: SubmissionFileKind, readonly askedAt: string, readonly dueAt: string, readonly answeredAt: string | null }>, readonly article: { readonly id: number, readonly file: { readonly id: number } | null, readonly issue: { readonly id: number, readonly volume: number, readonly number: number, readonly state: IssueState } } | null } };

export type SendToReviewMutationVariables = Exact<{
  id: number;
}>;


export type SendToReviewMutation = { readonly sendToReview: { readonly id: number, readonly number: string | null, readonly state: SubmissionState, readonly type: SubmissionType, readonly language: Language, readonly titleKo: string | null, readonly titleEn: string | null, readonly abstractKo: string | null, readonly abstractEn: string | null, readonly keywordsKo: ReadonlyArray<string>, readonly keywordsEn: ReadonlyArray<string>, readonly field: GlossaryField, readonly funding: string | null, readonly aiUse: string | null, readonly coverLetter: string | null, readonly round: number, readonly version: number, readonly receivedAt: string | null, readonly dueAt: string | null, readonly handlingEditorId: number | null, readonly proposed: ReviewVerdict | null, readonly awaited: { readonly waitsFor: WaitsFor, readonly since: string, readonly until: string | null, readonly isLate: boolean }, readonly missing: ReadonlyArray<{ readonly requirement: Requirement, readonly names: ReadonlyArray<string> }>, readonly authors: ReadonlyArray<{ readonly id: number, readonly nameKo: string | null, readonly nameEn: string | null, readonly affiliationKo: string | null, readonly affiliationEn: string | null, readonly email: string, readonly orcid: string | null, readonly isCorresponding: boolean, readonly consentedAt: string | null, readonly consentVersion: number | null, readonly declinedAt: string | null }>, readonly suggestions: ReadonlyArray<{ readonly id: number, readonly kind: SuggestionKind, readonly name: string, readonly affiliation: string | null, readonly email: string | null, readonly reason: string | null }>, readonly rounds: ReadonlyArray<{ readonly number: number, readonly sentAt: string, readonly note: string | null }>, readonly files: ReadonlyArray<{ readonly id: number, readonly kind: SubmissionFileKind, readonly round: number, readonly reviewerCopy: ReviewerCopyState | null, readonly file: { readonly id: number, readonly key: string, readonly name: string, readonly mimeType: string, readonly size: number, readonly width: number | null, readonly height: number | null, readonly url: string, readonly revision: number } }>, readonly reviews: ReadonlyArray<{ readonly id: number, readonly round: number, readonly position: number, readonly state: ReviewState, readonly name: string, readonly email: string, readonly affiliation: string | null, readonly invitedAt: string, readonly answeredAt: string | null, readonly remindedAt: string | null, readonly sentAt: string | null, readonly awaitedUntil: string | null, readonly isLate: boolean, readonly conflict: string | null, readonly declineNote: string | null, readonly suggestion: string | null, readonly toAuthors: string | null, readonly toEditors: string | null, readonly verdict: ReviewVerdict | null, readonly fileForAuthors: boolean, readonly fileShownAt: string | null, readonly isDecided: boolean, readonly criteria: ReadonlyArray<{ readonly key: string, readonly ko: string, readonly en: string, readonly score: number | null }>, readonly remarks: ReadonlyArray<{ readonly remark: string, readonly answer: string | null }>, readonly file: { readonly id: number, readonly key: string, readonly name: string, readonly mimeType: string, readonly size: number, readonly width: number | null, readonly height: number | null, readonly url: string, readonly revision: number } | null }>, readonly decisions: ReadonlyArray<{ readonly round: number, readonly proposed: ReviewVerdict | null, readonly verdict: ReviewVerdict, readonly letter: string, readonly decidedBy: string | null, readonly decidedAt: string }>, readonly moves: ReadonlyArray<{ readonly id: number, readonly to: SubmissionState, readonly reason: string | null, readonly createdAt: string }>, readonly fees: ReadonlyArray<{ readonly id: number, readonly type: PaymentType, readonly state: PaymentState, readonly amountDue: number, readonly dueAt: string | null, readonly paidAt: string | null }>, readonly demands: ReadonlyArray<{ readonly kind: SubmissionFileKind, readonly askedAt: string, readonly dueAt: string, readonly answeredAt: string | null }>, readonly article: { readonly id: number, readonly file: { readonly id: number } | null, readonly issue: { readonly id: number, readonly volume: number, readonly number: number, readonly state: IssueState } } | null } };

export type AssignEditorMutationVariables = Exact<{
  id: number;
  editorId?: number | null | undefined;
}>;


export type AssignEditorMutation = { readonly assignEditor: { readonly id: number, readonly number: string | null, readonly state: SubmissionState, readonly type: SubmissionType, readonly language: Language, readonly titleKo: string | null, readonly titleEn: string | null, readonly abstractKo: string | null, readonly abstractEn: string | null, readonly keywordsKo: ReadonlyArray<string>, readonly keywordsEn: ReadonlyArray<string>, readonly field: GlossaryField, readonly funding: string | null, readonly aiUse: string | null, readonly coverLetter: string | null, readonly round: number, readonly version: number, readonly receivedAt: string | null, readonly dueAt: string | null, readonly handlingEditorId: number | null, readonly proposed: ReviewVerdict | null, readonly awaited: { readonly waitsFor: WaitsFor, readonly since: string, readonly until: string | null, readonly isLate: boolean }, readonly missing: ReadonlyArray<{ readonly requirement: Requirement, readonly names: ReadonlyArray<string> }>, readonly authors: ReadonlyArray<{ readonly id: number, readonly nameKo: string | null, readonly nameEn: string | null, readonly affiliationKo: string | null, readonly affiliationEn: string | null, readonly email: string, readonly orcid: string | null, readonly isCorresponding: boolean, readonly consentedAt: string | null, readonly consentVersion: number | null, readonly declinedAt: string | null }>, readonly suggestions: ReadonlyArray<{ readonly id: number, readonly kind: SuggestionKind, readonly name: string, readonly affiliation: string | null, readonly email: string | null, readonly reason: string | null }>, readonly rounds: ReadonlyArray<{ readonly number: number, readonly sentAt: string, readonly note: string | null }>, readonly files: ReadonlyArray<{ readonly id: number, readonly kind: SubmissionFileKind, readonly round: number, readonly reviewerCopy: ReviewerCopyState | null, readonly file: { readonly id: number, readonly key: string, readonly name: string, readonly mimeType: string, readonly size: number, readonly width: number | null, readonly height: number | null, readonly url: string, readonly revision: number } }>, readonly reviews: ReadonlyArray<{ readonly id: number, readonly round: number, readonly position: number, readonly state: ReviewState, readonly name: string, readonly email: string, readonly affiliation: string | null, readonly invitedAt: string, readonly answeredAt: string | null, readonly remindedAt: string | null, readonly sentAt: string | null, readonly awaitedUntil: string | null, readonly isLate: boolean, readonly conflict: string | null, readonly declineNote: string | null, readonly suggestion: string | null, readonly toAuthors: string | null, readonly toEditors: string | null, readonly verdict: ReviewVerdict | null, readonly fileForAuthors: boolean, readonly fileShownAt: string | null, readonly isDecided: boolean, readonly criteria: ReadonlyArray<{ readonly key: string, readonly ko: string, readonly en: string, readonly score: number | null }>, readonly remarks: ReadonlyArray<{ readonly remark: string, readonly answer: string | null }>, readonly file: { readonly id: number, readonly key: string, readonly name: string, readonly mimeType: string, readonly size: number, readonly width: number | null, readonly height: number | null, readonly url: string, readonly revision: number } | null }>, readonly decisions: ReadonlyArray<{ readonly round: number, readonly proposed: ReviewVerdict | null, readonly verdict: ReviewVerdict, readonly letter: string, readonly decidedBy: string | null, readonly decidedAt: string }>, readonly moves: ReadonlyArray<{ readonly id: number, readonly to: SubmissionState, readonly reason: string | null, readonly createdAt: string }>, readonly fees: ReadonlyArray<{ readonly id: number, readonly type: PaymentType, readonly state: PaymentState, readonly amountDue: number, readonly dueAt: string | null, readonly paidAt: string | null }>, readonly demands: ReadonlyArray<{ readonly kind: SubmissionFileKind, readonly askedAt: string, readonly dueAt: string, readonly answeredAt: string | null }>, readonly article: { readonly id: number, readonly file: { readonly id: number } | null, readonly issue: { readonly id: number, readonly volume: number, readonly number: number, readonly state: IssueState } } | null } };

export type RemindWaitingMutationVariables = Exact<{
  id: number;
}>;


export type RemindWaitingMutation = { readonly remindWaiting: { readonly id: number } };

export type InviteReviewerMutationVariables = Exact<{
  id: number;
  input: ReviewInvitationInput;
}>;


export type InviteReviewerMutation = { readonly inviteReviewer: { readonly id: number, readonly round: number, readonly position: number, readonly state: ReviewState, readonly name: string, readonly email: string, readonly affiliation: string | null, readonly invitedAt: string, readonly answeredAt: string | null, readonly remindedAt: string | null, readonly sentAt: string | null, readonly awaitedUntil: string | null, readonly isLate: boolean, readonly conflict: string | null, readonly declineNote: string | null, readonly suggestion: string | null, readonly toAuthors: string | null, readonly toEditors: string | null, readonly verdict: ReviewVerdict | null, readonly fileForAuthors: boolean, readonly fileShownAt: string | null, readonly isDecided: boolean, readonly criteria: ReadonlyArray<{ readonly key: string, readonly ko: string, readonly en: string, readonly score: number | null }>, readonly remarks: ReadonlyArray<{ readonly remark: string, readonly answer: string | null }>, readonly file: { readonly id: number, readonly key: string, readonly name: string, readonly mimeType: string, readonly size: number, readonly width: number | null, readonly height: number | null, readonly url: string, readonly revision: number } | null } };

export type RemindReviewerMutationVariables = Exact<{
  id: number;
}>;


export type RemindReviewerMutation = { readonly remindReviewer: { readonly id: number, readonly round: number, readonly position: number, readonly state: ReviewState, readonly name: string, readonly email: string, readonly affiliation: string | null, readonly invitedAt: string, readonly answeredAt: string | null, readonly remindedAt: string | null, readonly sentAt: string | null, readonly awaitedUntil: string | null, readonly isLate: boolean, readonly conflict: string | null, readonly declineNote: string | null, readonly suggestion: string | null, readonly toAuthors: string | null, readonly toEditors: string | null, readonly verdict: ReviewVerdict | null, readonly fileForAuthors: boolean, readonly fileShownAt: string | null, readonly isDecided: boolean, readonly criteria: ReadonlyArray<{ readonly key: string, readonly ko: string, readonly en: string, readonly score: number | null }>, readonly remarks: ReadonlyArray<{ readonly remark: string, readonly answer: string | null }>, readonly file: { readonly id: number, readonly key: string, readonly name: string, readonly mimeType: string, readonly size: number, readonly width: number | null, readonly height: number | null, readonly url: string, readonly revision: number } | null } };

export type SetReviewFileReadersMutationVariables = Exact<{
  id: number;
  forAuthors: boolean;
}>;


export type SetReviewFileReadersMutation = { readonly setReviewFileReaders: { readonly id: number, readonly round: number, readonly position: number, readonly state: ReviewState, readonly name: string, readonly email: string, readonly affiliation: string | null, readonly invitedAt: string, readonly answeredAt: string | null, readonly remindedAt: string | null, readonly sentAt: string | null, readonly awaitedUntil: string | null, readonly isLate: boolean, readonly conflict: string | null, readonly declineNote: string | null, readonly suggestion: string | null, readonly toAuthors: string | null, readonly toEditors: string | null, readonly verdict: ReviewVerdict | null, readonly fileForAuthors: boolean, readonly fileShownAt: string | null, readonly isDecided: boolean, readonly criteria: ReadonlyArray<{ readonly key: string, readonly ko: string, readonly en: string, readonly score: number | null }>, readonly remarks: ReadonlyArray<{ readonly remark: string, readonly answer: string | null }>, readonly file: { readonly id: number, readonly key: string, readonly name: string, readonly mimeType: string, readonly size: number, readonly width: number | null, readonly height: number | null, readonly url: string, readonly revision: number } | null } };

export type SendCertificateLinkMutationVariables = Exact<{
  id: number;
}>;


export type SendCertificateLinkMutation = { readonly sendCertificateLink: { readonly id: number, readonly round: number, readonly position: number, readonly state: ReviewState, readonly name: string, readonly email: string, readonly affiliation: string | null, readonly invitedAt: string, readonly answeredAt: string | null, readonly remindedAt: string | null, readonly sentAt: string | null, readonly awaitedUntil: string | null, readonly isLate: boolean, readonly conflict: string | null, readonly declineNote: string | null, readonly suggestion: string | null, readonly toAuthors: string | null, readonly toEditors: string | null, readonly verdict: ReviewVerdict | null, readonly fileForAuthors: boolean, readonly fileShownAt: string | null, readonly isDecided: boolean, readonly criteria: ReadonlyArray<{ readonly key: string, readonly ko: string, readonly en: string, readonly score: number | null }>, readonly remarks: ReadonlyArray<{ readonly remark: string, readonly answer: string | null }>, readonly file: { readonly id: number, readonly key: string, readonly name: string, readonly mimeType: string, readonly size: number, readonly width: number | null, readonly height: number | null, readonly url: string, readonly revision: number } | null } };

export type ExtendReviewMutationVariables = Exact<{
  id: number;
  days: number;
}>;


export type ExtendReviewMutation = { readonly extendReview: { readonly id: number, readonly round: number, readonly position: number, readonly state: ReviewState, readonly name: string, readonly email: string, readonly affiliation: string | null, readonly invitedAt: string, readonly answeredAt: string | null, readonly remindedAt: string | null, readonly sentAt: string | null, readonly awaitedUntil: string | null, readonly isLate: boolean, readonly conflict: string | null, readonly declineNote: string | null, readonly suggestion: string | null, readonly toAuthors: string | null, readonly toEditors: string | null, readonly verdict: ReviewVerdict | null, readonly fileForAuthors: boolean, readonly fileShownAt: string | null, readonly isDecided: boolean, readonly criteria: ReadonlyArray<{ readonly key: string, readonly ko: string, readonly en: string, readonly score: number | null }>, readonly remarks: ReadonlyArray<{ readonly remark: string, readonly answer: string | null }>, readonly file: { readonly id: number, readonly key: string, readonly name: string, readonly mimeType: string, readonly size: number, readonly width: number | null, readonly height: number | null, readonly url: string, readonly revision: number } | null } };

export type CancelReviewMutationVariables = Exact<{
  id: number;
}>;


export type CancelReviewMutation = { readonly cancelReview: { readonly id: number, readonly round: number, readonly position: number, readonly state: ReviewState, readonly name: string, readonly email: string, readonly affiliation: string | null, readonly invitedAt: string, readonly answeredAt: string | null, readonly remindedAt: string | null, readonly sentAt: string | null, readonly awaitedUntil: string | null, readonly isLate: boolean, readonly conflict: string | null, readonly declineNote: string | null, readonly suggestion: string | null, readonly toAuthors: string | null, readonly toEditors: string | null, readonly verdict: ReviewVerdict | null, readonly fileForAuthors: boolean, readonly fileShownAt: string | null, readonly isDecided: boolean, readonly criteria: ReadonlyArray<{ readonly key: string, readonly ko: string, readonly en: string, readonly score: number | null }>, readonly remarks: ReadonlyArray<{ readonly remark: string, readonly answer: string | null }>, readonly file: { readonly id: number, readonly key: string, readonly name: string, readonly mimeType: string, readonly size: number, readonly width: number | null, readonly height: number | null, readonly url: string, readonly revision: number } | null } };

export type DecideSubmissionMutationVariables = Exact<{
  id: number;
  round: number;
  input: SubmissionDecisionInput;
  missingReason?: string | null | undefined;
}>;


export type DecideSubmissionMutation = { readonly decideSubmission: { readonly id: number, readonly number: string | null, readonly state: SubmissionState, readonly type: SubmissionType, readonly language: Language, readonly titleKo: string | null, readonly titleEn: string | null, readonly abstractKo: string | null, readonly abstractEn: string | null, readonly keywordsKo: ReadonlyArray<string>, readonly keywordsEn: ReadonlyArray<string>, readonly field: GlossaryField, readonly funding: string | null, readonly aiUse: string | null, readonly coverLetter: string | null, readonly round: number, readonly version: number, readonly receivedAt: string | null, readonly dueAt: string | null, readonly handlingEditorId: number | null, readonly proposed: ReviewVerdict | null, readonly awaited: { readonly waitsFor: WaitsFor, readonly since: string, readonly until: string | null, readonly isLate: boolean }, readonly missing: ReadonlyArray<{ readonly requirement: Requirement, readonly names: ReadonlyArray<string> }>, readonly authors: ReadonlyArray<{ readonly id: number, readonly nameKo: string | null, readonly nameEn: string | null, readonly affiliationKo: string | null, readonly affiliationEn: string | null, readonly email: string, readonly orcid: string | null, readonly isCorresponding: boolean, readonly consentedAt: string | null, readonly consentVersion: number | null, readonly declinedAt: string | null }>, readonly suggestions: ReadonlyArray<{ readonly id: number, readonly kind: SuggestionKind, readonly name: string, readonly affiliation: string | null, readonly email: string | null, readonly reason: string | null }>, readonly rounds: ReadonlyArray<{ readonly number: number, readonly sentAt: string, readonly note: string | null }>, readonly files: ReadonlyArray<{ readonly id: number, readonly kind: SubmissionFileKind, readonly round: number, readonly reviewerCopy: ReviewerCopyState | null, readonly file: { readonly id: number, readonly key: string, readonly name: string, readonly mimeType: string, readonly size: number, readonly width: number | null, readonly height: number | null, readonly url: string, readonly revision: number } }>, readonly reviews: ReadonlyArray<{ readonly id: number, readonly round: number, readonly position: number, readonly state: ReviewState, readonly name: string, readonly email: string, readonly affiliation: string | null, readonly invitedAt: string, readonly answeredAt: string | null, readonly remindedAt: string | null, readonly sentAt: string | null, readonly awaitedUntil: string | null, readonly isLate: boolean, readonly conflict: string | null, readonly declineNote: string | null, readonly suggestion: string | null, readonly toAuthors: string | null, readonly toEditors: string | null, readonly verdict: ReviewVerdict | null, readonly fileForAuthors: boolean, readonly fileShownAt: string | null, readonly isDecided: boolean, readonly criteria: ReadonlyArray<{ readonly key: string, readonly ko: string, readonly en: string, readonly score: number | null }>, readonly remarks: ReadonlyArray<{ readonly remark: string, readonly answer: string | null }>, readonly file: { readonly id: number, readonly key: string, readonly name: string, readonly mimeType: string, readonly size: number, readonly width: number | null, readonly height: number | null, readonly url: string, readonly revision: number } | null }>, readonly decisions: ReadonlyArray<{ readonly round: number, readonly proposed: ReviewVerdict | null, readonly verdict: ReviewVerdict, readonly letter: string, readonly decidedBy: string | null, readonly decidedAt: string }>, readonly moves: ReadonlyArray<{ readonly id: number, readonly to: SubmissionState, readonly reason: string | null, readonly createdAt: string }>, readonly fees: ReadonlyArray<{ readonly id: number, readonly type: PaymentType, readonly state: PaymentState, readonly amountDue: number, readonly dueAt: string | null, readonly paidAt: string | null }>, readonly demands: ReadonlyArray<{ readonly kind: SubmissionFileKind, readonly askedAt: string, readonly dueAt: string, readonly answeredAt: string | null }>, readonly article: { readonly id: number, readonly file: { readonly id: number } | null, readonly issue: { readonly id: number, readonly volume: number, readonly number: number, readonly state: IssueState } } | null } };

export type SaveEnglishTextsMutationVariables = Exact<{
  id: number;
  version: number;
  input: EnglishTextsInput;
}>;


export type SaveEnglishTextsMutation = { readonly saveEnglishTexts: { readonly id: number, readonly number: string | null, readonly state: SubmissionState, readonly type: SubmissionType, readonly language: Language, readonly titleKo: string | null, readonly titleEn: string | null, readonly abstractKo: string | null, readonly abstractEn: string | null, readonly keywordsKo: ReadonlyArray<string>, readonly keywordsEn: ReadonlyArray<string>, readonly field: GlossaryField, readonly funding: string | null, readonly aiUse: string | null, readonly coverLetter: string | null, readonly round: number, readonly version: number, readonly receivedAt: string | null, readonly dueAt: string | null, readonly handlingEditorId: number | null, readonly proposed: ReviewVerdict | null, readonly awaited: { readonly waitsFor: WaitsFor, readonly since: string, readonly until: string | null, readonly isLate: boolean }, readonly missing: ReadonlyArray<{ readonly requirement: Requirement, readonly names: ReadonlyArray<string> }>, readonly authors: ReadonlyArray<{ readonly id: number, readonly nameKo: string | null, readonly nameEn: string | null, readonly affiliationKo: string | null, readonly affiliationEn: string | null, readonly email: string, readonly orcid: string | null, readonly isCorresponding: boolean, readonly consentedAt: string | null, readonly consentVersion: number | null, readonly declinedAt: string | null }>, readonly suggestions: ReadonlyArray<{ readonly id: number, readonly kind: SuggestionKind, readonly name: string, readonly affiliation: string | null, readonly email: string | null, readonly reason: string | null }>, readonly rounds: ReadonlyArray<{ readonly number: number, readonly sentAt: string, readonly note: string | null }>, readonly files: ReadonlyArray<{ readonly id: number, readonly kind: SubmissionFileKind, readonly round: number, readonly reviewerCopy: ReviewerCopyState | null, readonly file: { readonly id: number, readonly key: string, readonly name: string, readonly mimeType: string, readonly size: number, readonly width: number | null, readonly height: number | null, readonly url: string, readonly revision: number } }>, readonly reviews: ReadonlyArray<{ readonly id: number, readonly round: number, readonly position: number, readonly state: ReviewState, readonly name: string, readonly email: string, readonly affiliation: string | null, readonly invitedAt: string, readonly answeredAt: string | null, readonly remindedAt: string | null, readonly sentAt: string | null, readonly awaitedUntil: string | null, readonly isLate: boolean, readonly conflict: string | null, readonly declineNote: string | null, readonly suggestion: string | null, readonly toAuthors: string | null, readonly toEditors: string | null, readonly verdict: ReviewVerdict | null, readonly fileForAuthors: boolean, readonly fileShownAt: string | null, readonly isDecided: boolean, readonly criteria: ReadonlyArray<{ readonly key: string, readonly ko: string, readonly en: string, readonly score: number | null }>, readonly remarks: ReadonlyArray<{ readonly remark: string, readonly answer: string | null }>, readonly file: { readonly id: number, readonly key: string, readonly name: string, readonly mimeType: string, readonly size: number, readonly width: number | null, readonly height: number | null, readonly url: string, readonly revision: number } | null }>, readonly decisions: ReadonlyArray<{ readonly round: number, readonly proposed: ReviewVerdict | null, readonly verdict: ReviewVerdict, readonly letter: string, readonly decidedBy: string | null, readonly decidedAt: string }>, readonly moves: ReadonlyArray<{ readonly id: number, readonly to: SubmissionState, readonly reason: string | null, readonly createdAt: string }>, readonly fees: ReadonlyArray<{ readonly id: number, readonly type: PaymentType, readonly state: PaymentState, readonly amountDue: number, readonly dueAt: string | null, readonly paidAt: string | null }>, readonly demands: ReadonlyArray<{ readonly kind: SubmissionFileKind, readonly askedAt: string, readonly dueAt: string, readonly answeredAt: string | null }>, readonly article: { readonly id: number, readonly file: { readonly id: number } | null, readonly issue: { readonly id: number, readonly volume: number, readonly number: number, readonly state: IssueState } } | null } };

export type EditedFileFragment = { readonly id: number, readonly key: string, readonly name: string, readonly mimeType: string, readonly size: number, readonly width: number | null, readonly height: number | null, readonly url: string, readonly revision: number };

export const EditedFileFragmentDoc = `fragment EditedFile on File{id key name mimeType size width height url revision __typename}` as string & Urql.TypedDocumentNode<EditedFileFragment, unknown>;
export const DeskReviewRowFragmentDoc = `fragment DeskReviewRow on DeskReview{id round position state name email affiliation invitedAt answeredAt remindedAt sentAt awaitedUntil isLate conflict declineNote suggestion criteria{key ko en score __typename}toAuthors toEditors verdict remarks{remark answer __typename}file{...EditedFile __typename}fileForAuthors fileShownAt isDecided __typename}` as string & Urql.TypedDocumentNode<DeskReviewRowFragment, unknown>;
export const PrintingFragmentDoc = `fragment Printing on DeskSubmission{demands{kind askedAt dueAt answeredAt __typename}article{id file{id __typename}issue{id volume number state __typename}__typename}__typename}` as string & Urql.TypedDocumentNode<PrintingFragment, unknown>;
export const OnDeskFragmentDoc = `fragment OnDesk on DeskSubmission{id number state type language titleKo titleEn abstractKo abstractEn keywordsKo keywordsEn field funding aiUse coverLetter round version receivedAt dueAt handlingEditorId awaited{waitsFor since until isLate __typename}proposed missing{requirement names __typename}authors{id nameKo nameEn affiliationKo affiliationEn email orcid isCorresponding consentedAt consentVersion declinedAt __typename}suggestions{id kind name affiliation email reason __typename}rounds{number sentAt note __typename}files{id kind round reviewerCopy file{...EditedFile __typename}__typename}reviews{...DeskReviewRow __typename}decisions{round proposed verdict letter decidedBy decidedAt __typename}moves{id to reason createdAt __typename}fees{id type state amountDue dueAt paidAt __typename}...Printing __typename}` as string & Urql.TypedDocumentNode<OnDeskFragment, unknown>;
export const IssuesInPreparationDocument = `query IssuesInPreparation{managedIssues(page:1 size:100){items{id volume number state __typename}__typename}}` as string & Urql.TypedDocumentNode<IssuesInPreparationQuery, IssuesInPreparationQueryVariables>;

export function useIssuesInPreparationQuery(options?: Omit<Urql.UseQueryArgs<IssuesInPreparationQueryVariables>, 'query'>) {
  return Urql.useQuery<IssuesInPreparationQuery, IssuesInPreparationQueryVariables>({ query: IssuesInPreparationDocument, ...options });
};
export const AskForPaperDocument = `mutation AskForPaper($id:Id!$kind:SubmissionPaper!$days:Int!){askForPaper(id:$id kind:$kind days:$days){...OnDesk __typename}}${OnDeskFragmentDoc}${EditedFileFragmentDoc}${DeskReviewRowFragmentDoc}${PrintingFragmentDoc}` as string & Urql.TypedDocumentNode<AskForPaperMutation, AskForPaperMutationVariables>;

export function useAskForPaperMutation() {
  return Urql.useMutation<AskForPaperMutation, AskForPaperMutationVariables>(AskForPaperDocument);
};
export const SendProofDocument = `mutation SendProof($id:Id!$fileId:Id!){sendProof(id:$id fileId:$fileId){...OnDesk __typename}}${OnDeskFragmentDoc}${EditedFileFragmentDoc}${DeskReviewRowFragmentDoc}${PrintingFragmentDoc}` as string & Urql.TypedDocumentNode<SendProofMutation, SendProofMutationVariables>;

export function useSendProofMutation() {
  return Urql.useMutation<SendProofMutation, SendProofMutationVariables>(SendProofDocument);
};
export const HandInArticleDocument = `mutation HandInArticle($id:Id!$issueId:Id!$missingReason:String){handInArticle(id:$id issueId:$issueId missingReason:$missingReason){...OnDesk __typename}}${OnDeskFragmentDoc}${EditedFileFragmentDoc}${DeskReviewRowFragmentDoc}${PrintingFragmentDoc}` as string & Urql.TypedDocumentNode<HandInArticleMutation, HandInArticleMutationVariables>;

export function useHandInArticleMutation() {
  return Urql.useMutation<HandInArticleMutation, HandInArticleMutationVariables>(HandInArticleDocument);
};
export const DeskDocument = `query Desk($filter:DeskFilter!$sort:DeskSort!$descending:Boolean!$page:Int!$size:Int!$language:Language!){desk(filter:$filter sort:$sort descending:$descending page:$page size:$size){totalCount hasMore items{id number state title(language:$language){text language __typename}receivedAt handlingEditor reviewsSent reviewsAsked awaited{waitsFor since until isLate __typename}__typename}__typename}}` as string & Urql.TypedDocumentNode<DeskQuery, DeskQueryVariables>;

export function useDeskQuery(options: Omit<Urql.UseQueryArgs<DeskQueryVariables>, 'query'>) {
  return Urql.useQuery<DeskQuery, DeskQueryVariables>({ query: DeskDocument, ...options });
};
export const DeskCountDocument = `query DeskCount($filter:DeskFilter!){desk(filter:$filter page:1 size:20 descending:true){exactCount __typename}}` as string & Urql.TypedDocumentNode<DeskCountQuery, DeskCountQueryVariables>;

export function useDeskCountQuery(options: Omit<Urql.UseQueryArgs<DeskCountQueryVariables>, 'query'>) {
  return Urql.useQuery<DeskCountQuery, DeskCountQueryVariables>({ query: DeskCountDocument, ...options });
};
export const DeskSubmissionDocument = `query DeskSubmission($id:Id!){deskSubmission(id:$id){...OnDesk __typename}journalEditors{id name __typename}journalSettingsForEditing{answerDays reviewDays reviewersPerManuscript requirementsBlock __typename}}${OnDeskFragmentDoc}${EditedFileFragmentDoc}${DeskReviewRowFragmentDoc}${PrintingFragmentDoc}` as string & Urql.TypedDocumentNode<DeskSubmissionQuery, DeskSubmissionQueryVariables>;

export function useDeskSubmissionQuery(options: Omit<Urql.UseQueryArgs<DeskSubmissionQueryVariables>, 'query'>) {
  return Urql.useQuery<DeskSubmissionQuery, DeskSubmissionQueryVariables>({ query: DeskSubmissionDocument, ...options });
};
export const DecisionLetterDocument = `query DecisionLetter($id:Id!$verdict:ReviewVerdict!){deskSubmission(id:$id){letterDraft(verdict:$verdict)__typename}}` as string & Urql.TypedDocumentNode<DecisionLetterQuery, DecisionLetterQueryVariables>;

export function useDecisionLetterQuery(options: Omit<Urql.UseQueryArgs<DecisionLetterQueryVariables>, 'query'>) {
  return Urql.useQuery<DecisionLetterQuery, DecisionLetterQueryVariables>({ query: DecisionLetterDocument, ...options });
};
export const ReviewerCandidatesDocument = `query ReviewerCandidates($submissionId:Id!$words:String!){reviewerCandidates(submissionId:$submissionId words:$words){memberId name email affiliation major language awaited sent inField conflicts __typename}}` as string & Urql.TypedDocumentNode<ReviewerCandidatesQuery, ReviewerCandidatesQueryVariables>;

export function useReviewerCandidatesQuery(options: Omit<Urql.UseQueryArgs<ReviewerCandidatesQueryVariables>, 'query'>) {
  return Urql.useQuery<ReviewerCandidatesQuery, ReviewerCandidatesQueryVariables>({ query: ReviewerCandidatesDocument, ...options });
};
export const ReturnSubmissionDocument = `mutation ReturnSubmission($id:Id!$reason:String!){returnSubmission(id:$id reason:$reason){...OnDesk __typename}}${OnDeskFragmentDoc}${EditedFileFragmentDoc}${DeskReviewRowFragmentDoc}${PrintingFragmentDoc}` as string & Urql.TypedDocumentNode<ReturnSubmissionMutation, ReturnSubmissionMutationVariables>;

export function useReturnSubmissionMutation() {
  return Urql.useMutation<ReturnSubmissionMutation, ReturnSubmissionMutationVariables>(ReturnSubmissionDocument);
};
export const RejectAtDeskDocument = `mutation RejectAtDesk($id:Id!$reason:String!){rejectAtDesk(id:$id reason:$reason){...OnDesk __typename}}${OnDeskFragmentDoc}${EditedFileFragmentDoc}${DeskReviewRowFragmentDoc}${PrintingFragmentDoc}` as string & Urql.TypedDocumentNode<RejectAtDeskMutation, RejectAtDeskMutationVariables>;

export function useRejectAtDeskMutation() {
  return Urql.useMutation<RejectAtDeskMutation, RejectAtDeskMutationVariables>(RejectAtDeskDocument);
};
export const SendToReviewDocument = `mutation SendToReview($id:Id!){sendToReview(id:$id){...OnDesk __typename}}${OnDeskFragmentDoc}${EditedFileFragmentDoc}${DeskReviewRowFragmentDoc}${PrintingFragmentDoc}` as string & Urql.TypedDocumentNode<SendToReviewMutation, SendToReviewMutationVariables>;

export function useSendToReviewMutation() {
  return Urql.useMutation<SendToReviewMutation, SendToReviewMutationVariables>(SendToReviewDocument);
};
export const AssignEditorDocument = `mutation AssignEditor($id:Id!$editorId:Id){assignEditor(id:$id editorId:$editorId){...OnDesk __typename}}${OnDeskFragmentDoc}${EditedFileFragmentDoc}${DeskReviewRowFragmentDoc}${PrintingFragmentDoc}` as string & Urql.TypedDocumentNode<AssignEditorMutation, AssignEditorMutationVariables>;

export function useAssignEditorMutation() {
  return Urql.useMutation<AssignEditorMutation, AssignEditorMutationVariables>(AssignEditorDocument);
};
export const RemindWaitingDocument = `mutation RemindWaiting($id:Id!){remindWaiting(id:$id){id __typename}}` as string & Urql.TypedDocumentNode<RemindWaitingMutation, RemindWaitingMutationVariables>;

export function useRemindWaitingMutation() {
  return Urql.useMutation<RemindWaitingMutation, RemindWaitingMutationVariables>(RemindWaitingDocument);
};
export const InviteReviewerDocument = `mutation InviteReviewer($id:Id!$input:ReviewInvitationInput!){inviteReviewer(id:$id input:$input){...DeskReviewRow __typename}}${DeskReviewRowFragmentDoc}${EditedFileFragmentDoc}` as string & Urql.TypedDocumentNode<InviteReviewerMutation, InviteReviewerMutationVariables>;

export function useInviteReviewerMutation() {
  return Urql.useMutation<InviteReviewerMutation, InviteReviewerMutationVariables>(InviteReviewerDocument);
};
export const RemindReviewerDocument = `mutation RemindReviewer($id:Id!){remindReviewer(id:$id){...DeskReviewRow __typename}}${DeskReviewRowFragmentDoc}${EditedFileFragmentDoc}` as string & Urql.TypedDocumentNode<RemindReviewerMutation, RemindReviewerMutationVariables>;

export function useRemindReviewerMutation() {
  return Urql.useMutation<RemindReviewerMutation, RemindReviewerMutationVariables>(RemindReviewerDocument);
};
export const SetReviewFileReadersDocument = `mutation SetReviewFileReaders($id:Id!$forAuthors:Boolean!){setReviewFileReaders(id:$id forAuthors:$forAuthors){...DeskReviewRow __typename}}${DeskReviewRowFragmentDoc}${EditedFileFragmentDoc}` as string & Urql.TypedDocumentNode<SetReviewFileReadersMutation, SetReviewFileReadersMutationVariables>;

export function useSetReviewFileReadersMutation() {
  return Urql.useMutation<SetReviewFileReadersMutation, SetReviewFileReadersMutationVariables>(SetReviewFileReadersDocument);
};
export const SendCertificateLinkDocument = `mutation SendCertificateLink($id:Id!){sendCertificateLink(id:$id){...DeskReviewRow __typename}}${DeskReviewRowFragmentDoc}${EditedFileFragmentDoc}` as string & Urql.TypedDocumentNode<SendCertificateLinkMutation, SendCertificateLinkMutationVariables>;

export function useSendCertificateLinkMutation() {
  return Urql.useMutation<SendCertificateLinkMutation, SendCertificateLinkMutationVariables>(SendCertificateLinkDocument);
};
export const ExtendReviewDocument = `mutation ExtendReview($id:Id!$days:Int!){extendReview(id:$id days:$days){...DeskReviewRow __typename}}${DeskReviewRowFragmentDoc}${EditedFileFragmentDoc}` as string & Urql.TypedDocumentNode<ExtendReviewMutation, ExtendReviewMutationVariables>;

export function useExtendReviewMutation() {
  return Urql.useMutation<ExtendReviewMutation, ExtendReviewMutationVariables>(ExtendReviewDocument);
};
export const CancelReviewDocument = `mutation CancelReview($id:Id!){cancelReview(id:$id){...DeskReviewRow __typename}}${DeskReviewRowFragmentDoc}${EditedFileFragmentDoc}` as string & Urql.TypedDocumentNode<CancelReviewMutation, CancelReviewMutationVariables>;

export function useCancelReviewMutation() {
  return Urql.useMutation<CancelReviewMutation, CancelReviewMutationVariables>(CancelReviewDocument);
};
export const DecideSubmissionDocument = `mutation DecideSubmission($id:Id!$round:Int!$input:SubmissionDecisionInput!$missingReason:String){decideSubmission(id:$id round:$round input:$input missingReason:$missingReason){...OnDesk __typename}}${OnDeskFragmentDoc}${EditedFileFragmentDoc}${DeskReviewRowFragmentDoc}${PrintingFragmentDoc}` as string & Urql.TypedDocumentNode<DecideSubmissionMutation, DecideSubmissionMutationVariables>;

export function useDecideSubmissionMutation() {
  return Urql.useMutation<DecideSubmissionMutation, DecideSubmissionMutationVariables>(DecideSubmissionDocument);
};
export const SaveEnglishTextsDocument = `mutation SaveEnglishTexts($id:Id!$version:Int!$input:EnglishTextsInput!){saveEnglishTexts(id:$id version:$version input:$input){...OnDesk __typename}}${OnDeskFragmentDoc}${EditedFileFragmentDoc}${DeskReviewRowFragmentDoc}${PrintingFragmentDoc}` as string & Urql.TypedDocumentNode<SaveEnglishTextsMutation, SaveEnglishTextsMutationVariables>;

export function useSaveEnglishTextsMutation() {
  return Urql.useMutation<SaveEnglishTextsMutation, SaveEnglishTextsMutationVariables>(SaveEnglishTextsDocument);
};