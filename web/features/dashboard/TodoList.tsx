// What waits for somebody, the urgent first, each a way to where it is done. Whose part it is not sees nothing of it.
import { mdiArrowRight } from "@mdi/js";
import { FormattedMessage, FormattedNumber } from "react-intl";
import { Link } from "react-router-dom";
import { Icon } from "#web/components/Icon.tsx";
import type { DashboardQuery } from "#web/gql/dashboard.ts";
import { formatDate } from "#web/i18n/format-dates.ts";
import { useLanguage } from "#web/i18n/language.ts";
import { Part } from "./Part.tsx";
import styles from "./TodoList.module.css";
import { type Task, tasksOf } from "./tasks.ts";

export function TodoList({ dashboard }: { dashboard: DashboardQuery["dashboard"] }) {
  const tasks = tasksOf(dashboard);
  const waiting = tasks.filter(({ count }) => count > 0);
  const rights = (
    <span className={styles.rights}>
      <FormattedMessage id="dashboard.todo.rights" />
    </span>
  );
  return (
    <Part title={<FormattedMessage id="dashboard.todo.title" />} beside={rights}>
      {waiting.length === 0 ? (
        <p className={styles.done}>
          <FormattedMessage id="dashboard.todo.done" />
        </p>
      ) : null}
      <ul>
        {[...waiting, ...tasks.filter(({ count }) => count === 0)].map((task) => (
          <TaskRow key={task.name} task={task} />
        ))}
      </ul>
    </Part>
  );
}

function TaskRow({ task: { name, count, hasMore, since, isUrgent, icon, to } }: { task: Task }) {
  const language = useLanguage();
  return (
    <li className={styles.row}>
      <span className={count === 0 ? styles.none : styles.count} data-urgent={isUrgent || undefined}>
        <FormattedNumber value={count} />
        {hasMore ? "+" : ""}
      </span>
      <span className={styles.task}>
        <Icon path={icon} size={20} />
        {to === null || count === 0 ? (
          <FormattedMessage id={`dashboard.todo.${name}`} />
        ) : (
          <Link className={styles.link} to={to}>
            <FormattedMessage id={`dashboard.todo.${name}`} />
            <Icon path={mdiArrowRight} size={18} />
          </Link>
        )}
      </span>
      <span className={styles.detail}>
        {since === null ? (
          <FormattedMessage id={`dashboard.todo.${name}Detail`} />
        ) : (
          <FormattedMessage
            id={name === "endingPopups" ? "dashboard.todo.endsFirst" : "dashboard.todo.since"}
            values={{ date: formatDate(language, since) }}
          />
        )}
      </span>
    </li>
  );
}
