// A manuscript whose proof is approved becomes an article of an issue: one act, with everything the author
// wrote (docs/journal.md#roles-and-issues).
import type { Tx } from "#prisma/client.ts";
import type { Submission } from "#prisma/generated/client.ts";
import { auditChange, auditMade } from "#schema/core/audit/audit-change.ts";
import type { Author } from "#schema/core/shared/author.ts";
import { DomainError } from "#schema/errors.ts";
import { lockManagedSubmission } from "#schema/journal/reviews/lock-managed-submission.ts";
import { requireAll, withLack } from "#schema/journal/submissions/read-requirements.ts";
import type { ActionResult } from "#schema/office-transaction.ts";
import { seoulDay } from "#schema/validation/core/seoul.ts";
import { articleFacts } from "./journal-facts.ts";
import { lockDraft, nextPosition } from "./save-article.ts";

interface HandingIn {
  /** Of the manuscript. */
  readonly id: number;
  readonly issueId: number;
  /** Why it goes into the issue although something is missing; null: nobody said. */
  readonly missingReason: string | null;
}

/**
 * Puts a manuscript into an issue. One that is in an issue already moves to this one, and has its newest
 * proof as its PDF; what editors changed in the article since stays.
 * @returns the manuscript's id; its lines are the article's
 * @throws DomainError NOT_FOUND; MOVE_REFUSED unless its proof is approved; REQUIREMENTS_MISSING; VALIDATION
 * for an issue that takes no articles
 */
export async function handInArticle(
  tx: Tx,
  { id, issueId, missingReason: reason }: HandingIn,
  author: Author,
): Promise<ActionResult> {
  const known = await tx.article.findUnique({ where: { submissionId: id } });
  // Issues before manuscripts, as publishing locks them; the lower id first.
  for (const one of [...new Set([issueId, known?.issueId ?? issueId])].sort((a, b) => a - b))
    await lockDraft(tx, one, author.now);
  const submission = await lockManagedSubmission(tx, id, author);
  if (submission.state !== "READY") throw new DomainError("MOVE_REFUSED");
  const lack = await requireAll(tx, [{ submissionId: id, articleId: null }], { step: "ISSUE", reason });
  const fileId = await publishableProof(tx, submission);
  const present = await tx.article.findUnique({ where: { submissionId: id } });
  if (!present) {
    const made = await makeArticle(tx, submission, { issueId, fileId, author });
    return withLack({ ...made, result: id }, lack);
  }
  const outcome = await auditChange(tx, present.id, articleFacts, async () => {
    const position = present.issueId === issueId ? {} : { position: await nextPosition(tx, issueId) };
    await tx.article.update({
      where: { id: present.id },
      data: { issueId, fileId: fileId ?? present.fileId, ...position, version: { increment: 1 } },
    });
    return true;
  });
  return withLack({ ...outcome, result: id }, lack);
}

/**
 * The newest proof as a file that pages may show, under the manuscript's number: what an editor called it is
 * nobody's matter. The authors open it as before. Null where it is no PDF.
 */
async function publishableProof(tx: Tx, { id, number }: Submission): Promise<number | null> {
  const proof = await tx.submissionFile.findFirst({
    where: { submissionId: id, kind: "PROOF" },
    orderBy: { round: "desc" },
    include: { file: { select: { id: true, mimeType: true } } },
  });
  if (proof?.file.mimeType !== "application/pdf") return null;
  await tx.file.update({
    where: { id: proof.file.id },
    data: { kind: "ATTACHMENT", name: `${number ?? id}.pdf` },
  });
  return proof.file.id;
}

/** The day of a moment in Seoul, as the database stores days. */
const dayOf = (moment: Date | null) => moment && new Date(seoulDay(moment));

async function makeArticle(
  tx: Tx,
  submission: Submission,
  {
    issueId,
    fileId,
    author,
  }: { readonly issueId: number; readonly fileId: number | null; readonly author: Author },
): Promise<ActionResult> {
  const { titleKo, titleEn, abstractKo, abstractEn, keywordsKo, keywordsEn } = submission;
  const authors = await tx.submissionAuthor.findMany({
    where: { submissionId: submission.id },
    orderBy: [{ position: "asc" }, { id: "asc" }],
  });
  const { id } = await tx.article.create({
    data: {
      issueId,
      submissionId: submission.id,
      position: await nextPosition(tx, issueId),
      type: submission.type,
      language: submission.language,
      titleKo,
      titleEn,
      abstractKo,
      abstractEn,
      keywordsKo,
      keywordsEn,
      receivedOn: dayOf(submission.receivedAt),
      revisedOn: dayOf(submission.revisedAt),
      acceptedOn: dayOf(submission.acceptedAt),
      fileId,
      createdById: author.memberId,
      authors: {
        create: authors.map((one, position) => ({
          position,
          nameKo: one.nameKo,
          familyName: one.familyName,
          givenName: one.givenName,
          affiliationKo: one.affiliationKo,
          affiliationEn: one.affiliationEn,
          orcid: one.orcid,
          corresponding: one.isCorresponding,
          email: one.email || null,
        })),
      },
    },
  });
  return await auditMade(tx, id, articleFacts);
}
