// The table of pages: one line for each path, with its page, what the page is given, its title, who may open
// it, and its place in a menu. {idx} is a positive integer; anything else there is 404
// (web/page/parse-idx.ts). web/routes.tsx makes routes of the table, and the menus of the site
// (web/layout/navigation.ts) and of the office (web/layout/office-pages.ts) have their pages in its order. A
// page may depend only on the query keys that are named here.
import { isJournalPage, PAGE_KEYS } from "#schema/validation/site/page-kinds.ts";
import { PROGRAMS } from "#web/features/programs/programs/public/kinds.ts";
import type { Board, PageKey } from "#web/gql/enums.ts";
import type { MessageId } from "#web/i18n/message-ids.ts";
import type { OfficeGroupName, SectionId, SectionPlace } from "./page/menu-place.ts";
import type { PageLine } from "./page/page-handle.ts";
import type { OfficeRight, Rights } from "./page/rights.ts";
import {
  ACCESS_REVIEW_PATH,
  ADD_MEMBER_PATH,
  ALL_PROGRAMS,
  ARTICLE_DETAILS,
  AUDIT_PATH,
  applicantsPath,
  applicationPath,
  applyGroupPath,
  applyPath,
  articleEditPath,
  attendancePath,
  BANK_PATH,
  BOARD_PATHS,
  boothPath,
  CHECK_IN_PATH,
  CONFIRM_OPENING_PATH,
  CONFIRM_SUBSCRIPTION_PATH,
  CONSENT_PATH,
  COURSE_PREVIEW_PATH,
  CREATE_ARTICLE_PATH,
  CREATE_ISSUE_PATH,
  CREATE_POPUP_PATH,
  CREATE_TERM_PATH,
  certificatesPath,
  changePath,
  DASHBOARD_PATH,
  DUES_PATH,
  DUPLICATES_PATH,
  EMERGENCY_PATH,
  EXAM_RATING_PATH,
  EXAM_SLIP_PATH,
  examPhotosPath,
  examScoringPath,
  examSeatsPath,
  examSessionPath,
  FAQ_EDITOR_PATH,
  FAQ_PATH,
  FILES_PATH,
  FORGOT_PASSWORD_PATH,
  GLOSSARY_OFFICE_PATH,
  GLOSSARY_PATH,
  groupPath,
  HANDBOOK_PATH,
  HOME_EDITOR_PATH,
  HOME_PATH,
  IMPORT_MEMBERS_PATH,
  ISSUE_DETAILS,
  ISSUES_PATH,
  issueEditPath,
  JOURNAL_PATH,
  JOURNAL_SETTINGS_PATH,
  JOURNAL_STATISTICS_PATH,
  KIND_PATHS,
  LINKED_APPLICATION_PATH,
  LINKED_GROUP_PATH,
  LOGIN_PATH,
  MAIL_TEMPLATES_PATH,
  MAILINGS_PATH,
  MEMBERS_PATH,
  MEMORY_PATH,
  MONTH_END_PATH,
  MY_ACCOUNT_PATH,
  mailingPath,
  manuscriptEditPath,
  manuscriptPath,
  memberPath,
  NEW_MANUSCRIPT_PATH,
  OUTBOX_PATH,
  PAGE_PATHS,
  PAGE_PREVIEW_PATH,
  PAYMENTS_PATH,
  POPUPS_PATH,
  POST_OFFICE_PATH,
  PRESENTATION_CONSENT_PATH,
  PRESENTATION_REVIEW_PATH,
  PREVIEW_PATH,
  PROGRAM_OFFICE_PATHS,
  PROGRAM_PREVIEW_PATH,
  pageEditPath,
  paymentPath,
  popupEditPath,
  presentationReviewsPath,
  presentationsPath,
  presentPath,
  RATER_FEES_PATH,
  REDIRECTS_PATH,
  REGISTER_PATH,
  RESCHEDULE_PATH,
  RESET_PASSWORD_PATH,
  RETENTION_PATH,
  REVIEW_PATH,
  resultsPath,
  SEARCH_PATH,
  SEMINAR_DETAILS,
  SEMINAR_SCHEDULE,
  SETTINGS_PATH,
  SIGN_INS_PATH,
  STAFF_PATH,
  SUBMISSIONS_OFFICE_PATH,
  SUBMIT_PATH,
  SUBSCRIBE_PATH,
  submissionOfficePath,
  TOPIC,
  TRANSLATIONS_PATH,
  TRANSLATOR_MONTHS_PATH,
  TRASH_PATH,
  termEditPath,
  UNKNOWN_ADDRESSES_PATH,
  UNSUBSCRIBE_PATH,
  VERIFY_DOCUMENT_PATH,
  VERIFY_EMAIL_PATH,
  VERIFY_PATH,
  WORD_COUNT_PATH,
} from "./paths.ts";

const BOARDS: readonly Board[] = ["NOTICE", "NEWS", "GALLERY", "PUBLICATION", "SEMINAR_ARCHIVE"];

/** What a board's list is asked by. */
const LIST_KEYS = ["tag", "search", "page"];
/** What a schedule is asked by. */
const SCHEDULE_KEYS = ["view", "month", "when", "tag", "page"];
/** What a text in versions is asked by. */
const VERSION_KEYS = ["version", "view", "on"];

/** A place in the menu of a section. */
const placeIn = (section: SectionId, label: MessageId, column: SectionPlace["column"] = 1): SectionPlace => ({
  section,
  column,
  label,
});

/** The list of a board, and its posts. */
const boardPages = (board: Board, section: SectionId, label: MessageId): PageLine[] => {
  const { list, base } = BOARD_PATHS[board];
  return [
    {
      path: list,
      page: "site/posts/public/PostListPage",
      props: { board },
      query: LIST_KEYS,
      menu: { ...placeIn(section, label), also: [base] },
    },
    { path: `${base}/:idx`, page: "site/posts/public/PostPage", props: { board } },
  ];
};

/** A list or calendar, and the pages of what it lists. */
const schedulePages = (
  schedule: "seminars" | "programs",
  path: string,
  details: string,
  menu: SectionPlace,
): PageLine[] => [
  { path, page: "programs/programs/public/SchedulePage", props: { schedule }, query: SCHEDULE_KEYS, menu },
  { path: `${details}/:idx`, page: "programs/programs/public/ProgramPage", props: { schedule } },
];

/** The terms of a program, by its own link. */
const boothPage: PageLine = {
  path: boothPath(":idx"),
  page: "programs/booth/public/BoothPage",
  listed: false,
};

/** One page explains each course and the exam, and lists its dates; the menu has them in columns of three. */
const coursePages = PROGRAMS.map(
  (kind, at): PageLine => ({
    path: KIND_PATHS[kind],
    page: "programs/programs/public/CoursePage",
    props: { kind },
    query: ["page"],
    menu: placeIn("education", `enums.ProgramKind.${kind}`, at < 3 ? 1 : 2),
  }),
);

/** @param menu none for what the footer leads to */
const versionedText = (pageKey: PageKey, menu?: SectionPlace): PageLine => ({
  path: PAGE_PATHS[pageKey],
  page: "site/pages/public/VersionedTextPage",
  props: { pageKey },
  query: VERSION_KEYS,
  ...(menu && { menu }),
});

/** What the section is about, and a step to what there is of it. */
const introduction = (
  pageKey: "SEMINAR_INTRODUCTION" | "JOURNAL_INTRODUCTION",
  menu: SectionPlace,
): PageLine => ({
  path: PAGE_PATHS[pageKey],
  page: "site/pages/public/IntroductionPage",
  props: { pageKey },
  menu,
});

/** The people of a board. */
const people = (pageKey: "BOARD_MEMBERS" | "EDITORIAL_BOARD", menu: SectionPlace): PageLine => ({
  path: PAGE_PATHS[pageKey],
  page: "site/pages/public/BoardMembersPage",
  props: { pageKey },
  menu,
});

const seminarPages: readonly PageLine[] = [
  introduction("SEMINAR_INTRODUCTION", placeIn("seminar", "layout.nav.seminarIntroduction")),
  ...schedulePages("seminars", SEMINAR_SCHEDULE, SEMINAR_DETAILS, {
    ...placeIn("seminar", "layout.nav.seminarSchedule"),
    also: [SEMINAR_DETAILS],
  }),
  ...boardPages("SEMINAR_ARCHIVE", "seminar", "layout.nav.seminarArchive"),
];

const educationPages: readonly PageLine[] = [
  ...coursePages,
  ...schedulePages("programs", ALL_PROGRAMS, ALL_PROGRAMS, placeIn("education", "layout.nav.allPrograms", 3)),
  boothPage,
];

const associationPages: readonly PageLine[] = [
  {
    path: PAGE_PATHS.GREETING,
    page: "site/pages/public/GreetingPage",
    menu: placeIn("about", "layout.nav.greeting"),
  },
  {
    path: PAGE_PATHS.VALUES,
    page: "site/pages/public/ValuesPage",
    menu: placeIn("about", "layout.nav.values"),
  },
  {
    path: PAGE_PATHS.HISTORY,
    page: "site/pages/public/HistoryPage",
    menu: placeIn("about", "layout.nav.history"),
  },
  people("BOARD_MEMBERS", placeIn("about", "layout.nav.boardMembers", 2)),
  versionedText("BYLAWS", placeIn("about", "layout.nav.bylaws", 2)),
  {
    path: FAQ_PATH,
    page: "site/faqs/public/FaqPage",
    menu: placeIn("communication", "layout.nav.faq", 2),
  },
  {
    path: GLOSSARY_PATH,
    page: "site/glossary/public/GlossaryPage",
    query: ["search", "letter", "page"],
    menu: placeIn("communication", "layout.nav.glossary", 2),
  },
  {
    path: JOURNAL_PATH,
    page: "journal/journal/public/JournalPage",
    menu: placeIn("journal", "layout.nav.journalIssues"),
  },
  introduction("JOURNAL_INTRODUCTION", placeIn("journal", "layout.nav.journal")),
  people("EDITORIAL_BOARD", placeIn("journal", "layout.nav.editorialBoard")),
  { path: `${ISSUE_DETAILS}/:idx`, page: "journal/journal/public/IssuePage" },
  { path: `${ARTICLE_DETAILS}/:idx`, page: "journal/journal/public/ArticlePage" },
  {
    path: SUBMIT_PATH,
    page: "journal/submissions/public/SubmitPage",
    menu: placeIn("journal", "layout.nav.journalSubmit"),
  },
  versionedText("JOURNAL_SUBMISSION_RULES", placeIn("journal", "layout.nav.journalSubmissionRules", 2)),
  versionedText("JOURNAL_REVIEW_RULES", placeIn("journal", "layout.nav.journalReviewRules", 2)),
  versionedText("JOURNAL_ETHICS", placeIn("journal", "layout.nav.journalEthics", 2)),
  versionedText("PRIVACY_POLICY"),
  versionedText("TERMS"),
];

/** A page whose title and description are all its head says. */
const form = (
  path: string,
  page: string,
  words: "login" | "forgot" | "reset" | "verify",
  rights: Rights,
) => ({
  path,
  page,
  title: `members.${words}.title` as const,
  description: `members.${words}.description` as const,
  rights,
});

const own = (path: string, page: string, title: MessageId): PageLine => ({
  path,
  page,
  title,
  rights: "member",
});

const accountPages: readonly PageLine[] = [
  form(LOGIN_PATH, "people/members/public/LoginPage", "login", "guest"),
  { path: REGISTER_PATH, page: "people/members/public/RegisterPage", rights: "guest" },
  form(FORGOT_PASSWORD_PATH, "people/members/public/ForgotPasswordPage", "forgot", "guest"),
  form(RESET_PASSWORD_PATH, "people/members/public/ResetPasswordPage", "reset", "anyone"),
  { path: PREVIEW_PATH, page: "site/posts/public/PreviewPage", title: "preview.title", rights: "anyone" },
  {
    path: PAGE_PREVIEW_PATH,
    page: "site/pages/public/PagePreviewPage",
    title: "preview.title",
    rights: "anyone",
  },
  { path: PROGRAM_PREVIEW_PATH, page: "programs/programs/public/ProgramPreviewPage", rights: "anyone" },
  { path: COURSE_PREVIEW_PATH, page: "programs/programs/public/CoursePreviewPage", rights: "anyone" },
  {
    path: RESCHEDULE_PATH,
    page: "programs/reschedules/public/RescheduleReplyPage",
    title: "reschedules.title",
    description: "reschedules.description",
    rights: "anyone",
  },
  {
    path: LINKED_GROUP_PATH,
    page: "programs/groups/public/LinkedGroupPage",
    title: "linked.group",
    rights: "anyone",
    query: ["program"],
    listed: false,
  },
  {
    path: LINKED_APPLICATION_PATH,
    page: "programs/applications/public/LinkedApplicationPage",
    title: "linked.application",
    rights: "anyone",
    listed: false,
  },
  {
    path: PRESENTATION_CONSENT_PATH,
    page: "programs/presentations/public/PresentationConsentPage",
    title: "presentations.consent.title",
    rights: "anyone",
    listed: false,
  },
  {
    path: PRESENTATION_REVIEW_PATH,
    page: "programs/presentations/public/LinkedReviewsPage",
    title: "presentations.reviews.title",
    rights: "anyone",
    listed: false,
  },
  {
    path: EXAM_RATING_PATH,
    page: "programs/exams/public/RatingPage",
    title: "exam-rating.title",
    rights: "anyone",
    listed: false,
  },
  {
    path: CHECK_IN_PATH,
    page: "programs/attendance/public/CheckInPage",
    title: "attendance.title",
    rights: "anyone",
    listed: false,
  },
  {
    path: REVIEW_PATH,
    page: "journal/reviews/public/ReviewPage",
    title: "reviews.title",
    rights: "anyone",
    listed: false,
  },
  {
    path: EXAM_SLIP_PATH,
    page: "programs/exams/public/SlipPage",
    title: "exam-slip.title",
    rights: "anyone",
    listed: false,
  },
  {
    path: VERIFY_PATH,
    page: "overview/documents/public/VerifyCodePage",
    title: "documents.title",
    description: "documents.description",
    rights: "anyone",
  },
  {
    path: VERIFY_DOCUMENT_PATH,
    page: "overview/documents/public/VerifyPage",
    title: "documents.title",
    description: "documents.description",
    rights: "anyone",
  },
  form(VERIFY_EMAIL_PATH, "people/members/account/VerifyEmailAccountPage", "verify", "anyone"),
  { path: MY_ACCOUNT_PATH, page: "people/account/MyAccountPage", rights: "member", query: ["tab"] },
  own(applyPath(":idx"), "programs/applications/account/ApplicationEditorPage", "applications.apply.title"),
  own(applyGroupPath(":idx"), "programs/groups/account/GroupEditorPage", "groups.apply.title"),
  own(groupPath(":idx"), "programs/groups/account/GroupAccountPage", "groups.one.title"),
  own(presentPath(":idx"), "programs/presentations/account/PresentAccountPage", "presentations.title"),
  own(
    presentationReviewsPath(":idx"),
    "programs/presentations/account/PresentationReviewsAccountPage",
    "presentations.reviews.title",
  ),
  own(
    applicationPath(":idx"),
    "programs/applications/account/ApplicationAccountPage",
    "applications.one.title",
  ),
  own(NEW_MANUSCRIPT_PATH, "journal/submissions/account/ManuscriptEditorPage", "manuscripts.editor.title"),
  own(manuscriptPath(":idx"), "journal/submissions/account/ManuscriptAccountPage", "manuscripts.one"),
  own(
    manuscriptEditPath(":idx"),
    "journal/submissions/account/ManuscriptEditorPage",
    "manuscripts.editor.title",
  ),
  {
    path: CONSENT_PATH,
    page: "journal/submissions/public/ConsentPage",
    title: "submissions.consent.title",
    description: "submissions.consent.description",
    rights: "anyone",
  },
  own(
    changePath(":idx"),
    "programs/applications/account/ApplicationChangeEditorPage",
    "applications.change.title",
  ),
];

const subscriptionPage = (
  path: string,
  page: string,
  words: "subscribe" | "confirm" | "unsubscribe" | "opening",
): PageLine => ({
  path,
  page: `mailing/subscriptions/public/${page}`,
  title: `subscriptions.${words}.title`,
  description: `subscriptions.${words}.description`,
});

/** What is new, by mail: everybody's, so they are rendered and light. What links of mails open is for no search engine. */
const subscriptionPages: readonly PageLine[] = [
  {
    ...subscriptionPage(SUBSCRIBE_PATH, "SubscribePage", "subscribe"),
    query: [TOPIC],
    menu: placeIn("communication", "layout.nav.subscribe", 2),
  },
  { ...subscriptionPage(CONFIRM_SUBSCRIPTION_PATH, "ConfirmSubscriptionPage", "confirm"), listed: false },
  { ...subscriptionPage(CONFIRM_OPENING_PATH, "ConfirmOpeningPage", "opening"), listed: false },
  { ...subscriptionPage(UNSUBSCRIBE_PATH, "UnsubscribePage", "unsubscribe"), listed: false },
];

const office = (path: string, page: string, title: MessageId, ...rights: OfficeRight[]): PageLine => ({
  path,
  page,
  title,
  rights,
});

/** The pages of a group of the office's menu: what belongs together is together, most used first. */
const inGroup = (group: OfficeGroupName, lines: readonly PageLine[]): PageLine[] =>
  lines.map((line) => ({ ...line, menu: { group } }));

const programList = (name: keyof typeof PROGRAM_OFFICE_PATHS): PageLine => ({
  ...office(
    PROGRAM_OFFICE_PATHS[name].list,
    "programs/programs/office/ManagedProgramsPage",
    `program-office.list.${name}`,
    "canWritePrograms",
  ),
  props: { office: name },
});

const menuPages: readonly PageLine[] = [
  ...inGroup("start", [
    office(DASHBOARD_PATH, "overview/dashboard/DashboardPage", "dashboard.title"),
    office(HANDBOOK_PATH, "overview/handbook/HandbookPage", "handbook.title"),
  ]),
  ...inGroup("money", [
    office(
      PAYMENTS_PATH,
      "money/payments/office/ManagedPaymentsPage",
      "payment-office.title",
      "canManagePayments",
    ),
    office(BANK_PATH, "money/payments/bank/BankPage", "bank.title", "canManagePayments"),
    office(MONTH_END_PATH, "money/payments/month-end/MonthEndPage", "month-end.title", "canManagePayments"),
    office(DUES_PATH, "money/dues/DuesPage", "dues.title", "canManagePayments"),
    office(
      RATER_FEES_PATH,
      "programs/exams/office/RaterFeesPage",
      "exam-scoring.rater-fees.title",
      "canManagePayments",
    ),
  ]),
  ...inGroup("programs", [programList("education"), programList("evaluation"), programList("seminars")]),
  ...inGroup("site", [
    office(POST_OFFICE_PATH, "site/posts/office/ManagedPostsPage", "post-office.title", "canWritePosts"),
    office(HOME_EDITOR_PATH, "site/home/office/HomeEditorPage", "home-editing.title", "canWritePages"),
    office(FAQ_EDITOR_PATH, "site/faqs/office/FaqEditorPage", "office-menu.faq", "canWritePages"),
    office(
      GLOSSARY_OFFICE_PATH,
      "site/glossary/office/ManagedGlossaryPage",
      "glossary-office.title",
      "canWritePages",
    ),
    office(
      TRANSLATIONS_PATH,
      "core/translations/TranslationsPage",
      "translations.title",
      "canWritePosts",
      "canWritePrograms",
    ),
    office(
      TRANSLATOR_MONTHS_PATH,
      "core/translations/TranslatorMonthsPage",
      "translator-months.title",
      "canWritePosts",
      "canWritePrograms",
      "canManagePayments",
    ),
    office(MEMORY_PATH, "core/translations/MemoryPage", "memory.title", "canWritePosts", "canWritePrograms"),
    office(TRASH_PATH, "core/trash/ManagedTrashPage", "trash.title", "canWritePosts", "canWritePrograms"),
    office(POPUPS_PATH, "site/popups/office/ManagedPopupsPage", "popup-office.title", "canWritePages"),
    office(
      FILES_PATH,
      "core/files/office/ManagedFilesPage",
      "file-office.title",
      "canWritePosts",
      "canWritePrograms",
    ),
    office(REDIRECTS_PATH, "core/redirects/RedirectsPage", "redirects.title", "canWritePages"),
    office(
      EMERGENCY_PATH,
      "site/emergency/office/EmergencyEditorPage",
      "emergency-office.title",
      "canWritePages",
    ),
  ]),
  ...inGroup("journal", [
    office(
      SUBMISSIONS_OFFICE_PATH,
      "journal/reviews/office/ManagedSubmissionsPage",
      "submission-office.title",
      "canManageJournal",
    ),
    office(
      JOURNAL_STATISTICS_PATH,
      "journal/reviews/office/StatisticsPage",
      "journal-figures.title",
      "canManageJournal",
    ),
    office(
      ISSUES_PATH,
      "journal/journal/office/ManagedIssuesPage",
      "journal-office.title",
      "canManageJournal",
    ),
    office(
      JOURNAL_SETTINGS_PATH,
      "journal/submissions/office/JournalSettingsEditorPage",
      "journal-settings.title",
      "canManageJournal",
    ),
  ]),
  ...inGroup("members", [
    office(
      MEMBERS_PATH,
      "people/members/office/ManagedMembersPage",
      "member-office.title",
      "canManageMembers",
    ),
    office(
      MAILINGS_PATH,
      "mailing/mailings/office/MailingsPage",
      "mailings.title",
      "canManageMembers",
      "canWritePrograms",
      "canWritePosts",
      "canManageJournal",
    ),
    office(OUTBOX_PATH, "core/outbox/OutboxPage", "outbox.title", "canManageMembers"),
    office(
      MAIL_TEMPLATES_PATH,
      "core/mail-templates/MailTemplatesPage",
      "mail-templates.title",
      "canManageSite",
    ),
    office(AUDIT_PATH, "core/audit/ManagedAuditPage", "audit.title", "canManageSite"),
    office(SIGN_INS_PATH, "people/sign-ins/ManagedSignInsPage", "sign-ins.title", "canManageSite"),
    office(ACCESS_REVIEW_PATH, "core/audit/AccessReviewPage", "access-review.title", "canManageSite"),
    office(RETENTION_PATH, "overview/retention/RetentionPage", "retention.title", "canManageSite"),
    office(STAFF_PATH, "people/staff/ManagedStaffPage", "staff.title", "canManageSite"),
    office(SETTINGS_PATH, "core/settings/SettingsEditorPage", "settings.title", "canManageSite"),
  ]),
];

const termEditor = "site/glossary/office/TermEditorPage";
const issueEditor = "journal/journal/office/IssueEditorPage";
const articleEditor = "journal/journal/office/ArticleEditorPage";
const popupEditor = "site/popups/office/PopupEditorPage";

/** Pages of the office that are reached from another one. */
const innerPages: readonly PageLine[] = [
  office(CREATE_TERM_PATH, termEditor, "glossary-office.editor.title", "canWritePages"),
  office(termEditPath(":idx"), termEditor, "glossary-office.editor.title", "canWritePages"),
  office(
    submissionOfficePath(":idx"),
    "journal/reviews/office/ManagedSubmissionPage",
    "submission-office.manuscript",
    "canManageJournal",
  ),
  office(CREATE_ISSUE_PATH, issueEditor, "journal-office.issue.title", "canManageJournal"),
  office(issueEditPath(":idx"), issueEditor, "journal-office.issue.title", "canManageJournal"),
  office(CREATE_ARTICLE_PATH, articleEditor, "journal-office.article.title", "canManageJournal"),
  office(articleEditPath(":idx"), articleEditor, "journal-office.article.title", "canManageJournal"),
  office(
    WORD_COUNT_PATH,
    "core/translations/WordCountPage",
    "word-count.title",
    "canWritePosts",
    "canWritePrograms",
  ),
  office(
    UNKNOWN_ADDRESSES_PATH,
    "core/redirects/UnknownAddressesPage",
    "redirects.unknown.title",
    "canWritePages",
  ),
  office(CREATE_POPUP_PATH, popupEditor, "popup-office.editor.title", "canWritePages"),
  office(popupEditPath(":idx"), popupEditor, "popup-office.editor.title", "canWritePages"),
  office(ADD_MEMBER_PATH, "people/members/office/AddMemberPage", "member-office.add", "canManageMembers"),
  office(DUPLICATES_PATH, "people/duplicates/DuplicatesPage", "duplicates.title", "canManageMembers"),
  office(
    IMPORT_MEMBERS_PATH,
    "people/member-imports/ImportMembersPage",
    "member-import.title",
    "canManageMembers",
  ),
  office(
    memberPath(":idx"),
    "people/members/office/ManagedMemberPage",
    "member-office.member",
    "canManageMembers",
    "canManagePayments",
  ),
  office(
    paymentPath(":idx"),
    "money/payments/office/ManagedPaymentPage",
    "payment-office.page.title",
    "canManagePayments",
  ),
  office(
    mailingPath(":idx"),
    "mailing/mailings/office/MailingPage",
    "mailings.one",
    "canManageMembers",
    "canWritePrograms",
    "canWritePosts",
    "canManageJournal",
  ),
];

/** Where programs are written, and their applicants looked after. */
const programOfficePages = (["seminars", "education", "evaluation"] as const).flatMap((name): PageLine[] => {
  const { list, create, edit } = PROGRAM_OFFICE_PATHS[name];
  const editor = "programs/programs/office/ProgramEditorPage";
  const applicants = "programs/applications/office/ManagedApplicantsPage";
  const scoring = "programs/exams/office/ScoringPage";
  const seats = "programs/exams/office/ManagedSeatsPage";
  const photos = "programs/applications/office/PhotoSheetPage";
  const exam = "programs/exams/office/ExamSessionEditorPage";
  return [
    {
      ...office(create, editor, `program-office.create.${name}`, "canWritePrograms"),
      frame: "office" as const,
    },
    {
      ...office(`${edit}/:idx`, editor, `program-office.edit.${name}`, "canWritePrograms"),
      frame: "office" as const,
    },
    office(applicantsPath({ list }, ":idx"), applicants, "applicants.title", "canWritePrograms"),
    ...(name === "evaluation"
      ? [
          office(examSessionPath({ list }, ":idx"), exam, "exam-session.title", "canWritePrograms"),
          office(examSeatsPath({ list }, ":idx"), seats, "exam-seats.title", "canWritePrograms"),
          office(examPhotosPath({ list }, ":idx"), photos, "photo-sheet.title", "canWritePrograms"),
          office(examScoringPath({ list }, ":idx"), scoring, "exam-scoring.title", "canWritePrograms"),
          office(
            resultsPath({ list }, ":idx"),
            "programs/exams/office/ManagedResultsPage",
            "exam-results.title",
            "canWritePrograms",
          ),
          office(
            certificatesPath({ list }, ":idx"),
            "programs/exams/office/CertificatesPage",
            "exam-certificates.title",
            "canWritePrograms",
          ),
        ]
      : []),
    ...(name === "seminars"
      ? [
          office(
            presentationsPath({ list }, ":idx"),
            "programs/presentations/office/PresentationsPage",
            "presentations-office.title",
            "canWritePrograms",
          ),
        ]
      : []),
    office(
      attendancePath({ list }, ":idx"),
      "programs/attendance/office/AttendancePage",
      "attendance-office.title",
      "canWritePrograms",
    ),
  ].map((line) => ({ ...line, props: { office: name } }));
});

/** Everything is written in the frame of the office, at an address beside the one it is read at. */
const editorPages: readonly PageLine[] = [
  ...BOARDS.flatMap((board) =>
    [BOARD_PATHS[board].create, `${BOARD_PATHS[board].edit}/:idx`].map(
      (path): PageLine => ({
        path,
        page: "site/posts/office/PostEditorPage",
        props: { board },
        rights: ["canWritePosts"],
        frame: "office",
      }),
    ),
  ),
  ...PAGE_KEYS.map(
    (pageKey): PageLine => ({
      path: pageEditPath(pageKey),
      frame: "office",
      page: "site/pages/office/PageEditorPage",
      props: { pageKey },
      rights: isJournalPage(pageKey) ? ["canWritePages", "canManageJournal"] : ["canWritePages"],
    }),
  ),
];

export const PAGES: readonly PageLine[] = [
  { path: HOME_PATH, page: "site/home/public/HomePage" },
  ...boardPages("NOTICE", "communication", "enums.Board.NOTICE"),
  ...boardPages("NEWS", "communication", "enums.Board.NEWS"),
  ...boardPages("GALLERY", "communication", "enums.Board.GALLERY"),
  ...boardPages("PUBLICATION", "communication", "enums.Board.PUBLICATION"),
  ...seminarPages,
  ...educationPages,
  { path: SEARCH_PATH, page: "overview/search/SearchPage", query: ["q", "type", "page"], listed: false },
  ...associationPages,
  ...accountPages,
  ...subscriptionPages,
  ...menuPages,
  ...innerPages,
  ...programOfficePages,
  ...editorPages,
];

/** The rights that a page of the office asks for. Throws for an address that is none of the office's. */
export function officeRights(path: string): readonly OfficeRight[] {
  const rights = PAGES.find((page) => page.path === path)?.rights;
  if (typeof rights !== "object") throw new Error(`web/pages.ts has no page of the office at ${path}`);
  return rights;
}
