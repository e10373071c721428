// An article as its editors write it. Once its issue is out readers' words change only with a notice
// (docs/journal.md#roles-and-issues).
import type { Tx } from "#prisma/client.ts";
import { type Article, type JournalIssue, Prisma } from "#prisma/generated/client.ts";
import { auditChange, auditMade } from "#schema/core/audit/audit-change.ts";
import { lockFiles } from "#schema/core/files/lock-files.ts";
import type { Author } from "#schema/core/shared/author.ts";
import { writeRows } from "#schema/core/shared/write-rows.ts";
import { conflictError, DomainError, validationError } from "#schema/errors.ts";
import { missingOfArticles, requireNoNewLack } from "#schema/journal/submissions/read-requirements.ts";
import type { ActionResult } from "#schema/office-transaction.ts";
import { ARTICLES_MAX } from "#schema/validation/core/limits.ts";
import { issueStateAt } from "#schema/validation/journal/issue-state.ts";
import type { CheckedArticle } from "#schema/validation/journal/journal-articles.ts";
import { changeColumns, storeFormerFile } from "./change-article.ts";
import { articleFacts } from "./journal-facts.ts";
import { lockIssue } from "./lock-issue.ts";

/** @throws DomainError NOT_FOUND; VALIDATION */
export async function createArticle(tx: Tx, article: CheckedArticle, author: Author): Promise<ActionResult> {
  const { id: issueId } = await lockDraft(tx, article.issueId, author.now);
  if (article.change !== "NONE") throw validationError({ change: ["CHOICE_UNKNOWN"] });
  await checkFile(tx, article.fileId);
  const position = await nextPosition(tx, issueId);
  const data = { ...columnsOf(article), issueId, position, createdById: author.memberId };
  const { id } = await refusingTakenDoi(() => tx.article.create({ data }));
  await writeAuthors(tx, id, article);
  return await auditMade(tx, id, articleFacts);
}

/**
 * Locks an issue that takes articles: one that is not out, nor about to be.
 * @throws DomainError VALIDATION for any other, and for a full one
 */
export async function lockDraft(tx: Tx, id: number, now: Date): Promise<JournalIssue> {
  const issue = await tx.journalIssue.findUnique({ where: { id } });
  const held = issue && (await lockIssue(tx, id));
  if (!held || issueStateAt(held.publishedAt, now) !== "DRAFT")
    throw validationError({ issueId: ["CHOICE_UNKNOWN"] });
  if ((await tx.article.count({ where: { issueId: id } })) >= ARTICLES_MAX)
    throw validationError({ issueId: ["TOO_MANY_ROWS"] });
  return held;
}

/** At the end of the issue. */
export async function nextPosition(tx: Tx, issueId: number): Promise<number> {
  const last = await tx.article.aggregate({ where: { issueId }, _max: { position: true } });
  return (last._max.position ?? -1) + 1;
}

interface Held {
  readonly id: number;
  readonly version: number;
}

/**
 * Locks an article that was read at `version`, with its issue.
 * @throws DomainError NOT_FOUND; CONFLICT with the article as it is now
 */
export async function lockArticle(tx: Tx, { id, version }: Held): Promise<Article & { issue: JournalIssue }> {
  const found = await tx.article.findUnique({ where: { id }, select: { issueId: true } });
  if (!found) throw new DomainError("NOT_FOUND");
  await lockIssue(tx, found.issueId);
  await tx.$queryRaw`SELECT id FROM articles WHERE id = ${id} FOR UPDATE`;
  const article = await tx.article.findUnique({ where: { id }, include: { issue: true } });
  if (!article || article.deletedAt !== null) throw new DomainError("NOT_FOUND");
  if (article.version !== version || article.issueId !== found.issueId) throw conflictError(article);
  return article;
}

/**
 * One whose issue is scheduled goes to no other issue, and lacks nothing that it had when it was scheduled (decision 209).
 * @throws DomainError as lockArticle; VALIDATION; REQUIREMENTS_MISSING
 */
export async function saveArticle(
  tx: Tx,
  { article, ...held }: Held & { readonly article: CheckedArticle },
  { now }: Author,
): Promise<ActionResult> {
  const before = await lockArticle(tx, held);
  const { id } = before;
  const moves = article.issueId !== before.issueId;
  const state = issueStateAt(before.issue.publishedAt, now);
  const isOut = state === "PUBLISHED";
  if (moves && state !== "DRAFT") throw validationError({ issueId: ["CHOICE_UNKNOWN"] });
  if (moves) await lockDraft(tx, article.issueId, now);
  if (article.fileId !== before.fileId) await checkFile(tx, article.fileId);
  const change = await changeColumns(tx, { before, article, isOut, now });
  const lacked = state === "SCHEDULED" ? ((await missingOfArticles(tx, [id])).get(id) ?? []) : null;
  return await auditChange(tx, id, articleFacts, async () => {
    if (isOut) await storeFormerFile(tx, { before, article, now });
    const position = moves ? { position: await nextPosition(tx, article.issueId) } : {};
    await refusingTakenDoi(() =>
      tx.article.update({
        where: { id },
        data: { ...columnsOf(article), ...change, ...position, version: { increment: 1 } },
      }),
    );
    await writeAuthors(tx, id, article);
    if (lacked !== null) await requireNoNewLack(tx, id, lacked);
    return true;
  });
}

/**
 * Throws an article away that nobody has read yet. @throws DomainError as lockArticle; MOVE_REFUSED once its
 * issue is out or about to be
 */
export async function deleteArticle(tx: Tx, held: Held, { now }: Author): Promise<ActionResult> {
  const { id, issue } = await lockArticle(tx, held);
  if (issueStateAt(issue.publishedAt, now) !== "DRAFT") throw new DomainError("MOVE_REFUSED");
  return await auditChange(tx, id, articleFacts, async () => {
    await tx.article.delete({ where: { id } });
    return true;
  });
}

/** @throws DomainError VALIDATION FILE_UNKNOWN for what is no PDF that pages may show */
async function checkFile(tx: Tx, fileId: number | null): Promise<void> {
  if (fileId === null) return;
  const [held] = await lockFiles(tx, [fileId], []);
  const file = held && (await tx.file.findUnique({ where: { id: fileId }, select: { mimeType: true } }));
  if (held?.kind !== "ATTACHMENT" || file?.mimeType !== "application/pdf")
    throw validationError({ fileId: ["FILE_UNKNOWN"] });
}

/** @throws DomainError VALIDATION DOI_TAKEN */
async function refusingTakenDoi<Result>(write: () => Promise<Result>): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    if (error instanceof Prisma.PrismaClientKnownRequestError && error.code === "P2002")
      throw validationError({ doi: ["DOI_TAKEN"] });
    throw error;
  }
}

const dayOf = (day: string | null) => (day === null ? null : new Date(day));

const columnsOf = ({ authors, change, noticeKo, noticeEn, ...article }: CheckedArticle) => ({
  ...article,
  receivedOn: dayOf(article.receivedOn),
  revisedOn: dayOf(article.revisedOn),
  acceptedOn: dayOf(article.acceptedOn),
});

const writeAuthors = (tx: Tx, articleId: number, { authors }: CheckedArticle) =>
  writeRows(authors, {
    remove: (remainingIds) =>
      tx.articleAuthor.deleteMany({ where: { articleId, id: { notIn: remainingIds } } }),
    update: (id, author, position) =>
      tx.articleAuthor.updateMany({ where: { id, articleId }, data: { ...author, position } }),
    create: (author, position) => tx.articleAuthor.create({ data: { ...author, articleId, position } }),
  });
