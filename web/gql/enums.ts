/** A text that people agree to. */
export type AgreedText =
  | 'PRIVACY'
  | 'TERMS';

export type ApplicantSort =
  | 'CREATED'
  | 'EXAM_NUMBER'
  | 'NAME'
  | 'STATE';

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

/** What readers read about a change to an article that is out. */
export type ArticleChange =
  | 'CORRECTED'
  | 'NONE'
  | 'RETRACTED';

export type ArticleLicence =
  | 'ALL_RIGHTS'
  | 'CC_BY'
  | 'CC_BY_NC'
  | 'CC_BY_NC_ND'
  | 'CC_BY_NC_SA'
  | 'CC_BY_SA';

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

/** What became of a record that a device sent. `OUTDATED`: a later one of the same occasion counts. */
export type AttendanceOutcome =
  | 'NOT_CONFIRMED'
  | 'NOT_FOUND'
  | 'OCCASION_UNKNOWN'
  | 'OUTDATED'
  | 'RESULTS_LOCKED'
  | 'SAVED';

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
  /** None of the ledger's: interest, fees, rent, own transfers. */
  | 'OUTSIDE'
  /** Money for no payment that went back. */
  | 'RETURNED'
  /** Nobody knows yet what it is for, or it is for no payment. */
  | 'SET_ASIDE';

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

export type CertificateCopyState =
  | 'AWAITING_PAYMENT'
  | 'ENDED'
  | 'SENT'
  | 'TO_SEND';

/** KOREAN: as Korean journals of the humanities do. */
export type CitationStyle =
  | 'APA'
  | 'CHICAGO'
  | 'KOREAN';

export type CompletionLack =
  | 'ASSIGNMENT'
  | 'ATTENDANCE'
  | 'PAYMENT';

/** What a person agreed to, or no longer does. */
export type ConsentKind =
  | 'AGE14'
  | 'NEWSLETTER'
  | 'PRIVACY'
  | 'TERMS';

/** OUTDATED: what it says is no longer so, and anyone who verifies it reads that it is not valid. */
export type CourseCertificateState =
  | 'NONE'
  | 'OUTDATED'
  | 'REVOKED'
  | 'VALID';

export type DeskSort =
  | 'RECEIVED'
  | 'WAITING';

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

export type EmergencyLevel =
  | 'NOTICE'
  | 'URGENT'
  | 'WARNING';

export type EmergencyState =
  | 'COMING'
  | 'ENDED'
  | 'LIVE'
  | 'OFF';

export type ExamObjectionState =
  | 'CHANGED'
  | 'OPEN'
  | 'REMARKING'
  | 'UPHELD';

export type ExamObjectionStep =
  | 'ANSWER'
  | 'REMARK'
  | 'WAIT';

export type ExamPart =
  | 'INTERPRETATION'
  | 'TRANSLATION';

export type ExamRaterState =
  | 'ACCEPTED'
  | 'DECLINED'
  | 'INVITED'
  | 'WITHDRAWN';

/** `VOID`: did not sit the exam, or it does not count. */
export type ExamVerdict =
  | 'FAILED'
  | 'PASSED'
  | 'VOID';

export type FileKind =
  | 'ANSWER'
  | 'ATTACHMENT'
  | 'IMAGE'
  | 'MANUSCRIPT'
  | 'PHOTO'
  | 'PROOF'
  | 'SCRIPT';

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

/** SAME: the sense is there already as the row says it. */
export type GlossaryImportOutcome =
  | 'ADD'
  | 'CHANGE'
  | 'SAME';

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

/** Whether the office has decided. */
export type GradeRequestStatus =
  | 'APPROVED'
  | 'PENDING'
  | 'REFUSED';

/** SCHEDULED: its time is set and has not come. */
export type IssueState =
  | 'DRAFT'
  | 'PUBLISHED'
  | 'SCHEDULED';

/** Whether manuscripts are sent here, or at JAMS. */
export type JournalFlow =
  | 'JAMS'
  | 'OWN';

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

/** Why somebody gets no letter. */
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

/** SERVICE is about what people belong to; PROMOTION advertises and goes to who agreed to that. */
export type LetterPurpose =
  | 'PROMOTION'
  | 'SERVICE';

/** SENT: its mails are being written or are written; FAILED: one of them could not be delivered. */
export type LetterShow =
  | 'DRAFT'
  | 'FAILED'
  | 'READY'
  | 'SENT'
  | 'STOPPED';

/** What the office's list of letters is sorted by. */
export type LetterSort =
  | 'CREATED'
  | 'SUBJECT';

/** READY waits for its time; WRITTEN has all its mails in the outbox. */
export type LetterState =
  | 'DRAFT'
  | 'READY'
  | 'STOPPED'
  | 'WRITING'
  | 'WRITTEN';

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
export type MembershipStanding =
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

/** What can be gone to from anywhere in the office. */
export type OfficeHitKind =
  | 'APPLICATION'
  | 'MEMBER'
  | 'PAYMENT'
  | 'POST'
  | 'PROGRAM';

/** What money is that is none of the ledger's. */
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

/** `CONSENT`: a box to tick. */
export type OwnFieldType =
  | 'CHOICE'
  | 'CONSENT'
  | 'FILE'
  | 'NUMBER'
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

/** For how long somebody may hide it: until midnight, seven days, not at all. */
export type PopupHide =
  | 'NONE'
  | 'TODAY'
  | 'WEEK';

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

/** What keeps the viewer from reading a post. */
export type PostLock =
  /** It is for other grades. */
  | 'GRADE'
  /** Nobody is signed in. */
  | 'SIGN_IN'
  /** It is for this grade, and dues have been missing for too long. */
  | 'STANDING';

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

/** MISSING: in one language only. OUTDATED: the Korean changed after the English did. */
export type PostTranslation =
  | 'MISSING'
  | 'OUTDATED';

export type PresentationDecision =
  | 'DECLINED'
  | 'ORAL'
  | 'POSTER';

export type PresentationKind =
  | 'ORAL'
  | 'POSTER';

export type PresentationState =
  | 'DECLINED'
  | 'DRAFT'
  | 'ORAL'
  | 'POSTER'
  | 'SUBMITTED'
  | 'WITHDRAWN';

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

/** What the holder of a rater's link sees. */
export type RatingStanding =
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

export type RedirectSort =
  | 'ADDRESS'
  | 'CREATED';

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

/** Acceptance, assignment to an issue, publication. */
export type RequirementStep =
  | 'ACCEPTANCE'
  | 'ISSUE'
  | 'PUBLICATION';

/** What an applicant said to a new date. */
export type RescheduleReply =
  | 'ACCEPTED'
  | 'DECLINED';

/** What is erased; dormant accounts are closed, not erased, and have a report of their own. */
export type RetentionPurpose =
  | 'ACCOUNT'
  | 'APPLICANT_PHOTO'
  | 'GRADE_PROOF'
  | 'MAIL'
  | 'MEMBER_IMPORT'
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

/** What the holder of a link meets. */
export type ReviewStanding =
  | 'ACCEPTED'
  | 'ANSWER_TOO_LATE'
  | 'DECLINED'
  | 'SENT'
  | 'TAKEN_BACK'
  | 'TO_ANSWER'
  | 'TO_WRITE';

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

export type SeatOrder =
  | 'NAME'
  | 'RANDOM';

/** AWAITS: retained until a new deadline. FREED: it goes to the next. */
export type SeatTakenBack =
  | 'AWAITS'
  | 'FREED';

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
  | 'NOTE'
  | 'OUT'
  | 'SENDER'
  | 'TIME';

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

/** Where something was translated. */
export type TranslatedPlace =
  | 'PAGE'
  | 'POST'
  | 'PROGRAM';

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

/** What became of some words. */
export type WordChangeKind =
  | 'ADDED'
  | 'REMOVED'
  | 'SAME';
