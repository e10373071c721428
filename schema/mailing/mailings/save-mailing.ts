// A mailing before it goes out: begun for some people, its words saved, thrown away.
import type { Tx } from "#prisma/client.ts";
import type { Mailing } from "#prisma/generated/client.ts";
import type { Viewer } from "#schema/context.ts";
import { auditMade } from "#schema/core/audit/audit-change.ts";
import type { Author } from "#schema/core/shared/author.ts";
import { conflictError, DomainError, refusal, validationError } from "#schema/errors.ts";
import type { ActionResult } from "#schema/office-transaction.ts";
import { beginMailing, writeMailing } from "#schema/policies/mailing/mailings.ts";
import { check } from "#schema/validation/core/field-errors.ts";
import {
  type CheckedMailing,
  type MailingAudience,
  type MailingNature,
  mailingAudience,
  mailingInput,
} from "#schema/validation/mailing/mailings.ts";
import {
  APPLICATION_STATES,
  type ApplicationStateName,
} from "#schema/validation/programs/application-state.ts";
import { mailingFacts } from "./mailing-facts.ts";
import { newsWords } from "./mailing-news.ts";

export const audienceOf = ({ audience }: Pick<Mailing, "audience">): MailingAudience =>
  mailingAudience.parse(audience);

/**
 * Locks a mailing until the transaction ends.
 * @throws DomainError NOT_FOUND, also where the viewer may not write it
 */
export async function lockMailing(tx: Tx, id: number, viewer: Viewer | null): Promise<Mailing> {
  await tx.$queryRaw`SELECT 1 FROM letters WHERE id = ${id} FOR UPDATE`;
  const mailing = await tx.mailing.findUnique({ where: { id } });
  if (!mailing || !writeMailing(viewer, mailing)) throw new DomainError("NOT_FOUND");
  return mailing;
}

/** What a mailing is, as far as its words depend on it. */
export const natureOf = (mailing: Pick<Mailing, "audience" | "postId" | "issueId">): MailingNature => ({
  kind: audienceOf(mailing).kind,
  isNews: mailing.postId !== null || mailing.issueId !== null,
});

interface NewMailing {
  readonly audience: MailingAudience;
  /** What it is about. */
  readonly postId: number | null;
  readonly issueId: number | null;
}

/** @throws DomainError NOT_FOUND for a program, a post or an issue that there is not; FORBIDDEN */
export async function createMailing(
  tx: Tx,
  { audience, postId, issueId }: NewMailing,
  viewer: Viewer | null,
  { memberId: createdById, now: createdAt }: Author,
): Promise<ActionResult> {
  const programId = audience.kind === "PROGRAM" ? audience.filter.programId : null;
  const topic = audience.kind === "SUBSCRIBERS" ? audience.topic : null;
  if (!beginMailing(viewer, { programId, topic, postId, issueId, isChosen: isChosen(audience) }))
    throw refusal(true);
  if (programId !== null && (await tx.program.count({ where: { id: programId } })) === 0) {
    throw new DomainError("NOT_FOUND");
  }
  const words = await newsWords(tx, { postId, issueId });
  const stored = JSON.parse(JSON.stringify(audience));
  const { id } = await tx.mailing.create({
    data: { ...words, audience: stored, programId, topic, postId, issueId, createdById, createdAt },
  });
  return await auditMade(tx, id, mailingFacts);
}

/** Whether it goes to some of the members, whom somebody chose or narrowed. */
const isChosen = (audience: MailingAudience): boolean =>
  audience.kind === "MEMBERS" &&
  (audience.ids != null || Object.values(audience.filter).some((value) => value != null));

interface Saved {
  readonly id: number;
  readonly version: number;
  readonly words: CheckedMailing;
}

/** Words of a mailing as they are stored. @throws DomainError VALIDATION for a placeholder that its readers do not have */
export function checkedWords(mailing: Pick<Mailing, "audience" | "postId" | "issueId">, words: object) {
  const checked = check(mailingInput(natureOf(mailing)), words);
  if (!checked.ok) throw validationError(checked.fields);
  const { subjectEn, textEn, ...data } = checked.value;
  return { ...data, subjectEn: subjectEn ?? "", textEn: textEn ?? "" };
}

/**
 * Saves the words of a draft that was read at `version`.
 * @throws DomainError NOT_FOUND; CONFLICT with the mailing as it is now; VALIDATION for a placeholder that
 * its readers do not have
 */
export async function saveMailing(
  tx: Tx,
  { id, version, words }: Saved,
  viewer: Viewer | null,
): Promise<true> {
  const mailing = await lockMailing(tx, id, viewer);
  if (mailing.version !== version || mailing.state !== "DRAFT") throw conflictError(mailing);
  await tx.mailing.update({
    where: { id },
    data: { ...checkedWords(mailing, words), version: { increment: 1 } },
  });
  return true;
}

/**
 * Says in which states of an application the people of a program get a draft.
 * @throws DomainError NOT_FOUND; CONFLICT for one that went out, or whose people were chosen one by one
 */
export async function chooseMailingStates(
  tx: Tx,
  { id, states }: { readonly id: number; readonly states: readonly ApplicationStateName[] },
  viewer: Viewer | null,
): Promise<true> {
  const mailing = await lockMailing(tx, id, viewer);
  const audience = audienceOf(mailing);
  if (mailing.state !== "DRAFT" || audience.kind !== "PROGRAM" || audience.ids != null)
    throw new DomainError("CONFLICT");
  const state = APPLICATION_STATES.filter((one) => states.includes(one));
  const stored = JSON.parse(JSON.stringify({ ...audience, filter: { ...audience.filter, state } }));
  await tx.mailing.update({ where: { id }, data: { audience: stored } });
  return true;
}

/** Throws a draft away. @throws DomainError NOT_FOUND; CONFLICT for one that went out */
export async function deleteMailing(tx: Tx, id: number, viewer: Viewer | null): Promise<true> {
  const mailing = await lockMailing(tx, id, viewer);
  if (mailing.state !== "DRAFT") throw new DomainError("CONFLICT");
  await tx.mailing.delete({ where: { id } });
  return true;
}
