// What waits for somebody, with its count first. Nothing is red: none of these has a deadline yet.
import {
  mdiAccountClockOutline,
  mdiCalendarEditOutline,
  mdiCalendarQuestionOutline,
  mdiFileDocumentEditOutline,
  mdiTranslate,
  mdiTranslateOff,
} from "@mdi/js";
import { FormattedMessage, FormattedNumber } from "react-intl";
import { Icon } from "#web/components/Icon.tsx";
import type { DashboardQuery } from "#web/gql/dashboard.ts";
import { Part } from "./Part.tsx";
import styles from "./TodoList.module.css";

const TASKS = {
  gradeRequests: mdiAccountClockOutline,
  drafts: mdiFileDocumentEditOutline,
  untranslated: mdiTranslate,
  outdated: mdiTranslateOff,
  programDrafts: mdiCalendarEditOutline,
  unannounced: mdiCalendarQuestionOutline,
} as const;

export function TodoList({ members, posts, programs }: DashboardQuery["dashboard"]) {
  const rows: { task: keyof typeof TASKS; count: number }[] = [];
  if (members) rows.push({ task: "gradeRequests", count: members.pendingGradeRequests });
  if (posts) {
    rows.push({ task: "drafts", count: posts.drafts });
    rows.push({ task: "untranslated", count: posts.untranslated });
    rows.push({ task: "outdated", count: posts.outdatedEnglish });
  }
  if (programs) {
    rows.push({ task: "programDrafts", count: programs.drafts });
    rows.push({ task: "unannounced", count: programs.unannounced });
  }
  const rights = (
    <span className={styles.rights}>
      <FormattedMessage id="dashboard.todo.rights" />
    </span>
  );
  return (
    <Part title={<FormattedMessage id="dashboard.todo.title" />} beside={rights}>
      <ul>
        {rows.map(({ task, count }) => (
          <li key={task} className={styles.row}>
            <span className={count === 0 ? styles.none : styles.count}>
              <FormattedNumber value={count} />
            </span>
            <span className={styles.task}>
              <Icon path={TASKS[task]} size={20} />
              <FormattedMessage id={`dashboard.todo.${task}`} />
            </span>
            <span className={styles.detail}>
              <FormattedMessage id={`dashboard.todo.${task}Detail`} />
            </span>
          </li>
        ))}
      </ul>
    </Part>
  );
}
