// Where the law wants an article gone, it goes: what is left says that there was one (docs/journal.md#removing-an-article).
import type { Tx } from "#prisma/client.ts";
import type { Prisma } from "#prisma/generated/client.ts";
import type { Author } from "#schema/core/shared/author.ts";
import { DomainError, validationError } from "#schema/errors.ts";
import type { ActionResult } from "#schema/office-transaction.ts";
import { issueStateAt } from "#schema/validation/journal/issue-state.ts";
import { type CheckedRemoval, sameTitle } from "#schema/validation/journal/journal-articles.ts";
import { lockArticle } from "./save-article.ts";

/** A tombstone: its number, its issue and its kind, of which harvesters are notified. */
const NOTHING = {
  titleKo: null,
  titleEn: null,
  abstractKo: null,
  abstractEn: null,
  keywordsKo: [],
  keywordsEn: [],
  firstPage: null,
  lastPage: null,
  receivedOn: null,
  revisedOn: null,
  acceptedOn: null,
  doi: null,
  references: [],
  noticeKo: null,
  noticeEn: null,
  noticedOn: null,
  state: "CURRENT",
  fileId: null,
  submissionId: null,
  createdById: null,
} as const satisfies Prisma.ArticleUncheckedUpdateInput;

interface Removal extends CheckedRemoval {
  readonly id: number;
  readonly version: number;
}

/**
 * Removes an article that is out. Its PDFs belong to nothing then and are swept; the manuscript stays with
 * the editors, without them.
 * @returns its line says why, and nothing of what it said: the log is never erased
 * @throws DomainError as lockArticle; MOVE_REFUSED before its issue is out; VALIDATION TITLE_DIFFERS at `title`
 */
export async function removeArticle(
  tx: Tx,
  { reason, title, ...held }: Removal,
  { now }: Author,
): Promise<ActionResult> {
  const { id, issue, issueId, fileId, titleKo, titleEn } = await lockArticle(tx, held);
  if (issueStateAt(issue.publishedAt, now) !== "PUBLISHED") throw new DomainError("MOVE_REFUSED");
  if (![titleKo, titleEn].some((one) => one !== null && sameTitle(title, one)))
    throw validationError({ title: ["TITLE_DIFFERS"] });
  const former = await tx.articleFormerFile.findMany({ where: { articleId: id }, select: { fileId: true } });
  const files = [fileId, ...former.map((one) => one.fileId)].filter((one) => one !== null);
  await tx.articleFormerFile.deleteMany({ where: { articleId: id } });
  // The proof of its manuscript is the same file.
  await tx.submissionFile.deleteMany({ where: { fileId: { in: files } } });
  await tx.savedVersion.deleteMany({ where: { articleId: id } });
  await tx.articleAuthor.deleteMany({ where: { articleId: id } });
  await tx.article.update({ where: { id }, data: { ...NOTHING, deletedAt: now, version: { increment: 1 } } });
  return { result: issueId, lines: [{ subjectId: id, after: { issueId }, reason }] };
}
