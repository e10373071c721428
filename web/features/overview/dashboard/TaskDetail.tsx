// The details of a task that are shown before its list is opened: how much money, how long somebody waits, or what went wrong.
import { Text } from "@mantine/core";
import { Fragment, type ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { DAY } from "#schema/validation/core/durations.ts";
import { formatDate } from "#web/i18n/format-dates.ts";
import { type UiLanguage, useLanguage } from "#web/i18n/language.ts";
import type { Task, TaskName } from "./tasks.ts";

/** Somebody who has waited so long is pointed out. */
const LONG_DAYS = 3;

/** Of which the moment is one that is still to come, or was to be stored. */
const DATED: Readonly<Partial<Record<TaskName, "endsFirst" | "dueFirst">>> = {
  endingPopups: "endsFirst",
  lateManuscripts: "dueFirst",
  overdue: "dueFirst",
  translations: "dueFirst",
};

export function TaskDetail({ task }: { task: Task }) {
  const language = useLanguage();
  const parts = [hintOf(task), amountOf(task), momentOf(task, language)].filter((part) => part !== null);
  if (parts.length === 0) return <FormattedMessage id={`dashboard.todo.${task.name}Detail`} />;
  return parts.map((part, at) => (
    <Fragment key={part.key}>
      {at === 0 ? "" : " · "}
      {part.words}
    </Fragment>
  ));
}

interface KeyedWords {
  readonly key: string;
  readonly words: ReactNode;
}

function hintOf({ hint }: Task): KeyedWords | null {
  if (!hint) return null;
  // As the mail server said it, in its language.
  if (hint.name === "lastMailError") return { key: hint.name, words: <span lang="en">{hint.text}</span> };
  const values = { count: hint.count };
  return { key: hint.name, words: <FormattedMessage id="dashboard.todo.oneLanguage" values={values} /> };
}

function amountOf({ amount }: Task): KeyedWords | null {
  if (amount === null) return null;
  return { key: "amount", words: <FormattedMessage id="dashboard.todo.amount" values={{ amount }} /> };
}

function momentOf({ name, since, hint }: Task, language: UiLanguage): KeyedWords | null {
  if (since === null || hint) return null;
  const dated = DATED[name];
  if (dated) {
    const date = formatDate(language, since);
    return { key: dated, words: <FormattedMessage id={`dashboard.todo.${dated}`} values={{ date }} /> };
  }
  const days = Math.floor((Date.now() - Date.parse(since)) / DAY);
  const words = <FormattedMessage id="dashboard.todo.oldest" values={{ days }} />;
  return {
    key: "oldest",
    words:
      days < LONG_DAYS ? (
        words
      ) : (
        <Text component="b" inherit fw={600} c="var(--warn)">
          {words}
        </Text>
      ),
  };
}
