// Writes what an author typed into the rows of a manuscript.
import type { Tx } from "#prisma/client.ts";
import type { Submission } from "#prisma/generated/client.ts";
import { lockOwnFiles } from "#schema/core/files/lock-files.ts";
import { writeRows } from "#schema/core/shared/write-rows.ts";
import { validationError } from "#schema/errors.ts";
import { isManuscriptType, SIMILARITY_TYPE } from "#schema/validation/core/files.ts";
import type { CheckedAuthor, CheckedSubmission } from "#schema/validation/journal/submissions.ts";
import { askForBlindCopies } from "./blind-copies.ts";
import { writtenRound } from "./check-submission.ts";

interface Content {
  readonly submission: Submission;
  readonly content: CheckedSubmission;
  readonly memberId: number;
  readonly now: Date;
}

/**
 * Puts the content into a manuscript that is locked: its columns, its authors, whom they suggest, and the
 * files of the version being written.
 * @throws DomainError VALIDATION FILE_UNKNOWN for a file that is not the author's own
 */
export async function storeContent(tx: Tx, { submission, content, memberId, now }: Content): Promise<void> {
  const { authors, suggestions, manuscriptId, figureIds, similarityId, ...columns } = content;
  const { id } = submission;
  await tx.submission.update({ where: { id }, data: { ...columns, version: { increment: 1 } } });
  await storeAuthors(tx, id, authors);
  await tx.reviewerSuggestion.deleteMany({ where: { submissionId: id } });
  await tx.reviewerSuggestion.createMany({
    data: suggestions.map((row, position) => ({ ...row, submissionId: id, position })),
  });
  await storeFiles(tx, { submission, manuscriptId, figureIds, similarityId, memberId, now });
  await askForBlindCopies(tx, id);
}

async function storeAuthors(tx: Tx, submissionId: number, authors: readonly CheckedAuthor[]): Promise<void> {
  await writeRows(authors, {
    remove: (remainingIds) =>
      tx.submissionAuthor.deleteMany({ where: { submissionId, id: { notIn: remainingIds } } }),
    update: async (id, author, position) => {
      const before = await tx.submissionAuthor.findFirst({ where: { id, submissionId } });
      // Another address is another person: nobody has asked that one.
      const isOther = before !== null && before.email.toLowerCase() !== author.email.toLowerCase();
      const anew = {
        consentAskedAt: null,
        consentedAt: null,
        declinedAt: null,
        consentTextId: null,
        memberId: null,
      };
      if (isOther) await tx.oneTimeToken.deleteMany({ where: { authorId: id } });
      return await tx.submissionAuthor.updateMany({
        where: { id, submissionId },
        data: { ...author, ...(isOther ? anew : {}), position },
      });
    },
    create: (author, position) => tx.submissionAuthor.create({ data: { ...author, submissionId, position } }),
  });
}

interface Files {
  readonly submission: Submission;
  readonly manuscriptId: number | null;
  readonly figureIds: readonly number[];
  readonly similarityId: number | null;
  readonly memberId: number;
  readonly now: Date;
}

async function storeFiles(
  tx: Tx,
  { submission, manuscriptId, figureIds, similarityId, memberId, now }: Files,
): Promise<void> {
  const { id: submissionId } = submission;
  const round = writtenRound(submission);
  const own = { submissionId, round, kind: { in: ["MANUSCRIPT", "FIGURE", "SIMILARITY"] as const } };
  const wanted = [manuscriptId, ...figureIds, similarityId].flatMap((one) => one ?? []);
  const isOwn = await lockOwnFiles(tx, wanted, { kind: "MANUSCRIPT", memberId });
  if (!isOwn) throw validationError({ manuscriptId: ["FILE_UNKNOWN"] });
  if (manuscriptId !== null) {
    const { mimeType } = await tx.file.findUniqueOrThrow({ where: { id: manuscriptId } });
    if (!isManuscriptType(mimeType)) throw validationError({ manuscriptId: ["FILE_UNKNOWN"] });
  }
  if (similarityId !== null) {
    const { mimeType } = await tx.file.findUniqueOrThrow({ where: { id: similarityId } });
    if (mimeType !== SIMILARITY_TYPE) throw validationError({ similarityId: ["FILE_UNKNOWN"] });
  }
  await tx.submissionFile.deleteMany({ where: { ...own, kind: { in: [...own.kind.in] } } });
  const taken = await tx.submissionFile.count({ where: { fileId: { in: wanted } } });
  if (taken > 0) throw validationError({ manuscriptId: ["FILE_UNKNOWN"] });
  await tx.submissionFile.createMany({
    data: wanted.map((fileId, position) => ({
      submissionId,
      fileId,
      round,
      position,
      kind: fileId === manuscriptId ? "MANUSCRIPT" : fileId === similarityId ? "SIMILARITY" : "FIGURE",
      createdAt: now,
    })),
  });
}
