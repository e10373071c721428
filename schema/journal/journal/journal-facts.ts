// Defines what the audit log stores of issues and articles, as plain JSON.
import type { ReadFacts } from "#schema/core/audit/audit-change.ts";

export const issueFacts: ReadFacts = async (tx, id) => {
  const issue = await tx.journalIssue.findUnique({
    where: { id },
    omit: { version: true, searchKey: true, createdAt: true, updatedAt: true },
    include: {
      articles: {
        where: { deletedAt: null },
        orderBy: [{ position: "asc" }, { id: "asc" }],
        select: { id: true },
      },
    },
  });
  return JSON.parse(JSON.stringify(issue && { ...issue, articles: issue.articles.map((one) => one.id) }));
};

export const articleFacts: ReadFacts = async (tx, id) => {
  const article = await tx.article.findUnique({
    where: { id },
    omit: {
      version: true,
      position: true,
      searchKey: true,
      createdById: true,
      createdAt: true,
      updatedAt: true,
    },
    include: {
      authors: { orderBy: { position: "asc" }, omit: { id: true, articleId: true, searchKey: true } },
    },
  });
  // The log is never erased, and an address would stay in it for good (docs/manuscripts.md#authors-whose-account-is-erased).
  const authors = article?.authors.map(({ email, ...author }) => ({ ...author, hasEmail: email !== null }));
  return JSON.parse(JSON.stringify(article && { ...article, authors }));
};
