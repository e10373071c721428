/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Urql from 'urql';
/** Whether an author consents to the manuscript. NOT_ASKED: it was not sent yet. */
export type AuthorConsentState =
  | 'ASKED'
  | 'CONSENTED'
  | 'DECLINED'
  | 'NOT_ASKED';

/** The five boards; one model serves them all. */
export type Board =
  | 'GALLERY'
  | 'NEWS'
  | 'NOTICE'
  | 'PUBLICATION'
  | 'SEMINAR_ARCHIVE';

/** ASKED: the card service has not said that it is done. FAILED: it refused. */
export type CardRefundState =
  | 'ASKED'
  | 'DONE'
  | 'FAILED';

/** A form as it is, finished or not, of one thing: `board`, `programKind`, `pageKey` or `submissionType` says of what. */
export type DraftInput = {
  /** The version of what is being changed; of a page the number of its newest version. */
  readonly baseVersion?: number | null | undefined;
  readonly board?: Board | null | undefined;
  /** The key that `createPost`, `createProgram` or `beginSubmission` will carry: each has a draft of its own. */
  readonly key?: string | null | undefined;
  readonly pageKey?: PageKey | null | undefined;
  /** An object of at most 1 MB. */
  readonly payload: unknown;
  /** Null while the post is not made. */
  readonly postId?: number | null | undefined;
  /** Null while the program is not made. */
  readonly programId?: number | null | undefined;
  /** As it is chosen in the form. */
  readonly programKind?: ProgramKind | null | undefined;
  /** Null while the manuscript is not saved. */
  readonly submissionId?: number | null | undefined;
  /** As it is chosen in the form. */
  readonly submissionType?: SubmissionType | null | undefined;
};

export type GivenPledgeInput = {
  readonly kind: PledgeKind;
  /** Of the words that were read. */
  readonly version: number;
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

/** Whether manuscripts are sent here, or at JAMS. */
export type JournalFlow =
  | 'JAMS'
  | 'OWN';

/** The two languages of the site. Korean is the default. */
export type Language =
  | 'EN'
  | 'KO';

/** What became of a line. */
export type LineChangeKind =
  | 'ADDED'
  | 'CHANGED'
  | 'REMOVED'
  | 'SAME';

/** What a line is. */
export type LineRole =
  | 'FIGURE'
  | 'HEADING'
  | 'LIST_ITEM'
  | 'PARAGRAPH'
  | 'QUOTE'
  | 'ROW'
  | 'TITLE';

/** Whether the manuscript could be looked into. WAITING: it is being read. NAME_ONLY: its format can't be. */
export type ManuscriptFileState =
  | 'DAMAGED'
  | 'ENCRYPTED'
  | 'NAME_ONLY'
  | 'NO_TEXT'
  | 'READ'
  | 'TOO_LARGE'
  | 'WAITING';

/** When an author has to be a member whose membership counts. */
export type MembershipAsked =
  | 'NEVER'
  | 'ON_PUBLICATION'
  | 'ON_SUBMISSION';

/** What a manuscript lacks before it can be sent. */
export type MissingPart =
  | 'ABSTRACT'
  | 'ABSTRACT_EN'
  | 'AUTHORS'
  | 'AUTHOR_AFFILIATION'
  | 'AUTHOR_EMAIL'
  | 'AUTHOR_NAME'
  | 'AUTHOR_TWICE'
  | 'CORRESPONDING'
  | 'FIGURE_REFUSED'
  | 'FIGURE_WAITING'
  | 'KEYWORDS'
  | 'MANUSCRIPT'
  | 'MANUSCRIPT_DAMAGED'
  | 'MANUSCRIPT_DISTRIBUTED'
  | 'MANUSCRIPT_LOCKED'
  | 'MANUSCRIPT_TOO_LARGE'
  | 'MANUSCRIPT_WAITING'
  | 'SIMILARITY'
  | 'SUGGESTION_NAME'
  | 'TITLE'
  | 'TITLE_EN';

/** Where a name was found. */
export type NamePlace =
  | 'FILE_NAME'
  | 'PROPERTIES'
  | 'TEXT';

/** The pages of the association; schema/validation/site/page-kinds.ts says what each is made of. */
export type PageKey =
  | 'BOARD_MEMBERS'
  | 'BYLAWS'
  | 'COMMUNITY_COURSE'
  | 'EDITORIAL_BOARD'
  | 'EXPERT_COURSE'
  | 'GREETING'
  | 'HISTORY'
  | 'JOURNAL_ETHICS'
  | 'JOURNAL_INTRODUCTION'
  | 'JOURNAL_REVIEW_RULES'
  | 'JOURNAL_SUBMISSION_RULES'
  | 'KITEC'
  | 'ONLINE_COURSE'
  | 'PRIVACY_POLICY'
  | 'SEMINAR_INTRODUCTION'
  | 'SOCIAL_INTEGRATION'
  | 'TERMS'
  | 'VALUES'
  | 'WORKSHOP';

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

/** What an author affirms when a manuscript is sent, or consents to as a co-author. */
export type PledgeKind =
  | 'AI_USE'
  | 'ANONYMISED'
  | 'COPYRIGHT_TRANSFER'
  | 'CO_AUTHOR_CONSENT'
  | 'ETHICS'
  | 'NOT_ELSEWHERE';

/** Seminars, courses and the exam (KITEC) are one model. */
export type ProgramKind =
  | 'COMMUNITY_COURSE'
  | 'EXPERT_COURSE'
  | 'KITEC'
  | 'ONLINE_COURSE'
  | 'SEMINAR'
  | 'SOCIAL_INTEGRATION'
  | 'WORKSHOP';

export type RemarkAnswerInput = {
  readonly answer?: string | null | undefined;
  readonly remarkId: number;
};

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

export type ReviewerSuggestionInput = {
  readonly affiliation?: string | null | undefined;
  readonly email?: string | null | undefined;
  readonly kind: SuggestionKind;
  readonly name: string;
  readonly reason?: string | null | undefined;
};

export type SubmissionAuthorInput = {
  readonly affiliationEn?: string | null | undefined;
  readonly affiliationKo?: string | null | undefined;
  readonly contribution?: string | null | undefined;
  readonly email?: string | null | undefined;
  readonly familyName?: string | null | undefined;
  readonly givenName?: string | null | undefined;
  /** Null: a new one. */
  readonly id?: number | null | undefined;
  readonly isCorresponding?: boolean | null | undefined;
  readonly mailLanguage?: Language | null | undefined;
  readonly nameKo?: string | null | undefined;
  readonly orcid?: string | null | undefined;
};

export type SubmissionFileKind =
  | 'COPYRIGHT'
  | 'FIGURE'
  | 'MANUSCRIPT'
  | 'PROOF'
  | 'SIMILARITY';

/** A manuscript as it is written, with gaps or without; what is left out or null is emptied. */
export type SubmissionInput = {
  readonly abstractEn?: string | null | undefined;
  readonly abstractKo?: string | null | undefined;
  readonly aiUse?: string | null | undefined;
  readonly authors: ReadonlyArray<SubmissionAuthorInput>;
  readonly coverLetter?: string | null | undefined;
  readonly field: GlossaryField;
  readonly figureIds: ReadonlyArray<number>;
  readonly funding?: string | null | undefined;
  readonly keywordsEn?: ReadonlyArray<string> | null | undefined;
  readonly keywordsKo?: ReadonlyArray<string> | null | undefined;
  readonly language: Language;
  /** An upload of kind `manuscript`; null: none yet. */
  readonly manuscriptId?: number | null | undefined;
  /** A PDF of kind `manuscript`: the certificate of a check for similarity. Null: none in this version. */
  readonly similarityId?: number | null | undefined;
  readonly suggestions: ReadonlyArray<ReviewerSuggestionInput>;
  readonly titleEn?: string | null | undefined;
  readonly titleKo?: string | null | undefined;
  readonly type: SubmissionType;
};

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

/** What became of some words. */
export type WordChangeKind =
  | 'ADDED'
  | 'REMOVED'
  | 'SAME';

export type WrittenManuscriptFragment = { readonly id: number, readonly version: number, readonly number: string | null, readonly state: SubmissionState, readonly type: SubmissionType, readonly language: Language, readonly titleKo: string | null, readonly titleEn: string | null, readonly abstractKo: string | null, readonly abstractEn: string | null, readonly keywordsKo: ReadonlyArray<string>, readonly keywordsEn: ReadonlyArray<string>, readonly field: GlossaryField, readonly funding: string | null, readonly aiUse: string | null, readonly coverLetter: string | null, readonly round: number, readonly writtenRound: number, readonly viewerCanWrite: boolean, readonly authors: ReadonlyArray<{ readonly id: number, readonly nameKo: string | null, readonly familyName: string | null, readonly givenName: string | null, readonly affiliationKo: string | null, readonly affiliationEn: string | null, readonly email: string, readonly orcid: string | null, readonly contribution: string | null, readonly isCorresponding: boolean, readonly mailLanguage: Language, readonly consent: AuthorConsentState, readonly askAgainFrom: string | null }>, readonly suggestions: ReadonlyArray<{ readonly kind: SuggestionKind, readonly name: string, readonly affiliation: string | null, readonly email: string | null, readonly reason: string | null }>, readonly files: ReadonlyArray<{ readonly id: number, readonly kind: SubmissionFileKind, readonly round: number, readonly createdAt: string, readonly file: { readonly id: number, readonly key: string, readonly name: string, readonly mimeType: string, readonly size: number, readonly width: number | null, readonly height: number | null, readonly url: string, readonly revision: number } }> };

export type FollowedManuscriptFragment = { readonly downloads: number | null, readonly receivedAt: string | null, readonly stateAt: string, readonly dueAt: string | null, readonly viewerCanWithdraw: boolean, readonly id: number, readonly version: number, readonly number: string | null, readonly state: SubmissionState, readonly type: SubmissionType, readonly language: Language, readonly titleKo: string | null, readonly titleEn: string | null, readonly abstractKo: string | null, readonly abstractEn: string | null, readonly keywordsKo: ReadonlyArray<string>, readonly keywordsEn: ReadonlyArray<string>, readonly field: GlossaryField, readonly funding: string | null, readonly aiUse: string | null, readonly coverLetter: string | null, readonly round: number, readonly writtenRound: number, readonly viewerCanWrite: boolean, readonly check: { readonly missing: ReadonlyArray<MissingPart>, readonly file: ManuscriptFileState | null, readonly refusedFigures: ReadonlyArray<{ readonly name: string, readonly state: ReviewerCopyState }>, readonly names: ReadonlyArray<{ readonly where: NamePlace, readonly name: string, readonly excerpt: string }> } | null, readonly moves: ReadonlyArray<{ readonly to: SubmissionState, readonly reason: string | null, readonly createdAt: string }>, readonly decisions: ReadonlyArray<{ readonly round: number, readonly verdict: ReviewVerdict, readonly letter: string, readonly decidedAt: string }>, readonly demands: ReadonlyArray<{ readonly kind: SubmissionFileKind, readonly askedAt: string, readonly dueAt: string, readonly answeredAt: string | null }>, readonly remarks: ReadonlyArray<{ readonly id: number, readonly round: number, readonly review: number, readonly text: string, readonly answer: string | null }>, readonly reviewFiles: ReadonlyArray<{ readonly round: number, readonly review: number, readonly file: { readonly id: number, readonly key: string, readonly name: string, readonly mimeType: string, readonly size: number, readonly width: number | null, readonly height: number | null, readonly url: string, readonly revision: number } | null }>, readonly payments: ReadonlyArray<{ readonly type: PaymentType, readonly paidAt: string | null, readonly id: number, readonly version: number, readonly state: PaymentState, readonly amountDue: number, readonly amountPaid: number, readonly amountRefunded: number, readonly outstanding: number, readonly isAwaited: boolean, readonly refundDue: number | null, readonly depositorName: string, readonly dueAt: string | null, readonly isOverdue: boolean, readonly viewerCanDeclare: boolean, readonly viewerCanCorrectDepositor: boolean, readonly viewerCanPayByCard: boolean, readonly viewerCanDeposit: boolean, readonly isBeingTaken: boolean, readonly cardLeft: number, readonly name: string, readonly depositAccount: { readonly bank: string, readonly number: string, readonly holder: string, readonly amount: number, readonly until: string } | null, readonly cardRefund: { readonly state: CardRefundState } | null, readonly transfer: { readonly bankName: string, readonly accountNumber: string, readonly holder: string, readonly bankNameEn: string | null, readonly holderEn: string | null, readonly depositorName: string, readonly amount: number, readonly until: string | null, readonly swift: { readonly code: string, readonly bank: string, readonly holder: string } | null } | null, readonly receipt: { readonly amount: number } | null }>, readonly authors: ReadonlyArray<{ readonly id: number, readonly nameKo: string | null, readonly familyName: string | null, readonly givenName: string | null, readonly affiliationKo: string | null, readonly affiliationEn: string | null, readonly email: string, readonly orcid: string | null, readonly contribution: string | null, readonly isCorresponding: boolean, readonly mailLanguage: Language, readonly consent: AuthorConsentState, readonly askAgainFrom: string | null }>, readonly suggestions: ReadonlyArray<{ readonly kind: SuggestionKind, readonly name: string, readonly affiliation: string | null, readonly email: string | null, readonly reason: string | null }>, readonly files: ReadonlyArray<{ readonly id: number, readonly kind: SubmissionFileKind, readonly round: number, readonly createdAt: string, readonly file: { readonly id: number, readonly key: string, readonly name: string, readonly mimeType: string, readonly size: number, readonly width: number | null, readonly height: number | null, readonly url: string, readonly revision: number } }> };

export type MyManuscriptsQueryVariables = Exact<{ [key: string]: never; }>;


export type MyManuscriptsQuery = { readonly newSubmissionDrafts: ReadonlyArray<{ readonly id: number, readonly baseVersion: number | null, readonly payload: unknown, readonly updatedAt: string }>, readonly mySubmissions: ReadonlyArray<{ readonly id: number, readonly number: string | null, readonly state: SubmissionState, readonly type: SubmissionType, readonly language: Language, readonly titleKo: string | null, readonly titleEn: string | null, readonly stateAt: string, readonly dueAt: string | null }> };

export type MyManuscriptQueryVariables = Exact<{
  id: number;
  language: Language;
}>;


export type MyManuscriptQuery = { readonly mySubmission: { readonly downloads: number | null, readonly receivedAt: string | null, readonly stateAt: string, readonly dueAt: string | null, readonly viewerCanWithdraw: boolean, readonly id: number, readonly version: number, readonly number: string | null, readonly state: SubmissionState, readonly type: SubmissionType, readonly language: Language, readonly titleKo: string | null, readonly titleEn: string | null, readonly abstractKo: string | null, readonly abstractEn: string | null, readonly keywordsKo: ReadonlyArray<string>, readonly keywordsEn: ReadonlyArray<string>, readonly field: GlossaryField, readonly funding: string | null, readonly aiUse: string | null, readonly coverLetter: string | null, readonly round: number, readonly writtenRound: number, readonly viewerCanWrite: boolean, readonly check: { readonly missing: ReadonlyArray<MissingPart>, readonly file: ManuscriptFileState | null, readonly refusedFigures: ReadonlyArray<{ readonly name: string, readonly state: ReviewerCopyState }>, readonly names: ReadonlyArray<{ readonly where: NamePlace, readonly name: string, readonly excerpt: string }> } | null, readonly moves: ReadonlyArray<{ readonly to: SubmissionState, readonly reason: string | null, readonly createdAt: string }>, readonly decisions: ReadonlyArray<{ readonly round: number, readonly verdict: ReviewVerdict, readonly letter: string, readonly decidedAt: string }>, readonly demands: ReadonlyArray<{ readonly kind: SubmissionFileKind, readonly askedAt: string, readonly dueAt: string, readonly answeredAt: string | null }>, readonly remarks: ReadonlyArray<{ readonly id: number, readonly round: number, readonly review: number, readonly text: string, readonly answer: string | null }>, readonly reviewFiles: ReadonlyArray<{ readonly round: number, readonly review: number, readonly file: { readonly id: number, readonly key: string, readonly name: string, readonly mimeType: string, readonly size: number, readonly width: number | null, readonly height: number | null, readonly url: string, readonly revision: number } | null }>, readonly payments: ReadonlyArray<{ readonly type: PaymentType, readonly paidAt: string | null, readonly id: number, readonly version: number, readonly state: PaymentState, readonly amountDue: number, readonly amountPaid: number, readonly amountRefunded: number, readonly outstanding: number, readonly isAwaited: boolean, readonly refundDue: number | null, readonly depositorName: string, readonly dueAt: string | null, readonly isOverdue: boolean, readonly viewerCanDeclare: boolean, readonly viewerCanCorrectDepositor: boolean, readonly viewerCanPayByCard: boolean, readonly viewerCanDeposit: boolean, readonly isBeingTaken: boolean, readonly cardLeft: number, readonly name: string, readonly depositAccount: { readonly bank: string, readonly number: string, readonly holder: string, readonly amount: number, readonly until: string } | null, readonly cardRefund: { readonly state: CardRefundState } | null, readonly transfer: { readonly bankName: string, readonly accountNumber: string, readonly holder: string, readonly bankNameEn: string | null, readonly holderEn: string | null, readonly depositorName: string, readonly amount: number, readonly until: string | null, readonly swift: { readonly code: string, readonly bank: string, readonly holder: string } | null } | null, readonly receipt: { readonly amount: number } | null }>, readonly authors: ReadonlyArray<{ readonly id: number, readonly nameKo: string | null, readonly familyName: string | null, readonly givenName: string | null, readonly affiliationKo: string | null, readonly affiliationEn: string | null, readonly email: string, readonly orcid: string | null, readonly contribution: string | null, readonly isCorresponding: boolean, readonly mailLanguage: Language, readonly consent: AuthorConsentState, readonly askAgainFrom: string | null }>, readonly suggestions: ReadonlyArray<{ readonly kind: SuggestionKind, readonly name: string, readonly affiliation: string | null, readonly email: string | null, readonly reason: string | null }>, readonly files: ReadonlyArray<{ readonly id: number, readonly kind: SubmissionFileKind, readonly round: number, readonly createdAt: string, readonly file: { readonly id: number, readonly key: string, readonly name: string, readonly mimeType: string, readonly size: number, readonly width: number | null, readonly height: number | null, readonly url: string, readonly revision: number } }> } | null, readonly journalGuide: { readonly membershipAsked: MembershipAsked, readonly reviewFee: number, readonly pledges: ReadonlyArray<{ readonly kind: PledgeKind, readonly version: number, readonly textKo: string, readonly textEn: string }> } };

export type ManuscriptEditorQueryVariables = Exact<{
  id: number;
}>;


export type ManuscriptEditorQuery = { readonly journalGuide: { readonly requirements: ReadonlyArray<Requirement> }, readonly mySubmission: { readonly id: number, readonly version: number, readonly number: string | null, readonly state: SubmissionState, readonly type: SubmissionType, readonly language: Language, readonly titleKo: string | null, readonly titleEn: string | null, readonly abstractKo: string | null, readonly abstractEn: string | null, readonly keywordsKo: ReadonlyArray<string>, readonly keywordsEn: ReadonlyArray<string>, readonly field: GlossaryField, readonly funding: string | null, readonly aiUse: string | null, readonly coverLetter: string | null, readonly round: number, readonly writtenRound: number, readonly viewerCanWrite: boolean, readonly draft: { readonly id: number, readonly baseVersion: number | null, readonly payload: unknown, readonly updatedAt: string } | null, readonly authors: ReadonlyArray<{ readonly id: number, readonly nameKo: string | null, readonly familyName: string | null, readonly givenName: string | null, readonly affiliationKo: string | null, readonly affiliationEn: string | null, readonly email: string, readonly orcid: string | null, readonly contribution: string | null, readonly isCorresponding: boolean, readonly mailLanguage: Language, readonly consent: AuthorConsentState, readonly askAgainFrom: string | null }>, readonly suggestions: ReadonlyArray<{ readonly kind: SuggestionKind, readonly name: string, readonly affiliation: string | null, readonly email: string | null, readonly reason: string | null }>, readonly files: ReadonlyArray<{ readonly id: number, readonly kind: SubmissionFileKind, readonly round: number, readonly createdAt: string, readonly file: { readonly id: number, readonly key: string, readonly name: string, readonly mimeType: string, readonly size: number, readonly width: number | null, readonly height: number | null, readonly url: string, readonly revision: number } }> } | null };

export type ManuscriptStartQueryVariables = Exact<{ [key: string]: never; }>;


export type ManuscriptStartQuery = { readonly newSubmissionDrafts: ReadonlyArray<{ readonly id: number, readonly baseVersion: number | null, readonly payload: unknown, readonly updatedAt: string }>, readonly journalGuide: { readonly flow: JournalFlow, readonly requirements: ReadonlyArray<Requirement> }, readonly viewer: { readonly id: number, readonly member: { readonly id: number, readonly name: string, readonly familyName: string | null, readonly givenName: string | null, readonly email: string, readonly affiliation: string | null } } | null };

export type ManuscriptChangesQueryVariables = Exact<{
  id: number;
  round: number;
}>;


export type ManuscriptChangesQuery = { readonly mySubmission: { readonly id: number, readonly changes: ReadonlyArray<{ readonly kind: LineChangeKind, readonly role: LineRole, readonly words: ReadonlyArray<{ readonly kind: WordChangeKind, readonly text: string }> }> | null } | null };

export type BeginManuscriptMutationVariables = Exact<{
  requestKey?: string | null | undefined;
  input: SubmissionInput;
}>;


export type BeginManuscriptMutation = { readonly beginSubmission: { readonly id: number, readonly version: number, readonly number: string | null, readonly state: SubmissionState, readonly type: SubmissionType, readonly language: Language, readonly titleKo: string | null, readonly titleEn: string | null, readonly abstractKo: string | null, readonly abstractEn: string | null, readonly keywordsKo: ReadonlyArray<string>, readonly keywordsEn: ReadonlyArray<string>, readonly field: GlossaryField, readonly funding: string | null, readonly aiUse: string | null, readonly coverLetter: string | null, readonly round: number, readonly writtenRound: number, readonly viewerCanWrite: boolean, readonly authors: ReadonlyArray<{ readonly id: number, readonly nameKo: string | null, readonly familyName: string | null, readonly givenName: string | null, readonly affiliationKo: string | null, readonly affiliationEn: string | null, readonly email: string, readonly orcid: string | null, readonly contribution: string | null, readonly isCorresponding: boolean, readonly mailLanguage: Language, readonly consent: AuthorConsentState, readonly askAgainFrom: string | null }>, readonly suggestions: ReadonlyArray<{ readonly kind: SuggestionKind, readonly name: string, readonly affiliation: string | null, readonly email: string | null, readonly reason: string | null }>, readonly files: ReadonlyArray<{ readonly id: number, readonly kind: SubmissionFileKind, readonly round: number, readonly createdAt: string, readonly file: { readonly id: number, readonly key: string, readonly name: string, readonly mimeType: string, readonly size: number, readonly width: number | null, readonly height: number | null, readonly url: string, readonly revision: number } }> } };

export type SaveManuscriptMutationVariables = Exact<{
  id: number;
  version: number;
  input: SubmissionInput;
}>;


export type SaveManuscriptMutation = { readonly saveSubmission: { readonly id: number, readonly version: number, readonly number: string | null, readonly state: SubmissionState, readonly type: SubmissionType, readonly language: Language, readonly titleKo: string | null, readonly titleEn: string | null, readonly abstractKo: string | null, readonly abstractEn: string | null, readonly keywordsKo: ReadonlyArray<string>, readonly keywordsEn: ReadonlyArray<string>, readonly field: GlossaryField, readonly funding: string | null, readonly aiUse: string | null, readonly coverLetter: string | null, readonly round: number, readonly writtenRound: number, readonly viewerCanWrite: boolean, readonly authors: ReadonlyArray<{ readonly id: number, readonly nameKo: string | null, readonly familyName: string | null, readonly givenName: string | null, readonly affiliationKo: string | null, readonly affiliationEn: string | null, readonly email: string, readonly orcid: string | null, readonly contribution: string | null, readonly isCorresponding: boolean, readonly mailLanguage: Language, readonly consent: AuthorConsentState, readonly askAgainFrom: string | null }>, readonly suggestions: ReadonlyArray<{ readonly kind: SuggestionKind, readonly name: string, readonly affiliation: string | null, readonly email: string | null, readonly reason: string | null }>, readonly files: ReadonlyArray<{ readonly id: number, readonly kind: SubmissionFileKind, readonly round: number, readonly createdAt: string, readonly file: { readonly id: number, readonly key: string, readonly name: string, readonly mimeType: string, readonly size: number, readonly width: number | null, readonly height: number | null, readonly url: string, readonly revision: number } }> } };

export type DeleteManuscriptDraftMutationVariables = Exact<{
  id: number;
  version: number;
}>;


export type DeleteManuscriptDraftMutation = { readonly deleteSubmissionDraft: boolean };

export type SendManuscriptMutationVariables = Exact<{
  id: number;
  version: number;
  pledges: ReadonlyArray<GivenPledgeInput> | GivenPledgeInput;
  note?: string | null | undefined;
}>;


export type SendManuscriptMutation = { readonly sendSubmission: { readonly id: number, readonly version: number, readonly state: SubmissionState } };

export type WithdrawManuscriptMutationVariables = Exact<{
  id: number;
  version: number;
  reason: string;
}>;


export type WithdrawManuscriptMutation = { readonly withdrawSubmission: { readonly id: number, readonly version: number, readonly state: SubmissionState } };

export type AnswerRemarksMutationVariables = Exact<{
  id: number;
  version: number;
  answers: ReadonlyArray<RemarkAnswerInput> | RemarkAnswerInput;
}>;


export type AnswerRemarksMutation = { readonly answerRemarks: { readonly id: number, readonly version: number } };

export type HandInPaperMutationVariables = Exact<{
  id: number;
  version: number;
  kind: SubmissionPaper;
  fileId: number;
}>;


export type HandInPaperMutation = { readonly handInSubmissionPaper: { readonly id: number, readonly version: number } };

export type AnswerProofMutationVariables = Exact<{
  id: number;
  version: number;
  corrections?: string | null | undefined;
}>;


export type AnswerProofMutation = { readonly answerProof: { readonly id: number, readonly version: number, readonly state: SubmissionState } };

export type AskAuthorAgainMutationVariables = Exact<{
  id: number;
  version: number;
  authorId: number;
}>;


export type AskAuthorAgainMutation = { readonly askAuthorAgain: { readonly id: number, readonly version: number } };

export type AskedConsentPageQueryVariables = Exact<{
  link: string;
}>;


export type AskedConsentPageQuery = { readonly askedConsent: { readonly number: string | null, readonly language: Language, readonly titleKo: string | null, readonly titleEn: string | null, readonly abstractKo: string | null, readonly abstractEn: string | null, readonly authors: ReadonlyArray<string>, readonly text: { readonly version: number, readonly textKo: string, readonly textEn: string } } | null };

export type AnswerConsentMutationVariables = Exact<{
  link: string;
  consents: boolean;
  version?: number | null | undefined;
}>;


export type AnswerConsentMutation = { readonly answerConsent: boolean };

export type EditedFileFragment = { readonly id: number, readonly key: string, readonly name: string, readonly mimeType: string, readonly size: number, readonly width: number | null, readonly height: number | null, readonly url: string, readonly revision: number };

export type PayablePaymentFragment = { readonly id: number, readonly version: number, readonly state: PaymentState, readonly amountDue: number, readonly amountPaid: number, readonly amountRefunded: number, readonly outstanding: number, readonly isAwaited: boolean, readonly refundDue: number | null, readonly depositorName: string, readonly dueAt: string | null, readonly isOverdue: boolean, readonly viewerCanDeclare: boolean, readonly viewerCanCorrectDepositor: boolean, readonly viewerCanPayByCard: boolean, readonly viewerCanDeposit: boolean, readonly isBeingTaken: boolean, readonly cardLeft: number, readonly name: string, readonly depositAccount: { readonly bank: string, readonly number: string, readonly holder: string, readonly amount: number, readonly until: string } | null, readonly cardRefund: { readonly state: CardRefundState } | null, readonly transfer: { readonly bankName: string, readonly accountNumber: string, readonly holder: string, readonly bankNameEn: string | null, readonly holderEn: string | null, readonly depositorName: string, readonly amount: number, readonly until: string | null, readonly swift: { readonly code: string, readonly bank: string, readonly holder: string } | null } | null, readonly receipt: { readonly amount: number } | null };

export type TransferFragment = { readonly bankName: string, readonly accountNumber: string, readonly holder: string, readonly bankNameEn: string | null, readonly holderEn: string | null, readonly depositorName: string, readonly amount: number, readonly until: string | null, readonly swift: { readonly code: string, readonly bank: string, readonly holder: string } | null };

export type DeclarePaymentMutationVariables = Exact<{
  id: number;
  version: number;
  depositorName: string;
  language: Language;
}>;


export type DeclarePaymentMutation = { readonly declarePayment: { readonly id: number, readonly version: number, readonly state: PaymentState, readonly amountDue: number, readonly amountPaid: number, readonly amountRefunded: number, readonly outstanding: number, readonly isAwaited: boolean, readonly refundDue: number | null, readonly depositorName: string, readonly dueAt: string | null, readonly isOverdue: boolean, readonly viewerCanDeclare: boolean, readonly viewerCanCorrectDepositor: boolean, readonly viewerCanPayByCard: boolean, readonly viewerCanDeposit: boolean, readonly isBeingTaken: boolean, readonly cardLeft: number, readonly name: string, readonly depositAccount: { readonly bank: string, readonly number: string, readonly holder: string, readonly amount: number, readonly until: string } | null, readonly cardRefund: { readonly state: CardRefundState } | null, readonly transfer: { readonly bankName: string, readonly accountNumber: string, readonly holder: string, readonly bankNameEn: string | null, readonly holderEn: string | null, readonly depositorName: string, readonly amount: number, readonly until: string | null, readonly swift: { readonly code: string, readonly bank: string, readonly holder: string } | null } | null, readonly receipt: { readonly amount: number } | null } };

export type CorrectDepositorNameMutationVariables = Exact<{
  id: number;
  version: number;
  depositorName: string;
  language: Language;
}>;


export type CorrectDepositorNameMutation = { readonly correctDepositorName: { readonly id: number, readonly version: number, readonly state: PaymentState, readonly amountDue: number, readonly amountPaid: number, readonly amountRefunded: number, readonly outstanding: number, readonly isAwaited: boolean, readonly refundDue: number | null, readonly depositorName: string, readonly dueAt: string | null, readonly isOverdue: boolean, readonly viewerCanDeclare: boolean, readonly viewerCanCorrectDepositor: boolean, readonly viewerCanPayByCard: boolean, readonly viewerCanDeposit: boolean, readonly isBeingTaken: boolean, readonly cardLeft: number, readonly name: string, readonly depositAccount: { readonly bank: string, readonly number: string, readonly holder: string, readonly amount: number, readonly until: string } | null, readonly cardRefund: { readonly state: CardRefundState } | null, readonly transfer: { readonly bankName: string, readonly accountNumber: string, readonly holder: string, readonly bankNameEn: string | null, readonly holderEn: string | null, readonly depositorName: string, readonly amount: number, readonly until: string | null, readonly swift: { readonly code: string, readonly bank: string, readonly holder: string } | null } | null, readonly receipt: { readonly amount: number } | null } };

export type StartCardPaymentMutationVariables = Exact<{
  id: number;
  isAbroad: boolean;
  language: Language;
}>;


export type StartCardPaymentMutation = { readonly startCardPayment: string };

export type StartDepositMutationVariables = Exact<{
  id: number;
  language: Language;
}>;


export type StartDepositMutation = { readonly startDeposit: string };

export type GiveDepositUpMutationVariables = Exact<{
  id: number;
  language: Language;
}>;


export type GiveDepositUpMutation = { readonly giveDepositUp: { readonly id: number, readonly version: number, readonly state: PaymentState, readonly amountDue: number, readonly amountPaid: number, readonly amountRefunded: number, readonly outstanding: number, readonly isAwaited: boolean, readonly refundDue: number | null, readonly depositorName: string, readonly dueAt: string | null, readonly isOverdue: boolean, readonly viewerCanDeclare: boolean, readonly viewerCanCorrectDepositor: boolean, readonly viewerCanPayByCard: boolean, readonly viewerCanDeposit: boolean, readonly isBeingTaken: boolean, readonly cardLeft: number, readonly name: string, readonly depositAccount: { readonly bank: string, readonly number: string, readonly holder: string, readonly amount: number, readonly until: string } | null, readonly cardRefund: { readonly state: CardRefundState } | null, readonly transfer: { readonly bankName: string, readonly accountNumber: string, readonly holder: string, readonly bankNameEn: string | null, readonly holderEn: string | null, readonly depositorName: string, readonly amount: number, readonly until: string | null, readonly swift: { readonly code: string, readonly bank: string, readonly holder: string } | null } | null, readonly receipt: { readonly amount: number } | null } };

export type EditedDraftFragment = { readonly id: number, readonly baseVersion: number | null, readonly payload: unknown, readonly updatedAt: string };

export type SaveDraftMutationVariables = Exact<{
  input: DraftInput;
}>;


export type SaveDraftMutation = { readonly saveDraft: { readonly id: number, readonly updatedAt: string } };

export type DiscardDraftMutationVariables = Exact<{
  id: number;
}>;


export type DiscardDraftMutation = { readonly discardDraft: boolean };

export const EditedFileFragmentDoc = `fragment EditedFile on File{id key name mimeType size width height url revision __typename}` as string & Urql.TypedDocumentNode<EditedFileFragment, unknown>;
export const WrittenManuscriptFragmentDoc = `fragment WrittenManuscript on MySubmission{id version number state type language titleKo titleEn abstractKo abstractEn keywordsKo keywordsEn field funding aiUse coverLetter round writtenRound viewerCanWrite authors{id nameKo familyName givenName affiliationKo affiliationEn email orcid contribution isCorresponding mailLanguage consent askAgainFrom __typename}suggestions{kind name affiliation email reason __typename}files{id kind round createdAt file{...EditedFile __typename}__typename}__typename}` as string & Urql.TypedDocumentNode<WrittenManuscriptFragment, unknown>;
export const TransferFragmentDoc = `fragment Transfer on TransferDetails{bankName accountNumber holder bankNameEn holderEn depositorName amount until swift{code bank holder __typename}__typename}` as string & Urql.TypedDocumentNode<TransferFragment, unknown>;
export const PayablePaymentFragmentDoc = `fragment PayablePayment on Payment{id version state amountDue amountPaid amountRefunded outstanding isAwaited refundDue depositorName dueAt isOverdue viewerCanDeclare viewerCanCorrectDepositor viewerCanPayByCard viewerCanDeposit isBeingTaken depositAccount{bank(language:$language)number holder amount until __typename}cardLeft cardRefund{state __typename}name(language:$language)transfer{...Transfer __typename}receipt{amount __typename}__typename}` as string & Urql.TypedDocumentNode<PayablePaymentFragment, unknown>;
export const FollowedManuscriptFragmentDoc = `fragment FollowedManuscript on MySubmission{...WrittenManuscript downloads receivedAt stateAt dueAt viewerCanWithdraw check{missing file refusedFigures{name state __typename}names{where name excerpt __typename}__typename}moves{to reason createdAt __typename}decisions{round verdict letter decidedAt __typename}demands{kind askedAt dueAt answeredAt __typename}remarks{id round review text answer __typename}reviewFiles{round review file{...EditedFile __typename}__typename}payments{...PayablePayment type paidAt __typename}__typename}` as string & Urql.TypedDocumentNode<FollowedManuscriptFragment, unknown>;
export const EditedDraftFragmentDoc = `fragment EditedDraft on Draft{id baseVersion payload updatedAt __typename}` as string & Urql.TypedDocumentNode<EditedDraftFragment, unknown>;
export const MyManuscriptsDocument = `query MyManuscripts{newSubmissionDrafts{...EditedDraft __typename}mySubmissions{id number state type language titleKo titleEn stateAt dueAt __typename}}${EditedDraftFragmentDoc}` as string & Urql.TypedDocumentNode<MyManuscriptsQuery, MyManuscriptsQueryVariables>;

export function useMyManuscriptsQuery(options?: Omit<Urql.UseQueryArgs<MyManuscriptsQueryVariables>, 'query'>) {
  return Urql.useQuery<MyManuscriptsQuery, MyManuscriptsQueryVariables>({ query: MyManuscriptsDocument, ...options });
};
export const MyManuscriptDocument = `query MyManuscript($id:Id!$language:Language!){mySubmission(id:$id){...FollowedManuscript __typename}journalGuide{membershipAsked reviewFee pledges{kind version textKo textEn __typename}__typename}}${FollowedManuscriptFragmentDoc}${WrittenManuscriptFragmentDoc}${EditedFileFragmentDoc}${PayablePaymentFragmentDoc}${TransferFragmentDoc}` as string & Urql.TypedDocumentNode<MyManuscriptQuery, MyManuscriptQueryVariables>;

export function useMyManuscriptQuery(options: Omit<Urql.UseQueryArgs<MyManuscriptQueryVariables>, 'query'>) {
  return Urql.useQuery<MyManuscriptQuery, MyManuscriptQueryVariables>({ query: MyManuscriptDocument, ...options });
};
export const ManuscriptEditorDocument = `query ManuscriptEditor($id:Id!){journalGuide{requirements __typename}mySubmission(id:$id){...WrittenManuscript draft{...EditedDraft __typename}__typename}}${WrittenManuscriptFragmentDoc}${EditedFileFragmentDoc}${EditedDraftFragmentDoc}` as string & Urql.TypedDocumentNode<ManuscriptEditorQuery, ManuscriptEditorQueryVariables>;

export function useManuscriptEditorQuery(options: Omit<Urql.UseQueryArgs<ManuscriptEditorQueryVariables>, 'query'>) {
  return Urql.useQuery<ManuscriptEditorQuery, ManuscriptEditorQueryVariables>({ query: ManuscriptEditorDocument, ...options });
};
export const ManuscriptStartDocument = `query ManuscriptStart{newSubmissionDrafts{...EditedDraft __typename}journalGuide{flow requirements __typename}viewer{id member{id name familyName givenName email affiliation __typename}__typename}}${EditedDraftFragmentDoc}` as string & Urql.TypedDocumentNode<ManuscriptStartQuery, ManuscriptStartQueryVariables>;

export function useManuscriptStartQuery(options?: Omit<Urql.UseQueryArgs<ManuscriptStartQueryVariables>, 'query'>) {
  return Urql.useQuery<ManuscriptStartQuery, ManuscriptStartQueryVariables>({ query: ManuscriptStartDocument, ...options });
};
export const ManuscriptChangesDocument = `query ManuscriptChanges($id:Id!$round:Int!){mySubmission(id:$id){id changes(round:$round){kind role words{kind text __typename}__typename}__typename}}` as string & Urql.TypedDocumentNode<ManuscriptChangesQuery, ManuscriptChangesQueryVariables>;

export function useManuscriptChangesQuery(options: Omit<Urql.UseQueryArgs<ManuscriptChangesQueryVariables>, 'query'>) {
  return Urql.useQuery<ManuscriptChangesQuery, ManuscriptChangesQueryVariables>({ query: ManuscriptChangesDocument, ...options });
};
export const BeginManuscriptDocument = `mutation BeginManuscript($requestKey:String$input:SubmissionInput!){beginSubmission(requestKey:$requestKey input:$input){...WrittenManuscript __typename}}${WrittenManuscriptFragmentDoc}${EditedFileFragmentDoc}` as string & Urql.TypedDocumentNode<BeginManuscriptMutation, BeginManuscriptMutationVariables>;

export function useBeginManuscriptMutation() {
  return Urql.useMutation<BeginManuscriptMutation, BeginManuscriptMutationVariables>(BeginManuscriptDocument);
};
export const SaveManuscriptDocument = `mutation SaveManuscript($id:Id!$version:Int!$input:SubmissionInput!){saveSubmission(id:$id version:$version input:$input){...WrittenManuscript __typename}}${WrittenManuscriptFragmentDoc}${EditedFileFragmentDoc}` as string & Urql.TypedDocumentNode<SaveManuscriptMutation, SaveManuscriptMutationVariables>;

export function useSaveManuscriptMutation() {
  return Urql.useMutation<SaveManuscriptMutation, SaveManuscriptMutationVariables>(SaveManuscriptDocument);
};
export const DeleteManuscriptDraftDocument = `mutation DeleteManuscriptDraft($id:Id!$version:Int!){deleteSubmissionDraft(id:$id version:$version)}` as string & Urql.TypedDocumentNode<DeleteManuscriptDraftMutation, DeleteManuscriptDraftMutationVariables>;

export function useDeleteManuscriptDraftMutation() {
  return Urql.useMutation<DeleteManuscriptDraftMutation, DeleteManuscriptDraftMutationVariables>(DeleteManuscriptDraftDocument);
};
export const SendManuscriptDocument = `mutation SendManuscript($id:Id!$version:Int!$pledges:[GivenPledgeInput!]!$note:String){sendSubmission(id:$id version:$version pledges:$pledges note:$note){id version state __typename}}` as string & Urql.TypedDocumentNode<SendManuscriptMutation, SendManuscriptMutationVariables>;

export function useSendManuscriptMutation() {
  return Urql.useMutation<SendManuscriptMutation, SendManuscriptMutationVariables>(SendManuscriptDocument);
};
export const WithdrawManuscriptDocument = `mutation WithdrawManuscript($id:Id!$version:Int!$reason:String!){withdrawSubmission(id:$id version:$version reason:$reason){id version state __typename}}` as string & Urql.TypedDocumentNode<WithdrawManuscriptMutation, WithdrawManuscriptMutationVariables>;

export function useWithdrawManuscriptMutation() {
  return Urql.useMutation<WithdrawManuscriptMutation, WithdrawManuscriptMutationVariables>(WithdrawManuscriptDocument);
};
export const AnswerRemarksDocument = `mutation AnswerRemarks($id:Id!$version:Int!$answers:[RemarkAnswerInput!]!){answerRemarks(id:$id version:$version answers:$answers){id version __typename}}` as string & Urql.TypedDocumentNode<AnswerRemarksMutation, AnswerRemarksMutationVariables>;

export function useAnswerRemarksMutation() {
  return Urql.useMutation<AnswerRemarksMutation, AnswerRemarksMutationVariables>(AnswerRemarksDocument);
};
export const HandInPaperDocument = `mutation HandInPaper($id:Id!$version:Int!$kind:SubmissionPaper!$fileId:Id!){handInSubmissionPaper(id:$id version:$version kind:$kind fileId:$fileId){id version __typename}}` as string & Urql.TypedDocumentNode<HandInPaperMutation, HandInPaperMutationVariables>;

export function useHandInPaperMutation() {
  return Urql.useMutation<HandInPaperMutation, HandInPaperMutationVariables>(HandInPaperDocument);
};
export const AnswerProofDocument = `mutation AnswerProof($id:Id!$version:Int!$corrections:String){answerProof(id:$id version:$version corrections:$corrections){id version state __typename}}` as string & Urql.TypedDocumentNode<AnswerProofMutation, AnswerProofMutationVariables>;

export function useAnswerProofMutation() {
  return Urql.useMutation<AnswerProofMutation, AnswerProofMutationVariables>(AnswerProofDocument);
};
export const AskAuthorAgainDocument = `mutation AskAuthorAgain($id:Id!$version:Int!$authorId:Id!){askAuthorAgain(id:$id version:$version authorId:$authorId){id version __typename}}` as string & Urql.TypedDocumentNode<AskAuthorAgainMutation, AskAuthorAgainMutationVariables>;

export function useAskAuthorAgainMutation() {
  return Urql.useMutation<AskAuthorAgainMutation, AskAuthorAgainMutationVariables>(AskAuthorAgainDocument);
};
export const AskedConsentPageDocument = `query AskedConsentPage($link:String!){askedConsent(link:$link){number language titleKo titleEn abstractKo abstractEn authors text{version textKo textEn __typename}__typename}}` as string & Urql.TypedDocumentNode<AskedConsentPageQuery, AskedConsentPageQueryVariables>;

export function useAskedConsentPageQuery(options: Omit<Urql.UseQueryArgs<AskedConsentPageQueryVariables>, 'query'>) {
  return Urql.useQuery<AskedConsentPageQuery, AskedConsentPageQueryVariables>({ query: AskedConsentPageDocument, ...options });
};
export const AnswerConsentDocument = `mutation AnswerConsent($link:String!$consents:Boolean!$version:Int){answerConsent(link:$link consents:$consents version:$version)}` as string & Urql.TypedDocumentNode<AnswerConsentMutation, AnswerConsentMutationVariables>;

export function useAnswerConsentMutation() {
  return Urql.useMutation<AnswerConsentMutation, AnswerConsentMutationVariables>(AnswerConsentDocument);
};
export const DeclarePaymentDocument = `mutation DeclarePayment($id:Id!$version:Int!$depositorName:String!$language:Language!){declarePayment(id:$id version:$version depositorName:$depositorName){...PayablePayment __typename}}${PayablePaymentFragmentDoc}${TransferFragmentDoc}` as string & Urql.TypedDocumentNode<DeclarePaymentMutation, DeclarePaymentMutationVariables>;

export function useDeclarePaymentMutation() {
  return Urql.useMutation<DeclarePaymentMutation, DeclarePaymentMutationVariables>(DeclarePaymentDocument);
};
export const CorrectDepositorNameDocument = `mutation CorrectDepositorName($id:Id!$version:Int!$depositorName:String!$language:Language!){correctDepositorName(id:$id version:$version depositorName:$depositorName){...PayablePayment __typename}}${PayablePaymentFragmentDoc}${TransferFragmentDoc}` as string & Urql.TypedDocumentNode<CorrectDepositorNameMutation, CorrectDepositorNameMutationVariables>;

export function useCorrectDepositorNameMutation() {
  return Urql.useMutation<CorrectDepositorNameMutation, CorrectDepositorNameMutationVariables>(CorrectDepositorNameDocument);
};
export const StartCardPaymentDocument = `mutation StartCardPayment($id:Id!$isAbroad:Boolean!$language:Language!){startCardPayment(id:$id isAbroad:$isAbroad language:$language)}` as string & Urql.TypedDocumentNode<StartCardPaymentMutation, StartCardPaymentMutationVariables>;

export function useStartCardPaymentMutation() {
  return Urql.useMutation<StartCardPaymentMutation, StartCardPaymentMutationVariables>(StartCardPaymentDocument);
};
export const StartDepositDocument = `mutation StartDeposit($id:Id!$language:Language!){startDeposit(id:$id language:$language)}` as string & Urql.TypedDocumentNode<StartDepositMutation, StartDepositMutationVariables>;

export function useStartDepositMutation() {
  return Urql.useMutation<StartDepositMutation, StartDepositMutationVariables>(StartDepositDocument);
};
export const GiveDepositUpDocument = `mutation GiveDepositUp($id:Id!$language:Language!){giveDepositUp(id:$id){...PayablePayment __typename}}${PayablePaymentFragmentDoc}${TransferFragmentDoc}` as string & Urql.TypedDocumentNode<GiveDepositUpMutation, GiveDepositUpMutationVariables>;

export function useGiveDepositUpMutation() {
  return Urql.useMutation<GiveDepositUpMutation, GiveDepositUpMutationVariables>(GiveDepositUpDocument);
};
export const SaveDraftDocument = `mutation SaveDraft($input:DraftInput!){saveDraft(input:$input){id updatedAt __typename}}` as string & Urql.TypedDocumentNode<SaveDraftMutation, SaveDraftMutationVariables>;

export function useSaveDraftMutation() {
  return Urql.useMutation<SaveDraftMutation, SaveDraftMutationVariables>(SaveDraftDocument);
};
export const DiscardDraftDocument = `mutation DiscardDraft($id:Id!){discardDraft(id:$id)}` as string & Urql.TypedDocumentNode<DiscardDraftMutation, DiscardDraftMutationVariables>;

export function useDiscardDraftMutation() {
  return Urql.useMutation<DiscardDraftMutation, DiscardDraftMutationVariables>(DiscardDraftDocument);
};