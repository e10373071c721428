// Hours and words by translator and month.
import { builder } from "#schema/builder.ts";
import { filterInput } from "#schema/core/lists/filter-input.ts";
import { listArgs, listNumbers, readInOrder } from "#schema/core/lists/list-page.ts";
import { type ListQuery, readListPage } from "#schema/core/lists/list-source.ts";
import { nameFor } from "#schema/core/shared/person-name.ts";
import { readMonths } from "#schema/policies/overview/translator-months.ts";
import {
  TRANSLATOR_MONTH_FILTERS,
  TRANSLATOR_MONTH_SORTS,
  type TranslatorMonthSort,
} from "#schema/validation/overview/translator-months.ts";
import {
  type ReadersMonthFilter,
  readTranslatorMonths,
  type TranslatorMonthRow,
  translatorMonthSource,
} from "./translator-month-list.ts";

const FilterRef = filterInput("TranslatorMonthFilter", TRANSLATOR_MONTH_FILTERS, {});

const SortRef = builder.enumType("TranslatorMonthSort", {
  description: "What the months of translators are sorted by.",
  values: TRANSLATOR_MONTH_SORTS,
});

export const TranslatorMonthRef = builder.objectRef<TranslatorMonthRow>("TranslatorMonth").implement({
  description:
    "What somebody translated in a month: Korean paragraphs that got their English, each counted once for its text.",
  fields: (t) => ({
    id: t.expose("id", { type: "Id" }),
    translator: t.string({
      nullable: true,
      description: "Null: the account is gone.",
      resolve: ({ member }, _args, context) => nameFor(context, member),
    }),
    isMine: t.boolean({
      resolve: ({ memberId }, _args, { viewer }) => memberId !== null && memberId === viewer?.memberId,
    }),
    month: t.exposeString("month", { description: "Such as 2026-11, in Seoul." }),
    words: t.exposeInt("words", { description: "Of the Korean (어절), without what is repeated." }),
    characters: t.exposeInt("characters", { description: "Of the same, without spaces." }),
    repeated: t.exposeInt("repeated", {
      description: "Words of paragraphs that the memory had with the same English.",
    }),
    texts: t.exposeInt("texts", { description: "Posts, pages and programs." }),
    minutes: t.exposeInt("minutes", {
      nullable: true,
      description: "As the translator entered them; null: not entered.",
    }),
  }),
});

const MonthsPageRef = builder
  .objectRef<ListQuery<ReadersMonthFilter, TranslatorMonthSort>>("TranslatorMonthsPage")
  .implement({
    description: "One page of the months of translators.",
    authScopes: { can: readMonths },
    fields: (t) => ({
      items: t.field({
        type: [TranslatorMonthRef],
        resolve: async (listQuery) =>
          readInOrder((await readListPage(translatorMonthSource, listQuery)).ids, readTranslatorMonths),
      }),
      ...listNumbers(t, translatorMonthSource),
    }),
  });

builder.queryField("translatorMonths", (t) =>
  t.field({
    type: MonthsPageRef,
    description: "Hours and words by translator and month: FINANCE reads all, a translator the own ones.",
    authScopes: { can: readMonths },
    args: {
      filter: t.arg({ type: FilterRef }),
      sort: t.arg({ type: SortRef, required: true, defaultValue: "MONTH" }),
      ...listArgs(t.arg),
    },
    resolve: (_root, { filter, ...listQuery }, { viewer, clock }) => ({
      filter: { ...filter, reader: { viewer } },
      now: clock.now(),
      ...listQuery,
    }),
  }),
);
