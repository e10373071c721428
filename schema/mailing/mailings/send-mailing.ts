// A mailing goes out: at once or at a time, to as many as somebody agreed to; and it is stopped.
import type { Tx } from "#prisma/client.ts";
import { enqueue } from "#prisma/queue.ts";
import type { Viewer } from "#schema/context.ts";
import { putInOutbox } from "#schema/core/mail/write-mail.ts";
import type { Author } from "#schema/core/shared/author.ts";
import { conflictError, DomainError, validationError } from "#schema/errors.ts";
import { countReached } from "./mailing-people.ts";
import { ownMailings } from "./mailing-text.ts";
import { audienceOf, lockMailing } from "./save-mailing.ts";

interface Sending {
  readonly id: number;
  readonly version: number;
  /** How many somebody has seen that get it. */
  readonly expectedCount: number;
  /** Null: at once. */
  readonly at: Date | null;
}

/**
 * Agrees to a draft. Its mails are written by a task (write-mailings.ts).
 * @throws DomainError NOT_FOUND; CONFLICT for another version, or one that went out; COUNT_CHANGED {count};
 * VALIDATION for a time that has passed, words that are missing, and an audience of nobody
 */
export async function sendMailing(
  tx: Tx,
  { id, version, expectedCount, at }: Sending,
  viewer: Viewer | null,
  { now }: Author,
): Promise<true> {
  const mailing = await lockMailing(tx, id, viewer);
  if (mailing.state !== "DRAFT" || mailing.version !== version) throw conflictError(mailing);
  if (mailing.textKo === "") throw validationError({ textKo: ["REQUIRED"] });
  if (at !== null && at <= now) throw validationError({ at: ["DATE_INVALID"] });
  const { purpose } = mailing;
  const asked = { audience: audienceOf(mailing), purpose, about: mailing, expected: expectedCount, now };
  const count = await countReached(tx, asked);
  if (count !== expectedCount) throw new DomainError("COUNT_CHANGED", { conflict: { count } });
  if (count === 0) throw new DomainError("CONFLICT");
  await tx.mailing.update({
    where: { id },
    data: { state: "READY", sendAt: at ?? now, expected: count, reached: 0, version: { increment: 1 } },
  });
  await enqueue(tx, "tasks", ["letters"]);
  return true;
}

/**
 * Stops a mailing. One that has not begun is a draft again; of one that has, what still waits in the outbox stays there.
 * @throws DomainError NOT_FOUND; CONFLICT where there is nothing to stop
 */
export async function stopMailing(tx: Tx, id: number, viewer: Viewer | null, { now }: Author): Promise<true> {
  const mailing = await lockMailing(tx, id, viewer);
  const version = { increment: 1 };
  if (mailing.state === "READY") {
    await tx.mailing.update({ where: { id }, data: { state: "DRAFT", sendAt: null, version } });
    return true;
  }
  if (mailing.state !== "WRITING" && mailing.state !== "WRITTEN") throw new DomainError("CONFLICT");
  const { count } = await tx.mail.updateMany({
    where: { mailingId: id, state: "WAITING" },
    data: { state: "STOPPED" },
  });
  if (mailing.state === "WRITTEN" && count === 0) throw new DomainError("CONFLICT");
  await tx.mailing.update({ where: { id }, data: { state: "STOPPED", completedAt: now, version } });
  return true;
}

/**
 * Sends the mailing, as its author would get it in each language, to the author alone. @throws DomainError NOT_FOUND; VALIDATION
 */
export async function testMailing(
  tx: Tx,
  id: number,
  viewer: Viewer | null,
  { memberId, now }: Author,
): Promise<void> {
  const mailing = await lockMailing(tx, id, viewer);
  if (mailing.textKo === "") throw validationError({ textKo: ["REQUIRED"] });
  const { email } = await tx.member.findUniqueOrThrow({ where: { id: memberId }, select: { email: true } });
  const mails = (await ownMailings(tx, mailing, memberId)).map(({ language, ...words }) => ({
    kind: "LETTER" as const,
    to: { id: memberId, email, language },
    mail: words,
  }));
  await putInOutbox(tx, mails, now);
}
