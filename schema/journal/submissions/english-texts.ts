// Editors enter or correct the English title, abstract and keywords of a manuscript that was sent, so that an
// acceptance need not wait for another round with its author (decision 209).
import type { Tx } from "#prisma/client.ts";
import type { Language } from "#prisma/generated/enums.ts";
import { auditChange, type ReadFacts } from "#schema/core/audit/audit-change.ts";
import { wordsIn } from "#schema/core/mail/mail-words.ts";
import type { Author } from "#schema/core/shared/author.ts";
import { conflictError, DomainError } from "#schema/errors.ts";
import { lockManagedSubmission } from "#schema/journal/reviews/lock-managed-submission.ts";
import type { ActionResult } from "#schema/office-transaction.ts";
import { isSubmissionOver } from "#schema/validation/journal/submission-state.ts";
import type { EnglishTexts } from "#schema/validation/journal/submissions.ts";
import { languageOfAuthor, writeToAuthor } from "./submission-mails.ts";

const textFacts: ReadFacts = (tx, id) =>
  tx.submission.findUnique({
    where: { id },
    select: { titleEn: true, abstractEn: true, keywordsEn: true },
  });

interface Correction {
  readonly id: number;
  /** The row's version that the editor read. */
  readonly version: number;
  readonly texts: EnglishTexts;
}

/**
 * Saves the English texts and mails the author what they say now. Saving what is there already changes nothing.
 * @throws DomainError NOT_FOUND, also for an editor's own manuscript; MOVE_REFUSED for a draft, a closed
 * manuscript, or one that is an article already, whose texts are the article's; CONFLICT
 */
export async function saveEnglishTexts(
  tx: Tx,
  { id, version, texts }: Correction,
  author: Author,
): Promise<ActionResult> {
  const submission = await lockManagedSubmission(tx, id, author);
  const articles = await tx.article.count({ where: { submissionId: id, deletedAt: null } });
  if (isSubmissionOver(submission.state) || articles > 0) throw new DomainError("MOVE_REFUSED");
  if (submission.version !== version) throw conflictError({ version: submission.version });
  const changed = EN_TEXTS.filter((name) => JSON.stringify(submission[name]) !== JSON.stringify(texts[name]));
  if (changed.length === 0) return { result: id, lines: [] };
  return await auditChange(tx, id, textFacts, async () => {
    const saved = await tx.submission.update({
      where: { id },
      data: { ...texts, version: { increment: 1 } },
    });
    const message = describe(texts, changed, await languageOfAuthor(tx, saved));
    await writeToAuthor(tx, "SUBMISSION_TEXTS_CHANGED", saved, { now: author.now, message });
    return true;
  });
}

const EN_TEXTS = ["titleEn", "abstractEn", "keywordsEn"] as const;

/** What each changed text says now, a line each, with its name in the author's language. */
function describe(
  texts: EnglishTexts,
  changed: readonly (typeof EN_TEXTS)[number][],
  language: Language,
): string {
  const said = { ...texts, keywordsEn: texts.keywordsEn.join(", ") || null };
  return changed
    .map((name) => {
      const words = said[name] ?? wordsIn(language, "mails.texts.none");
      return `${wordsIn(language, `mails.texts.${name}`)}: ${words}`;
    })
    .join("\n");
}
