// The tasks that wait for the office, the urgent first, each with a link to its list. Each person sees the
// tasks of the own roles.
import { Text } from "@mantine/core";
import { mdiArrowRight } from "@mdi/js";
import { FormattedMessage, useIntl } from "react-intl";
import { Part } from "#web/components/charts/Part.tsx";
import { Icon } from "#web/components/Icon.tsx";
import { Link } from "#web/components/Link.tsx";
import { SpokenCount } from "#web/components/SpokenCount.tsx";
import type { DashboardQuery } from "#web/gql/dashboard.ts";
import { TaskDetail } from "./TaskDetail.tsx";
import styles from "./TodoList.module.css";
import { type Task, tasksOf } from "./tasks.ts";

export function TodoList({ dashboard }: { dashboard: DashboardQuery["dashboard"] }) {
  const tasks = tasksOf(dashboard);
  const rights = (
    <span className="small">
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
      <Text py={14} fz="sm" c="var(--ink-3)">
        <FormattedMessage id={tasks.length === 0 ? "dashboard.todo.done" : "dashboard.todo.nothingElse"} />
      </Text>
    </Part>
  );
}

function TaskRow({ task }: { task: Task }) {
  const intl = useIntl();
  const { name, area, about, count, hasMore, tone, icon, to } = task;
  const place = area === null ? (about ?? "") : intl.formatMessage({ id: `dashboard.todo.area.${area}` });
  return (
    <li className={`listRow ${styles.row}`}>
      <span className={`figures ${styles.count}`} data-tone={tone}>
        <SpokenCount count={count} hasMore={hasMore} />
      </span>
      <Link className={`coversRow ${styles.task}`} to={to}>
        <Icon path={icon} size={20} />
        <FormattedMessage id={`dashboard.todo.${name}`} values={{ area: place }} />
      </Link>
      <span className={`small ${styles.detail}`}>
        <TaskDetail task={task} />
      </span>
      <span className={`tall tagWord ${styles.verb}`} aria-hidden="true">
        <span>
          <FormattedMessage id={`dashboard.todo.${name}Verb`} />
        </span>
        <Icon path={mdiArrowRight} size={18} />
      </span>
    </li>
  );
}
