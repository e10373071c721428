// Defines what authors do while the next step is theirs: begin, save, throw a draft away.
import type { Tx } from "#prisma/client.ts";
import type { Submission } from "#prisma/generated/client.ts";
import type { Author } from "#schema/core/shared/author.ts";
import { runIdempotent } from "#schema/core/shared/request-key.ts";
import { conflictError, DomainError } from "#schema/errors.ts";
import { waitsForAuthor } from "#schema/validation/journal/submission-state.ts";
import type { CheckedSubmission } from "#schema/validation/journal/submissions.ts";
import { readJournalSettings } from "./journal-settings.ts";
import { lockSubmission } from "./move-submission.ts";
import { storeContent } from "./store-content.ts";

/** @throws DomainError SUBMISSIONS_CLOSED where the journal takes manuscripts at JAMS */
export async function refuseAtJams(tx: Tx): Promise<void> {
  if ((await readJournalSettings(tx)).flow === "JAMS") throw new DomainError("SUBMISSIONS_CLOSED");
}

/** @throws DomainError SUBMISSIONS_CLOSED; VALIDATION; CONFLICT when the key made something else */
export async function beginSubmission(
  tx: Tx,
  { content, requestKey }: { readonly content: CheckedSubmission; readonly requestKey: string | null },
  author: Author,
): Promise<number> {
  const { memberId, now } = author;
  const { id } = await runIdempotent(tx, { author, requestKey, operation: "beginSubmission" }, async () => {
    await refuseAtJams(tx);
    const submission = await tx.submission.create({
      data: { submitterId: memberId, stateAt: now, createdAt: now },
    });
    await storeContent(tx, { submission, content, memberId, now });
    const begun = { submissionType: { not: null }, submissionId: null, key: requestKey ?? "" };
    await tx.draft.deleteMany({ where: { memberId, ...begun } });
    return submission.id;
  });
  return id;
}

interface Held {
  readonly id: number;
  readonly version: number;
}

/**
 * Locks an own manuscript that was read at `version`.
 * @throws DomainError NOT_FOUND for somebody else's; CONFLICT when it was changed since
 */
export async function lockOwn(tx: Tx, { id, version }: Held, { memberId }: Author): Promise<Submission> {
  const submission = await lockSubmission(tx, id);
  if (submission?.submitterId !== memberId) throw new DomainError("NOT_FOUND");
  if (submission.version !== version) throw conflictError({ version: submission.version });
  return submission;
}

/** @throws DomainError as lockOwn; MOVE_REFUSED while the next step is not the author's; VALIDATION */
export async function saveSubmission(
  tx: Tx,
  { content, ...held }: Held & { readonly content: CheckedSubmission },
  author: Author,
): Promise<number> {
  const submission = await lockOwn(tx, held, author);
  if (!waitsForAuthor(submission.state) || submission.state === "PROOF")
    throw new DomainError("MOVE_REFUSED");
  const { memberId, now } = author;
  await storeContent(tx, { submission, content, memberId, now });
  await tx.draft.deleteMany({ where: { memberId, submissionId: submission.id } });
  return submission.id;
}

/**
 * Throws a draft away; its files go with the sweep of unused ones. @throws DomainError as lockOwn; MOVE_REFUSED once it was sent
 */
export async function deleteDraft(tx: Tx, held: Held, author: Author): Promise<number> {
  const { id, state } = await lockOwn(tx, held, author);
  if (state !== "DRAFT") throw new DomainError("MOVE_REFUSED");
  await tx.submission.delete({ where: { id } });
  return id;
}
