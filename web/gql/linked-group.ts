/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Urql from 'urql';
/** Why an application was cancelled by the office or by time. */
export type ApplicationCancelReason =
  | 'ACCOUNT_WITHDRAWN'
  | 'OFFER_LAPSED'
  | 'OFFICE'
  | 'PAYMENT_EXPIRED'
  | 'PROGRAM_CANCELLED';

/** `SEAT`: takes a seat at once. `WAITING_LIST`: waits for one. */
export type ApplicationEntry =
  | 'SEAT'
  | 'WAITING_LIST';

/** What some programs ask for beside who somebody is. */
export type ApplicationField =
  | 'examPart'
  | 'languagePair'
  | 'photoId'
  | 'siteId';

/** The form as a whole: what is left out or null is emptied. */
export type ApplicationFormInput = {
  readonly affiliation?: string | null | undefined;
  readonly examPart?: ExamPart | null | undefined;
  readonly languagePair?: LanguagePair | null | undefined;
  readonly name?: string | null | undefined;
  readonly nameEn?: string | null | undefined;
  /** What the applicant wants the office to know. */
  readonly note?: string | null | undefined;
  readonly ownAnswers?: ReadonlyArray<OwnAnswerInput> | null | undefined;
  readonly phoneNumber?: string | null | undefined;
  /** A photo that this person has uploaded. */
  readonly photoId?: number | null | undefined;
  readonly siteId?: number | null | undefined;
};

/** The status of an application. A seat is held from AWAITING_PAYMENT or OFFERED on. */
export type ApplicationState =
  | 'ATTENDED'
  | 'AWAITING_PAYMENT'
  | 'CANCELLED'
  | 'CONFIRMED'
  | 'NO_SHOW'
  | 'OFFERED'
  | 'WAITLISTED'
  | 'WITHDRAWN';

export type ApplyInput = {
  /** The total that the person has seen: PRICE_CHANGED when it is another now. */
  readonly expectedTotal?: number | null | undefined;
  readonly form: ApplicationFormInput;
  readonly programId: number;
};

/** ASKED: the card service has not said that it is done. FAILED: it refused. */
export type CardRefundState =
  | 'ASKED'
  | 'DONE'
  | 'FAILED';

export type CertificateCopyState =
  | 'AWAITING_PAYMENT'
  | 'ENDED'
  | 'SENT'
  | 'TO_SEND';

export type CompletionLack =
  | 'ASSIGNMENT'
  | 'ATTENDANCE'
  | 'PAYMENT';

export type DocumentLanguage =
  | 'BOTH'
  | 'EN'
  | 'KO';

export type ExamObjectionState =
  | 'CHANGED'
  | 'OPEN'
  | 'REMARKING'
  | 'UPHELD';

export type ExamPart =
  | 'INTERPRETATION'
  | 'TRANSLATION';

/** `VOID`: did not sit the exam, or it does not count. */
export type ExamVerdict =
  | 'FAILED'
  | 'PASSED'
  | 'VOID';

export type GroupInput = {
  /** The sum that the contact has seen. */
  readonly expectedTotal: number;
  /** The institution, which pays. */
  readonly payerName?: string | null | undefined;
  readonly phoneNumber?: string | null | undefined;
  readonly programId: number;
  readonly rows: ReadonlyArray<GroupRowInput>;
};

/** A row of the sheet, as it was typed. */
export type GroupRowInput = {
  readonly affiliation?: string | null | undefined;
  /** To the questions of the program but consents, in their order. */
  readonly answers?: ReadonlyArray<string> | null | undefined;
  readonly email?: string | null | undefined;
  readonly name?: string | null | undefined;
  readonly nameEn?: string | null | undefined;
  /** Of an exam: 한영, Korean–English. */
  readonly pair?: string | null | undefined;
  /** Of an exam: 번역, translation. */
  readonly part?: string | null | undefined;
  readonly phoneNumber?: string | null | undefined;
  /** Of an exam: the name of the site in either language. */
  readonly site?: string | null | undefined;
};

/** The two languages of the site. Korean is the default. */
export type Language =
  | 'EN'
  | 'KO';

/** The languages of an exam, both ways. */
export type LanguagePair =
  | 'KO_AR'
  | 'KO_DE'
  | 'KO_EN'
  | 'KO_ES'
  | 'KO_FR'
  | 'KO_JA'
  | 'KO_RU'
  | 'KO_VI'
  | 'KO_ZH';

/** An answer to a field of the program. */
export type OwnAnswerInput = {
  readonly key: string;
  /** Of a choice its Korean text; of a consent `true`. */
  readonly value?: string | null | undefined;
};

/** `CONSENT`: a box to tick. */
export type OwnFieldType =
  | 'CHOICE'
  | 'CONSENT'
  | 'FILE'
  | 'NUMBER'
  | 'TEXT';

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

/** Why the office asks for another photo. */
export type PhotoFault =
  | 'BACKGROUND'
  | 'FACE'
  | 'MISSING'
  | 'OTHER'
  | 'PERSON'
  | 'UNCLEAR';

/** Seminars, courses and the exam (KITEC) are one model. */
export type ProgramKind =
  | 'COMMUNITY_COURSE'
  | 'EXPERT_COURSE'
  | 'KITEC'
  | 'ONLINE_COURSE'
  | 'SEMINAR'
  | 'SOCIAL_INTEGRATION'
  | 'WORKSHOP';

/** What people see of a program at this moment. */
export type ProgramState =
  | 'CANCELLED'
  | 'CLOSED'
  | 'COMING_SOON'
  | 'ENDED'
  | 'FULL'
  | 'ONGOING'
  | 'OPEN';

/** What an applicant said to a new date. */
export type RescheduleReply =
  | 'ACCEPTED'
  | 'DECLINED';

export type LinkedGroupFragment = { readonly email: string, readonly canWithdraw: boolean, readonly offer: { readonly each: number, readonly refusal: string | null, readonly program: { readonly id: number, readonly kind: ProgramKind, readonly number: number | null, readonly state: ProgramState, readonly startsAt: string, readonly endsAt: string, readonly waitingList: boolean, readonly examParts: ReadonlyArray<ExamPart>, readonly languagePairs: ReadonlyArray<LanguagePair>, readonly withdrawalRules: { readonly changeUntil: string, readonly withdrawUntil: string, readonly refundSteps: ReadonlyArray<{ readonly until: string, readonly percent: number }> } | null, readonly title: { readonly text: string, readonly language: Language }, readonly location: { readonly text: string, readonly language: Language } | null, readonly ownFields: ReadonlyArray<{ readonly key: string, readonly type: OwnFieldType, readonly labelKo: string, readonly labelEn: string | null, readonly isNeeded: boolean, readonly choicesKo: ReadonlyArray<string>, readonly choicesEn: ReadonlyArray<string> }>, readonly places: ReadonlyArray<{ readonly siteId: number, readonly part: ExamPart, readonly pair: LanguagePair, readonly left: number, readonly waiting: number }>, readonly sites: ReadonlyArray<{ readonly id: number, readonly name: { readonly text: string, readonly language: Language }, readonly address: { readonly text: string, readonly language: Language } | null }> } } | null, readonly group: { readonly id: number, readonly payerName: string, readonly refundEach: number, readonly programTitle: { readonly text: string, readonly language: Language }, readonly people: ReadonlyArray<{ readonly id: number, readonly name: string, readonly state: ApplicationState, readonly amount: number, readonly examPart: ExamPart | null, readonly languagePair: LanguagePair | null, readonly isWithdrawable: boolean, readonly siteName: { readonly text: string, readonly language: Language } | null }> } | null, readonly payment: { readonly state: PaymentState, readonly amountDue: number, readonly amountPaid: number, readonly refundDue: number, readonly refundAccount: string | null, readonly transfer: { readonly bankName: string, readonly accountNumber: string, readonly holder: string, readonly bankNameEn: string | null, readonly holderEn: string | null, readonly depositorName: string, readonly amount: number, readonly until: string | null, readonly swift: { readonly code: string, readonly bank: string, readonly holder: string } | null } | null } | null };

export type LinkedGroupQueryVariables = Exact<{
  link: string;
  language: Language;
}>;


export type LinkedGroupQuery = { readonly linkedGroup: { readonly email: string, readonly canWithdraw: boolean, readonly offer: { readonly each: number, readonly refusal: string | null, readonly program: { readonly id: number, readonly kind: ProgramKind, readonly number: number | null, readonly state: ProgramState, readonly startsAt: string, readonly endsAt: string, readonly waitingList: boolean, readonly examParts: ReadonlyArray<ExamPart>, readonly languagePairs: ReadonlyArray<LanguagePair>, readonly withdrawalRules: { readonly changeUntil: string, readonly withdrawUntil: string, readonly refundSteps: ReadonlyArray<{ readonly until: string, readonly percent: number }> } | null, readonly title: { readonly text: string, readonly language: Language }, readonly location: { readonly text: string, readonly language: Language } | null, readonly ownFields: ReadonlyArray<{ readonly key: string, readonly type: OwnFieldType, readonly labelKo: string, readonly labelEn: string | null, readonly isNeeded: boolean, readonly choicesKo: ReadonlyArray<string>, readonly choicesEn: ReadonlyArray<string> }>, readonly places: ReadonlyArray<{ readonly siteId: number, readonly part: ExamPart, readonly pair: LanguagePair, readonly left: number, readonly waiting: number }>, readonly sites: ReadonlyArray<{ readonly id: number, readonly name: { readonly text: string, readonly language: Language }, readonly address: { readonly text: string, readonly language: Language } | null }> } } | null, readonly group: { readonly id: number, readonly payerName: string, readonly refundEach: number, readonly programTitle: { readonly text: string, readonly language: Language }, readonly people: ReadonlyArray<{ readonly id: number, readonly name: string, readonly state: ApplicationState, readonly amount: number, readonly examPart: ExamPart | null, readonly languagePair: LanguagePair | null, readonly isWithdrawable: boolean, readonly siteName: { readonly text: string, readonly language: Language } | null }> } | null, readonly payment: { readonly state: PaymentState, readonly amountDue: number, readonly amountPaid: number, readonly refundDue: number, readonly refundAccount: string | null, readonly transfer: { readonly bankName: string, readonly accountNumber: string, readonly holder: string, readonly bankNameEn: string | null, readonly holderEn: string | null, readonly depositorName: string, readonly amount: number, readonly until: string | null, readonly swift: { readonly code: string, readonly bank: string, readonly holder: string } | null } | null } | null } | null };

export type LinkedGroupPreviewQueryVariables = Exact<{
  link: string;
  rows: ReadonlyArray<GroupRowInput> | GroupRowInput;
  language: Language;
}>;


export type LinkedGroupPreviewQuery = { readonly linkedGroupPreview: { readonly total: number, readonly errors: ReadonlyArray<{ readonly row: number, readonly column: string, readonly code: string }>, readonly lacks: ReadonlyArray<{ readonly part: ExamPart | null, readonly pair: LanguagePair | null, readonly needed: number, readonly free: number, readonly site: { readonly text: string, readonly language: Language } | null }> } };

export type ApplyForGroupByLinkMutationVariables = Exact<{
  link: string;
  input: GroupInput;
}>;


export type ApplyForGroupByLinkMutation = { readonly applyForGroupByLink: boolean };

export type WithdrawFromLinkedGroupMutationVariables = Exact<{
  link: string;
  applicationIds: ReadonlyArray<number> | number;
  refundAccount?: string | null | undefined;
}>;


export type WithdrawFromLinkedGroupMutation = { readonly withdrawFromLinkedGroup: boolean };

export type ApplicationProgramFragment = { readonly id: number, readonly kind: ProgramKind, readonly number: number | null, readonly state: ProgramState, readonly startsAt: string, readonly endsAt: string, readonly waitingList: boolean, readonly examParts: ReadonlyArray<ExamPart>, readonly languagePairs: ReadonlyArray<LanguagePair>, readonly withdrawalRules: { readonly changeUntil: string, readonly withdrawUntil: string, readonly refundSteps: ReadonlyArray<{ readonly until: string, readonly percent: number }> } | null, readonly title: { readonly text: string, readonly language: Language }, readonly location: { readonly text: string, readonly language: Language } | null, readonly ownFields: ReadonlyArray<{ readonly key: string, readonly type: OwnFieldType, readonly labelKo: string, readonly labelEn: string | null, readonly isNeeded: boolean, readonly choicesKo: ReadonlyArray<string>, readonly choicesEn: ReadonlyArray<string> }>, readonly places: ReadonlyArray<{ readonly siteId: number, readonly part: ExamPart, readonly pair: LanguagePair, readonly left: number, readonly waiting: number }>, readonly sites: ReadonlyArray<{ readonly id: number, readonly name: { readonly text: string, readonly language: Language }, readonly address: { readonly text: string, readonly language: Language } | null }> };

export type MyApplicationFragment = { readonly id: number, readonly version: number, readonly state: ApplicationState, readonly cancelReason: ApplicationCancelReason | null, readonly cancelWords: string | null, readonly amount: number, readonly enrollmentFee: number, readonly name: string, readonly nameEn: string | null, readonly email: string, readonly phoneNumber: string | null, readonly affiliation: string | null, readonly note: string | null, readonly examPart: ExamPart | null, readonly languagePair: LanguagePair | null, readonly photoFault: PhotoFault | null, readonly photoNote: string | null, readonly photoUntil: string | null, readonly viewerCanReplacePhoto: boolean, readonly examNumber: string | null, readonly slipFrom: string | null, readonly hasSlip: boolean, readonly seatNumber: string | null, readonly ticketAddress: string | null, readonly score: number | null, readonly verdict: ExamVerdict | null, readonly objectionUntil: string | null, readonly copyFee: number | null, readonly joinLink: string | null, readonly waitingPlace: number | null, readonly offeredUntil: string | null, readonly changeableUntil: string, readonly createdAt: string, readonly groupName: string | null, readonly viewerCanChange: boolean, readonly viewerCanWithdraw: boolean, readonly refundIfWithdrawn: number, readonly priceLabel: { readonly text: string, readonly language: Language } | null, readonly ownAnswers: ReadonlyArray<{ readonly key: string, readonly value: string, readonly label: string, readonly shown: string, readonly file: { readonly id: number, readonly url: string } | null }>, readonly site: { readonly id: number, readonly name: { readonly text: string, readonly language: Language } } | null, readonly photo: { readonly id: number, readonly key: string, readonly name: string, readonly mimeType: string, readonly size: number, readonly width: number | null, readonly height: number | null, readonly url: string, readonly revision: number } | null, readonly room: { readonly id: number, readonly name: { readonly text: string, readonly language: Language } } | null, readonly progress: { readonly attended: number, readonly days: number, readonly assignment: string | null, readonly asksAssignment: boolean, readonly isAssignmentAccepted: boolean, readonly lacks: ReadonlyArray<CompletionLack> | null } | null, readonly examResult: { readonly version: number, readonly verdict: ExamVerdict, readonly average: number | null, readonly reason: string | null, readonly papers: ReadonlyArray<{ readonly key: number, readonly points: number, readonly maxPoints: number, readonly criteria: ReadonlyArray<{ readonly key: number, readonly points: number, readonly maxPoints: number, readonly name: { readonly text: string, readonly language: Language } }> | null, readonly name: { readonly text: string, readonly language: Language } }> } | null, readonly objection: { readonly state: ExamObjectionState, readonly reason: string, readonly answer: string | null, readonly createdAt: string } | null, readonly certificateCopies: ReadonlyArray<{ readonly id: number, readonly language: DocumentLanguage, readonly address: string, readonly state: CertificateCopyState, readonly paymentId: number | null, readonly requestedAt: string, readonly sentAt: string | null }>, readonly reschedule: { readonly startsAtBefore: string, readonly answerUntil: string, readonly reply: RescheduleReply | null, readonly canAnswer: boolean, readonly refund: number, readonly needsRefundAccount: boolean, readonly note: { readonly text: string, readonly language: Language }, readonly program: { readonly id: number, readonly startsAt: string, readonly title: { readonly text: string, readonly language: Language }, readonly location: { readonly text: string, readonly language: Language } | null } } | null, readonly program: { readonly id: number, readonly kind: ProgramKind, readonly number: number | null, readonly state: ProgramState, readonly startsAt: string, readonly endsAt: string, readonly waitingList: boolean, readonly examParts: ReadonlyArray<ExamPart>, readonly languagePairs: ReadonlyArray<LanguagePair>, readonly withdrawalRules: { readonly changeUntil: string, readonly withdrawUntil: string, readonly refundSteps: ReadonlyArray<{ readonly until: string, readonly percent: number }> } | null, readonly title: { readonly text: string, readonly language: Language }, readonly location: { readonly text: string, readonly language: Language } | null, readonly ownFields: ReadonlyArray<{ readonly key: string, readonly type: OwnFieldType, readonly labelKo: string, readonly labelEn: string | null, readonly isNeeded: boolean, readonly choicesKo: ReadonlyArray<string>, readonly choicesEn: ReadonlyArray<string> }>, readonly places: ReadonlyArray<{ readonly siteId: number, readonly part: ExamPart, readonly pair: LanguagePair, readonly left: number, readonly waiting: number }>, readonly sites: ReadonlyArray<{ readonly id: number, readonly name: { readonly text: string, readonly language: Language }, readonly address: { readonly text: string, readonly language: Language } | null }> }, readonly payment: { readonly refundAccount: string | null, readonly viewerCanNameRefundAccount: boolean, readonly id: number, readonly version: number, readonly state: PaymentState, readonly amountDue: number, readonly amountPaid: number, readonly amountRefunded: number, readonly outstanding: number, readonly isAwaited: boolean, readonly refundDue: number | null, readonly depositorName: string, readonly dueAt: string | null, readonly isOverdue: boolean, readonly viewerCanDeclare: boolean, readonly viewerCanCorrectDepositor: boolean, readonly viewerCanPayByCard: boolean, readonly viewerCanDeposit: boolean, readonly isBeingTaken: boolean, readonly cardLeft: number, readonly name: string, readonly depositAccount: { readonly bank: string, readonly number: string, readonly holder: string, readonly amount: number, readonly until: string } | null, readonly cardRefund: { readonly state: CardRefundState } | null, readonly transfer: { readonly bankName: string, readonly accountNumber: string, readonly holder: string, readonly bankNameEn: string | null, readonly holderEn: string | null, readonly depositorName: string, readonly amount: number, readonly until: string | null, readonly swift: { readonly code: string, readonly bank: string, readonly holder: string } | null } | null, readonly receipt: { readonly amount: number } | null } | null };

export type ApplicationOfferQueryVariables = Exact<{
  programId: number;
  language: Language;
}>;


export type ApplicationOfferQuery = { readonly applicationOffer: { readonly state: ProgramState, readonly entry: ApplicationEntry | null, readonly takesGroups: boolean, readonly waitingCount: number, readonly fields: ReadonlyArray<ApplicationField>, readonly program: { readonly applyFrom: string | null, readonly applyTo: string | null, readonly applyLink: string | null, readonly id: number, readonly kind: ProgramKind, readonly number: number | null, readonly state: ProgramState, readonly startsAt: string, readonly endsAt: string, readonly waitingList: boolean, readonly examParts: ReadonlyArray<ExamPart>, readonly languagePairs: ReadonlyArray<LanguagePair>, readonly withdrawalRules: { readonly changeUntil: string, readonly withdrawUntil: string, readonly refundSteps: ReadonlyArray<{ readonly until: string, readonly percent: number }> } | null, readonly title: { readonly text: string, readonly language: Language }, readonly location: { readonly text: string, readonly language: Language } | null, readonly ownFields: ReadonlyArray<{ readonly key: string, readonly type: OwnFieldType, readonly labelKo: string, readonly labelEn: string | null, readonly isNeeded: boolean, readonly choicesKo: ReadonlyArray<string>, readonly choicesEn: ReadonlyArray<string> }>, readonly places: ReadonlyArray<{ readonly siteId: number, readonly part: ExamPart, readonly pair: LanguagePair, readonly left: number, readonly waiting: number }>, readonly sites: ReadonlyArray<{ readonly id: number, readonly name: { readonly text: string, readonly language: Language }, readonly address: { readonly text: string, readonly language: Language } | null }> }, readonly price: { readonly amount: number, readonly enrollmentFee: number, readonly total: number, readonly until: string | null, readonly label: { readonly text: string, readonly language: Language } | null }, readonly application: { readonly id: number, readonly state: ApplicationState } | null, readonly prefill: { readonly name: string, readonly nameEn: string | null, readonly email: string, readonly phoneNumber: string | null, readonly affiliation: string | null } } | null };

export type MyApplicationsQueryVariables = Exact<{
  language: Language;
}>;


export type MyApplicationsQuery = { readonly myApplications: ReadonlyArray<{ readonly id: number, readonly version: number, readonly state: ApplicationState, readonly cancelReason: ApplicationCancelReason | null, readonly cancelWords: string | null, readonly amount: number, readonly enrollmentFee: number, readonly name: string, readonly nameEn: string | null, readonly email: string, readonly phoneNumber: string | null, readonly affiliation: string | null, readonly note: string | null, readonly examPart: ExamPart | null, readonly languagePair: LanguagePair | null, readonly photoFault: PhotoFault | null, readonly photoNote: string | null, readonly photoUntil: string | null, readonly viewerCanReplacePhoto: boolean, readonly examNumber: string | null, readonly slipFrom: string | null, readonly hasSlip: boolean, readonly seatNumber: string | null, readonly ticketAddress: string | null, readonly score: number | null, readonly verdict: ExamVerdict | null, readonly objectionUntil: string | null, readonly copyFee: number | null, readonly joinLink: string | null, readonly waitingPlace: number | null, readonly offeredUntil: string | null, readonly changeableUntil: string, readonly createdAt: string, readonly groupName: string | null, readonly viewerCanChange: boolean, readonly viewerCanWithdraw: boolean, readonly refundIfWithdrawn: number, readonly priceLabel: { readonly text: string, readonly language: Language } | null, readonly ownAnswers: ReadonlyArray<{ readonly key: string, readonly value: string, readonly label: string, readonly shown: string, readonly file: { readonly id: number, readonly url: string } | null }>, readonly site: { readonly id: number, readonly name: { readonly text: string, readonly language: Language } } | null, readonly photo: { readonly id: number, readonly key: string, readonly name: string, readonly mimeType: string, readonly size: number, readonly width: number | null, readonly height: number | null, readonly url: string, readonly revision: number } | null, readonly room: { readonly id: number, readonly name: { readonly text: string, readonly language: Language } } | null, readonly progress: { readonly attended: number, readonly days: number, readonly assignment: string | null, readonly asksAssignment: boolean, readonly isAssignmentAccepted: boolean, readonly lacks: ReadonlyArray<CompletionLack> | null } | null, readonly examResult: { readonly version: number, readonly verdict: ExamVerdict, readonly average: number | null, readonly reason: string | null, readonly papers: ReadonlyArray<{ readonly key: number, readonly points: number, readonly maxPoints: number, readonly criteria: ReadonlyArray<{ readonly key: number, readonly points: number, readonly maxPoints: number, readonly name: { readonly text: string, readonly language: Language } }> | null, readonly name: { readonly text: string, readonly language: Language } }> } | null, readonly objection: { readonly state: ExamObjectionState, readonly reason: string, readonly answer: string | null, readonly createdAt: string } | null, readonly certificateCopies: ReadonlyArray<{ readonly id: number, readonly language: DocumentLanguage, readonly address: string, readonly state: CertificateCopyState, readonly paymentId: number | null, readonly requestedAt: string, readonly sentAt: string | null }>, readonly reschedule: { readonly startsAtBefore: string, readonly answerUntil: string, readonly reply: RescheduleReply | null, readonly canAnswer: boolean, readonly refund: number, readonly needsRefundAccount: boolean, readonly note: { readonly text: string, readonly language: Language }, readonly program: { readonly id: number, readonly startsAt: string, readonly title: { readonly text: string, readonly language: Language }, readonly location: { readonly text: string, readonly language: Language } | null } } | null, readonly program: { readonly id: number, readonly kind: ProgramKind, readonly number: number | null, readonly state: ProgramState, readonly startsAt: string, readonly endsAt: string, readonly waitingList: boolean, readonly examParts: ReadonlyArray<ExamPart>, readonly languagePairs: ReadonlyArray<LanguagePair>, readonly withdrawalRules: { readonly changeUntil: string, readonly withdrawUntil: string, readonly refundSteps: ReadonlyArray<{ readonly until: string, readonly percent: number }> } | null, readonly title: { readonly text: string, readonly language: Language }, readonly location: { readonly text: string, readonly language: Language } | null, readonly ownFields: ReadonlyArray<{ readonly key: string, readonly type: OwnFieldType, readonly labelKo: string, readonly labelEn: string | null, readonly isNeeded: boolean, readonly choicesKo: ReadonlyArray<string>, readonly choicesEn: ReadonlyArray<string> }>, readonly places: ReadonlyArray<{ readonly siteId: number, readonly part: ExamPart, readonly pair: LanguagePair, readonly left: number, readonly waiting: number }>, readonly sites: ReadonlyArray<{ readonly id: number, readonly name: { readonly text: string, readonly language: Language }, readonly address: { readonly text: string, readonly language: Language } | null }> }, readonly payment: { readonly refundAccount: string | null, readonly viewerCanNameRefundAccount: boolean, readonly id: number, readonly version: number, readonly state: PaymentState, readonly amountDue: number, readonly amountPaid: number, readonly amountRefunded: number, readonly outstanding: number, readonly isAwaited: boolean, readonly refundDue: number | null, readonly depositorName: string, readonly dueAt: string | null, readonly isOverdue: boolean, readonly viewerCanDeclare: boolean, readonly viewerCanCorrectDepositor: boolean, readonly viewerCanPayByCard: boolean, readonly viewerCanDeposit: boolean, readonly isBeingTaken: boolean, readonly cardLeft: number, readonly name: string, readonly depositAccount: { readonly bank: string, readonly number: string, readonly holder: string, readonly amount: number, readonly until: string } | null, readonly cardRefund: { readonly state: CardRefundState } | null, readonly transfer: { readonly bankName: string, readonly accountNumber: string, readonly holder: string, readonly bankNameEn: string | null, readonly holderEn: string | null, readonly depositorName: string, readonly amount: number, readonly until: string | null, readonly swift: { readonly code: string, readonly bank: string, readonly holder: string } | null } | null, readonly receipt: { readonly amount: number } | null } | null }> };

export type ExamResultShownFragment = { readonly version: number, readonly verdict: ExamVerdict, readonly average: number | null, readonly reason: string | null, readonly papers: ReadonlyArray<{ readonly key: number, readonly points: number, readonly maxPoints: number, readonly criteria: ReadonlyArray<{ readonly key: number, readonly points: number, readonly maxPoints: number, readonly name: { readonly text: string, readonly language: Language } }> | null, readonly name: { readonly text: string, readonly language: Language } }> };

export type ScoredPartFragment = { readonly key: number, readonly points: number, readonly maxPoints: number, readonly name: { readonly text: string, readonly language: Language } };

export type RequestCertificateCopyMutationVariables = Exact<{
  id: number;
  language: DocumentLanguage;
  address: string;
  expectedFee: number;
}>;


export type RequestCertificateCopyMutation = { readonly requestCertificateCopy: { readonly id: number } };

export type WithdrawCertificateCopyMutationVariables = Exact<{
  id: number;
}>;


export type WithdrawCertificateCopyMutation = { readonly withdrawCertificateCopy: { readonly id: number } };

export type ObjectToResultMutationVariables = Exact<{
  id: number;
  reason: string;
}>;


export type ObjectToResultMutation = { readonly objectToResult: { readonly id: number } };

export type ApplyMutationVariables = Exact<{
  input: ApplyInput;
  requestKey: string;
}>;


export type ApplyMutation = { readonly apply: { readonly id: number, readonly state: ApplicationState } };

export type ChangeApplicationMutationVariables = Exact<{
  id: number;
  version: number;
  form: ApplicationFormInput;
}>;


export type ChangeApplicationMutation = { readonly changeApplication: { readonly id: number } };

export type ReplacePhotoMutationVariables = Exact<{
  id: number;
  photoId: number;
}>;


export type ReplacePhotoMutation = { readonly replacePhoto: { readonly id: number } };

export type WithdrawApplicationMutationVariables = Exact<{
  id: number;
  version: number;
  refundAccount?: string | null | undefined;
  sent: boolean;
}>;


export type WithdrawApplicationMutation = { readonly withdrawApplication: { readonly id: number, readonly state: ApplicationState } };

export type AnswerRescheduleMutationVariables = Exact<{
  id: number;
  accepts: boolean;
  refundAccount?: string | null | undefined;
}>;


export type AnswerRescheduleMutation = { readonly answerReschedule: { readonly id: number, readonly state: ApplicationState } };

export type AcceptOfferMutationVariables = Exact<{
  id: number;
}>;


export type AcceptOfferMutation = { readonly acceptOffer: { readonly id: number, readonly state: ApplicationState } };

export type DeclineOfferMutationVariables = Exact<{
  id: number;
}>;


export type DeclineOfferMutation = { readonly declineOffer: { readonly id: number, readonly state: ApplicationState } };

export type HandInAssignmentMutationVariables = Exact<{
  applicationId: number;
  text: string;
}>;


export type HandInAssignmentMutation = { readonly handInAssignment: { readonly id: number } };

export type GroupOfferQueryVariables = Exact<{
  programId: number;
  language: Language;
}>;


export type GroupOfferQuery = { readonly groupOffer: { readonly each: number, readonly refusal: string | null, readonly program: { readonly id: number, readonly kind: ProgramKind, readonly number: number | null, readonly state: ProgramState, readonly startsAt: string, readonly endsAt: string, readonly waitingList: boolean, readonly examParts: ReadonlyArray<ExamPart>, readonly languagePairs: ReadonlyArray<LanguagePair>, readonly withdrawalRules: { readonly changeUntil: string, readonly withdrawUntil: string, readonly refundSteps: ReadonlyArray<{ readonly until: string, readonly percent: number }> } | null, readonly title: { readonly text: string, readonly language: Language }, readonly location: { readonly text: string, readonly language: Language } | null, readonly ownFields: ReadonlyArray<{ readonly key: string, readonly type: OwnFieldType, readonly labelKo: string, readonly labelEn: string | null, readonly isNeeded: boolean, readonly choicesKo: ReadonlyArray<string>, readonly choicesEn: ReadonlyArray<string> }>, readonly places: ReadonlyArray<{ readonly siteId: number, readonly part: ExamPart, readonly pair: LanguagePair, readonly left: number, readonly waiting: number }>, readonly sites: ReadonlyArray<{ readonly id: number, readonly name: { readonly text: string, readonly language: Language }, readonly address: { readonly text: string, readonly language: Language } | null }> } } | null };

export type GroupPreviewQueryVariables = Exact<{
  programId: number;
  rows: ReadonlyArray<GroupRowInput> | GroupRowInput;
  language: Language;
}>;


export type GroupPreviewQuery = { readonly groupPreview: { readonly total: number, readonly errors: ReadonlyArray<{ readonly row: number, readonly column: string, readonly code: string }>, readonly lacks: ReadonlyArray<{ readonly part: ExamPart | null, readonly pair: LanguagePair | null, readonly needed: number, readonly free: number, readonly site: { readonly text: string, readonly language: Language } | null }> } };

export type SheetPreviewFragment = { readonly total: number, readonly errors: ReadonlyArray<{ readonly row: number, readonly column: string, readonly code: string }>, readonly lacks: ReadonlyArray<{ readonly part: ExamPart | null, readonly pair: LanguagePair | null, readonly needed: number, readonly free: number, readonly site: { readonly text: string, readonly language: Language } | null }> };

export type MyGroupFragment = { readonly id: number, readonly payerName: string, readonly phoneNumber: string | null, readonly createdAt: string, readonly programId: number, readonly viewerCanWithdraw: boolean, readonly refundEach: number, readonly programTitle: { readonly text: string, readonly language: Language }, readonly people: ReadonlyArray<{ readonly id: number, readonly name: string, readonly state: ApplicationState, readonly amount: number, readonly examPart: ExamPart | null, readonly languagePair: LanguagePair | null, readonly isWithdrawable: boolean, readonly siteName: { readonly text: string, readonly language: Language } | null }>, readonly payment: { readonly refundAccount: string | null, readonly id: number, readonly version: number, readonly state: PaymentState, readonly amountDue: number, readonly amountPaid: number, readonly amountRefunded: number, readonly outstanding: number, readonly isAwaited: boolean, readonly refundDue: number | null, readonly depositorName: string, readonly dueAt: string | null, readonly isOverdue: boolean, readonly viewerCanDeclare: boolean, readonly viewerCanCorrectDepositor: boolean, readonly viewerCanPayByCard: boolean, readonly viewerCanDeposit: boolean, readonly isBeingTaken: boolean, readonly cardLeft: number, readonly name: string, readonly depositAccount: { readonly bank: string, readonly number: string, readonly holder: string, readonly amount: number, readonly until: string } | null, readonly cardRefund: { readonly state: CardRefundState } | null, readonly transfer: { readonly bankName: string, readonly accountNumber: string, readonly holder: string, readonly bankNameEn: string | null, readonly holderEn: string | null, readonly depositorName: string, readonly amount: number, readonly until: string | null, readonly swift: { readonly code: string, readonly bank: string, readonly holder: string } | null } | null, readonly receipt: { readonly amount: number } | null } | null };

export type PersonOfGroupFragment = { readonly id: number, readonly name: string, readonly state: ApplicationState, readonly amount: number, readonly examPart: ExamPart | null, readonly languagePair: LanguagePair | null, readonly isWithdrawable: boolean, readonly siteName: { readonly text: string, readonly language: Language } | null };

export type MyGroupsQueryVariables = Exact<{
  language: Language;
}>;


export type MyGroupsQuery = { readonly myGroups: ReadonlyArray<{ readonly id: number, readonly payerName: string, readonly phoneNumber: string | null, readonly createdAt: string, readonly programId: number, readonly viewerCanWithdraw: boolean, readonly refundEach: number, readonly programTitle: { readonly text: string, readonly language: Language }, readonly people: ReadonlyArray<{ readonly id: number, readonly name: string, readonly state: ApplicationState, readonly amount: number, readonly examPart: ExamPart | null, readonly languagePair: LanguagePair | null, readonly isWithdrawable: boolean, readonly siteName: { readonly text: string, readonly language: Language } | null }>, readonly payment: { readonly refundAccount: string | null, readonly id: number, readonly version: number, readonly state: PaymentState, readonly amountDue: number, readonly amountPaid: number, readonly amountRefunded: number, readonly outstanding: number, readonly isAwaited: boolean, readonly refundDue: number | null, readonly depositorName: string, readonly dueAt: string | null, readonly isOverdue: boolean, readonly viewerCanDeclare: boolean, readonly viewerCanCorrectDepositor: boolean, readonly viewerCanPayByCard: boolean, readonly viewerCanDeposit: boolean, readonly isBeingTaken: boolean, readonly cardLeft: number, readonly name: string, readonly depositAccount: { readonly bank: string, readonly number: string, readonly holder: string, readonly amount: number, readonly until: string } | null, readonly cardRefund: { readonly state: CardRefundState } | null, readonly transfer: { readonly bankName: string, readonly accountNumber: string, readonly holder: string, readonly bankNameEn: string | null, readonly holderEn: string | null, readonly depositorName: string, readonly amount: number, readonly until: string | null, readonly swift: { readonly code: string, readonly bank: string, readonly holder: string } | null } | null, readonly receipt: { readonly amount: number } | null } | null }> };

export type ApplyForGroupMutationVariables = Exact<{
  input: GroupInput;
  requestKey: string;
}>;


export type ApplyForGroupMutation = { readonly applyForGroup: { readonly id: number } };

export type WithdrawFromGroupMutationVariables = Exact<{
  id: number;
  applicationIds: ReadonlyArray<number> | number;
  refundAccount?: string | null | undefined;
}>;


export type WithdrawFromGroupMutation = { readonly withdrawFromGroup: { readonly id: number } };

export type GroupsOfProgramQueryVariables = Exact<{
  programId: number;
}>;


export type GroupsOfProgramQuery = { readonly groupsOfProgram: ReadonlyArray<{ readonly id: number, readonly payerName: string }> };

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

export type WithdrawalRulesFragment = { readonly changeUntil: string, readonly withdrawUntil: string, readonly refundSteps: ReadonlyArray<{ readonly until: string, readonly percent: number }> };

export type EditedFileFragment = { readonly id: number, readonly key: string, readonly name: string, readonly mimeType: string, readonly size: number, readonly width: number | null, readonly height: number | null, readonly url: string, readonly revision: number };

export type AskedRescheduleFragment = { readonly startsAtBefore: string, readonly answerUntil: string, readonly reply: RescheduleReply | null, readonly canAnswer: boolean, readonly refund: number, readonly needsRefundAccount: boolean, readonly note: { readonly text: string, readonly language: Language }, readonly program: { readonly id: number, readonly startsAt: string, readonly title: { readonly text: string, readonly language: Language }, readonly location: { readonly text: string, readonly language: Language } | null } };

export const WithdrawalRulesFragmentDoc = `fragment WithdrawalRules on WithdrawalRules{changeUntil withdrawUntil refundSteps{until percent __typename}__typename}` as string & Urql.TypedDocumentNode<WithdrawalRulesFragment, unknown>;
export const ApplicationProgramFragmentDoc = `fragment ApplicationProgram on Program{withdrawalRules{...WithdrawalRules __typename}id kind number state startsAt endsAt title(language:$language){text language __typename}location(language:$language){text language __typename}ownFields{key type labelKo labelEn isNeeded choicesKo choicesEn __typename}waitingList places{siteId part pair left waiting __typename}examParts languagePairs sites{id name(language:$language){text language __typename}address(language:$language){text language __typename}__typename}__typename}` as string & Urql.TypedDocumentNode<ApplicationProgramFragment, unknown>;
export const PersonOfGroupFragmentDoc = `fragment PersonOfGroup on GroupPerson{id name state amount examPart languagePair isWithdrawable siteName(language:$language){text language __typename}__typename}` as string & Urql.TypedDocumentNode<PersonOfGroupFragment, unknown>;
export const TransferFragmentDoc = `fragment Transfer on TransferDetails{bankName accountNumber holder bankNameEn holderEn depositorName amount until swift{code bank holder __typename}__typename}` as string & Urql.TypedDocumentNode<TransferFragment, unknown>;
export const LinkedGroupFragmentDoc = `fragment LinkedGroup on LinkedGroup{email canWithdraw offer{each refusal program{...ApplicationProgram __typename}__typename}group{id payerName refundEach programTitle(language:$language){text language __typename}people{...PersonOfGroup __typename}__typename}payment{state amountDue amountPaid refundDue refundAccount transfer{...Transfer __typename}__typename}__typename}` as string & Urql.TypedDocumentNode<LinkedGroupFragment, unknown>;
export const EditedFileFragmentDoc = `fragment EditedFile on File{id key name mimeType size width height url revision __typename}` as string & Urql.TypedDocumentNode<EditedFileFragment, unknown>;
export const ScoredPartFragmentDoc = `fragment ScoredPart on ExamScore{key points maxPoints name(language:$language){text language __typename}__typename}` as string & Urql.TypedDocumentNode<ScoredPartFragment, unknown>;
export const ExamResultShownFragmentDoc = `fragment ExamResultShown on ExamResult{version verdict average reason papers{...ScoredPart criteria{...ScoredPart __typename}__typename}__typename}` as string & Urql.TypedDocumentNode<ExamResultShownFragment, unknown>;
export const AskedRescheduleFragmentDoc = `fragment AskedReschedule on Reschedule{startsAtBefore answerUntil reply canAnswer refund needsRefundAccount note(language:$language){text language __typename}program{id startsAt title(language:$language){text language __typename}location(language:$language){text language __typename}__typename}__typename}` as string & Urql.TypedDocumentNode<AskedRescheduleFragment, unknown>;
export const PayablePaymentFragmentDoc = `fragment PayablePayment on Payment{id version state amountDue amountPaid amountRefunded outstanding isAwaited refundDue depositorName dueAt isOverdue viewerCanDeclare viewerCanCorrectDepositor viewerCanPayByCard viewerCanDeposit isBeingTaken depositAccount{bank(language:$language)number holder amount until __typename}cardLeft cardRefund{state __typename}name(language:$language)transfer{...Transfer __typename}receipt{amount __typename}__typename}` as string & Urql.TypedDocumentNode<PayablePaymentFragment, unknown>;
export const MyApplicationFragmentDoc = `fragment MyApplication on Application{id version state cancelReason cancelWords amount enrollmentFee priceLabel(language:$language){text language __typename}name nameEn email phoneNumber affiliation note ownAnswers(language:$language){key value label shown file{id url __typename}__typename}examPart languagePair site{id name(language:$language){text language __typename}__typename}photo{...EditedFile __typename}photoFault photoNote photoUntil viewerCanReplacePhoto examNumber room{id name(language:$language){text language __typename}__typename}slipFrom hasSlip seatNumber ticketAddress progress{attended days assignment asksAssignment isAssignmentAccepted lacks __typename}score verdict examResult{...ExamResultShown __typename}objection{state reason answer createdAt __typename}objectionUntil copyFee certificateCopies{id language address state paymentId requestedAt sentAt __typename}joinLink waitingPlace offeredUntil changeableUntil createdAt groupName viewerCanChange viewerCanWithdraw refundIfWithdrawn reschedule{...AskedReschedule __typename}program{...ApplicationProgram __typename}payment{...PayablePayment refundAccount viewerCanNameRefundAccount __typename}__typename}` as string & Urql.TypedDocumentNode<MyApplicationFragment, unknown>;
export const SheetPreviewFragmentDoc = `fragment SheetPreview on GroupPreview{total errors{row column code __typename}lacks{site(language:$language){text language __typename}part pair needed free __typename}__typename}` as string & Urql.TypedDocumentNode<SheetPreviewFragment, unknown>;
export const MyGroupFragmentDoc = `fragment MyGroup on ApplicationGroup{id payerName phoneNumber createdAt programId programTitle(language:$language){text language __typename}viewerCanWithdraw refundEach people{...PersonOfGroup __typename}payment{...PayablePayment refundAccount __typename}__typename}` as string & Urql.TypedDocumentNode<MyGroupFragment, unknown>;
export const LinkedGroupDocument = `query LinkedGroup($link:String!$language:Language!){linkedGroup(link:$link){...LinkedGroup __typename}}${LinkedGroupFragmentDoc}${ApplicationProgramFragmentDoc}${WithdrawalRulesFragmentDoc}${PersonOfGroupFragmentDoc}${TransferFragmentDoc}` as string & Urql.TypedDocumentNode<LinkedGroupQuery, LinkedGroupQueryVariables>;

export function useLinkedGroupQuery(options: Omit<Urql.UseQueryArgs<LinkedGroupQueryVariables>, 'query'>) {
  return Urql.useQuery<LinkedGroupQuery, LinkedGroupQueryVariables>({ query: LinkedGroupDocument, ...options });
};
export const LinkedGroupPreviewDocument = `query LinkedGroupPreview($link:String!$rows:[GroupRowInput!]!$language:Language!){linkedGroupPreview(link:$link rows:$rows){...SheetPreview __typename}}${SheetPreviewFragmentDoc}` as string & Urql.TypedDocumentNode<LinkedGroupPreviewQuery, LinkedGroupPreviewQueryVariables>;

export function useLinkedGroupPreviewQuery(options: Omit<Urql.UseQueryArgs<LinkedGroupPreviewQueryVariables>, 'query'>) {
  return Urql.useQuery<LinkedGroupPreviewQuery, LinkedGroupPreviewQueryVariables>({ query: LinkedGroupPreviewDocument, ...options });
};
export const ApplyForGroupByLinkDocument = `mutation ApplyForGroupByLink($link:String!$input:GroupInput!){applyForGroupByLink(link:$link input:$input)}` as string & Urql.TypedDocumentNode<ApplyForGroupByLinkMutation, ApplyForGroupByLinkMutationVariables>;

export function useApplyForGroupByLinkMutation() {
  return Urql.useMutation<ApplyForGroupByLinkMutation, ApplyForGroupByLinkMutationVariables>(ApplyForGroupByLinkDocument);
};
export const WithdrawFromLinkedGroupDocument = `mutation WithdrawFromLinkedGroup($link:String!$applicationIds:[Id!]!$refundAccount:String){withdrawFromLinkedGroup(link:$link applicationIds:$applicationIds refundAccount:$refundAccount)}` as string & Urql.TypedDocumentNode<WithdrawFromLinkedGroupMutation, WithdrawFromLinkedGroupMutationVariables>;

export function useWithdrawFromLinkedGroupMutation() {
  return Urql.useMutation<WithdrawFromLinkedGroupMutation, WithdrawFromLinkedGroupMutationVariables>(WithdrawFromLinkedGroupDocument);
};
export const ApplicationOfferDocument = `query ApplicationOffer($programId:Id!$language:Language!){applicationOffer(programId:$programId){state entry takesGroups waitingCount fields program{...ApplicationProgram applyFrom applyTo applyLink __typename}price{amount enrollmentFee total until label(language:$language){text language __typename}__typename}application{id state __typename}prefill{name nameEn email phoneNumber affiliation __typename}__typename}}${ApplicationProgramFragmentDoc}${WithdrawalRulesFragmentDoc}` as string & Urql.TypedDocumentNode<ApplicationOfferQuery, ApplicationOfferQueryVariables>;

export function useApplicationOfferQuery(options: Omit<Urql.UseQueryArgs<ApplicationOfferQueryVariables>, 'query'>) {
  return Urql.useQuery<ApplicationOfferQuery, ApplicationOfferQueryVariables>({ query: ApplicationOfferDocument, ...options });
};
export const MyApplicationsDocument = `query MyApplications($language:Language!){myApplications{...MyApplication __typename}}${MyApplicationFragmentDoc}${EditedFileFragmentDoc}${ExamResultShownFragmentDoc}${ScoredPartFragmentDoc}${AskedRescheduleFragmentDoc}${ApplicationProgramFragmentDoc}${WithdrawalRulesFragmentDoc}${PayablePaymentFragmentDoc}${TransferFragmentDoc}` as string & Urql.TypedDocumentNode<MyApplicationsQuery, MyApplicationsQueryVariables>;

export function useMyApplicationsQuery(options: Omit<Urql.UseQueryArgs<MyApplicationsQueryVariables>, 'query'>) {
  return Urql.useQuery<MyApplicationsQuery, MyApplicationsQueryVariables>({ query: MyApplicationsDocument, ...options });
};
export const RequestCertificateCopyDocument = `mutation RequestCertificateCopy($id:Id!$language:DocumentLanguage!$address:String!$expectedFee:Int!){requestCertificateCopy(id:$id language:$language address:$address expectedFee:$expectedFee){id __typename}}` as string & Urql.TypedDocumentNode<RequestCertificateCopyMutation, RequestCertificateCopyMutationVariables>;

export function useRequestCertificateCopyMutation() {
  return Urql.useMutation<RequestCertificateCopyMutation, RequestCertificateCopyMutationVariables>(RequestCertificateCopyDocument);
};
export const WithdrawCertificateCopyDocument = `mutation WithdrawCertificateCopy($id:Id!){withdrawCertificateCopy(id:$id){id __typename}}` as string & Urql.TypedDocumentNode<WithdrawCertificateCopyMutation, WithdrawCertificateCopyMutationVariables>;

export function useWithdrawCertificateCopyMutation() {
  return Urql.useMutation<WithdrawCertificateCopyMutation, WithdrawCertificateCopyMutationVariables>(WithdrawCertificateCopyDocument);
};
export const ObjectToResultDocument = `mutation ObjectToResult($id:Id!$reason:String!){objectToResult(id:$id reason:$reason){id __typename}}` as string & Urql.TypedDocumentNode<ObjectToResultMutation, ObjectToResultMutationVariables>;

export function useObjectToResultMutation() {
  return Urql.useMutation<ObjectToResultMutation, ObjectToResultMutationVariables>(ObjectToResultDocument);
};
export const ApplyDocument = `mutation Apply($input:ApplyInput!$requestKey:String!){apply(input:$input requestKey:$requestKey){id state __typename}}` as string & Urql.TypedDocumentNode<ApplyMutation, ApplyMutationVariables>;

export function useApplyMutation() {
  return Urql.useMutation<ApplyMutation, ApplyMutationVariables>(ApplyDocument);
};
export const ChangeApplicationDocument = `mutation ChangeApplication($id:Id!$version:Int!$form:ApplicationFormInput!){changeApplication(id:$id version:$version form:$form){id __typename}}` as string & Urql.TypedDocumentNode<ChangeApplicationMutation, ChangeApplicationMutationVariables>;

export function useChangeApplicationMutation() {
  return Urql.useMutation<ChangeApplicationMutation, ChangeApplicationMutationVariables>(ChangeApplicationDocument);
};
export const ReplacePhotoDocument = `mutation ReplacePhoto($id:Id!$photoId:Id!){replacePhoto(id:$id photoId:$photoId){id __typename}}` as string & Urql.TypedDocumentNode<ReplacePhotoMutation, ReplacePhotoMutationVariables>;

export function useReplacePhotoMutation() {
  return Urql.useMutation<ReplacePhotoMutation, ReplacePhotoMutationVariables>(ReplacePhotoDocument);
};
export const WithdrawApplicationDocument = `mutation WithdrawApplication($id:Id!$version:Int!$refundAccount:String$sent:Boolean!){withdrawApplication(id:$id version:$version refundAccount:$refundAccount sent:$sent){id state __typename}}` as string & Urql.TypedDocumentNode<WithdrawApplicationMutation, WithdrawApplicationMutationVariables>;

export function useWithdrawApplicationMutation() {
  return Urql.useMutation<WithdrawApplicationMutation, WithdrawApplicationMutationVariables>(WithdrawApplicationDocument);
};
export const AnswerRescheduleDocument = `mutation AnswerReschedule($id:Id!$accepts:Boolean!$refundAccount:String){answerReschedule(id:$id accepts:$accepts refundAccount:$refundAccount){id state __typename}}` as string & Urql.TypedDocumentNode<AnswerRescheduleMutation, AnswerRescheduleMutationVariables>;

export function useAnswerRescheduleMutation() {
  return Urql.useMutation<AnswerRescheduleMutation, AnswerRescheduleMutationVariables>(AnswerRescheduleDocument);
};
export const AcceptOfferDocument = `mutation AcceptOffer($id:Id!){acceptOffer(id:$id){id state __typename}}` as string & Urql.TypedDocumentNode<AcceptOfferMutation, AcceptOfferMutationVariables>;

export function useAcceptOfferMutation() {
  return Urql.useMutation<AcceptOfferMutation, AcceptOfferMutationVariables>(AcceptOfferDocument);
};
export const DeclineOfferDocument = `mutation DeclineOffer($id:Id!){declineOffer(id:$id){id state __typename}}` as string & Urql.TypedDocumentNode<DeclineOfferMutation, DeclineOfferMutationVariables>;

export function useDeclineOfferMutation() {
  return Urql.useMutation<DeclineOfferMutation, DeclineOfferMutationVariables>(DeclineOfferDocument);
};
export const HandInAssignmentDocument = `mutation HandInAssignment($applicationId:Id!$text:String!){handInAssignment(applicationId:$applicationId text:$text){id __typename}}` as string & Urql.TypedDocumentNode<HandInAssignmentMutation, HandInAssignmentMutationVariables>;

export function useHandInAssignmentMutation() {
  return Urql.useMutation<HandInAssignmentMutation, HandInAssignmentMutationVariables>(HandInAssignmentDocument);
};
export const GroupOfferDocument = `query GroupOffer($programId:Id!$language:Language!){groupOffer(programId:$programId){each refusal program{...ApplicationProgram __typename}__typename}}${ApplicationProgramFragmentDoc}${WithdrawalRulesFragmentDoc}` as string & Urql.TypedDocumentNode<GroupOfferQuery, GroupOfferQueryVariables>;

export function useGroupOfferQuery(options: Omit<Urql.UseQueryArgs<GroupOfferQueryVariables>, 'query'>) {
  return Urql.useQuery<GroupOfferQuery, GroupOfferQueryVariables>({ query: GroupOfferDocument, ...options });
};
export const GroupPreviewDocument = `query GroupPreview($programId:Id!$rows:[GroupRowInput!]!$language:Language!){groupPreview(programId:$programId rows:$rows){...SheetPreview __typename}}${SheetPreviewFragmentDoc}` as string & Urql.TypedDocumentNode<GroupPreviewQuery, GroupPreviewQueryVariables>;

export function useGroupPreviewQuery(options: Omit<Urql.UseQueryArgs<GroupPreviewQueryVariables>, 'query'>) {
  return Urql.useQuery<GroupPreviewQuery, GroupPreviewQueryVariables>({ query: GroupPreviewDocument, ...options });
};
export const MyGroupsDocument = `query MyGroups($language:Language!){myGroups{...MyGroup __typename}}${MyGroupFragmentDoc}${PersonOfGroupFragmentDoc}${PayablePaymentFragmentDoc}${TransferFragmentDoc}` as string & Urql.TypedDocumentNode<MyGroupsQuery, MyGroupsQueryVariables>;

export function useMyGroupsQuery(options: Omit<Urql.UseQueryArgs<MyGroupsQueryVariables>, 'query'>) {
  return Urql.useQuery<MyGroupsQuery, MyGroupsQueryVariables>({ query: MyGroupsDocument, ...options });
};
export const ApplyForGroupDocument = `mutation ApplyForGroup($input:GroupInput!$requestKey:String!){applyForGroup(input:$input requestKey:$requestKey){id __typename}}` as string & Urql.TypedDocumentNode<ApplyForGroupMutation, ApplyForGroupMutationVariables>;

export function useApplyForGroupMutation() {
  return Urql.useMutation<ApplyForGroupMutation, ApplyForGroupMutationVariables>(ApplyForGroupDocument);
};
export const WithdrawFromGroupDocument = `mutation WithdrawFromGroup($id:Id!$applicationIds:[Id!]!$refundAccount:String){withdrawFromGroup(id:$id applicationIds:$applicationIds refundAccount:$refundAccount){id __typename}}` as string & Urql.TypedDocumentNode<WithdrawFromGroupMutation, WithdrawFromGroupMutationVariables>;

export function useWithdrawFromGroupMutation() {
  return Urql.useMutation<WithdrawFromGroupMutation, WithdrawFromGroupMutationVariables>(WithdrawFromGroupDocument);
};
export const GroupsOfProgramDocument = `query GroupsOfProgram($programId:Id!){groupsOfProgram(programId:$programId){id payerName __typename}}` as string & Urql.TypedDocumentNode<GroupsOfProgramQuery, GroupsOfProgramQueryVariables>;

export function useGroupsOfProgramQuery(options: Omit<Urql.UseQueryArgs<GroupsOfProgramQueryVariables>, 'query'>) {
  return Urql.useQuery<GroupsOfProgramQuery, GroupsOfProgramQueryVariables>({ query: GroupsOfProgramDocument, ...options });
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