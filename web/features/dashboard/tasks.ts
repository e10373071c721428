// The queue of the office: which task there is for whom, how much of it waits, and where it is done.
import {
  mdiAccountClockOutline,
  mdiBankTransferIn,
  mdiCalendarAlertOutline,
  mdiCalendarEditOutline,
  mdiCalendarQuestionOutline,
  mdiCashRefund,
  mdiEmailAlertOutline,
  mdiFileDocumentEditOutline,
  mdiSeatOutline,
  mdiTimerSandComplete,
  mdiTranslate,
  mdiTranslateOff,
} from "@mdi/js";
import type { DashboardQuery } from "#web/gql/dashboard.ts";

/** How each task looks, whether somebody waits for it, and the list that shows it alone; in the order of the screen. */
const TASKS = {
  gradeRequests: {
    icon: mdiAccountClockOutline,
    isUrgent: true,
    to: "/admin/member-management?request=associate,regular,institution",
  },
  declared: {
    icon: mdiBankTransferIn,
    isUrgent: true,
    to: "/admin/payment-management?state=declared",
  },
  overdue: {
    icon: mdiCalendarAlertOutline,
    isUrgent: true,
    to: "/admin/payment-management?overdue=yes",
  },
  refunds: {
    icon: mdiCashRefund,
    isUrgent: true,
    to: "/admin/payment-management?state=refund-requested",
  },
  failedMails: { icon: mdiEmailAlertOutline, isUrgent: true, to: "/admin/outbox?state=failed" },
  fillingUp: { icon: mdiSeatOutline, isUrgent: false, to: "/admin/education-programs?phase=open" },
  endingPopups: { icon: mdiTimerSandComplete, isUrgent: false, to: null },
  drafts: { icon: mdiFileDocumentEditOutline, isUrgent: false, to: "/admin/posts" },
  programDrafts: {
    icon: mdiCalendarEditOutline,
    isUrgent: false,
    to: "/admin/education-programs?stage=draft",
  },
  unannounced: {
    icon: mdiCalendarQuestionOutline,
    isUrgent: false,
    to: "/admin/education-programs?phase=coming-soon",
  },
  untranslated: { icon: mdiTranslate, isUrgent: false, to: "/admin/posts?state=published" },
  outdated: { icon: mdiTranslateOff, isUrgent: false, to: "/admin/posts?state=published" },
} as const;

type TaskName = keyof typeof TASKS;

export interface Task {
  readonly name: TaskName;
  readonly count: number;
  /** There are more than were counted. */
  readonly hasMore: boolean;
  readonly since: string | null;
  readonly icon: string;
  readonly isUrgent: boolean;
  readonly to: string | null;
}

type Waiting = Pick<Task, "count" | "hasMore" | "since">;

/** What the server told of; a task that is not for this person is not among them. */
export function tasksOf({
  members,
  payments,
  endingPopups,
  posts,
  programs,
}: DashboardQuery["dashboard"]): Task[] {
  const counted = (count: number | undefined): Waiting | null =>
    count === undefined ? null : { count, hasMore: false, since: null };
  const waiting: Readonly<Record<TaskName, Waiting | null>> = {
    gradeRequests: members?.gradeRequests ?? null,
    declared: payments?.declared ?? null,
    overdue: payments?.overdue ?? null,
    refunds: payments?.refunds ?? null,
    failedMails: members?.failedMails ?? null,
    fillingUp: counted(programs?.fillingUp),
    endingPopups: endingPopups ?? null,
    drafts: counted(posts?.drafts),
    programDrafts: counted(programs?.drafts),
    unannounced: counted(programs?.unannounced),
    untranslated: counted(posts?.untranslated),
    outdated: counted(posts?.outdatedEnglish),
  };
  const names = Object.keys(TASKS).filter((name): name is TaskName => name in TASKS);
  return names.flatMap((name) => {
    const { [name]: found } = waiting;
    return found === null ? [] : [{ name, ...TASKS[name], ...found }];
  });
}
