// Defines what those who translate ask about their work.
import { builder } from "#schema/builder.ts";
import { filterInput } from "#schema/core/lists/filter-input.ts";
import { listArgs, listNumbers, readInOrder } from "#schema/core/lists/list-page.ts";
import { type ListQuery, readListPage } from "#schema/core/lists/list-source.ts";
import { translate } from "#schema/policies/overview/translations.ts";
import {
  TASK_FILTERS,
  TASK_SHOWS,
  TASK_SORTS,
  type TaskSort,
} from "#schema/validation/overview/task-filters.ts";
import { type ListedTask, readTasks } from "./read-tasks.ts";
import { readWork } from "./read-work.ts";
import { type ReadersTaskFilter, taskSource } from "./task-list.ts";
import { TranslatedInputRef, TranslatedPlaceRef } from "./translated.ts";
import { TranslationWorkRef } from "./translation-work.ts";

const TaskShowRef = builder.enumType("TranslationTaskShow", {
  description: "MINE: given to the viewer and not handed in. REVIEW: handed in. OTHERS: the rest.",
  values: TASK_SHOWS,
});

const TaskFilterRef = filterInput("TranslationTaskFilter", TASK_FILTERS, {
  show: TaskShowRef,
  place: TranslatedPlaceRef,
});

const TaskSortRef = builder.enumType("TranslationTaskSort", {
  description: "What the list of translations is sorted by.",
  values: TASK_SORTS,
});

const ListedTaskRef = builder.objectRef<ListedTask>("ListedTranslationTask").implement({
  description: "A task of the list of translations.",
  fields: (t) => ({
    id: t.expose("id", { type: "Id" }),
    work: t.expose("work", { type: TranslationWorkRef }),
  }),
});

const TasksPageRef = builder
  .objectRef<ListQuery<ReadersTaskFilter, TaskSort>>("TranslationTasksPage")
  .implement({
    description: "One page of what is being translated.",
    authScopes: { can: translate },
    fields: (t) => ({
      items: t.field({
        type: [ListedTaskRef],
        resolve: async (listQuery) =>
          readInOrder((await readListPage(taskSource, listQuery)).ids, (ids) =>
            readTasks(ids, listQuery.now),
          ),
      }),
      ...listNumbers(t, taskSource),
    }),
  });

builder.queryFields((t) => ({
  translationWork: t.field({
    type: TranslationWorkRef,
    nullable: true,
    description: "A text and its translation; null when there is no such text.",
    authScopes: { can: translate },
    args: { of: t.arg({ type: TranslatedInputRef, required: true }) },
    resolve: (_root, { of }, { viewer, clock }) => readWork(of, viewer, clock.now()),
  }),
  translationTasks: t.field({
    type: TasksPageRef,
    description: "What is being translated, as far as it is the viewer's to translate.",
    authScopes: { can: translate },
    args: {
      filter: t.arg({ type: TaskFilterRef }),
      sort: t.arg({ type: TaskSortRef, required: true, defaultValue: "DUE" }),
      ...listArgs(t.arg),
    },
    resolve: (_root, { filter, ...listQuery }, { viewer, clock }) => {
      const { show = null, ...narrowed } = filter ?? {};
      return { filter: { ...narrowed, reader: { viewer, show } }, now: clock.now(), ...listQuery };
    },
  }),
}));
