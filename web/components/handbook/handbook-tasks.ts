// The tasks of the handbook, in the order of its pages, each with the screens it is about as web/pages.ts has
// their paths. Their texts are docs/handbook/<language>/<key>.md, their titles `handbook.task.<key>`.
import { PAGE_KEYS } from "#schema/validation/site/page-kinds.ts";
import {
  ACCESS_REVIEW_PATH,
  ADD_MEMBER_PATH,
  ARTICLE_OFFICE,
  applicantsPath,
  attendancePath,
  BANK_PATH,
  BOARD_PATHS,
  certificatesPath,
  DASHBOARD_PATH,
  DUES_PATH,
  EMERGENCY_PATH,
  examPhotosPath,
  examScoringPath,
  examSeatsPath,
  examSessionPath,
  HOME_EDITOR_PATH,
  IMPORT_MEMBERS_PATH,
  ISSUES_PATH,
  isWithin,
  MAILINGS_PATH,
  MEMBERS_PATH,
  MEMORY_PATH,
  MONTH_END_PATH,
  memberPath,
  OUTBOX_PATH,
  PAYMENTS_PATH,
  POPUPS_PATH,
  POST_OFFICE_PATH,
  PROGRAM_OFFICE_PATHS,
  pageEditPath,
  paymentPath,
  RATER_FEES_PATH,
  REDIRECTS_PATH,
  resultsPath,
  STAFF_PATH,
  SUBMISSION_DETAILS,
  SUBMISSIONS_OFFICE_PATH,
  TRANSLATIONS_PATH,
  TRANSLATOR_MONTHS_PATH,
  TRASH_PATH,
  UNKNOWN_ADDRESSES_PATH,
} from "#web/paths.ts";

const { seminars, education, evaluation } = PROGRAM_OFFICE_PATHS;
const OFFICES = [seminars, education, evaluation];

/**
 * Groups are those of the office's menu. A screen below one that is named belongs to the same task, unless another task names it.
 */
export const HANDBOOK = [
  { group: "start", tasks: [{ key: "start-the-day", screens: [DASHBOARD_PATH] }] },
  {
    group: "money",
    tasks: [
      { key: "book-transfers", screens: [BANK_PATH] },
      { key: "request-payments", screens: [PAYMENTS_PATH] },
      { key: "refund-payments", screens: [PAYMENTS_PATH, paymentPath(":idx")] },
      { key: "close-a-month", screens: [MONTH_END_PATH] },
      { key: "request-dues", screens: [DUES_PATH] },
    ],
  },
  {
    group: "programs",
    tasks: [
      { key: "hold-a-seminar", screens: Object.values(seminars) },
      {
        key: "look-after-applicants",
        screens: OFFICES.map((office) => applicantsPath(office, ":idx")),
      },
      {
        key: "run-a-course",
        screens: [...Object.values(education), ...OFFICES.map((office) => attendancePath(office, ":idx"))],
      },
      {
        key: "hold-an-exam",
        screens: [
          ...Object.values(evaluation),
          examSessionPath(evaluation, ":idx"),
          examSeatsPath(evaluation, ":idx"),
          examPhotosPath(evaluation, ":idx"),
        ],
      },
      {
        key: "score-an-exam",
        screens: [
          evaluation.list,
          examScoringPath(evaluation, ":idx"),
          resultsPath(evaluation, ":idx"),
          certificatesPath(evaluation, ":idx"),
          RATER_FEES_PATH,
        ],
      },
    ],
  },
  {
    group: "site",
    tasks: [
      {
        key: "publish-a-post",
        screens: [
          POST_OFFICE_PATH,
          ...Object.values(BOARD_PATHS).flatMap(({ create, edit }) => [create, edit]),
        ],
      },
      {
        key: "change-a-page",
        screens: [HOME_EDITOR_PATH, ...PAGE_KEYS.map(pageEditPath)],
      },
      { key: "translate-texts", screens: [TRANSLATIONS_PATH, MEMORY_PATH, TRANSLATOR_MONTHS_PATH] },
      { key: "show-a-popup", screens: [POPUPS_PATH, EMERGENCY_PATH] },
      { key: "restore-what-was-deleted", screens: [TRASH_PATH] },
    ],
  },
  {
    group: "journal",
    tasks: [
      { key: "review-manuscripts", screens: [SUBMISSIONS_OFFICE_PATH, SUBMISSION_DETAILS] },
      { key: "publish-an-issue", screens: [ISSUES_PATH, ARTICLE_OFFICE] },
    ],
  },
  {
    group: "members",
    tasks: [
      { key: "admit-members", screens: [MEMBERS_PATH, ADD_MEMBER_PATH, memberPath(":idx")] },
      { key: "move-in", screens: [IMPORT_MEMBERS_PATH, REDIRECTS_PATH, UNKNOWN_ADDRESSES_PATH] },
      { key: "close-an-account", screens: [memberPath(":idx")] },
      { key: "send-a-mailing", screens: [MAILINGS_PATH, OUTBOX_PATH] },
      { key: "change-staff", screens: [STAFF_PATH] },
      { key: "review-access", screens: [ACCESS_REVIEW_PATH] },
    ],
  },
] as const satisfies readonly HandbookGroup[];

interface HandbookGroup {
  readonly group: string;
  readonly tasks: readonly { readonly key: string; readonly screens: readonly string[] }[];
}

export type HandbookKey = (typeof HANDBOOK)[number]["tasks"][number]["key"];
export interface HandbookTask {
  readonly key: HandbookKey;
  readonly screens: readonly string[];
}

export const HANDBOOK_TASKS: readonly HandbookTask[] = HANDBOOK.flatMap(
  ({ tasks }): readonly HandbookTask[] => tasks,
);

/** How many parts of a pathname a screen names, from the first on; 0 where it is another screen. */
function matched(screen: string, pathname: string): number {
  const parts = screen.split("/");
  const own = pathname.split("/").slice(0, parts.length);
  const filled = parts.map((part, at) => (part === ":idx" && /^\d+$/.test(own[at] ?? "") ? own[at] : part));
  return isWithin(filled.join("/"), pathname) ? parts.length : 0;
}

/** The tasks that are about the screen at a pathname, those of the nearest screen that any task names. */
export function tasksAt(pathname: string): readonly HandbookTask[] {
  const found = HANDBOOK_TASKS.map((task) => ({
    task,
    near: Math.max(...task.screens.map((screen) => matched(screen, pathname))),
  }));
  const nearest = Math.max(...found.map(({ near }) => near));
  return nearest === 0 ? [] : found.filter(({ near }) => near === nearest).map(({ task }) => task);
}
