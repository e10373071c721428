import { db } from "#prisma/client.ts";
import { builder } from "#schema/builder.ts";
import { pageArgs } from "#schema/core/lists/list-page.ts";
import { manageJournal } from "#schema/policies/journal/journal.ts";
import { ManagedArticleRef, ManagedIssueRef } from "./issue-office.ts";

interface Part {
  /** 1-based. */
  readonly page: number;
  readonly size: number;
}

const ManagedIssuesPageRef = builder.objectRef<Part>("ManagedIssuesPage").implement({
  description: "One page of all issues, the newest first.",
  authScopes: { can: manageJournal },
  fields: (t) => ({
    items: t.prismaField({
      type: [ManagedIssueRef],
      resolve: (query, { page, size }) =>
        db.journalIssue.findMany({
          ...query,
          orderBy: [{ volume: "desc" }, { number: "desc" }],
          take: size,
          skip: (page - 1) * size,
        }),
    }),
    totalCount: t.int({ resolve: () => db.journalIssue.count() }),
  }),
});

builder.queryFields((t) => ({
  managedIssues: t.field({
    type: ManagedIssuesPageRef,
    description: "The editors' list of issues.",
    authScopes: { can: manageJournal },
    args: pageArgs(t.arg),
    resolve: (_root, part) => part,
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
