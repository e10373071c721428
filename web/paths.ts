// Every address of the site, without language. Anyone who links somewhere takes the address from here;
// web/pages.ts says which page is at it. The public ones that the server writes too (mails, feeds, the map of
// the site) come from schema/validation.

import type { SubscriptionTopicName } from "#schema/validation/mailing/subscription-topics.ts";
import {
  APPLICATION_ADDRESS,
  articleAddress,
  articleFileAddress,
  BOARD_ADDRESSES,
  boothAddress,
  boothFileAddress,
  CHECK_IN_ADDRESS,
  CONFIRM_OPENING_ADDRESS,
  CONFIRM_SUBSCRIPTION_ADDRESS,
  EXAM_RATING_ADDRESS,
  EXAM_SLIP_ADDRESS,
  FAQ_ADDRESS,
  GLOSSARY_ADDRESS,
  GROUP_ADDRESS,
  issueAddress,
  JOURNAL_ADDRESS,
  journalFeedAddress,
  myApplicationAddress,
  PAGE_ADDRESSES,
  PRESENTATION_CONSENT_ADDRESS,
  PRESENTATION_REVIEW_ADDRESS,
  pageFileAddress,
  postAddress,
  presentAddress,
  presentationReviewsAddress,
  programAddress,
  RESCHEDULE_ADDRESS,
  SUBSCRIBE_ADDRESS,
  topicFeedAddress,
  UNSUBSCRIBE_ADDRESS,
} from "#schema/validation/site-paths.ts";
import type { Board, PageKey, ProgramKind } from "#web/gql/enums.ts";

export const HOME_PATH = "/";
export const SEARCH_PATH = "/search";
export const NOT_FOUND_PATH = "/not-found";

export const LOGIN_PATH = "/login";
export const REGISTER_PATH = "/register";
export const FORGOT_PASSWORD_PATH = "/forgot-password";
export const RESET_PASSWORD_PATH = "/reset-password";
/** Where a post is read before it is published; what opens it is behind the #. */
/** Where applicants answer whether the new date of a program suits them. */
export const RESCHEDULE_PATH = RESCHEDULE_ADDRESS;
/** Where a contact without an account asks for the link, applies for a group and looks after it. */
export const LINKED_GROUP_PATH = GROUP_ADDRESS;
export const groupLinkPath = (programId: number): string => `${GROUP_ADDRESS}?program=${programId}`;
/** Where somebody of a group without an account sees the own application. */
export const LINKED_APPLICATION_PATH = APPLICATION_ADDRESS;
/** Where the link leads by which a visitor proves the address that is notified when applications open. */
export const CONFIRM_OPENING_PATH = CONFIRM_OPENING_ADDRESS;
export const PREVIEW_PATH = "/preview";
export const PROGRAM_PREVIEW_PATH = "/preview-program";
export const PAGE_PREVIEW_PATH = "/preview-page";
/** The page of a course is among its dates. */
export const COURSE_PREVIEW_PATH = "/preview-course";
export const previewAddress = (path: string, link: string, language: "ko" | "en"): string =>
  `${language === "en" ? "/en" : ""}${path}#${link}`;

/** Where the code of a document is typed. */
export const VERIFY_PATH = "/verify";
/** Where the holder of a document sees whether it is valid; documents have it printed (gateway/documents). */
export const VERIFY_DOCUMENT_PATH = "/verify/:code";
export const VERIFY_EMAIL_PATH = "/verify-email";

interface BoardPaths {
  readonly list: string;
  /** What is before the id of a post. */
  readonly base: string;
  readonly create: string;
  /** What is before the id of a post that is being changed. */
  readonly edit: string;
}

const underOneRoof = (board: Board): BoardPaths => {
  const { list, base } = BOARD_ADDRESSES[board];
  return { list, base, create: `${base}/create`, edit: `${base}/edit` };
};

/** Where each board lives (specification 2). */
export const BOARD_PATHS: Readonly<Record<Board, BoardPaths>> = {
  NOTICE: underOneRoof("NOTICE"),
  NEWS: underOneRoof("NEWS"),
  GALLERY: { ...BOARD_ADDRESSES.GALLERY, create: "/create-gallery", edit: "/edit-gallery" },
  PUBLICATION: underOneRoof("PUBLICATION"),
  SEMINAR_ARCHIVE: underOneRoof("SEMINAR_ARCHIVE"),
};

export const postPath = (board: Board, id: number): string => postAddress(board, id);

/** In the address of something new: the one of several drafts that is continued. */
export const DRAFT = "draft";
/** Where a post is changed. */
export const editPath = (board: Board, id: number): string => `${BOARD_PATHS[board].edit}/${id}`;

/** Where each page of the association lives (specification 2; docs/core.md#calls-and-limits). */
export const PAGE_PATHS: Readonly<Record<PageKey, string>> = PAGE_ADDRESSES;

/** Where the texts that people agree to are read. */
export const AGREED_TEXT_PATHS = { TERMS: PAGE_PATHS.TERMS, PRIVACY: PAGE_PATHS.PRIVACY_POLICY } as const;

/** A version of a text in versions as a PDF, in a language. */
export const pageFilePath = (key: PageKey, number: number, language: string): string =>
  `${pageFileAddress(key, number)}?lang=${language}`;

/** Where a page is written. */
export const pageEditPath = (key: PageKey): string => `${PAGE_PATHS[key]}/edit`;

/** The list of all seminars. */
export const SEMINAR_SCHEDULE = "/seminar-schedule";
/** What is before the id of a seminar. */
export const SEMINAR_DETAILS = "/seminar-details";
/** The list of everything that is no seminar, and what is before the id of one. */
export const ALL_PROGRAMS = "/programs";

/** The page a kind is explained and listed on; courses and the exam have a text of the same name. */
export const KIND_PATHS: Readonly<Record<ProgramKind, string>> = { ...PAGE_PATHS, SEMINAR: SEMINAR_SCHEDULE };

/** The terms of a program for interpreters, and the same as a PDF. */
export const boothPath = boothAddress;
export const boothFilePath = boothFileAddress;

export const programPath = ({ id, kind }: { readonly id: number; readonly kind: ProgramKind }): string =>
  programAddress(kind, id);

/** The form with which a member applies. */
export const applyPath = (id: number | ":idx"): string => `${ALL_PROGRAMS}/${id}/apply`;

/** The form with which a member applies for several people. */
export const applyGroupPath = (id: number | ":idx"): string => `${ALL_PROGRAMS}/${id}/apply-group`;

/** Where a calendar reads one program. The file is the same for everybody. */
export const calendarPath = (id: number, language: string): string => `/programs/${id}.ics?lang=${language}`;

/** The calendar of all seminars, to subscribe to. */
export const seminarsCalendarPath = (language: string): string => `/seminars.ics?lang=${language}`;

export const MY_ACCOUNT_PATH = "/my-account";
/** The tab of the own grade. */
export const GRADE_TAB = `${MY_ACCOUNT_PATH}?tab=grade`;
/** The tab of the own applications. */
export const APPLICATIONS_TAB = `${MY_ACCOUNT_PATH}?tab=applications`;

/** The tab of second factors. */
export const SECURITY_TAB = `${MY_ACCOUNT_PATH}?tab=security`;

/** The tab in which a member suggests terms. */
export const TERMS_TAB = `${MY_ACCOUNT_PATH}?tab=terms`;

/** One own application: where it is, what to pay and where. */
export const applicationPath = myApplicationAddress;

/** A group that the member applied for. */
export const groupPath = (id: number | ":idx"): string => `${MY_ACCOUNT_PATH}/groups/${id}`;

/** Where an own application is changed. */
export const changePath = (id: number | ":idx"): string => `${applicationPath(id)}/change`;

/** The tab of the own payments. */
export function paymentsPath(page: number): string {
  return page === 1 ? `${MY_ACCOUNT_PATH}?tab=payments` : `${MY_ACCOUNT_PATH}?tab=payments&page=${page}`;
}

/** How to send a manuscript; where a co-author's link leads. */
export const SUBMIT_PATH = "/journal/submit";
export const CONSENT_PATH = "/journal/consent";
/** The tab of the own manuscripts, a new one, and one of them. */
export const MANUSCRIPTS_TAB = `${MY_ACCOUNT_PATH}?tab=manuscripts`;
export const NEW_MANUSCRIPT_PATH = `${MY_ACCOUNT_PATH}/manuscripts/new`;
export const manuscriptPath = (id: number | ":idx"): string => `${MY_ACCOUNT_PATH}/manuscripts/${id}`;
export const manuscriptEditPath = (id: number | ":idx"): string => `${manuscriptPath(id)}/edit`;

/** What is before every page of the office. */
export const OFFICE_ROOT = "/admin/";
export const DASHBOARD_PATH = "/admin/dashboard";
export const HOME_EDITOR_PATH = "/admin/home";
/** Questions that are often asked, and where they are written. */
export const FAQ_PATH = FAQ_ADDRESS;
export const FAQ_EDITOR_PATH = "/admin/faq";
/** Where terms are looked up, and where the office looks after them. */
export const GLOSSARY_PATH = GLOSSARY_ADDRESS;
export const GLOSSARY_OFFICE_PATH = "/admin/glossary";
/** What is said above every public page. */
export const EMERGENCY_PATH = "/admin/emergency";
/** How the journal takes manuscripts. */
export const JOURNAL_SETTINGS_PATH = "/admin/journal/settings";
export const POST_OFFICE_PATH = "/admin/posts";
/** Who translates what until when. */
export const TRANSLATIONS_PATH = "/admin/translations";
/** The words of texts that are being translated. */
export const WORD_COUNT_PATH = "/admin/translations/word-count";
/** Hours and words by translator and month. */
export const TRANSLATOR_MONTHS_PATH = "/admin/translations/months";
/** The whole glossary as a table, and for tools of translators. */
export const GLOSSARY_CSV_PATH = "/glossary.csv";
export const GLOSSARY_TBX_PATH = "/glossary.tbx";
/** What was translated before, paragraph by paragraph. */
export const MEMORY_PATH = "/admin/translation-memory";
export const TRASH_PATH = "/admin/trash";
/** Addresses of a former site and where they lead; addresses that visitors requested and that do not exist. */
export const REDIRECTS_PATH = "/admin/redirects";
export const UNKNOWN_ADDRESSES_PATH = `${REDIRECTS_PATH}/unknown`;
export const ACCESS_REVIEW_PATH = "/admin/access-review";
export const RETENTION_PATH = "/admin/retention";
export const POPUPS_PATH = "/admin/popup-management";
/** The files that pages show. */
export const FILES_PATH = "/admin/files";
export const MEMBERS_PATH = "/admin/member-management";
export const ADD_MEMBER_PATH = "/admin/member-management/create";
export const IMPORT_MEMBERS_PATH = "/admin/member-management/import";
export const DUPLICATES_PATH = "/admin/member-management/duplicates";
export const PAYMENTS_PATH = "/admin/payment-management";
export const BANK_PATH = "/admin/bank";
/** Lines of the bank in one state; the page is 1-based. */
export const bankPath = (state: string, page = 1): string =>
  `${BANK_PATH}?state=${state}${page === 1 ? "" : `&page=${page}`}`;
/** The end of a month; the month is in the address, such as `?month=2026-10`. */
export const MONTH_END_PATH = "/admin/month-end";
export const MONTH = "month";
export const accessReviewPath = (month: string): string => `${ACCESS_REVIEW_PATH}?${MONTH}=${month}`;
export const monthEndPath = (month: string): string => `${MONTH_END_PATH}?${MONTH}=${month}`;
/** What is due to the raters of the exam. */
export const RATER_FEES_PATH = "/admin/rater-fees";
export const DUES_PATH = "/admin/dues";
/** @param year null for the present one */
export const duesPath = (year: number | null): string =>
  year === null ? DUES_PATH : `${DUES_PATH}?year=${year}`;
/** Manuscripts under review, for the editors. */
export const SUBMISSIONS_OFFICE_PATH = "/admin/journal/desk";
/** Before the id of one of them. */
export const SUBMISSION_DETAILS = "/admin/journal/submissions";
export const submissionOfficePath = (id: number | ":idx"): string => `${SUBMISSION_DETAILS}/${id}`;
export const JOURNAL_STATISTICS_PATH = "/admin/journal/statistics";
/** Issues of the journal and their articles, for the editors. */
export const ISSUES_PATH = "/admin/journal/issues";
export const CREATE_ISSUE_PATH = `${ISSUES_PATH}/create`;
export const issueEditPath = (id: number | ":idx"): string => `${ISSUES_PATH}/${id}`;
/** Before the id of an article. */
export const ARTICLE_OFFICE = "/admin/journal/articles";
export const CREATE_ARTICLE_PATH = `${ARTICLE_OFFICE}/create`;
/** Names the issue a new article is for. */
export const ISSUE = "issue";
export const newArticlePath = (issueId: number): string => `${CREATE_ARTICLE_PATH}?${ISSUE}=${issueId}`;
export const articleEditPath = (id: number | ":idx"): string => `${ARTICLE_OFFICE}/${id}`;
/** Where a reviewer answers and writes; what opens it is behind the #. */
export const REVIEW_PATH = "/journal/review";
export const OUTBOX_PATH = "/admin/outbox";
/** Mailings of the office to many. */
export const MAILINGS_PATH = "/admin/letters";
export const mailingPath = (id: number | ":idx"): string => `${MAILINGS_PATH}/${id}`;
/** The words of automatic mails. */
export const MAIL_TEMPLATES_PATH = "/admin/mail-templates";
/** Where somebody asks to be notified by email what is new; with the topic that is chosen first. */
export const SUBSCRIBE_PATH = SUBSCRIBE_ADDRESS;
export const TOPIC = "topic";
export const subscribePath = (topic: SubscriptionTopicName): string => `${SUBSCRIBE_PATH}?${TOPIC}=${topic}`;
export const CONFIRM_SUBSCRIPTION_PATH = CONFIRM_SUBSCRIPTION_ADDRESS;
export const topicFeedPath = topicFeedAddress;
/** Where a reader of a mail ends what was agreed to. */
export const UNSUBSCRIBE_PATH = UNSUBSCRIBE_ADDRESS;
export const AUDIT_PATH = "/admin/audit";
export const SIGN_INS_PATH = "/admin/sign-ins";
export const STAFF_PATH = "/admin/staff";
export const SETTINGS_PATH = "/admin/settings";
/** How the office does its tasks (docs/handbook); the address names one, or all of them. */
export const HANDBOOK_PATH = "/admin/handbook";
export const TASK = "task";
export const handbookPath = (task: string): string => `${HANDBOOK_PATH}?${TASK}=${task}`;

export const CREATE_POPUP_PATH = `${POPUPS_PATH}/create`;
/** Names what a new popup begins as a copy of. */
export const COPY = "copy";
export const popupCopyPath = (id: number): string => `${CREATE_POPUP_PATH}?${COPY}=${id}`;
export const popupEditPath = (id: number | ":idx"): string => `${POPUPS_PATH}/edit/${id}`;
export const CREATE_TERM_PATH = `${GLOSSARY_OFFICE_PATH}/create`;
export const termEditPath = (id: number | ":idx"): string => `${GLOSSARY_OFFICE_PATH}/edit/${id}`;
export const memberPath = (id: number | ":idx"): string => `${MEMBERS_PATH}/${id}`;
/** In the address of the office's payments: the member who is to be asked for one. */
export const PAYMENT_FOR = "for";
export const newPaymentPath = (memberId: number): string => `${PAYMENTS_PATH}?${PAYMENT_FOR}=${memberId}`;
export const paymentPath = (id: number | ":idx"): string => `${PAYMENTS_PATH}/${id}`;
/** The day of the bank by which the page of a payment asks for a refund at once. */
export const SENT_ON = "sent-on";
/** A payment whose refund left the bank on a day, such as 2026-11-18. */
export const refundOnPath = (id: number, day: string): string => `${paymentPath(id)}?${SENT_ON}=${day}`;

interface ProgramOfficePaths {
  readonly list: string;
  readonly create: string;
  /** What is before the id of a program that is being changed. */
  readonly edit: string;
}

const inTheOffice = (list: string): ProgramOfficePaths => ({
  list,
  create: `${list}/create`,
  edit: `${list}/edit`,
});

/** The three parts of the office's work with programs (specification 2; docs/core.md#calls-and-limits). */
export const PROGRAM_OFFICE_PATHS = {
  seminars: { list: "/admin/seminars", create: "/create-seminar", edit: "/edit-seminar" },
  education: inTheOffice("/admin/education-programs"),
  evaluation: inTheOffice("/admin/evaluation-programs"),
} as const satisfies Record<string, ProgramOfficePaths>;

/** The people who applied for a program. */
export const applicantsPath = ({ list }: { readonly list: string }, id: number | ":idx"): string =>
  `${list}/${id}/applicants`;

/** The settings of a session of the exam. */
export const examSessionPath = ({ list }: { readonly list: string }, id: number | ":idx"): string =>
  `${list}/${id}/exam`;

/** Numbers and seats of a session of the exam. */
export const examSeatsPath = ({ list }: { readonly list: string }, id: number | ":idx"): string =>
  `${list}/${id}/seats`;
/** The photos of a session of the exam. */
export const examPhotosPath = ({ list }: { readonly list: string }, id: number | ":idx"): string =>
  `${list}/${id}/photos`;
/** The scoring of a session of the exam: its raters and scripts. */
export const examScoringPath = ({ list }: { readonly list: string }, id: number | ":idx"): string =>
  `${list}/${id}/scoring`;
/** Where a rater answers and scores; what opens it is behind the #. */
export const EXAM_RATING_PATH = EXAM_RATING_ADDRESS;
/** Who came to a program: the list at the door, and the links of helpers. */
export const attendancePath = ({ list }: { readonly list: string }, id: number | ":idx"): string =>
  `${list}/${id}/attendance`;
/** Where helpers without an account check people in; what opens it is behind the #. */
export const CHECK_IN_PATH = CHECK_IN_ADDRESS;
/** The results of a session of the exam. */
export const resultsPath = ({ list }: { readonly list: string }, id: number | ":idx"): string =>
  `${list}/${id}/results`;
/** The certificates of a session of the exam. */
export const certificatesPath = ({ list }: { readonly list: string }, id: number | ":idx"): string =>
  `${list}/${id}/certificates`;

/** The presentations of a seminar: its call, what was submitted, its sessions. */
export const presentationsPath = ({ list }: { readonly list: string }, id: number | ":idx"): string =>
  `${list}/${id}/presentations`;
/** Where the book of abstracts is asked for. */
export const ABSTRACT_BOOKS_CALL = "/api/v1/abstract-books";
/** Where members submit to a call, a reviewer scores, and a co-author answers. */
export const presentPath = presentAddress;
export const presentationReviewsPath = presentationReviewsAddress;
export const PRESENTATION_CONSENT_PATH = PRESENTATION_CONSENT_ADDRESS;
export const PRESENTATION_REVIEW_PATH = PRESENTATION_REVIEW_ADDRESS;

/** The calls that answer with an admission slip, and with a list of a session, as a PDF. */
export const EXAM_SLIPS_CALL = "/api/v1/exam-slips";
export const EXAM_LISTS_CALL = "/api/v1/exam-lists";
/** The call that answers with the list of participants of a program as a PDF. */
export const PARTICIPANT_LISTS_CALL = "/api/v1/participant-lists";
/** The call that answers with the certificates of a session as one PDF. */
export const EXAM_CERTIFICATES_CALL = "/api/v1/exam-certificates";
export const EXAM_SLIP_PATH = EXAM_SLIP_ADDRESS;

/** In the address of a list of applicants: the one that is open. */
export const OPENED = "opened";
export const applicationInListPath = (
  office: { readonly list: string },
  programId: number,
  id: number,
): string => `${applicantsPath(office, programId)}?${OPENED}=${id}`;

/** Where a program is changed. */
export const programEditPath = ({ edit }: { readonly edit: string }, id: number): string => `${edit}/${id}`;

/** The journal: its issues, one of them, an article, and the article as a file. */
export const JOURNAL_PATH = JOURNAL_ADDRESS;
export const issuePath = issueAddress;
export const articlePath = articleAddress;
export const articleFilePath = articleFileAddress;
export const journalFeedPath = journalFeedAddress;
/** What is before the id of an issue, and of an article. */
export const ISSUE_DETAILS = `${JOURNAL_PATH}/issues`;
export const ARTICLE_DETAILS = `${JOURNAL_PATH}/articles`;

/** Whether the path of an address, without language prefix, is one of this site's or below it. */
export const isWithin = (path: string, pathname: string): boolean =>
  pathname === path || pathname.startsWith(`${path}/`);
