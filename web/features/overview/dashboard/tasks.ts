// The queue of the office: which task there is for whom, how much of it waits, and the list that shows exactly that.

import {
  mdiAccountClockOutline,
  mdiAccountMultipleCheckOutline,
  mdiBankOutline,
  mdiBankTransferIn,
  mdiCalendarAlertOutline,
  mdiCalendarClockOutline,
  mdiCalendarEditOutline,
  mdiCalendarQuestionOutline,
  mdiCardAccountDetailsOutline,
  mdiCashPlus,
  mdiCashRefund,
  mdiCommentAlertOutline,
  mdiEmailAlertOutline,
  mdiFileDocumentEditOutline,
  mdiFileEyeOutline,
  mdiSeatOutline,
  mdiShieldAccountOutline,
  mdiTextBoxEditOutline,
  mdiTextBoxRemoveOutline,
  mdiTimerSandComplete,
  mdiTranslate,
  mdiTranslateOff,
  mdiUpdate,
} from "@mdi/js";
import { seoulYear } from "#schema/validation/core/seoul.ts";
import { UNPAID_DUES } from "#schema/validation/money/dues.ts";
import { REQUESTABLE_GRADES } from "#schema/validation/people/grade-requests.ts";
import type { DashboardQuery } from "#web/gql/dashboard.ts";
import {
  ACCESS_REVIEW_PATH,
  bankPath,
  examSeatsPath,
  MEMBERS_PATH,
  OUTBOX_PATH,
  PAYMENTS_PATH,
  POPUPS_PATH,
  POST_OFFICE_PATH,
  PROGRAM_OFFICE_PATHS,
  resultsPath,
  SUBMISSIONS_OFFICE_PATH,
  TRANSLATIONS_PATH,
} from "#web/paths.ts";

/** The parts of the office's work with programs, each with a list of its own. */
type Area = keyof typeof PROGRAM_OFFICE_PATHS;
const areas: readonly Area[] = ["seminars", "education", "evaluation"];

/** The tab of the list of payments that has the unpaid dues of a year. */
const unpaidDuesPath = (year: number): string =>
  `${PAYMENTS_PATH}?state=${UNPAID_DUES.states.join().toLowerCase()}&type=${UNPAID_DUES.type.toLowerCase()}&year=${year}..${year}`;

/**
 * How a task looks and what its list is narrowed by, in the order of the screen. Only what is too late or
 * went wrong has a colour.
 */
const TASKS = {
  gradeRequests: {
    icon: mdiAccountClockOutline,
    to: `${MEMBERS_PATH}?request=${REQUESTABLE_GRADES.join().toLowerCase()}`,
  },
  declared: { icon: mdiBankTransferIn, to: `${PAYMENTS_PATH}?state=declared` },
  overdue: {
    icon: mdiCalendarAlertOutline,
    tone: "bad",
    to: `${PAYMENTS_PATH}?overdue=yes`,
  },
  bankLines: { icon: mdiBankOutline, to: bankPath("OPEN") },
  unpaidDues: { icon: mdiCalendarClockOutline, to: unpaidDuesPath(seoulYear(new Date())) },
  surplus: { icon: mdiCashPlus, to: `${PAYMENTS_PATH}?surplus=yes` },
  proposals: { icon: mdiAccountMultipleCheckOutline, to: `${PAYMENTS_PATH}?proposed=yes` },
  refunds: { icon: mdiCashRefund, to: `${PAYMENTS_PATH}?state=refund-requested` },
  lateManuscripts: { icon: mdiTextBoxRemoveOutline, tone: "bad", to: `${SUBMISSIONS_OFFICE_PATH}?late=yes` },
  manuscripts: { icon: mdiTextBoxEditOutline, to: `${SUBMISSIONS_OFFICE_PATH}?waits=editors` },
  failedMails: { icon: mdiEmailAlertOutline, tone: "warn", to: `${OUTBOX_PATH}?state=failed` },
  accessReview: { icon: mdiShieldAccountOutline, to: ACCESS_REVIEW_PATH },
  translations: { icon: mdiTranslate, to: `${TRANSLATIONS_PATH}?show=mine` },
  reviews: { icon: mdiFileEyeOutline, to: `${TRANSLATIONS_PATH}?show=review` },
  unnumbered: { icon: mdiCardAccountDetailsOutline, tone: "warn", to: "" },
  objections: { icon: mdiCommentAlertOutline, to: "" },
  fillingUp: { icon: mdiSeatOutline, to: "?need=filling-up" },
  endingPopups: { icon: mdiTimerSandComplete, to: `${POPUPS_PATH}?show=ending` },
  drafts: { icon: mdiFileDocumentEditOutline, to: `${POST_OFFICE_PATH}?state=draft` },
  programDrafts: { icon: mdiCalendarEditOutline, to: "?stage=draft" },
  unannounced: { icon: mdiCalendarQuestionOutline, to: "?need=unannounced" },
  untranslated: { icon: mdiTranslateOff, to: `${POST_OFFICE_PATH}?state=published&translation=missing` },
  outdated: { icon: mdiUpdate, to: `${POST_OFFICE_PATH}?state=published&translation=outdated` },
} as const;

export type TaskName = keyof typeof TASKS;

interface Waiting {
  readonly count: number;
  /** There are more than were counted. */
  readonly hasMore: boolean;
  readonly since: string | null;
  /** Whole won; null where it is about no money or nobody has summed it up. */
  readonly amount: number | null;
  /** What else is known, of which each task has at most one. */
  readonly hint?: Hint | null;
}

/** Drafts in one language only; the words of the mail server. */
type Hint =
  | { readonly name: "draftsUntranslated"; readonly count: number }
  | { readonly name: "lastMailError"; readonly text: string };

export interface Task extends Waiting {
  readonly name: TaskName;
  /** Of programs only: whose list it is. */
  readonly area: Area | null;
  /** Of one program only: its title. */
  readonly about: string | null;
  readonly icon: string;
  readonly tone: "bad" | "warn" | null;
  readonly to: string;
}

const counted = (count: number): Waiting => ({ count, hasMore: false, since: null, amount: null });

const oneLanguage = (count: number): Hint | null =>
  count === 0 ? null : { name: "draftsUntranslated", count };
const saidByServer = (text: string | null | undefined): Hint | null =>
  text ? { name: "lastMailError", text } : null;

/** The pages of a session of the exam that its tasks lead to. */
const OF_SESSION = { objections: resultsPath, unnumbered: examSeatsPath } as const;

/** What waits for this person, the most pressing first. */
export function tasksOf(dashboard: DashboardQuery["dashboard"]): Task[] {
  const { members, payments, manuscripts, translations, accessReview, endingPopups, posts, programs } =
    dashboard;
  const waiting: Readonly<Partial<Record<TaskName, Waiting | null | undefined>>> = {
    ...members,
    failedMails: members && { ...members.failedMails, hint: saidByServer(members.lastMailError) },
    ...payments,
    lateManuscripts: manuscripts?.late,
    manuscripts: manuscripts?.forEditors,
    translations: translations?.mine,
    reviews: translations?.toReview,
    accessReview,
    endingPopups,
    drafts: posts && { ...counted(posts.drafts), hint: oneLanguage(posts.draftsUntranslated) },
    untranslated: posts && counted(posts.untranslated),
    outdated: posts && counted(posts.outdatedEnglish),
  };
  const ofPrograms: Readonly<Partial<Record<TaskName, "fillingUp" | "drafts" | "unannounced">>> = {
    fillingUp: "fillingUp",
    programDrafts: "drafts",
    unannounced: "unannounced",
  };
  const names = Object.keys(TASKS).filter((name): name is TaskName => name in TASKS);
  return names
    .flatMap((name): Task[] => {
      const task = { name, tone: null, about: null, ...TASKS[name] };
      if (name === "objections" || name === "unnumbered") {
        const sessions = programs?.[name] ?? [];
        return sessions.map(({ id, title, queue }) => ({
          ...task,
          ...queue,
          area: null,
          about: title.text,
          to: OF_SESSION[name](PROGRAM_OFFICE_PATHS.evaluation, id),
        }));
      }
      const queue = ofPrograms[name];
      if (queue === undefined) {
        const found = waiting[name];
        return found ? [{ ...task, area: null, ...found }] : [];
      }
      return areas.flatMap((area) =>
        programs
          ? [
              {
                ...task,
                ...counted(programs[area][queue]),
                area,
                to: PROGRAM_OFFICE_PATHS[area].list + task.to,
              },
            ]
          : [],
      );
    })
    .filter(({ count }) => count > 0);
}
