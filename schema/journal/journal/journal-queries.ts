import { db } from "#prisma/client.ts";
import { builder } from "#schema/builder.ts";
import { publishedArticles, publishedIssues } from "#schema/policies/journal/journal.ts";
import { ArticleRef } from "./article.ts";
import { readJournal } from "./article-record.ts";
import { JournalIssueRef, JournalRef } from "./journal-issue.ts";

builder.queryFields((t) => ({
  journal: t.field({
    type: JournalRef,
    description: "The association's journal.",
    authScopes: { public: true },
    resolve: () => readJournal(),
  }),
  journalIssue: t.prismaField({
    type: JournalIssueRef,
    nullable: true,
    description: "An issue; null unless it is out.",
    authScopes: { public: true },
    args: { id: t.arg({ type: "Id", required: true }) },
    resolve: (query, _root, { id }, { clock }) =>
      db.journalIssue.findFirst({ ...query, where: { ...publishedIssues(clock.now()), id } }),
  }),
  article: t.prismaField({
    type: ArticleRef,
    nullable: true,
    description: "An article; null unless its issue is out. A retracted one stays.",
    authScopes: { public: true },
    args: { id: t.arg({ type: "Id", required: true }) },
    resolve: (query, _root, { id }, { clock }) =>
      db.article.findFirst({ ...query, where: { ...publishedArticles(clock.now()), id } }),
  }),
}));
