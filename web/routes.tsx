// The table of pages: one line a path. {idx} is a positive integer; whatever else stands there is 404 (parseIdx in
// web/page/parse-idx.ts). Queries named here are the only ones a page may depend on.
import type { RouteObject } from "react-router-dom";
import { Waiting } from "#web/layout/Waiting.tsx";
import { notFound } from "#web/page/page-error.ts";
import { pageRoute } from "#web/page/page-route.ts";
import { ErrorFrame } from "./ErrorFrame.tsx";
import { PAGE_PATHS } from "./paths.ts";
import { SiteFrame } from "./SiteFrame.tsx";
import { siteLoader } from "./site-loader.ts";

/** What a board's list is asked by. */
const LIST_KEYS = ["tag", "search", "page"];

/** What a schedule is asked by. */
const SCHEDULE_KEYS = ["view", "month", "when", "tag", "page"];

/** What a text in versions is asked by. */
const VERSION_KEYS = ["version", "view"];

/** One page explains each course and the exam, and lists its dates. */
const COURSE_PATHS = [
  "/kitec",
  "/workshop",
  "/translation-expert-course",
  "/translation-online-course",
  "/community-translation-course",
  "/social-integration-program",
];

/** One page writes on every board. */
const WRITING_PATHS = [
  "/notice/create",
  "/notice/edit/:idx",
  "/news/create",
  "/news/edit/:idx",
  "/create-gallery",
  "/edit-gallery/:idx",
  "/publication-archives/create",
  "/publication-archives/edit/:idx",
  "/seminar-archives/create",
  "/seminar-archives/edit/:idx",
];

/** One page writes programs of every kind, one lists them. */
const PROGRAM_WRITING_PATHS = [
  "/create-seminar",
  "/edit-seminar/:idx",
  "/admin/education-programs/create",
  "/admin/education-programs/edit/:idx",
  "/admin/evaluation-programs/create",
  "/admin/evaluation-programs/edit/:idx",
];
const POPUP_WRITING_PATHS = ["/admin/popup-management/create", "/admin/popup-management/edit/:idx"];
const PROGRAM_LIST_PATHS = ["/admin/seminars", "/admin/education-programs", "/admin/evaluation-programs"];

/** One page lists the people who applied for a program. */
const APPLICANT_PATHS = PROGRAM_LIST_PATHS.map((path) => `${path}/:idx/applicants`);

/** The pages of the association are written where they are read. */
const EDITED_PATHS = Object.values(PAGE_PATHS).map((path) => `${path}/edit`);

export const routes: RouteObject[] = [
  {
    id: "site",
    Component: SiteFrame,
    ErrorBoundary: ErrorFrame,
    loader: siteLoader,
    shouldRevalidate: () => false,
    children: [
      pageRoute({ path: "/", page: "home/public/HomePage" }),
      pageRoute({ path: "/notice/list", page: "posts/public/NoticeListPage", query: LIST_KEYS }),
      pageRoute({ path: "/notice/:idx", page: "posts/public/NoticePage" }),
      pageRoute({ path: "/news/list", page: "posts/public/NewsListPage", query: LIST_KEYS }),
      pageRoute({ path: "/news/:idx", page: "posts/public/NewsPage" }),
      pageRoute({ path: "/gallery", page: "posts/public/GalleryListPage", query: LIST_KEYS }),
      pageRoute({ path: "/gallery-details/:idx", page: "posts/public/GalleryPage" }),
      pageRoute({
        path: "/publication-archives/list",
        page: "posts/public/PublicationListPage",
        query: LIST_KEYS,
      }),
      pageRoute({ path: "/publication-archives/:idx", page: "posts/public/PublicationPage" }),
      pageRoute({
        path: "/seminar-archives/list",
        page: "posts/public/SeminarArchiveListPage",
        query: LIST_KEYS,
      }),
      pageRoute({ path: "/seminar-archives/:idx", page: "posts/public/SeminarArchivePage" }),
      pageRoute({
        path: "/seminar-schedule",
        page: "programs/public/SeminarSchedulePage",
        query: SCHEDULE_KEYS,
      }),
      pageRoute({ path: "/seminar-details/:idx", page: "programs/public/SeminarPage" }),
      pageRoute({
        path: "/programs",
        page: "programs/public/ProgramSchedulePage",
        query: SCHEDULE_KEYS,
      }),
      pageRoute({ path: "/programs/:idx", page: "programs/public/ProgramPage" }),
      ...COURSE_PATHS.map((path) => pageRoute({ path, page: "programs/public/CoursePage", query: ["page"] })),
      pageRoute({
        path: "/search",
        page: "search/SearchPage",
        query: ["q", "type", "page"],
        listed: false,
      }),
      pageRoute({ path: "/greeting", page: "pages/public/GreetingPage" }),
      pageRoute({ path: "/values", page: "pages/public/ValuesPage" }),
      pageRoute({ path: "/history", page: "pages/public/HistoryPage" }),
      pageRoute({ path: "/board-members", page: "pages/public/BoardMembersPage" }),
      pageRoute({ path: "/bylaws", page: "pages/public/BylawsPage", query: VERSION_KEYS }),
      pageRoute({ path: "/journal-introduction", page: "pages/public/JournalIntroductionPage" }),
      pageRoute({ path: "/privacy-policy", page: "pages/public/PrivacyPolicyPage", query: VERSION_KEYS }),
      pageRoute({ path: "/terms", page: "pages/public/TermsPage", query: VERSION_KEYS }),
      pageRoute({ path: "/login", page: "members/public/LoginPage", access: "guest" }),
      pageRoute({ path: "/register", page: "members/public/RegisterPage", access: "guest" }),
      pageRoute({ path: "/forgot-password", page: "members/public/ForgotPasswordPage", access: "guest" }),
      pageRoute({ path: "/reset-password", page: "members/public/ResetPasswordPage", access: "anyone" }),
      pageRoute({ path: "/verify-email", page: "members/account/VerifyEmailAccountPage", access: "anyone" }),
      {
        id: "signed-in",
        HydrateFallback: Waiting,
        children: [
          pageRoute({ path: "/my-account", page: "account/MyAccountPage", access: "member" }),
          pageRoute({
            path: "/programs/:idx/apply",
            page: "applications/account/ApplicationEditorPage",
            access: "member",
          }),
          pageRoute({
            path: "/my-account/applications/:idx",
            page: "applications/account/ApplicationAccountPage",
            access: "member",
          }),
          pageRoute({
            path: "/my-account/applications/:idx/change",
            page: "applications/account/ApplicationChangeEditorPage",
            access: "member",
          }),
          pageRoute({
            path: "/my-account/payments/:idx/receipt",
            page: "payments/account/ReceiptAccountPage",
            access: "member",
          }),
          pageRoute({ path: "/admin/dashboard", page: "dashboard/DashboardPage", access: "staff" }),
          pageRoute({ path: "/admin/home", page: "home/office/HomeEditorPage", access: "homeWriter" }),
          pageRoute({ path: "/admin/trash", page: "trash/ManagedTrashPage", access: "trash" }),
          pageRoute({ path: "/admin/settings", page: "settings/SettingsEditorPage", access: "siteManager" }),
          pageRoute({ path: "/admin/audit", page: "audit/ManagedAuditPage", access: "siteManager" }),
          pageRoute({ path: "/admin/staff", page: "staff/ManagedStaffPage", access: "siteManager" }),
          pageRoute({
            path: "/admin/member-management",
            page: "members/office/ManagedMembersPage",
            access: "memberOffice",
          }),
          pageRoute({
            path: "/admin/member-management/:idx",
            page: "members/office/ManagedMemberPage",
            access: "memberPage",
          }),
          pageRoute({
            path: "/admin/payment-management",
            page: "payments/office/ManagedPaymentsPage",
            access: "financeOffice",
          }),
          pageRoute({
            path: "/admin/payment-management/:idx",
            page: "payments/office/ManagedPaymentPage",
            access: "financeOffice",
          }),
          pageRoute({ path: "/admin/outbox", page: "outbox/OutboxPage", access: "memberOffice" }),
          pageRoute({
            path: "/admin/popup-management",
            page: "popups/office/ManagedPopupsPage",
            access: "homeWriter",
          }),
          ...POPUP_WRITING_PATHS.map((path) =>
            pageRoute({ path, page: "popups/office/PopupEditorPage", access: "homeWriter" }),
          ),
          pageRoute({ path: "/admin/posts", page: "posts/office/ManagedPostsPage", access: "staff" }),
          ...WRITING_PATHS.map((path) =>
            pageRoute({ path, page: "posts/office/PostEditorPage", access: "writer" }),
          ),
          ...PROGRAM_WRITING_PATHS.map((path) =>
            pageRoute({ path, page: "programs/office/ProgramEditorPage", access: "programWriter" }),
          ),
          ...PROGRAM_LIST_PATHS.map((path) =>
            pageRoute({ path, page: "programs/office/ManagedProgramsPage", access: "staff" }),
          ),
          ...APPLICANT_PATHS.map((path) =>
            pageRoute({ path, page: "applications/office/ManagedApplicantsPage", access: "programOffice" }),
          ),
          ...EDITED_PATHS.map((path) =>
            pageRoute({ path, page: "pages/office/PageEditorPage", access: "pageWriter" }),
          ),
        ],
      },
      { path: "/not-found", loader: () => Promise.reject(notFound()) },
    ],
  },
];
