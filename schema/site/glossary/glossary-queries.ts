// Defines what is asked about terms: by everybody, by the office, and by the member who suggested some.
import { db } from "#prisma/client.ts";
import { builder } from "#schema/builder.ts";
import { filterInput } from "#schema/core/lists/filter-input.ts";
import { listArgs, listNumbers, readInOrder } from "#schema/core/lists/list-page.ts";
import { type ListQuery, readListPage } from "#schema/core/lists/list-source.ts";
import { authorOf } from "#schema/core/shared/author.ts";
import { LanguageRef } from "#schema/core/shared/language.ts";
import { pageOf } from "#schema/cost.ts";
import { suggestTerms, writeGlossary } from "#schema/policies/site/glossary.ts";
import { GLOSSARY_PAGE_SIZE, MY_TERMS_MAX, SEARCH_MAX_LENGTH } from "#schema/validation/core/limits.ts";
import { listPage } from "#schema/validation/core/lists.ts";
import {
  GLOSSARY_FILTERS,
  GLOSSARY_SORTS,
  type GlossaryFilter,
  glossaryLetter,
} from "#schema/validation/site/glossary-filters.ts";
import { z } from "#schema/validation/zod.ts";
import {
  type GlossarySort,
  glossarySource,
  isLatinLetter,
  type ReadersFilter,
  readersSource,
  readLetters,
} from "./glossary-list.ts";
import {
  GlossaryFieldRef,
  GlossaryStatusRef,
  GlossaryTermRef,
  ManagedGlossaryTermRef,
  SuggestedTermRef,
} from "./glossary-term.ts";

const GlossaryPageRef = builder.objectRef<ListQuery<ReadersFilter, "KO" | "EN">>("GlossaryPage").implement({
  description: "One page of what is accepted. A page that does not exist has no items and the true totals.",
  fields: (t) => ({
    items: t.prismaField({
      type: [GlossaryTermRef],
      resolve: async (query, listQuery) => {
        const columns = { ...query };
        const { ids } = await readListPage(readersSource, listQuery);
        return await readInOrder(ids, (some) =>
          db.glossaryTerm.findMany({ ...columns, where: { id: { in: some } } }),
        );
      },
    }),
    ...listNumbers(t, readersSource),
  }),
});

export const GlossaryFilterRef = filterInput("GlossaryFilter", GLOSSARY_FILTERS, {
  status: GlossaryStatusRef,
  field: GlossaryFieldRef,
});
const GlossarySortRef = builder.enumType("GlossarySort", {
  description: "KO, EN: as a dictionary of that language has it.",
  values: GLOSSARY_SORTS,
});

const ManagedGlossaryRef = builder
  .objectRef<ListQuery<GlossaryFilter, GlossarySort>>("ManagedGlossary")
  .implement({
    description: "One page of the terms outside the trash.",
    authScopes: { can: writeGlossary },
    fields: (t) => ({
      items: t.prismaField({
        type: [ManagedGlossaryTermRef],
        resolve: async (query, listQuery) => {
          const columns = { ...query };
          const { ids } = await readListPage(glossarySource, listQuery);
          return await readInOrder(ids, (some) =>
            db.glossaryTerm.findMany({ ...columns, where: { id: { in: some } } }),
          );
        },
      }),
      ...listNumbers(t, glossarySource),
    }),
  });

builder.queryFields((t) => ({
  glossary: t.field({
    type: GlossaryPageRef,
    complexity: pageOf(GLOSSARY_PAGE_SIZE),
    description: "The terms of the association in the order of a dictionary, 50 a page.",
    authScopes: { public: true },
    args: {
      language: t.arg({
        type: LanguageRef,
        required: true,
        description: "The language whose order they have.",
      }),
      search: t.arg.string({
        description: "Parts of words in either language, of notes, or initial consonants (ㅂㅇ).",
        validate: z.string().max(SEARCH_MAX_LENGTH, { error: "TOO_LONG" }).nullish(),
      }),
      letter: t.arg.string({
        description:
          "ㄱ to ㅎ of the Korean words, A to Z of the English ones, # for the rest; sorted by that language.",
        validate: glossaryLetter,
      }),
      page: t.arg.int({ required: true, defaultValue: 1, validate: listPage }),
    },
    resolve: (_root, { language, search, letter, page }, { clock }) => ({
      filter: { search, letter },
      sort: letter ? (isLatinLetter(letter) ? "EN" : "KO") : language,
      descending: false,
      page,
      size: GLOSSARY_PAGE_SIZE,
      now: clock.now(),
    }),
  }),
  glossaryLetters: t.field({
    type: ["String"],
    description:
      "The letters of the index that have a term: ㄱ to ㅎ and # of the Korean words, A to Z of the English ones.",
    authScopes: { public: true },
    resolve: () => readLetters(db),
  }),
  managedGlossary: t.field({
    type: ManagedGlossaryRef,
    description: "The office's list of terms.",
    authScopes: { can: writeGlossary },
    args: {
      filter: t.arg({ type: GlossaryFilterRef }),
      sort: t.arg({ type: GlossarySortRef, required: true, defaultValue: "CREATED" }),
      ...listArgs(t.arg),
    },
    resolve: (_root, { filter, ...listQuery }, { clock }) => ({
      filter: filter ?? {},
      now: clock.now(),
      ...listQuery,
    }),
  }),
  managedGlossaryTerm: t.prismaField({
    type: ManagedGlossaryTermRef,
    nullable: true,
    authScopes: { can: writeGlossary },
    args: { id: t.arg({ type: "Id", required: true }) },
    resolve: (query, _root, { id }) => db.glossaryTerm.findUnique({ ...query, where: { id } }),
  }),
  mySuggestedTerms: t.prismaField({
    type: [SuggestedTermRef],
    description: "What the viewer suggested, newest first, and what became of it.",
    authScopes: { can: suggestTerms },
    resolve: (query, _root, _args, context) =>
      db.glossaryTerm.findMany({
        ...query,
        where: { suggestedById: authorOf(context).memberId, deletedAt: null },
        orderBy: [{ createdAt: "desc" }, { id: "desc" }],
        take: MY_TERMS_MAX,
      }),
  }),
}));
