// What waits for somebody, the urgent first, each a way to the list of it. Whose part it is not sees nothing of it.
import { mdiArrowRight } from "@mdi/js";
import { FormattedMessage, FormattedNumber, useIntl } from "react-intl";
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
  const rights = (
    <span className={styles.rights}>
      <FormattedMessage id="dashboard.todo.rights" />
    </span>
  );
  return (
    <Part title={<FormattedMessage id="dashboard.todo.title" />} beside={rights}>
      <ul>
        {tasks.map((task) => (
          <TaskRow key={task.to} task={task} />
        ))}
      </ul>
      <p className={styles.done}>
        <FormattedMessage id={tasks.length === 0 ? "dashboard.todo.done" : "dashboard.todo.nothingElse"} />
      </p>
    </Part>
  );
}

function TaskRow({ task: { name, area, count, hasMore, since, tone, icon, to } }: { task: Task }) {
  const intl = useIntl();
  const language = useLanguage();
  const place = area === null ? "" : intl.formatMessage({ id: `dashboard.todo.area.${area}` });
  return (
    <li className={styles.row}>
      <span className={styles.count} data-tone={tone}>
        <FormattedNumber value={count} />
        {hasMore ? "+" : ""}
      </span>
      <Link className={styles.task} to={to}>
        <Icon path={icon} size={20} />
        <FormattedMessage id={`dashboard.todo.${name}`} values={{ area: place }} />
      </Link>
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
      <span className={styles.verb} aria-hidden="true">
        <span>
          <FormattedMessage id={`dashboard.todo.${name}Verb`} />
        </span>
        <Icon path={mdiArrowRight} size={18} />
      </span>
    </li>
  );
}
