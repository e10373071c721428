// Defines what the editors ask about issues and articles.
import { db } from "#prisma/client.ts";
import { builder } from "#schema/builder.ts";
import { filterInput } from "#schema/core/lists/filter-input.ts";
import { listArgs, listNumbers, readInOrder } from "#schema/core/lists/list-page.ts";
import { type ListQuery, readListPage } from "#schema/core/lists/list-source.ts";
import { manageJournal } from "#schema/policies/journal/journal.ts";
import {
  ISSUE_FILTERS,
  ISSUE_SORTS,
  type IssueFilter,
  type IssueSort,
} from "#schema/validation/journal/issue-filters.ts";
import { issueSource } from "./issue-list.ts";
import { IssueStateRef, ManagedArticleRef, ManagedIssueRef } from "./issue-office.ts";

const IssueFilterRef = filterInput("IssueFilter", ISSUE_FILTERS, { state: IssueStateRef });

const IssueSortRef = builder.enumType("IssueSort", {
  description: "What the list of issues is sorted by; NUMBER: volume, then number.",
  values: ISSUE_SORTS,
});

const ManagedIssuesPageRef = builder
  .objectRef<ListQuery<IssueFilter, IssueSort>>("ManagedIssuesPage")
  .implement({
    description: "One page of the issues.",
    authScopes: { can: manageJournal },
    fields: (t) => ({
      items: t.prismaField({
        type: [ManagedIssueRef],
        resolve: async (query, listQuery) => {
          const columns = { ...query };
          return await readInOrder((await readListPage(issueSource, listQuery)).ids, (ids) =>
            db.journalIssue.findMany({ ...columns, where: { id: { in: ids } } }),
          );
        },
      }),
      ...listNumbers(t, issueSource),
    }),
  });

builder.queryFields((t) => ({
  managedIssues: t.field({
    type: ManagedIssuesPageRef,
    description: "The editors' list of issues.",
    authScopes: { can: manageJournal },
    args: {
      filter: t.arg({ type: IssueFilterRef }),
      sort: t.arg({ type: IssueSortRef, required: true, defaultValue: "NUMBER" }),
      ...listArgs(t.arg),
    },
    resolve: (_root, { filter, ...listQuery }, { clock }) => ({
      filter: filter ?? {},
      now: clock.now(),
      ...listQuery,
    }),
  }),
  managedIssue: t.prismaField({
    type: ManagedIssueRef,
    nullable: true,
    authScopes: { can: manageJournal },
    args: { id: t.arg({ type: "Id", required: true }) },
    resolve: (query, _root, { id }) => db.journalIssue.findUnique({ ...query, where: { id } }),
  }),
  managedArticle: t.prismaField({
    type: ManagedArticleRef,
    nullable: true,
    authScopes: { can: manageJournal },
    args: { id: t.arg({ type: "Id", required: true }) },
    resolve: (query, _root, { id }) => db.article.findFirst({ ...query, where: { id, deletedAt: null } }),
  }),
}));
