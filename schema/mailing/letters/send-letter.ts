// A letter goes out: at once or at a time, to as many as somebody agreed to; and it is stopped.
import type { Tx } from "#prisma/client.ts";
import { enqueue } from "#prisma/queue.ts";
import type { Viewer } from "#schema/context.ts";
import { putInOutbox } from "#schema/core/mail/write-mail.ts";
import type { Author } from "#schema/core/shared/author.ts";
import { conflictError, DomainError, validationError } from "#schema/errors.ts";
import { countReached } from "./letter-people.ts";
import { ownLetters } from "./letter-text.ts";
import { audienceOf, lockLetter } from "./save-letter.ts";

interface Sending {
  readonly id: number;
  readonly version: number;
  /** How many somebody has seen that get it. */
  readonly expectedCount: number;
  /** Null: at once. */
  readonly at: Date | null;
}

/**
 * Agrees to a draft. Its mails are written by a task (write-letters.ts).
 * @throws DomainError NOT_FOUND; CONFLICT for another version, or one that went out; COUNT_CHANGED {count}; VALIDATION for a time that has
 * passed, words that are missing, and an audience of nobody
 */
export async function sendLetter(
  tx: Tx,
  { id, version, expectedCount, at }: Sending,
  viewer: Viewer | null,
  { now }: Author,
): Promise<true> {
  const letter = await lockLetter(tx, id, viewer);
  if (letter.state !== "DRAFT" || letter.version !== version) throw conflictError(letter);
  if (letter.textKo === "") throw validationError({ textKo: ["REQUIRED"] });
  if (at !== null && at <= now) throw validationError({ at: ["DATE_INVALID"] });
  const { purpose } = letter;
  const asked = { audience: audienceOf(letter), purpose, about: letter, expected: expectedCount, now };
  const count = await countReached(tx, asked);
  if (count !== expectedCount) throw new DomainError("COUNT_CHANGED", { conflict: { count } });
  if (count === 0) throw new DomainError("CONFLICT");
  await tx.letter.update({
    where: { id },
    data: { state: "READY", sendAt: at ?? now, expected: count, reached: 0, version: { increment: 1 } },
  });
  await enqueue(tx, "tasks", ["letters"]);
  return true;
}

/**
 * Stops a letter. One that has not begun is a draft again; of one that has, what still waits in the outbox stays there.
 * @throws DomainError NOT_FOUND; CONFLICT where there is nothing to stop
 */
export async function stopLetter(tx: Tx, id: number, viewer: Viewer | null, { now }: Author): Promise<true> {
  const letter = await lockLetter(tx, id, viewer);
  const version = { increment: 1 };
  if (letter.state === "READY") {
    await tx.letter.update({ where: { id }, data: { state: "DRAFT", sendAt: null, version } });
    return true;
  }
  if (letter.state !== "WRITING" && letter.state !== "WRITTEN") throw new DomainError("CONFLICT");
  const { count } = await tx.mail.updateMany({
    where: { letterId: id, state: "WAITING" },
    data: { state: "STOPPED" },
  });
  if (letter.state === "WRITTEN" && count === 0) throw new DomainError("CONFLICT");
  await tx.letter.update({ where: { id }, data: { state: "STOPPED", completedAt: now, version } });
  return true;
}

/** Sends the letter, as its author would get it in each language, to the author alone. @throws DomainError NOT_FOUND; VALIDATION */
export async function testLetter(
  tx: Tx,
  id: number,
  viewer: Viewer | null,
  { memberId, now }: Author,
): Promise<void> {
  const letter = await lockLetter(tx, id, viewer);
  if (letter.textKo === "") throw validationError({ textKo: ["REQUIRED"] });
  const { email } = await tx.member.findUniqueOrThrow({ where: { id: memberId }, select: { email: true } });
  const mails = (await ownLetters(tx, letter, memberId)).map(({ language, ...words }) => ({
    kind: "LETTER" as const,
    to: { id: memberId, email, language },
    letter: words,
  }));
  await putInOutbox(tx, mails, now);
}
