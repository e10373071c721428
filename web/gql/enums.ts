import type { RichTextDocument } from '#schema/validation/core/document.ts';
/** A text that people agree to. */
export type AgreedText =
  | 'PRIVACY'
  | 'TERMS';

/** Whole numbers, both included. Without one there is no end on that side. */
export type AmountRange = {
  readonly from?: number | null | undefined;
  readonly to?: number | null | undefined;
};

/** An answer to a question: a part of a text or of the name of a file, or one of its choices. */
export type AnswerFilter = {
  /** Of the question. */
  readonly key: string;
  readonly value: string;
};

export type ApplicantSort =
  | 'CREATED'
  | 'EXAM_NUMBER'
  | 'FEE'
  | 'NAME'
  | 'STATE';

/** All that is given holds; several values of one are any of them. */
export type ApplicantsFilter = {
  readonly fee?: ReadonlyArray<FeeState> | null | undefined;
  readonly group?: ReadonlyArray<number> | null | undefined;
  readonly newDate?: ReadonlyArray<NewDateReply> | null | undefined;
  /** All of them hold. */
  readonly own?: ReadonlyArray<AnswerFilter> | null | undefined;
  readonly pair?: ReadonlyArray<LanguagePair> | null | undefined;
  readonly part?: ReadonlyArray<ExamPart> | null | undefined;
  /** A part of it; spacing and case do not count. */
  readonly search?: string | null | undefined;
  readonly site?: ReadonlyArray<number> | null | undefined;
  readonly state?: ReadonlyArray<ApplicationState> | null | undefined;
  readonly verdict?: ReadonlyArray<ExamVerdict> | null | undefined;
};

/** Why an application was cancelled by the office or by time. */
export type ApplicationCancelReason =
  | 'ACCOUNT_WITHDRAWN'
  | 'OFFER_LAPSED'
  | 'OFFICE'
  | 'PAYMENT_EXPIRED'
  | 'PROGRAM_CANCELLED';

/** A document about an application. */
export type ApplicationDocument =
  | 'ATTENDANCE'
  | 'COMPLETION'
  | 'EXAM_CERTIFICATE';

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

export type ArticleAuthorInput = {
  readonly affiliationEn?: string | null | undefined;
  readonly affiliationKo?: string | null | undefined;
  readonly corresponding?: boolean | null | undefined;
  /** For the office alone. */
  readonly email?: string | null | undefined;
  readonly familyName?: string | null | undefined;
  readonly givenName?: string | null | undefined;
  /** Null: a new one. */
  readonly id?: number | null | undefined;
  readonly nameKo?: string | null | undefined;
  readonly orcid?: string | null | undefined;
};

/** What readers read about a change to an article that is out. */
export type ArticleChange =
  | 'CORRECTED'
  | 'NONE'
  | 'RETRACTED';

/** An article whole; what is left out is emptied. */
export type ArticleInput = {
  readonly abstractEn?: string | null | undefined;
  readonly abstractKo?: string | null | undefined;
  readonly acceptedOn?: string | null | undefined;
  readonly authors: ReadonlyArray<ArticleAuthorInput>;
  readonly change?: ArticleChange | null | undefined;
  readonly doi?: string | null | undefined;
  /** A PDF. */
  readonly fileId?: number | null | undefined;
  readonly firstPage?: number | null | undefined;
  readonly issueId: number;
  readonly keywordsEn?: ReadonlyArray<string> | null | undefined;
  readonly keywordsKo?: ReadonlyArray<string> | null | undefined;
  readonly language: Language;
  readonly lastPage?: number | null | undefined;
  readonly licence: ArticleLicence;
  readonly noticeEn?: string | null | undefined;
  readonly noticeKo?: string | null | undefined;
  /** A day: 2026-06-30. */
  readonly receivedOn?: string | null | undefined;
  readonly references?: ReadonlyArray<string> | null | undefined;
  readonly revisedOn?: string | null | undefined;
  readonly titleEn?: string | null | undefined;
  readonly titleKo?: string | null | undefined;
  readonly type: ArticleType;
};

export type ArticleLicence =
  | 'ALL_RIGHTS'
  | 'CC_BY'
  | 'CC_BY_NC'
  | 'CC_BY_NC_ND'
  | 'CC_BY_NC_SA'
  | 'CC_BY_SA';

export type ArticleRemovalInput = {
  /** For the audit log. */
  readonly reason: string;
  /** One of its titles, typed once more. */
  readonly title: string;
};

/** What readers read about an article since it was published. */
export type ArticleState =
  | 'CORRECTED'
  | 'CURRENT'
  | 'RETRACTED';

/** NOTE: a research note. REVIEW: of a book. TRANSLATION: of somebody else's work. */
export type ArticleType =
  | 'FOREWORD'
  | 'NOTE'
  | 'RESEARCH'
  | 'REVIEW'
  | 'TRANSLATION';

export type AttendanceBatchInput = {
  /** Made by the device, once. */
  readonly device: string;
  readonly records: ReadonlyArray<AttendanceRecordInput>;
  /** Now, by the clock of the device. */
  readonly sentAt: string;
};

export type AttendanceCertificateState =
  | 'NONE'
  | 'REVOKED'
  | 'VALID';

/** What became of a record that a device sent. `OUTDATED`: a later one of the same occasion counts. */
export type AttendanceOutcome =
  | 'NOT_CONFIRMED'
  | 'NOT_FOUND'
  | 'OCCASION_UNKNOWN'
  | 'OUTDATED'
  | 'RESULTS_LOCKED'
  | 'SAVED';

/** What was recorded of somebody on an occasion. */
export type AttendanceRecordInput = {
  readonly applicationId: number;
  /** By the clock of the device. */
  readonly at: string;
  /** Needed for MISCONDUCT. */
  readonly note?: string | null | undefined;
  readonly occasion: string;
  readonly seat?: string | null | undefined;
  /** Counted by the device. */
  readonly sequence: number;
  /** Null undoes what was recorded before. */
  readonly state?: AttendanceState | null | undefined;
};

/** `MISCONDUCT`: was there and broke the rules. */
export type AttendanceState =
  | 'ABSENT'
  | 'MISCONDUCT'
  | 'PRESENT';

/** CHANGED: an entry is another than it was, or gone. UNLINKED: an entry came in from outside. CUT: the end is missing. */
export type AuditFault =
  | 'CHANGED'
  | 'CUT'
  | 'UNLINKED';

/** All that is given holds; several values of one are any of them. */
export type AuditFilter = {
  readonly action?: ReadonlyArray<string> | null | undefined;
  /** A part of it; spacing and case do not count. */
  readonly actor?: string | null | undefined;
  readonly days?: DayRange | null | undefined;
  readonly subject?: ReadonlyArray<string> | null | undefined;
};

/** Whether an author consents to the manuscript. NOT_ASKED: it was not sent yet. */
export type AuthorConsentState =
  | 'ASKED'
  | 'CONSENTED'
  | 'DECLINED'
  | 'NOT_ASKED';

export type BackupWarningKind =
  /** None was ever made. */
  | 'MISSING'
  /** The newest is older than two days. */
  | 'OLD'
  /** The newest was never restored into a scratch database, or was not equal. */
  | 'UNPROVED';

/** What has become of a line of the bank. */
export type BankRowState =
  /** A booking, a refund, or a refund that came back. */
  | 'BOOKED'
  /** Money that came in and is not booked. */
  | 'OPEN'
  /** Money that went out, and is no refund of the ledger yet. */
  | 'OUT'
  /** Another transaction: interest, fees, rent, own transfers. */
  | 'OUTSIDE'
  /** Money for no payment that went back. */
  | 'RETURNED'
  /** Nobody knows yet what it is for, or it is for no payment. */
  | 'SET_ASIDE';

export type BannerInput = {
  readonly headingEn?: string | null | undefined;
  readonly headingKo?: string | null | undefined;
  /** Null: a new one. */
  readonly id?: number | null | undefined;
  readonly ledeEn?: string | null | undefined;
  readonly ledeKo?: string | null | undefined;
  readonly primaryEn?: string | null | undefined;
  readonly primaryHref?: string | null | undefined;
  readonly primaryKo?: string | null | undefined;
  readonly secondaryEn?: string | null | undefined;
  readonly secondaryHref?: string | null | undefined;
  readonly secondaryKo?: string | null | undefined;
  readonly showsFrom?: string | null | undefined;
  /** Excluded. */
  readonly showsTo?: string | null | undefined;
};

/** The five boards; one model serves them all. */
export type Board =
  | 'GALLERY'
  | 'NEWS'
  | 'NOTICE'
  | 'PUBLICATION'
  | 'SEMINAR_ARCHIVE';

/** Somebody on the board. */
export type BoardMemberInput = {
  readonly affiliationEn?: string | null | undefined;
  readonly affiliationKo?: string | null | undefined;
  readonly nameEn?: string | null | undefined;
  readonly nameKo?: string | null | undefined;
  /** An image. */
  readonly portraitId?: number | null | undefined;
  readonly roleEn?: string | null | undefined;
  readonly roleKo?: string | null | undefined;
  /** Of an item that was there before; a new one may come with one of its own. */
  readonly rowKey?: string | null | undefined;
  readonly termFrom?: number | null | undefined;
  readonly termTo?: number | null | undefined;
};

/** Chosen rows, or everything the filter holds, and the count that was agreed to. */
export type BulkSelection = {
  /** Of the last answer; null for the first call. */
  readonly cursor?: string | null | undefined;
  /** COUNT_CHANGED with `extensions.conflict` {count} when it is another now. */
  readonly expectedCount: number;
  /** Null: everything the filter holds. */
  readonly ids?: ReadonlyArray<number> | null | undefined;
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

export type CompletionRuleInput = {
  /** 1 to 100. */
  readonly attendancePercent: number;
  readonly needsAssignment: boolean;
  readonly needsPayment: boolean;
};

/** What a person agreed to, or no longer does. */
export type ConsentKind =
  | 'AGE14'
  | 'NEWSLETTER'
  | 'PRIVACY'
  | 'TERMS';

/** TRANSLATED: finished. REPEATED: earlier in the texts that are counted. By the most similar Korean of the memory: EXACT, NEAR 95 to 99 %, HIGH 85 to 94, MIDDLE 75 to 84, LOW 50 to 74, NEW less. */
export type CountBand =
  | 'EXACT'
  | 'HIGH'
  | 'LOW'
  | 'MIDDLE'
  | 'NEAR'
  | 'NEW'
  | 'REPEATED'
  | 'TRANSLATED';

/** OUTDATED: what it says is no longer so, and anyone who verifies it reads that it is not valid. */
export type CourseCertificateState =
  | 'NONE'
  | 'OUTDATED'
  | 'REVOKED'
  | 'VALID';

/** Days in Seoul, such as 2026-12-01, both included. Without one there is no end on that side. */
export type DayRange = {
  readonly from?: string | null | undefined;
  readonly to?: string | null | undefined;
};

export type DeclinedReviewInput = {
  readonly conflict?: string | null | undefined;
  readonly reason?: string | null | undefined;
  readonly suggestion?: string | null | undefined;
};

export type DocumentKind =
  | 'ATTENDANCE'
  | 'COMPLETION'
  | 'EXAM_CERTIFICATE'
  | 'MEMBERSHIP'
  | 'PAYMENT_CONFIRMATION'
  | 'RECEIPT'
  | 'REVIEW';

export type DocumentLanguage =
  | 'BOTH'
  | 'EN'
  | 'KO';

export type DoorLinkInput = {
  /** `2026-12-05`, in Seoul. */
  readonly day: string;
  /** Whom it is given to; only the office reads it. */
  readonly label: string;
};

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

/** What the payment for a grade is called. */
export type DueType =
  | 'ANNUAL'
  | 'ENTRY'
  | 'INSTITUTION'
  | 'LIFETIME';

/** GRADE: the grade owes none. OFFICE: the office has exempted the member. */
export type DuesExemption =
  | 'GRADE'
  | 'OFFICE';

/** TO_ASK: owe them and were not asked. OPEN: were asked and have not paid. EXEMPT: owe none. */
export type DuesGroup =
  | 'EXEMPT'
  | 'OPEN'
  | 'PAID'
  | 'TO_ASK';

/** Why two accounts may belong to one person. */
export type DuplicateSign =
  | 'ADDRESS'
  | 'NAME'
  | 'PHONE';

export type EmergencyInput = {
  /** A path of this site or an https address. */
  readonly href?: string | null | undefined;
  /** False: it is shown to nobody, whatever the time. */
  readonly isOn: boolean;
  readonly level: EmergencyLevel;
  readonly linkEn?: string | null | undefined;
  readonly linkKo?: string | null | undefined;
  readonly showsFrom: string;
  /** Excluded. */
  readonly showsTo: string;
  readonly textEn: string;
  readonly textKo: string;
};

export type EmergencyLevel =
  | 'NOTICE'
  | 'URGENT'
  | 'WARNING';

export type EmergencyState =
  | 'COMING'
  | 'ENDED'
  | 'LIVE'
  | 'OFF';

/** The English title, abstract and keywords of a manuscript; what is left out is emptied. */
export type EnglishTextsInput = {
  readonly abstractEn?: string | null | undefined;
  readonly keywordsEn?: ReadonlyArray<string> | null | undefined;
  readonly titleEn?: string | null | undefined;
};

/** What raters give points for. */
export type ExamCriterionInput = {
  /** Of a row that is there already. Null: a new one. */
  readonly id?: number | null | undefined;
  readonly maxPoints?: number | null | undefined;
  readonly nameEn?: string | null | undefined;
  readonly nameKo?: string | null | undefined;
};

export type ExamObjectionState =
  | 'CHANGED'
  | 'OPEN'
  | 'REMARKING'
  | 'UPHELD';

export type ExamObjectionStep =
  | 'ANSWER'
  | 'REMARK'
  | 'WAIT';

/** What is written or spoken in one sitting. */
export type ExamPaperInput = {
  readonly criteria: ReadonlyArray<ExamCriterionInput>;
  /** Of a row that is there already. Null: a new one. */
  readonly id?: number | null | undefined;
  /** The least score that does not fail the part, in points. */
  readonly minimum?: number | null | undefined;
  readonly minutes?: number | null | undefined;
  readonly nameEn?: string | null | undefined;
  readonly nameKo?: string | null | undefined;
  readonly part: ExamPart;
  readonly startsAt?: string | null | undefined;
};

export type ExamPart =
  | 'INTERPRETATION'
  | 'TRANSLATION';

export type ExamRaterState =
  | 'ACCEPTED'
  | 'DECLINED'
  | 'INVITED'
  | 'WITHDRAWN';

/** A room of a site. */
export type ExamRoomInput = {
  /** Of a row that is there already. Null: a new one. */
  readonly id?: number | null | undefined;
  readonly nameEn?: string | null | undefined;
  readonly nameKo?: string | null | undefined;
  readonly seats?: number | null | undefined;
};

/** How many can take a part in a language pair at a site. */
export type ExamSeatsInput = {
  readonly pair: LanguagePair;
  readonly part: ExamPart;
  /** Null: it can't be taken there. */
  readonly seats?: number | null | undefined;
};

/** The settings of a session as a whole; what is left out is gone. */
export type ExamSessionInput = {
  readonly contact?: string | null | undefined;
  readonly costNoteEn?: string | null | undefined;
  /** What the total cost consists of. */
  readonly costNoteKo?: string | null | undefined;
  readonly gradeEn?: string | null | undefined;
  readonly gradeKo?: string | null | undefined;
  readonly holderEn?: string | null | undefined;
  /** Who runs the qualification. */
  readonly holderKo?: string | null | undefined;
  readonly objectionDays: number;
  readonly papers: ReadonlyArray<ExamPaperInput>;
  /** Per cent of the greatest score; null: none. */
  readonly passAverage?: number | null | undefined;
  /** Applicants replace their photo until then. */
  readonly photoUntil?: string | null | undefined;
  /** How many have to pass a script; 0: the mean. */
  readonly ratersAgreeing: number;
  readonly ratersPerScript: number;
  /** Of the private qualification. */
  readonly registrationNumber?: string | null | undefined;
  readonly rulesEn?: string | null | undefined;
  /** What an examinee has to know on the day. */
  readonly rulesKo?: string | null | undefined;
  readonly showsCriteria: boolean;
  /** Certificates state the grade; null: they do. */
  readonly showsGrade?: boolean | null | undefined;
  /** Without any seats the capacity of the program alone counts. */
  readonly sites: ReadonlyArray<ExamSiteInput>;
  /** Admission slips are open from then on. */
  readonly slipFrom?: string | null | undefined;
  /** A difference in points that asks a third rater; null: none. */
  readonly thirdRaterAbove?: number | null | undefined;
};

/** A site of the program, with its rooms and its seats. */
export type ExamSiteInput = {
  readonly id: number;
  readonly rooms: ReadonlyArray<ExamRoomInput>;
  readonly seats: ReadonlyArray<ExamSeatsInput>;
};

/** `VOID`: did not sit the exam, or it does not count. */
export type ExamVerdict =
  | 'FAILED'
  | 'PASSED'
  | 'VOID';

export type FaqInput = {
  readonly answerEn?: string | null | undefined;
  readonly answerKo?: string | null | undefined;
  /** Null: a new one. */
  readonly id?: number | null | undefined;
  readonly questionEn?: string | null | undefined;
  readonly questionKo?: string | null | undefined;
};

/** All questions, in order; what is left out is gone. */
export type FaqsInput = {
  readonly faqs: ReadonlyArray<FaqInput>;
};

/** Whether the fee of an application is paid. */
export type FeeState =
  /** The payer says that it was sent. */
  | 'DECLARED'
  /** There is no fee. */
  | 'FREE'
  /** Nothing is asked for yet, or no longer. */
  | 'NONE'
  /** Not paid, or not in full. */
  | 'OPEN'
  | 'PAID'
  /** Sent back, or to be sent back. */
  | 'REFUND'
  /** The office exempted the payer. */
  | 'WAIVED';

/** All that is given holds; several values of one are any of them. */
export type FileFilter = {
  readonly created?: DayRange | null | undefined;
  readonly kind?: FileShow | null | undefined;
  /** A part of it; spacing and case do not count. */
  readonly search?: string | null | undefined;
  readonly unused?: boolean | null | undefined;
};

export type FileKind =
  | 'ANSWER'
  | 'ATTACHMENT'
  | 'IMAGE'
  | 'MANUSCRIPT'
  | 'PHOTO'
  | 'PROOF'
  | 'SCRIPT'
  | 'SLIDES';

export type FilePlaceNoun =
  | 'ARTICLE'
  | 'DRAFT'
  | 'PAGE'
  | 'POPUP'
  | 'POST'
  | 'PROGRAM'
  | 'SETTINGS';

/** VERSION: only an older version names it. UNSAVED: a saved form does. */
export type FilePlaceUse =
  | 'ATTACHMENT'
  | 'FIGURE'
  | 'HANDOUT'
  | 'PICTURE'
  | 'PORTRAIT'
  | 'SEAL'
  | 'THUMBNAIL'
  | 'UNSAVED'
  | 'VERSION';

export type FileShow =
  | 'ATTACHMENT'
  | 'IMAGE';

/** What the office's list of files is sorted by. */
export type FileSort =
  | 'CREATED'
  | 'NAME'
  | 'SIZE';

/** NAME_ONLY: files of its kind are found by their names alone. WAITING: it is still to be read. */
export type FileTextState =
  | 'DAMAGED'
  | 'ENCRYPTED'
  | 'NAME_ONLY'
  | 'NO_TEXT'
  | 'READ'
  | 'TOO_LARGE'
  | 'WAITING';

/** In the order in which they are best done. */
export type FirstStepName =
  /** The account that members pay into. */
  | 'BANK_ACCOUNT'
  /** What the home page says. */
  | 'HOME'
  /** A server that sends mails, by the setting SMTP_URL. */
  | 'MAIL'
  /** The association's name and its e-mail address. */
  | 'NAME'
  /** A privacy policy in place of the draft. */
  | 'PRIVACY_POLICY'
  /** A second factor of the viewer. */
  | 'SECOND_FACTOR'
  /** The setting that asks everybody of the office for one. */
  | 'STAFF_FACTOR'
  /** Terms of use in place of the draft. */
  | 'TERMS';

export type GivenPledgeInput = {
  readonly kind: PledgeKind;
  /** Of the words that were read. */
  readonly version: number;
};

export type GlossaryDecision =
  | 'ACCEPTED'
  | 'REFUSED'
  | 'RETIRED';

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

/** All that is given holds; several values of one are any of them. */
export type GlossaryFilter = {
  readonly field?: ReadonlyArray<GlossaryField> | null | undefined;
  /** A part of it; spacing and case do not count. */
  readonly search?: string | null | undefined;
  readonly status?: ReadonlyArray<GlossaryStatus> | null | undefined;
};

/** SAME: the sense is there already as the row says it. */
export type GlossaryImportOutcome =
  | 'ADD'
  | 'CHANGE'
  | 'SAME';

/** A sense of a term out of a file. */
export type GlossaryImportRow = {
  readonly en: string;
  readonly field: GlossaryField;
  readonly ko: string;
  readonly noteEn?: string | null | undefined;
  readonly noteKo?: string | null | undefined;
  readonly source?: string | null | undefined;
  readonly status: GlossaryStatus;
};

/** KO, EN: as a dictionary of that language has it. */
export type GlossarySort =
  | 'CREATED'
  | 'EN'
  | 'KO';

/** Everybody reads what is ACCEPTED. RETIRED: it was, and is no longer used. */
export type GlossaryStatus =
  | 'ACCEPTED'
  | 'REFUSED'
  | 'RETIRED'
  | 'SUGGESTED';

/** One sense of a term. TERM_KNOWN at `ko`: it is there already. */
export type GlossaryTermInput = {
  readonly en: string;
  readonly field: GlossaryField;
  readonly ko: string;
  readonly noteEn?: string | null | undefined;
  /** An empty line ends a paragraph. */
  readonly noteKo?: string | null | undefined;
  readonly source?: string | null | undefined;
};

export type GoalInput = {
  readonly bodyEn?: string | null | undefined;
  readonly bodyKo?: string | null | undefined;
  /** Null: a new one. */
  readonly id?: number | null | undefined;
  readonly titleEn?: string | null | undefined;
  readonly titleKo?: string | null | undefined;
};

export type GradeDueInput = {
  /** Whole won; null: the grade is free. */
  readonly amount?: number | null | undefined;
  readonly grade: MemberGrade;
  readonly type: DueType;
};

/** ASSOCIATE and REGULAR ask for affiliation and final degree, as registration does. */
export type GradeRequestInput = {
  readonly affiliation?: string | null | undefined;
  readonly finalDegreeInstitution?: string | null | undefined;
  readonly grade: MemberGrade;
  /** Ids of uploaded documents, in order. */
  readonly proofs?: ReadonlyArray<number> | null | undefined;
};

/** Whether the office has decided. */
export type GradeRequestStatus =
  | 'APPROVED'
  | 'PENDING'
  | 'REFUSED';

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

/** Everything, in order; what is left out is gone. */
export type HomeInput = {
  readonly banners: ReadonlyArray<BannerInput>;
  readonly goals: ReadonlyArray<GoalInput>;
  readonly terms: ReadonlyArray<TermInput>;
};

/** All that is given holds; several values of one are any of them. */
export type IssueFilter = {
  readonly issued?: DayRange | null | undefined;
  /** A part of it; spacing and case do not count. */
  readonly search?: string | null | undefined;
  readonly state?: IssueState | null | undefined;
  readonly volume?: AmountRange | null | undefined;
};

export type IssueInput = {
  /** All its articles, in order; none of a new one. */
  readonly articleIds?: ReadonlyArray<number> | null | undefined;
  /** The day that is printed on it: 2026-06-30. */
  readonly issuedOn: string;
  readonly number: number;
  readonly titleEn?: string | null | undefined;
  /** Of a special issue. */
  readonly titleKo?: string | null | undefined;
  readonly volume: number;
};

/** What the list of issues is sorted by; NUMBER: volume, then number. */
export type IssueSort =
  | 'ISSUED'
  | 'NUMBER';

/** SCHEDULED: its time is set and has not come. */
export type IssueState =
  | 'DRAFT'
  | 'PUBLISHED'
  | 'SCHEDULED';

export type JournalCriterionInput = {
  readonly en?: string | null | undefined;
  readonly key: string;
  readonly ko?: string | null | undefined;
};

/** Whether manuscripts are sent here, or at JAMS. */
export type JournalFlow =
  | 'JAMS'
  | 'OWN';

export type JournalPledgeInput = {
  readonly kind: PledgeKind;
  readonly textEn?: string | null | undefined;
  readonly textKo?: string | null | undefined;
};

/** All settings: what is left out or null is emptied. */
export type JournalSettingsInput = {
  /** So many reviewers with the same verdict propose it. */
  readonly agreeingVerdicts?: number | null | undefined;
  readonly answerDays?: number | null | undefined;
  readonly consentDays?: number | null | undefined;
  readonly criteria: ReadonlyArray<JournalCriterionInput>;
  readonly flow: JournalFlow;
  readonly guidanceEn?: string | null | undefined;
  readonly guidanceKo?: string | null | undefined;
  readonly jamsUrl?: string | null | undefined;
  readonly membershipAsked: MembershipAsked;
  /** Another text is another version. */
  readonly pledges: ReadonlyArray<JournalPledgeInput>;
  readonly proofDays?: number | null | undefined;
  /** Whole won; 0: none. */
  readonly publicationFee?: number | null | undefined;
  readonly requirements?: ReadonlyArray<Requirement> | null | undefined;
  readonly requirementsBlock?: boolean | null | undefined;
  readonly reviewDays?: number | null | undefined;
  /** Whole won; 0: none. */
  readonly reviewFee?: number | null | undefined;
  readonly reviewersPerManuscript?: number | null | undefined;
  readonly revisionDays?: number | null | undefined;
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

/** DRAFT: written, and the text is not public. IN_REVIEW: handed in and not published. OUTDATED: public, and the Korean went on. */
export type LanguageState =
  | 'DRAFT'
  | 'IN_REVIEW'
  | 'MISSING'
  | 'OUTDATED'
  | 'PUBLISHED';

/** Why somebody gets no mailing. */
export type LeftOut =
  | 'ALREADY_NOTIFIED'
  | 'BOUNCED'
  | 'DORMANT'
  | 'MAY_NOT_READ'
  | 'NO_ADDRESS'
  | 'NO_CONSENT'
  | 'SUSPENDED'
  | 'UNPROVED'
  | 'WITHDRAWN';

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

/** What the holder of a link meets. */
export type LinkedReviewStatus =
  | 'ACCEPTED'
  | 'ANSWER_TOO_LATE'
  | 'DECLINED'
  | 'SENT'
  | 'TAKEN_BACK'
  | 'TO_ANSWER'
  | 'TO_WRITE';

export type ListViewInput = {
  readonly list: string;
  readonly name: string;
  /** Of the list's address, without the page. */
  readonly query: string;
  /** Whom it is given to; null: nobody else. */
  readonly role?: StaffRole | null | undefined;
};

/** All that is given holds; several values of one are any of them. */
export type MailFilter = {
  readonly days?: DayRange | null | undefined;
  readonly kind?: ReadonlyArray<MailKind> | null | undefined;
  readonly state?: MailState | null | undefined;
  /** A part of it; spacing and case do not count. */
  readonly who?: string | null | undefined;
};

/** What a mail is about. */
export type MailKind =
  | 'ACCOUNT_DORMANT'
  | 'ACCOUNT_WITHDRAWN'
  | 'APPLICATION_BY_GROUP'
  | 'APPLICATION_CANCELLED'
  | 'APPLICATION_CONFIRMED'
  | 'APPLICATION_OFFERED'
  | 'APPLICATION_RECEIVED'
  | 'APPLICATION_WAITLISTED'
  | 'APPLICATION_WITHDRAWN'
  | 'AUTHOR_CONSENT'
  | 'BANK_ACCOUNT_CHANGED'
  | 'DORMANCY_NOTICE'
  | 'DUES_REMINDER'
  | 'EMAIL_CHANGED'
  | 'EMAIL_PROOF'
  | 'EXAM_OBJECTION_ANSWERED'
  | 'EXAM_RATER_ACCEPTED'
  | 'EXAM_RATER_ASSIGNED'
  | 'EXAM_RATER_INVITED'
  | 'EXAM_RATER_THIRD'
  | 'EXAM_RATER_WITHDRAWN'
  | 'EXAM_RESULTS'
  | 'EXAM_SLIP'
  | 'GRADE_APPROVED'
  | 'GRADE_REFUSED'
  | 'GRADE_TO_PAY'
  | 'GROUP_PROOF'
  | 'GROUP_RECEIVED'
  | 'GROUP_RESTORED'
  | 'GROUP_WITHDRAWN'
  | 'INVITATION'
  | 'LETTER'
  | 'MEMBERSHIP_ENDED'
  | 'NEWSLETTER_CONSENT'
  | 'NEW_DEVICE'
  | 'OPENING_PROOF'
  | 'PASSWORD_CHANGED'
  | 'PASSWORD_RESET'
  | 'PAYMENT_ACCOUNT_ASKED'
  | 'PAYMENT_ASKED'
  | 'PAYMENT_EXPIRED'
  | 'PAYMENT_NOT_FOUND'
  | 'PAYMENT_PAID'
  | 'PAYMENT_PAID_TWICE'
  | 'PAYMENT_PARTLY_PAID'
  | 'PAYMENT_REFUNDED'
  | 'PAYMENT_REFUND_ENDED'
  | 'PAYMENT_REFUND_REVERSED'
  | 'PAYMENT_TAKEN_BACK'
  | 'PAYMENT_TO_RETURN'
  | 'PAYMENT_VOIDED'
  | 'PHOTO_ASKED'
  | 'PRESENTATION_AUTHOR_REMOVED'
  | 'PRESENTATION_CONSENT'
  | 'PRESENTATION_DECIDED'
  | 'PRESENTATION_RECEIVED'
  | 'PRESENTATION_REVIEW'
  | 'PROGRAM_FOLLOW_UP'
  | 'PROGRAM_MESSAGE'
  | 'PROGRAM_OPENED'
  | 'PROGRAM_REMINDER'
  | 'PROGRAM_RESCHEDULED'
  | 'REVIEW_ACCEPTED'
  | 'REVIEW_ANSWER_DUE'
  | 'REVIEW_DUE'
  | 'REVIEW_INVITED'
  | 'REVIEW_LATE'
  | 'REVIEW_NEWS'
  | 'REVIEW_RECEIVED'
  | 'REVIEW_TAKEN_BACK'
  | 'SECOND_FACTOR_CHANGED'
  | 'SLIDES_REMOVED'
  | 'SUBMISSION_DECIDED'
  | 'SUBMISSION_LATE'
  | 'SUBMISSION_NEWS'
  | 'SUBMISSION_PAPER_ASKED'
  | 'SUBMISSION_PROOF'
  | 'SUBMISSION_PUBLISHED'
  | 'SUBMISSION_RECEIVED'
  | 'SUBMISSION_RETURNED'
  | 'SUBMISSION_REVISED'
  | 'SUBMISSION_REVISION_DUE'
  | 'SUBMISSION_TEXTS_CHANGED'
  | 'SUBMISSION_WITHDRAWN'
  | 'SUBSCRIPTION_PROOF'
  | 'TRANSLATION_ASSIGNED';

/** How far a mail has come. */
export type MailState =
  | 'FAILED'
  | 'SENT'
  | 'STOPPED'
  | 'WAITING';

/** Words in both languages. PLACEHOLDER_UNKNOWN where something is in braces that the mail does not know. */
export type MailTemplateInput = {
  readonly subjectEn: string;
  readonly subjectKo: string;
  readonly textEn: string;
  /** An empty line ends a paragraph. */
  readonly textKo: string;
};

/** All that is given holds; several values of one are any of them. */
export type MailingFilter = {
  readonly purpose?: ReadonlyArray<MailingPurpose> | null | undefined;
  /** A part of it; spacing and case do not count. */
  readonly search?: string | null | undefined;
  readonly show?: MailingShow | null | undefined;
};

/** The words of a mailing. PLACEHOLDER_UNKNOWN where something is in braces that its readers do not have; WORDS_FOR_SOME where somebody without a known name would get no paragraph. */
export type MailingInput = {
  readonly purpose: MailingPurpose;
  readonly subjectEn?: string | null | undefined;
  readonly subjectKo: string;
  /** Null: anyone who reads English gets the Korean. */
  readonly textEn?: string | null | undefined;
  /** An empty line ends a paragraph. */
  readonly textKo: string;
};

/** SERVICE is about what people belong to; PROMOTION advertises and goes to who agreed to that. */
export type MailingPurpose =
  | 'PROMOTION'
  | 'SERVICE';

/** SENT: its mails are being written or are written; FAILED: one of them could not be delivered. */
export type MailingShow =
  | 'DRAFT'
  | 'FAILED'
  | 'READY'
  | 'SENT'
  | 'STOPPED';

/** What the office's list of mailings is sorted by. */
export type MailingSort =
  | 'CREATED'
  | 'SUBJECT';

/** READY waits for its time; WRITTEN has all its mails in the outbox. */
export type MailingState =
  | 'DRAFT'
  | 'READY'
  | 'STOPPED'
  | 'WRITING'
  | 'WRITTEN';

/** All details at once: what is left out or null is emptied. */
export type ManagedMemberInput = {
  readonly addressDetail?: string | null | undefined;
  readonly addressLine?: string | null | undefined;
  readonly affiliation?: string | null | undefined;
  /** ISO 3166-1 alpha-2, or XK. */
  readonly country: string;
  readonly department?: string | null | undefined;
  /** In Latin letters, as givenName. */
  readonly familyName?: string | null | undefined;
  readonly finalDegreeInstitution?: string | null | undefined;
  readonly givenName?: string | null | undefined;
  readonly major?: string | null | undefined;
  readonly name: string;
  /** Words of the office; the member sees them with the own data. */
  readonly officeNote?: string | null | undefined;
  readonly phoneNumber?: string | null | undefined;
  readonly position?: string | null | undefined;
  /** Of the address that post goes to, as the next two. */
  readonly postcode?: string | null | undefined;
};

/** Whether the manuscript could be looked into. WAITING: it is being read. NAME_ONLY: its format can't be. */
export type ManuscriptFileState =
  | 'DAMAGED'
  | 'ENCRYPTED'
  | 'NAME_ONLY'
  | 'NO_TEXT'
  | 'READ'
  | 'TOO_LARGE'
  | 'WAITING';

/** How sure it is which payment a line is for. */
export type MatchRank =
  | 'CERTAIN'
  | 'LIKELY'
  | 'NONE';

/** What of a line agrees with a payment. */
export type MatchSign =
  | 'AMOUNT'
  /** The line is from before the payment was asked for, by up to 14 days, or 90 where all else agrees. */
  | 'EARLY'
  | 'NAME'
  /** The beginning of the name, of which the bank cut the end. */
  | 'NAME_CUT'
  /** The digits behind the name. */
  | 'NUMBER';

/** What a person is to the association; everybody starts as GENERAL. */
export type MemberGrade =
  | 'ASSOCIATE'
  | 'GENERAL'
  | 'HONORARY'
  | 'INSTITUTION'
  | 'LIFETIME'
  | 'REGULAR';

export type MemberImportState =
  | 'DONE'
  | 'READ'
  | 'RUNNING'
  | 'UNDOING'
  | 'UNDONE';

/** What is missing before a member's price counts. */
export type MemberPriceNeed =
  /** The office has not decided about the grade that was asked for. */
  | 'APPROVAL'
  /** Dues are not paid. */
  | 'DUES'
  /** No grade was asked for. */
  | 'MEMBERSHIP';

/** What the office's list of members is sorted by. */
export type MemberSort =
  | 'CREATED'
  | 'NAME';

/** Whether the account may sign in; apart from the grade. */
export type MemberStatus =
  | 'ACTIVE'
  | 'DORMANT'
  | 'SUSPENDED'
  | 'WITHDRAWN';

/** All that is given holds; several values of one are any of them. */
export type MembersFilter = {
  /** A part of it; spacing and case do not count. */
  readonly affiliation?: string | null | undefined;
  readonly country?: ReadonlyArray<string> | null | undefined;
  /** A part of it; spacing and case do not count. */
  readonly department?: string | null | undefined;
  readonly emailProved?: ReadonlyArray<string> | null | undefined;
  /** A part of it; spacing and case do not count. */
  readonly finalDegreeInstitution?: string | null | undefined;
  readonly grade?: ReadonlyArray<MemberGrade> | null | undefined;
  readonly invitation?: ReadonlyArray<string> | null | undefined;
  readonly joined?: DayRange | null | undefined;
  readonly language?: ReadonlyArray<Language> | null | undefined;
  /** A part of it; spacing and case do not count. */
  readonly major?: string | null | undefined;
  readonly membershipStatus?: ReadonlyArray<MembershipStatus> | null | undefined;
  readonly newsletter?: boolean | null | undefined;
  readonly number?: AmountRange | null | undefined;
  /** A part of it; spacing and case do not count. */
  readonly position?: string | null | undefined;
  readonly request?: ReadonlyArray<MemberGrade> | null | undefined;
  /** A part of it; spacing and case do not count. */
  readonly search?: string | null | undefined;
  readonly status?: ReadonlyArray<MemberStatus> | null | undefined;
  readonly wasGrade?: ReadonlyArray<MemberGrade> | null | undefined;
  readonly wasOn?: DayRange | null | undefined;
};

/** When an author has to be a member whose membership counts. */
export type MembershipAsked =
  | 'NEVER'
  | 'ON_PUBLICATION'
  | 'ON_SUBMISSION';

/** What a period of membership rests on. */
export type MembershipSource =
  | 'DECISION'
  | 'EXEMPTION'
  | 'PAYMENT';

/** The status of a membership. */
export type MembershipStatus =
  /** Dues are asked for, before their day. */
  | 'DUE'
  /** Owes no dues of a year. */
  | 'EXEMPT'
  /** Dues are missing; the membership still counts for some days. */
  | 'GRACE'
  /** Dues have been missing for too long. */
  | 'LAPSED'
  /** Not a member yet. */
  | 'NONE'
  | 'PAID';

/** All that is given holds; several values of one are any of them. */
export type MemoryFilter = {
  readonly place?: ReadonlyArray<MemoryPlace> | null | undefined;
  /** A part of it; spacing and case do not count. */
  readonly search?: string | null | undefined;
  readonly show?: MemoryShow | null | undefined;
};

/** Where a pair of the memory comes from. FILE: it was imported. */
export type MemoryPlace =
  | 'FILE'
  | 'PAGE'
  | 'POST'
  | 'PROGRAM';

/** QUESTION: the Korean was changed and the English does not follow it yet. DELETED ones are offered to nobody. */
export type MemoryShow =
  | 'CORRECTED'
  | 'DELETED'
  | 'QUESTION';

/** What the list of the translation memory is sorted by. */
export type MemorySort =
  | 'UPDATED';

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

export type MissingScore =
  | 'ATTENDANCE'
  | 'MARK'
  | 'PAPERS'
  | 'RATING'
  | 'RULE'
  | 'SCRIPT'
  | 'THIRD_RATER';

/** All details at once: what is left out or null is emptied. */
export type MyDetailsInput = {
  readonly addressDetail?: string | null | undefined;
  readonly addressLine?: string | null | undefined;
  readonly affiliation?: string | null | undefined;
  /** ISO 3166-1 alpha-2, or XK. */
  readonly country: string;
  readonly department?: string | null | undefined;
  /** In Latin letters, as givenName. */
  readonly familyName?: string | null | undefined;
  readonly finalDegreeInstitution?: string | null | undefined;
  readonly givenName?: string | null | undefined;
  readonly major?: string | null | undefined;
  readonly name: string;
  readonly phoneNumber?: string | null | undefined;
  readonly position?: string | null | undefined;
  /** Of the address that post goes to, as the next two. */
  readonly postcode?: string | null | undefined;
};

/** Where a name was found. */
export type NamePlace =
  | 'FILE_NAME'
  | 'PROPERTIES'
  | 'TEXT';

/** What an applicant said to the newest date of the program; `OPEN`: asked, and not answered. */
export type NewDateReply =
  | 'ACCEPTED'
  | 'DECLINED'
  | 'OPEN';

/** Somebody who has no account yet. */
export type NewMemberInput = {
  readonly addressDetail?: string | null | undefined;
  readonly addressLine?: string | null | undefined;
  readonly affiliation?: string | null | undefined;
  /** ISO 3166-1 alpha-2, or XK. */
  readonly country: string;
  readonly department?: string | null | undefined;
  readonly email: string;
  /** In Latin letters, as givenName. */
  readonly familyName?: string | null | undefined;
  readonly finalDegreeInstitution?: string | null | undefined;
  readonly givenName?: string | null | undefined;
  readonly grade: MemberGrade;
  /** Sends the invitation at once. */
  readonly isInvited: boolean;
  /** Of emails. */
  readonly language: Language;
  readonly major?: string | null | undefined;
  readonly name: string;
  readonly phoneNumber?: string | null | undefined;
  readonly position?: string | null | undefined;
  /** Of the address that post goes to, as the next two. */
  readonly postcode?: string | null | undefined;
};

/** What can be gone to from anywhere in the office. */
export type OfficeHitKind =
  | 'APPLICATION'
  | 'MEMBER'
  | 'PAYMENT'
  | 'POST'
  | 'PROGRAM';

/** What another transaction is. */
export type OutsideKind =
  /** Anything else the association pays. */
  | 'EXPENSE'
  /** Of the bank. */
  | 'FEE'
  | 'INTEREST'
  | 'OTHER'
  /** From or to another account of the association. */
  | 'OWN_TRANSFER'
  | 'RENT';

/** An answer to a field of the program. */
export type OwnAnswerInput = {
  readonly key: string;
  /** Of a choice its Korean text; of a consent `true`. */
  readonly value?: string | null | undefined;
};

/** A question of a program's own. */
export type OwnFieldInput = {
  /** None, or as many as in Korean. */
  readonly choicesEn?: ReadonlyArray<string> | null | undefined;
  readonly choicesKo?: ReadonlyArray<string> | null | undefined;
  readonly isNeeded: boolean;
  /** 4 to 40 small letters, digits and `-`; answers belong to it. */
  readonly key: string;
  readonly labelEn?: string | null | undefined;
  readonly labelKo?: string | null | undefined;
  readonly type: OwnFieldType;
};

/** `CONSENT`: a box to tick. */
export type OwnFieldType =
  | 'CHOICE'
  | 'CONSENT'
  | 'FILE'
  | 'NUMBER'
  | 'TEXT';

/** An item of a page: of the history with a year at least, of the values without. */
export type PageEntryInput = {
  readonly bodyEn?: string | null | undefined;
  readonly bodyKo?: string | null | undefined;
  readonly day?: number | null | undefined;
  readonly month?: number | null | undefined;
  /** Of an item that was there before; a new one may come with one of its own. */
  readonly rowKey?: string | null | undefined;
  readonly titleEn?: string | null | undefined;
  readonly titleKo?: string | null | undefined;
  readonly year?: number | null | undefined;
};

/** A whole page: what is left out or null is empty in the new version. */
export type PageInput = {
  /** What was said to be right so about paragraphs and their translation: a rule and the mark of the words. */
  readonly answers?: ReadonlyArray<string> | null | undefined;
  /** The newest version the writer has seen; null: there was none. */
  readonly baseNumber?: number | null | undefined;
  /** Null: now, or the day of the coming version it is based on, which it replaces. Only legal texts may be saved for another day. */
  readonly effectiveAt?: string | null | undefined;
  readonly en?: PageTextInput | null | undefined;
  /** In order. */
  readonly entries?: ReadonlyArray<PageEntryInput> | null | undefined;
  readonly key: PageKey;
  readonly ko: PageTextInput;
  readonly noteEn?: string | null | undefined;
  readonly noteKo?: string | null | undefined;
  /** In order. */
  readonly people?: ReadonlyArray<BoardMemberInput> | null | undefined;
};

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

/** A page in one language. The text may be missing on pages that have entries or people. */
export type PageTextInput = {
  readonly content?: RichTextDocument | null | undefined;
  readonly title?: string | null | undefined;
};

/** What FINANCE does with a payment. */
export type PaymentAct =
  | 'BOOK'
  | 'BOOK_LINE'
  | 'EXEMPT'
  | 'MOVE'
  | 'NOT_FOUND'
  | 'REFUND'
  | 'REVERSE_REFUND'
  | 'TAKE_BACK'
  | 'VOID'
  | 'WAIVE';

/** A payment that the office asks for. */
export type PaymentInput = {
  /** Whole won. */
  readonly amountDue?: number | null | undefined;
  /** Null: after the settings' number of days. */
  readonly dueAt?: string | null | undefined;
  /** Of emails to somebody outside; a member's are in the member's own. */
  readonly language?: Language;
  /** Null: somebody outside, whose name and address are then needed. */
  readonly memberId?: number | null | undefined;
  /** Null: the Korean one. */
  readonly nameEn?: string | null | undefined;
  /** What is paid for. */
  readonly nameKo?: string | null | undefined;
  /** Null: the member's own address. */
  readonly payerEmail?: string | null | undefined;
  /** Null: the member's own name. */
  readonly payerName?: string | null | undefined;
  readonly type: PaymentType;
  /** The year dues are for. */
  readonly year?: number | null | undefined;
};

/** How it is paid. EXEMPT: nothing is to be paid, by decision of the office. SURPLUS, of a move alone: the surplus of another payment. */
export type PaymentMethod =
  | 'BANK_TRANSFER'
  | 'CARD'
  | 'EXEMPT'
  | 'ON_SITE'
  | 'SURPLUS'
  | 'VIRTUAL_ACCOUNT';

/** CREATED: when it was asked for. AMOUNT: what is due. */
export type PaymentSort =
  | 'AMOUNT'
  | 'CREATED'
  | 'PAYER';

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

/** Told beside what was done. SEATS_GONE: the money is booked, but the application is over and has no seat any more, so the money is to go back. */
export type PaymentWarning =
  | 'SEATS_GONE';

/** All that is given holds; several values of one are any of them. */
export type PaymentsFilter = {
  readonly amount?: AmountRange | null | undefined;
  readonly created?: DayRange | null | undefined;
  /** A part of it; spacing and case do not count. */
  readonly email?: string | null | undefined;
  readonly method?: ReadonlyArray<PaymentMethod> | null | undefined;
  readonly overdue?: boolean | null | undefined;
  readonly paid?: DayRange | null | undefined;
  readonly paidTwice?: boolean | null | undefined;
  /** A part of it; spacing and case do not count. */
  readonly payer?: string | null | undefined;
  readonly program?: ReadonlyArray<number> | null | undefined;
  readonly proposed?: boolean | null | undefined;
  /** A part of it; spacing and case do not count. */
  readonly search?: string | null | undefined;
  readonly state?: ReadonlyArray<PaymentState> | null | undefined;
  readonly surplus?: boolean | null | undefined;
  readonly type?: ReadonlyArray<PaymentType> | null | undefined;
  readonly year?: AmountRange | null | undefined;
};

/** Why the office asks for another photo. */
export type PhotoFault =
  | 'BACKGROUND'
  | 'FACE'
  | 'MISSING'
  | 'OTHER'
  | 'PERSON'
  | 'UNCLEAR';

/** `MISSING`: without a photo. `ASKED`: the office asks for another one. */
export type PhotoFilter =
  | 'ALL'
  | 'ASKED'
  | 'MISSING';

/** What an author affirms when a manuscript is sent, or consents to as a co-author. */
export type PledgeKind =
  | 'AI_USE'
  | 'ANONYMISED'
  | 'COPYRIGHT_TRANSFER'
  | 'CO_AUTHOR_CONSENT'
  | 'ETHICS'
  | 'NOT_ELSEWHERE';

export type PopupAudience =
  | 'ALL'
  | 'GRADES'
  | 'MEMBER'
  | 'VISITOR';

export type PopupDevice =
  | 'ALL'
  | 'DESKTOP'
  | 'PHONE';

/** All that is given holds; several values of one are any of them. */
export type PopupFilter = {
  readonly audience?: ReadonlyArray<PopupAudience> | null | undefined;
  readonly device?: ReadonlyArray<PopupDevice> | null | undefined;
  readonly language?: ReadonlyArray<PopupLanguage> | null | undefined;
  /** A part of it; spacing and case do not count. */
  readonly search?: string | null | undefined;
  readonly show?: PopupShow | null | undefined;
};

/** For how long somebody may hide it: until midnight, seven days, not at all. */
export type PopupHide =
  | 'NONE'
  | 'TODAY'
  | 'WEEK';

export type PopupInput = {
  readonly altEn?: string | null | undefined;
  readonly altKo?: string | null | undefined;
  readonly audience: PopupAudience;
  readonly bodyEn?: RichTextDocument | null | undefined;
  /** Without pictures. */
  readonly bodyKo?: RichTextDocument | null | undefined;
  readonly device: PopupDevice;
  /** For GRADES. */
  readonly grades?: ReadonlyArray<MemberGrade> | null | undefined;
  readonly hide: PopupHide;
  /** A path of this site or an https address. */
  readonly href?: string | null | undefined;
  /** Null: readers of English see the same picture. */
  readonly imageEnId?: number | null | undefined;
  readonly imageId?: number | null | undefined;
  readonly language?: PopupLanguage | null | undefined;
  readonly linkEn?: string | null | undefined;
  readonly linkKo?: string | null | undefined;
  readonly pages: PopupPages;
  /** For CHOSEN. */
  readonly paths?: ReadonlyArray<string> | null | undefined;
  readonly position: number;
  readonly showsFrom: string;
  /** Excluded. */
  readonly showsTo: string;
  /** Null: it is shown in Korean to readers of English, too. */
  readonly titleEn?: string | null | undefined;
  readonly titleKo: string;
};

export type PopupLanguage =
  | 'ALL'
  | 'EN'
  | 'KO';

/** HOME: the home page alone. PUBLIC: every page that is open to all and never interrupted. CHOSEN: those at `paths` and below. */
export type PopupPages =
  | 'CHOSEN'
  | 'HOME'
  | 'PUBLIC';

/** ENDING: live, and over within three days. */
export type PopupShow =
  | 'COMING'
  | 'ENDED'
  | 'ENDING'
  | 'LIVE';

/** What the office's list of popups is sorted by. */
export type PopupSort =
  | 'ENDS'
  | 'POSITION'
  | 'STARTS'
  | 'TITLE';

export type PopupState =
  | 'COMING'
  | 'ENDED'
  | 'LIVE'
  | 'TRASHED';

/** Who reads a post in whole. */
export type PostAudience =
  | 'EVERYONE'
  /** Members of chosen grades whose membership counts. */
  | 'GRADES'
  /** Anyone who is signed in. */
  | 'MEMBERS';

/** What is done with posts: none of it changes what they say. */
export type PostChange =
  | 'HIDE'
  | 'MOVE'
  | 'PIN'
  | 'PUBLISH'
  | 'RESTORE'
  | 'TRASH'
  | 'UNPIN';

/** A file that hangs on a post, with what is under it. */
export type PostFileInput = {
  readonly altEn?: string | null | undefined;
  /** What a picture of a gallery shows; needed before it is published. */
  readonly altKo?: string | null | undefined;
  readonly captionEn?: string | null | undefined;
  readonly captionKo?: string | null | undefined;
  readonly fileId: number;
};

/** All that is given holds; several values of one are any of them. */
export type PostFilter = {
  readonly board?: ReadonlyArray<Board> | null | undefined;
  /** A part of it; spacing and case do not count. */
  readonly search?: string | null | undefined;
  readonly state?: PostState | null | undefined;
  readonly translation?: ReadonlyArray<PostTranslation> | null | undefined;
};

/** A whole post: what is left out or null is emptied. */
export type PostInput = {
  /** What was said to be right so about paragraphs and their translation: a rule and the mark of the words. */
  readonly answers?: ReadonlyArray<string> | null | undefined;
  /** EVERYONE where nothing is said. */
  readonly audience?: PostAudience | null | undefined;
  /** Of an existing post it can't change. */
  readonly board: Board;
  readonly en?: PostTextInput | null | undefined;
  /** In order. On a gallery, images are its pictures. */
  readonly files?: ReadonlyArray<PostFileInput> | null | undefined;
  /** False: lists do not name it. What is for everybody always is. */
  readonly isListed?: boolean | null | undefined;
  readonly ko?: PostTextInput | null | undefined;
  /** Of a gallery: its pictures need no text, and have none. */
  readonly picturesDecorative?: boolean | null | undefined;
  readonly pinned?: boolean | null | undefined;
  /** Null: until unpinned. */
  readonly pinnedUntil?: string | null | undefined;
  /** Publishes at the server's now, whatever `publishedAt` says. What is public already keeps its date. */
  readonly publishNow?: boolean | null | undefined;
  /** Null: stays a draft. In the future: scheduled. */
  readonly publishedAt?: string | null | undefined;
  /** Of GRADES at least one, and never GENERAL; else none. */
  readonly readerGrades?: ReadonlyArray<MemberGrade> | null | undefined;
  readonly tagId?: number | null | undefined;
  /** An image; a gallery without one shows its first picture. */
  readonly thumbnailId?: number | null | undefined;
  /** Later than `publishedAt`. Null: it stays. */
  readonly unpublishAt?: string | null | undefined;
};

/** What keeps the viewer from reading a post. */
export type PostLock =
  /** It is for other grades. */
  | 'GRADE'
  /** It is for this grade, and dues have been missing for too long. */
  | 'LAPSED'
  /** Nobody is signed in. */
  | 'SIGN_IN';

/** What the office's list of posts is sorted by. */
export type PostSort =
  | 'STATE'
  | 'TITLE';

/** A draft waits for nobody, a scheduled post for its time, an ended one is past it; the trash is emptied after 30 days. */
export type PostState =
  | 'DRAFT'
  | 'ENDED'
  | 'PUBLISHED'
  | 'SCHEDULED'
  | 'TRASH';

/** A post in one language. Empty title and content mean that the language is not there. */
export type PostTextInput = {
  readonly content?: RichTextDocument | null | undefined;
  readonly title?: string | null | undefined;
};

/** MISSING: in one language only. OUTDATED: the Korean changed after the English did. */
export type PostTranslation =
  | 'MISSING'
  | 'OUTDATED';

export type PresentationAuthorInput = {
  readonly affiliation?: string | null | undefined;
  readonly email: string;
  readonly isPresenter: boolean;
  readonly name: string;
  readonly nameEn?: string | null | undefined;
};

export type PresentationCallInput = {
  readonly closesAt: string;
  readonly guideEn?: string | null | undefined;
  readonly guideKo?: string | null | undefined;
  /** Reviewers read no names of authors. */
  readonly isBlind: boolean;
  readonly opensAt: string;
  readonly reviewMode: PresentationReviewMode;
  readonly reviewers: ReadonlyArray<PresentationReviewerInput>;
  /** Before the event is over, too. */
  readonly slidesReleased: boolean;
  /** Excluded; null: no slides are asked for. */
  readonly slidesUntil?: string | null | undefined;
  /** As many, or none. */
  readonly topicsEn: ReadonlyArray<string>;
  readonly topicsKo: ReadonlyArray<string>;
};

export type PresentationDecision =
  | 'DECLINED'
  | 'ORAL'
  | 'POSTER';

/** As it is typed. */
export type PresentationDraftInput = {
  readonly abstractEn?: string | null | undefined;
  readonly abstractKo?: string | null | undefined;
  readonly authors: ReadonlyArray<PresentationAuthorInput>;
  readonly kind: PresentationKind;
  readonly titleEn?: string | null | undefined;
  readonly titleKo?: string | null | undefined;
  readonly topic?: number | null | undefined;
};

/** As it is submitted. */
export type PresentationInput = {
  readonly abstractEn?: string | null | undefined;
  readonly abstractKo?: string | null | undefined;
  readonly authors: ReadonlyArray<PresentationAuthorInput>;
  readonly kind: PresentationKind;
  readonly titleEn?: string | null | undefined;
  readonly titleKo?: string | null | undefined;
  readonly topic?: number | null | undefined;
};

export type PresentationKind =
  | 'ORAL'
  | 'POSTER';

export type PresentationReviewInput = {
  readonly comment?: string | null | undefined;
  readonly hasConflict: boolean;
  /** 1 to 5; needed without a conflict of interests. */
  readonly score?: number | null | undefined;
};

export type PresentationReviewMode =
  | 'REVIEWS'
  | 'VOTE';

/** An account by its address; who has none comes by a link, and has a name. */
export type PresentationReviewerInput = {
  readonly affiliation?: string | null | undefined;
  readonly email: string;
  /** Of the mails to who has no account. */
  readonly language: Language;
  readonly name?: string | null | undefined;
};

export type PresentationSessionInput = {
  readonly minutes: number;
  /** In their order. */
  readonly presentationIds: ReadonlyArray<number>;
  readonly room: string;
  readonly startsAt: string;
  readonly titleEn?: string | null | undefined;
  readonly titleKo: string;
};

export type PresentationSessionsInput = {
  /** Visitors see them. */
  readonly isShown: boolean;
  readonly sessions: ReadonlyArray<PresentationSessionInput>;
};

export type PresentationSort =
  | 'AVERAGE'
  | 'ID';

export type PresentationState =
  | 'DECLINED'
  | 'DRAFT'
  | 'ORAL'
  | 'POSTER'
  | 'SUBMITTED'
  | 'WITHDRAWN';

/** All that is given holds; several values of one are any of them. */
export type PresentationsFilter = {
  readonly state?: ReadonlyArray<PresentationState> | null | undefined;
};

/** All that is given holds; several values of one are any of them. */
export type ProgramFilter = {
  readonly kind?: ReadonlyArray<ProgramKind> | null | undefined;
  readonly need?: ReadonlyArray<ProgramNeed> | null | undefined;
  readonly period?: DayRange | null | undefined;
  readonly phase?: ReadonlyArray<ProgramState> | null | undefined;
  /** A part of it; spacing and case do not count. */
  readonly search?: string | null | undefined;
  readonly stage?: ProgramStage | null | undefined;
};

/** A whole program: what is left out or null is emptied. */
export type ProgramInput = {
  /** What was said to be right so about paragraphs and their translation: a rule and the mark of the words. */
  readonly answers?: ReadonlyArray<string> | null | undefined;
  /** Null: not yet announced. */
  readonly applyFrom?: string | null | undefined;
  /** http or https. */
  readonly applyLink?: string | null | undefined;
  /** Null: until the event starts. */
  readonly applyTo?: string | null | undefined;
  /** Null: not counted. */
  readonly capacity?: number | null | undefined;
  /** Null: while applications are taken. */
  readonly changeUntil?: string | null | undefined;
  readonly en?: ProgramTextInput | null | undefined;
  readonly endsAt?: string | null | undefined;
  readonly enrollmentFee?: number | null | undefined;
  /** Of an exam only, as the next two. */
  readonly examParts?: ReadonlyArray<ExamPart> | null | undefined;
  /** Whole won. Null: 0. */
  readonly fee?: number | null | undefined;
  /** Ids of files to download, in order. */
  readonly files?: ReadonlyArray<number> | null | undefined;
  /** http or https; for confirmed applicants. */
  readonly joinLink?: string | null | undefined;
  /** Of an existing program it can change among the courses only. */
  readonly kind: ProgramKind;
  readonly ko?: ProgramTextInput | null | undefined;
  readonly languagePairs?: ReadonlyArray<LanguagePair> | null | undefined;
  readonly moveNoteEn?: string | null | undefined;
  /** What applicants read when the date moves; needed then, and nowhere stored otherwise. */
  readonly moveNoteKo?: string | null | undefined;
  readonly number?: number | null | undefined;
  /** What applicants are asked beside the usual, in order. */
  readonly ownFields?: ReadonlyArray<OwnFieldInput> | null | undefined;
  /** In order. */
  readonly prices?: ReadonlyArray<ProgramPriceInput> | null | undefined;
  readonly pricesNeedDues?: boolean | null | undefined;
  /** Publishes at the server's now, whatever `publishedAt` says. What is public already keeps its date. */
  readonly publishNow?: boolean | null | undefined;
  /** Null: stays a draft. In the future: scheduled. */
  readonly publishedAt?: string | null | undefined;
  /** Refund steps of its own. Null: those of the settings. */
  readonly refundRules?: ReadonlyArray<RefundRuleInput> | null | undefined;
  /** Mails before and after it; left out: yes. */
  readonly reminders?: boolean | null | undefined;
  /** In order. */
  readonly sessions?: ReadonlyArray<ProgramSessionInput> | null | undefined;
  /** In order. A site somebody has chosen cannot be left out (SITE_IN_USE). */
  readonly sites?: ReadonlyArray<ProgramSiteInput> | null | undefined;
  /** In order. */
  readonly speakers?: ReadonlyArray<ProgramSpeakerInput> | null | undefined;
  /** Needed, as the Korean title and the end are. */
  readonly startsAt?: string | null | undefined;
  readonly tagId?: number | null | undefined;
  /** Institutions may apply for several people; the exam always takes groups. */
  readonly takesGroups?: boolean | null | undefined;
  /** An image. */
  readonly thumbnailId?: number | null | undefined;
  /** Fields of a copy that nobody has looked at yet. Null: as they are stored. */
  readonly unchecked?: ReadonlyArray<string> | null | undefined;
  readonly waitingList?: boolean | null | undefined;
  /** Null: until the event starts. */
  readonly withdrawUntil?: string | null | undefined;
};

/** Seminars, courses and the exam (KITEC) are one model. */
export type ProgramKind =
  | 'COMMUNITY_COURSE'
  | 'EXPERT_COURSE'
  | 'KITEC'
  | 'ONLINE_COURSE'
  | 'SEMINAR'
  | 'SOCIAL_INTEGRATION'
  | 'WORKSHOP';

/** Of coming programs that are out. FILLING_UP: at least 80 per cent of the seats are taken. UNANNOUNCED: applications have no beginning. */
export type ProgramNeed =
  | 'FILLING_UP'
  | 'UNANNOUNCED';

/** What some people pay, or all people until some moment. */
export type ProgramPriceInput = {
  /** Whole won. */
  readonly amount?: number | null | undefined;
  /** Empty: everybody. */
  readonly grades?: ReadonlyArray<MemberGrade> | null | undefined;
  /** Of a row that is there already. Null: a new one, as one that is gone by now. */
  readonly id?: number | null | undefined;
  readonly labelEn?: string | null | undefined;
  readonly labelKo?: string | null | undefined;
  /** Excluded. Null: to the end. */
  readonly until?: string | null | undefined;
};

/** A part of the programme, within the event. */
export type ProgramSessionInput = {
  readonly byEn?: string | null | undefined;
  readonly byKo?: string | null | undefined;
  readonly endsAt?: string | null | undefined;
  /** The handout. */
  readonly fileId?: number | null | undefined;
  /** Of a row that is there already. Null: a new one, as one that is gone by now. */
  readonly id?: number | null | undefined;
  readonly isBreak?: boolean | null | undefined;
  readonly startsAt?: string | null | undefined;
  readonly titleEn?: string | null | undefined;
  readonly titleKo?: string | null | undefined;
};

/** A place an exam can be taken at. */
export type ProgramSiteInput = {
  readonly addressEn?: string | null | undefined;
  readonly addressKo?: string | null | undefined;
  /** Of a site that is there already: applications name it. Null: a new one. */
  readonly id?: number | null | undefined;
  readonly nameEn?: string | null | undefined;
  readonly nameKo?: string | null | undefined;
};

/** Somebody who speaks or teaches. */
export type ProgramSpeakerInput = {
  readonly affiliationEn?: string | null | undefined;
  readonly affiliationKo?: string | null | undefined;
  /** Of a row that is there already. Null: a new one, as one that is gone by now. */
  readonly id?: number | null | undefined;
  readonly nameEn?: string | null | undefined;
  readonly nameKo?: string | null | undefined;
  /** An image. */
  readonly portraitId?: number | null | undefined;
  readonly talkEn?: string | null | undefined;
  readonly talkKo?: string | null | undefined;
};

/** A draft waits for nobody, a scheduled program for its time; the trash is emptied after 30 days. */
export type ProgramStage =
  | 'DRAFT'
  | 'SCHEDULED'
  | 'TRASH'
  | 'VISIBLE';

/** What people see of a program at this moment. */
export type ProgramState =
  | 'CANCELLED'
  | 'CLOSED'
  | 'COMING_SOON'
  | 'ENDED'
  | 'FULL'
  | 'ONGOING'
  | 'OPEN';

/** A program in one language. All of it empty means that the language is not there. */
export type ProgramTextInput = {
  readonly content?: RichTextDocument | null | undefined;
  /** One paragraph. */
  readonly description?: string | null | undefined;
  readonly location?: string | null | undefined;
  readonly title?: string | null | undefined;
};

/** `UPCOMING`: not ended, soonest first. `PAST`: ended, newest first. */
export type ProgramTime =
  | 'PAST'
  | 'UPCOMING';

/** FALLEN: the payment was moved since, or nobody answered in time. */
export type ProposalState =
  | 'APPROVED'
  | 'FALLEN'
  | 'REFUSED'
  | 'WAITS';

export type RaterConflictCode =
  | 'RATER_IS_APPLICANT'
  | 'RATER_OF_AFFILIATION';

/** Whom to invite to score, and what. */
export type RaterInvitationInput = {
  readonly affiliation?: string | null | undefined;
  readonly email: string;
  /** Counts from SUPER alone. */
  readonly exceptionReason?: string | null | undefined;
  /** Whole won. */
  readonly feePerScript: number;
  readonly language: Language;
  /** The account, where there is one. */
  readonly memberId?: number | null | undefined;
  readonly name: string;
  readonly pair: LanguagePair;
  readonly part: ExamPart;
};

/** What the holder of a rater's link sees. */
export type RatingStatus =
  | 'CLOSED'
  | 'DECLINED'
  | 'TO_ANSWER'
  | 'TO_SCORE'
  | 'WITHDRAWN';

/** How money came in. */
export type ReceivedMethod =
  | 'BANK_TRANSFER'
  | 'CARD'
  | 'ON_SITE'
  | 'VIRTUAL_ACCOUNT';

/** All that is given holds; several values of one are any of them. */
export type RedirectFilter = {
  readonly created?: DayRange | null | undefined;
  /** A part of it; spacing and case do not count. */
  readonly search?: string | null | undefined;
};

/** OLD_ADDRESS_KNOWN at `address`: it leads somewhere already. TARGET_LOOPS at `target`: it leads back. */
export type RedirectInput = {
  /** A path, or a whole address whose site does not count. */
  readonly address: string;
  /** A path of this site. */
  readonly target: string;
};

export type RedirectSort =
  | 'ADDRESS'
  | 'CREATED';

export type RefundRuleInput = {
  readonly daysBefore?: number | null | undefined;
  readonly percent?: number | null | undefined;
};

/** How money goes back. AS_IT_CAME: to the card it was taken from, by the card service; what came otherwise was sent by hand. BY_TRANSFER: all of it was sent by hand. */
export type RefundWay =
  | 'AS_IT_CAME'
  | 'BY_TRANSFER';

/** Why a refund by transfer has no account. */
export type RefundWithoutAccount =
  /** It was handed over in cash. */
  | 'CASH'
  /** As the reason says. */
  | 'OTHER'
  /** It was sent to the account the money came from. */
  | 'SENDER';

export type RemarkAnswerInput = {
  readonly answer?: string | null | undefined;
  readonly remarkId: number;
};

/** A form the editors may ask for: the certificate of a check for similarity, the signed transfer of rights. */
export type RequestedForm =
  | 'COPYRIGHT'
  | 'SIMILARITY';

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

/** What an applicant said to a new date. */
export type RescheduleReply =
  | 'ACCEPTED'
  | 'DECLINED';

/** What is erased; dormant accounts are closed, not erased, and have a report of their own. */
export type RetentionPurpose =
  | 'ACCOUNT'
  | 'APPLICANT_PHOTO'
  | 'GRADE_PROOF'
  | 'GROUP_APPLICATION'
  | 'MAIL'
  | 'MEMBER_IMPORT'
  | 'REFUND_PROOF'
  | 'SIGN_IN'
  | 'UNKNOWN_ADDRESS';

/** Why a refund is reversed. */
export type ReversalCause =
  /** It was recorded and never sent. */
  | 'MISTAKE'
  /** The bank returned it. */
  | 'RETURNED';

/** What speaks against a reviewer; it is pointed out, and the editor decides. */
export type ReviewConflict =
  | 'AFFILIATION'
  | 'AUTHOR'
  | 'CO_AUTHOR'
  | 'OPPOSED';

/** A review as far as it is written. */
export type ReviewDraftInput = {
  /** Whether the authors may read the file, too. */
  readonly fileForAuthors?: boolean | null | undefined;
  readonly marks: ReadonlyArray<ReviewMarkInput>;
  readonly toAuthors?: string | null | undefined;
  readonly toEditors?: string | null | undefined;
  readonly verdict?: ReviewVerdict | null | undefined;
};

/** Whom to invite, and in how many days answer and review are expected. */
export type ReviewInvitationInput = {
  /** A conflict of interests is refused at its field unless it is confirmed. */
  readonly acceptConflicts?: boolean;
  readonly affiliation?: string | null | undefined;
  readonly answerDays: number;
  readonly email: string;
  readonly language: Language;
  /** The account, where there is one. */
  readonly memberId?: number | null | undefined;
  readonly name: string;
  readonly reviewDays: number;
};

export type ReviewMarkInput = {
  readonly key: string;
  readonly mark: number;
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

/** What a candidate has to do with the manuscript already. */
export type ReviewerCandidatePart =
  /** Reviewed an earlier round. */
  | 'EARLIER'
  /** Is on the list of the present round and cannot be invited to it again. */
  | 'ROUND';

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

/** What a column of a roster says. */
export type RosterField =
  | 'ADDRESS_DETAIL'
  | 'ADDRESS_LINE'
  | 'AFFILIATION'
  | 'COUNTRY'
  | 'DEGREE'
  | 'DEPARTMENT'
  | 'DUES'
  | 'EMAIL'
  | 'FAMILY_NAME'
  | 'GIVEN_NAME'
  | 'GRADE'
  | 'JOINED'
  | 'LANGUAGE'
  | 'LATIN_NAME'
  | 'MAJOR'
  | 'NAME'
  | 'NOTE'
  | 'PHONE'
  | 'POSITION'
  | 'POSTCODE';

/** The scores of a script, one for each criterion in their order; null: none yet. */
export type ScoreRowInput = {
  readonly code: string;
  readonly note?: string | null | undefined;
  readonly points: ReadonlyArray<number | null | undefined>;
  /** What was read. */
  readonly version: number;
};

/** What is distinguished among what is found. PERSON: a member of the board. */
export type SearchType =
  | 'ARTICLE'
  | 'FAQ'
  | 'FILE'
  | 'PAGE'
  | 'PERSON'
  | 'POST'
  | 'PROGRAM'
  | 'TERM';

/** What becomes of a seat whose money goes back whole: FREE for the next, or KEEP. */
export type SeatAfterRefund =
  | 'FREE'
  | 'KEEP';

/** AWAITS: retained until a new deadline. FREED: it goes to the next. */
export type SeatAfterReversal =
  | 'AWAITS'
  | 'FREED';

export type SeatOrder =
  | 'NAME'
  | 'RANDOM';

/** How numbers are written and in which order seats are given, within a site, a part and a language pair. */
export type SeatingRuleInput = {
  /** Of the running number, 2 to 6. */
  readonly digits: number;
  /** Whether the part is in the number: T or I. */
  readonly hasPart: boolean;
  readonly order: SeatOrder;
  /** Before the part and the running number. */
  readonly prefix?: string | null | undefined;
  /** Of a random order: the same one gives the same order. */
  readonly seed?: string | null | undefined;
};

/** All settings: what is left out or null is emptied. */
export type SettingsInput = {
  readonly addressEn?: string | null | undefined;
  readonly addressKo?: string | null | undefined;
  /** A change of grade within a year asks for the difference. */
  readonly asksDifference?: boolean | null | undefined;
  readonly bankAccount?: string | null | undefined;
  readonly bankHolder?: string | null | undefined;
  readonly bankName?: string | null | undefined;
  readonly certificateFee?: number | null | undefined;
  readonly descriptionEn?: string | null | undefined;
  readonly descriptionKo?: string | null | undefined;
  /** 12 to 60: months without a sign-in after which an account becomes dormant. Null: never. */
  readonly dormantMonths?: number | null | undefined;
  /** Left out: -30, -7, 7 and 30. */
  readonly duesReminderDays?: ReadonlyArray<number> | null | undefined;
  readonly eissn?: string | null | undefined;
  readonly email?: string | null | undefined;
  /** 2 to 12; null: all year the whole. */
  readonly entryFromMonth?: number | null | undefined;
  /** Left out: 50. */
  readonly entryPercent?: number | null | undefined;
  /** Left out: 60. */
  readonly graceDays?: number | null | undefined;
  readonly gradeDues: ReadonlyArray<GradeDueInput>;
  readonly hoursEn?: string | null | undefined;
  readonly hoursKo?: string | null | undefined;
  /** Of the printed journal; its check digit is looked at. */
  readonly issn?: string | null | undefined;
  readonly journalNameEn?: string | null | undefined;
  readonly journalNameKo?: string | null | undefined;
  /** After so many years a lapsed member becomes a general member. Null: never. */
  readonly lapsedYears?: number | null | undefined;
  readonly mailSender?: string | null | undefined;
  readonly nameEn?: string | null | undefined;
  readonly nameKo?: string | null | undefined;
  readonly offerHours?: number | null | undefined;
  readonly paymentDays?: number | null | undefined;
  readonly phone?: string | null | undefined;
  readonly privacyOfficerEn?: string | null | undefined;
  readonly privacyOfficerKo?: string | null | undefined;
  /** Left out: 1 and 7. */
  readonly programReminderDays?: ReadonlyArray<number> | null | undefined;
  readonly refundRules: ReadonlyArray<RefundRuleInput>;
  readonly registrationNumber?: string | null | undefined;
  readonly representativeEn?: string | null | undefined;
  readonly representativeKo?: string | null | undefined;
  /** Who pays after a lapse is a member of the whole year. */
  readonly returnsFromNewYear?: boolean | null | undefined;
  /** The picture of the seal; null: documents have none. */
  readonly sealId?: number | null | undefined;
  /** Staff need a second factor. */
  readonly staffFactor?: boolean | null | undefined;
  /** Left out: 8. */
  readonly staffHours?: number | null | undefined;
  /** Left out: 30. */
  readonly staffIdleMinutes?: number | null | undefined;
  readonly swiftBank?: string | null | undefined;
  readonly swiftCode?: string | null | undefined;
  readonly swiftHolder?: string | null | undefined;
  /** Whole won; null or 0: of no amount. */
  readonly twoPersonsAbove?: number | null | undefined;
};

/** All that is given holds; several values of one are any of them. */
export type SignInFilter = {
  readonly days?: DayRange | null | undefined;
  readonly kind?: ReadonlyArray<SignInKind> | null | undefined;
  /** A part of it; spacing and case do not count. */
  readonly who?: string | null | undefined;
};

/** What happened at the door. */
export type SignInKind =
  | 'EMAIL_CHANGED'
  | 'FACTOR_ADDED'
  | 'FACTOR_REMOVED'
  | 'FACTOR_RESET'
  | 'FAILED'
  | 'FORBIDDEN'
  | 'LOCKED'
  | 'NEW_DEVICE'
  | 'PASSWORD_CHANGED'
  | 'PASSWORD_RESET'
  | 'SIGNED_IN'
  | 'SIGNED_OUT';

/** All that is given holds; several values of one are any of them. */
export type StaffFilter = {
  readonly role?: ReadonlyArray<StaffRole> | null | undefined;
  /** A part of it; spacing and case do not count. */
  readonly search?: string | null | undefined;
  readonly show?: StaffShow | null | undefined;
};

/** What a member of the office may do; several per person. */
export type StaffRole =
  | 'CONTENT'
  | 'FINANCE'
  | 'JOURNAL'
  | 'MEMBER'
  | 'PROGRAM'
  | 'SUPER';

/** HOLDERS: everybody who holds a role. MEMBERS: every active member, to give one to. */
export type StaffShow =
  | 'HOLDERS'
  | 'MEMBERS';

/** What a column of a statement says. */
export type StatementField =
  | 'AMOUNT'
  | 'BALANCE'
  | 'DAY'
  | 'DIRECTION'
  | 'IN'
  | 'MEMO'
  | 'NOTE'
  | 'OUT'
  | 'SENDER'
  | 'TIME';

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

/** All that is given holds; several values of one are any of them. */
export type SubmissionFilter = {
  readonly late?: boolean | null | undefined;
  readonly mine?: boolean | null | undefined;
  /** A part of it; spacing and case do not count. */
  readonly search?: string | null | undefined;
  readonly state?: ReadonlyArray<SubmissionState> | null | undefined;
  readonly waits?: ReadonlyArray<WaitsFor> | null | undefined;
};

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

export type SubmissionSort =
  | 'RECEIVED'
  | 'WAITING';

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

/** What people are notified of by email when there is something new: a board, or the journal's issues. */
export type SubscriptionTopic =
  | 'GALLERY'
  | 'JOURNAL'
  | 'NEWS'
  | 'NOTICE'
  | 'PUBLICATION'
  | 'SEMINAR_ARCHIVE';

/** Whom the authors would have as a reviewer, and whom not. */
export type SuggestionKind =
  | 'OPPOSED'
  | 'SUGGESTED';

export type TermInput = {
  readonly en?: string | null | undefined;
  /** Null: a new one. */
  readonly id?: number | null | undefined;
  readonly ko?: string | null | undefined;
};

/** A text: a post or a program by its id, a page by its key. */
export type TranslatedInput = {
  readonly id?: number | null | undefined;
  readonly page?: PageKey | null | undefined;
  readonly place: TranslatedPlace;
};

/** Where something was translated. */
export type TranslatedPlace =
  | 'PAGE'
  | 'POST'
  | 'PROGRAM';

/** All that is given holds; several values of one are any of them. */
export type TranslationTaskFilter = {
  readonly due?: DayRange | null | undefined;
  readonly late?: boolean | null | undefined;
  readonly place?: ReadonlyArray<TranslatedPlace> | null | undefined;
  /** A part of it; spacing and case do not count. */
  readonly search?: string | null | undefined;
  readonly show?: TranslationTaskShow | null | undefined;
};

/** MINE: given to the viewer and not handed in. REVIEW: handed in. OTHERS: the rest. */
export type TranslationTaskShow =
  | 'MINE'
  | 'OTHERS'
  | 'REVIEW';

/** What the list of translations is sorted by. */
export type TranslationTaskSort =
  | 'CREATED'
  | 'DUE';

/** All that is given holds; several values of one are any of them. */
export type TranslatorMonthFilter = {
  readonly month?: ReadonlyArray<string> | null | undefined;
};

/** What the months of translators are sorted by. */
export type TranslatorMonthSort =
  | 'MONTH';

/** What is done with rows of the trash. PURGE removes them for good. */
export type TrashChange =
  | 'PURGE'
  | 'RESTORE';

/** All that is given holds; several values of one are any of them. */
export type TrashFilter = {
  readonly kind?: TrashKind | null | undefined;
  /** A part of it; spacing and case do not count. */
  readonly search?: string | null | undefined;
};

/** What was thrown away. */
export type TrashKind =
  | 'POPUP'
  | 'POST'
  | 'PROGRAM'
  | 'TERM';

/** What the trash is sorted by. */
export type TrashSort =
  | 'DELETED'
  | 'TITLE';

/** All that is given holds; several values of one are any of them. */
export type UnknownAddressFilter = {
  readonly last?: DayRange | null | undefined;
  /** A part of it; spacing and case do not count. */
  readonly search?: string | null | undefined;
};

export type UnknownAddressSort =
  | 'ASKED'
  | 'LAST';

/** PREVIOUS: what a version changed. NEWEST: what restoring it would change. */
export type VersionComparison =
  | 'NEWEST'
  | 'PREVIOUS';

/** The person who takes the next step. */
export type WaitsFor =
  | 'AUTHOR'
  | 'EDITORS'
  | 'NOBODY'
  | 'REVIEWERS';

/** Somebody who applies and pays at the door. */
export type WalkInInput = {
  /** Whole won that was received: the price. */
  readonly amount: number;
  readonly email: string;
  /** Of the mails to who has no account. */
  readonly language: Language;
  readonly name: string;
};

/** What became of some words. */
export type WordChangeKind =
  | 'ADDED'
  | 'REMOVED'
  | 'SAME';
