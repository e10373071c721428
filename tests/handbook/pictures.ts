// The pictures of the handbook: which screen of the demo each shows, and the control on it that is framed.
// `npm run handbook:pictures` takes them; tests/e2e/handbook.spec.ts opens every screen and looks for its
// control.
import type { APIRequestContext, Locator, Page } from "@playwright/test";
import type { Speak } from "#tests/support/messages.ts";
import type { HandbookKey } from "#web/components/handbook/handbook-tasks.ts";
import type { MessageId } from "#web/i18n/message-ids.ts";
import {
  ACCESS_REVIEW_PATH,
  applicantsPath,
  BANK_PATH,
  DASHBOARD_PATH,
  DUES_PATH,
  examScoringPath,
  examSeatsPath,
  IMPORT_MEMBERS_PATH,
  ISSUES_PATH,
  MAILINGS_PATH,
  MEMBERS_PATH,
  MONTH_END_PATH,
  memberPath,
  PAYMENTS_PATH,
  POPUPS_PATH,
  POST_OFFICE_PATH,
  PROGRAM_OFFICE_PATHS,
  pageEditPath,
  STAFF_PATH,
  SUBMISSIONS_OFFICE_PATH,
  TRANSLATIONS_PATH,
  TRASH_PATH,
} from "#web/paths.ts";

/** Rows of the demo that screens are about. */
interface DemoRows {
  readonly seminar: number;
  readonly exam: number;
  readonly member: number;
}

interface Picture {
  readonly path: string | ((rows: DemoRows) => string);
  readonly role: "button" | "link" | "heading" | "radio";
  readonly name: MessageId | ((say: Speak) => string);
}

const { seminars, education, evaluation } = PROGRAM_OFFICE_PATHS;

/** Each task has one, of its name. */
export const PICTURES: Readonly<Record<HandbookKey, Picture>> = {
  "start-the-day": { path: DASHBOARD_PATH, role: "heading", name: "dashboard.todo.title" },
  "book-transfers": { path: BANK_PATH, role: "button", name: "bank.upload" },
  "request-payments": { path: PAYMENTS_PATH, role: "button", name: "payment-office.new" },
  "refund-payments": { path: PAYMENTS_PATH, role: "link", name: "payment-office.tab.refund" },
  "close-a-month": { path: MONTH_END_PATH, role: "heading", name: "month-end.sums" },
  "request-dues": { path: DUES_PATH, role: "heading", name: "dues.grades" },
  "hold-a-seminar": { path: seminars.list, role: "link", name: "program-office.create.seminars" },
  "look-after-applicants": {
    path: ({ seminar }) => applicantsPath(seminars, seminar),
    role: "button",
    name: "applicants.write.all",
  },
  "run-a-course": { path: education.list, role: "link", name: "program-office.create.education" },
  "hold-an-exam": {
    path: ({ exam }) => examSeatsPath(evaluation, exam),
    role: "button",
    name: "exam-seats.preview",
  },
  "score-an-exam": {
    path: ({ exam }) => examScoringPath(evaluation, exam),
    role: "button",
    name: "exam-scoring.invite",
  },
  "publish-a-post": {
    path: POST_OFFICE_PATH,
    role: "link",
    name: (say) => say("post-office.new", { board: say("enums.Board.NOTICE") }),
  },
  "change-a-page": { path: pageEditPath("BYLAWS"), role: "button", name: "page-editing.force" },
  "translate-texts": { path: TRANSLATIONS_PATH, role: "heading", name: "translations.title" },
  "show-a-popup": { path: POPUPS_PATH, role: "link", name: "popup-office.create" },
  "restore-what-was-deleted": { path: TRASH_PATH, role: "heading", name: "trash.title" },
  "review-manuscripts": {
    path: SUBMISSIONS_OFFICE_PATH,
    role: "link",
    name: "submission-office.tab.editors",
  },
  "publish-an-issue": { path: ISSUES_PATH, role: "link", name: "journal-office.create" },
  "admit-members": { path: MEMBERS_PATH, role: "link", name: "member-office.tab.waiting" },
  "move-in": { path: IMPORT_MEMBERS_PATH, role: "button", name: "member-import.upload" },
  "close-an-account": {
    path: ({ member }) => memberPath(member),
    role: "button",
    name: "member-office.action.withdraw",
  },
  "send-a-mailing": { path: MAILINGS_PATH, role: "button", name: "mailings.toAll" },
  "change-staff": { path: STAFF_PATH, role: "heading", name: "staff.title" },
  "review-access": { path: ACCESS_REVIEW_PATH, role: "heading", name: "access-review.people" },
};

export const pathOf = ({ path }: Picture, rows: DemoRows): string =>
  typeof path === "string" ? path : path(rows);

/** The control that a picture frames. */
export function controlOf({ role, name }: Picture, page: Page, say: Speak): Locator {
  const words = typeof name === "string" ? say(name) : name(say);
  // A tab has its number behind its name.
  return page
    .getByRole("main")
    .getByRole(role, { name: words, exact: role !== "link" })
    .first();
}

const FIRST =
  "{ seminars: programs(kinds: [SEMINAR]) { items { id } } exams: programs(kinds: [KITEC]) { items { id } } }";

/**
 * Finds the rows of the demo.
 * @param member somebody with a page of their own in the office
 */
export async function findRows(
  request: APIRequestContext,
  member: { email: string; password: string },
): Promise<DemoRows> {
  const headers = { "graphql-require-preflight": "1", "x-graphql-yoga-csrf": "1" };
  const answer = await request.post("/graphql", { data: { query: FIRST }, headers });
  const { data } = await answer.json();
  const signedIn = await request.post("/api/v1/login", { data: member });
  const { member_idx } = await signedIn.json();
  return { seminar: data.seminars.items[0].id, exam: data.exams.items[0].id, member: member_idx };
}
