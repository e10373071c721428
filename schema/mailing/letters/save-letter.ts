// A letter before it goes out: begun for some people, its words saved, thrown away.
import type { Tx } from "#prisma/client.ts";
import type { Letter } from "#prisma/generated/client.ts";
import type { Viewer } from "#schema/context.ts";
import { auditMade } from "#schema/core/audit/audit-change.ts";
import type { Author } from "#schema/core/shared/author.ts";
import { conflictError, DomainError, refusal, validationError } from "#schema/errors.ts";
import type { ActionResult } from "#schema/office-transaction.ts";
import { beginLetter, writeLetter } from "#schema/policies/mailing/letters.ts";
import { check } from "#schema/validation/core/field-errors.ts";
import {
  type CheckedLetter,
  type LetterAudience,
  type LetterNature,
  letterAudience,
  letterInput,
} from "#schema/validation/mailing/letters.ts";
import {
  APPLICATION_STATES,
  type ApplicationStateName,
} from "#schema/validation/programs/application-state.ts";
import { letterFacts } from "./letter-facts.ts";
import { newsWords } from "./letter-news.ts";

export const audienceOf = ({ audience }: Pick<Letter, "audience">): LetterAudience =>
  letterAudience.parse(audience);

/**
 * Locks a letter until the transaction ends.
 * @throws DomainError NOT_FOUND, also where the viewer may not write it
 */
export async function lockLetter(tx: Tx, id: number, viewer: Viewer | null): Promise<Letter> {
  await tx.$queryRaw`SELECT 1 FROM letters WHERE id = ${id} FOR UPDATE`;
  const letter = await tx.letter.findUnique({ where: { id } });
  if (!letter || !writeLetter(viewer, letter)) throw new DomainError("NOT_FOUND");
  return letter;
}

/** What a letter is, as far as its words depend on it. */
export const natureOf = (letter: Pick<Letter, "audience" | "postId" | "issueId">): LetterNature => ({
  kind: audienceOf(letter).kind,
  isNews: letter.postId !== null || letter.issueId !== null,
});

interface NewLetter {
  readonly audience: LetterAudience;
  /** What it is about. */
  readonly postId: number | null;
  readonly issueId: number | null;
}

/** @throws DomainError NOT_FOUND for a program, a post or an issue that there is not; FORBIDDEN */
export async function createLetter(
  tx: Tx,
  { audience, postId, issueId }: NewLetter,
  viewer: Viewer | null,
  { memberId: createdById, now: createdAt }: Author,
): Promise<ActionResult> {
  const programId = audience.kind === "PROGRAM" ? audience.filter.programId : null;
  const topic = audience.kind === "SUBSCRIBERS" ? audience.topic : null;
  if (!beginLetter(viewer, { programId, topic, postId, issueId, isChosen: isChosen(audience) }))
    throw refusal(true);
  if (programId !== null && (await tx.program.count({ where: { id: programId } })) === 0) {
    throw new DomainError("NOT_FOUND");
  }
  const words = await newsWords(tx, { postId, issueId });
  const stored = JSON.parse(JSON.stringify(audience));
  const { id } = await tx.letter.create({
    data: { ...words, audience: stored, programId, topic, postId, issueId, createdById, createdAt },
  });
  return await auditMade(tx, id, letterFacts);
}

/** Whether it goes to some of the members, whom somebody chose or narrowed. */
const isChosen = (audience: LetterAudience): boolean =>
  audience.kind === "MEMBERS" &&
  (audience.ids != null || Object.values(audience.filter).some((value) => value != null));

interface Saved {
  readonly id: number;
  readonly version: number;
  readonly words: CheckedLetter;
}

/** Words of a letter as they are stored. @throws DomainError VALIDATION for a placeholder that its readers do not have */
export function checkedWords(letter: Pick<Letter, "audience" | "postId" | "issueId">, words: object) {
  const checked = check(letterInput(natureOf(letter)), words);
  if (!checked.ok) throw validationError(checked.fields);
  const { subjectEn, textEn, ...data } = checked.value;
  return { ...data, subjectEn: subjectEn ?? "", textEn: textEn ?? "" };
}

/**
 * Saves the words of a draft that was read at `version`.
 * @throws DomainError NOT_FOUND; CONFLICT with the letter as it is now; VALIDATION for a placeholder that its readers do not have
 */
export async function saveLetter(
  tx: Tx,
  { id, version, words }: Saved,
  viewer: Viewer | null,
): Promise<true> {
  const letter = await lockLetter(tx, id, viewer);
  if (letter.version !== version || letter.state !== "DRAFT") throw conflictError(letter);
  await tx.letter.update({
    where: { id },
    data: { ...checkedWords(letter, words), version: { increment: 1 } },
  });
  return true;
}

/**
 * Says in which states of an application the people of a program get a draft.
 * @throws DomainError NOT_FOUND; CONFLICT for one that went out, or whose people were chosen one by one
 */
export async function chooseLetterStates(
  tx: Tx,
  { id, states }: { readonly id: number; readonly states: readonly ApplicationStateName[] },
  viewer: Viewer | null,
): Promise<true> {
  const letter = await lockLetter(tx, id, viewer);
  const audience = audienceOf(letter);
  if (letter.state !== "DRAFT" || audience.kind !== "PROGRAM" || audience.ids != null)
    throw new DomainError("CONFLICT");
  const state = APPLICATION_STATES.filter((one) => states.includes(one));
  const stored = JSON.parse(JSON.stringify({ ...audience, filter: { ...audience.filter, state } }));
  await tx.letter.update({ where: { id }, data: { audience: stored } });
  return true;
}

/** Throws a draft away. @throws DomainError NOT_FOUND; CONFLICT for one that went out */
export async function deleteLetter(tx: Tx, id: number, viewer: Viewer | null): Promise<true> {
  const letter = await lockLetter(tx, id, viewer);
  if (letter.state !== "DRAFT") throw new DomainError("CONFLICT");
  await tx.letter.delete({ where: { id } });
  return true;
}
