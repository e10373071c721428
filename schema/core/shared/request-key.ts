// A form that is sent twice (a second click, a connection that broke before the answer) makes one thing. It
// carries a key, and the database keeps what was made for the key. Old keys are deleted with the trash.

import { createHash } from "node:crypto";
import type { Tx } from "#prisma/client.ts";
import { DomainError } from "#schema/errors.ts";
import { z } from "#schema/validation/zod.ts";
import type { Author } from "./author.ts";

/** A key as clients make it: a UUID, say. */
export const requestKey = z.string().regex(/^[\w-]{8,100}$/, { error: "TEXT_INVALID" });

/** Says in the schema what a key is. */
export const REQUEST_KEY_WORDS = "8 to 100 letters, digits, `-` or `_`, made by the sender.";

/** Hours after which a key is forgotten; nobody sends a form again later. */
const STORED_HOURS = 48;

interface Request {
  readonly author: Author;
  /** Null: not to be distinguished from any other. */
  readonly requestKey: string | null;
  readonly operation: string;
  /** What is made, as it was checked: the key makes this and nothing else. Left out where the caller compares it itself. */
  readonly content?: object;
}

const digestOf = (content: object | undefined): string | null =>
  content === undefined ? null : createHash("sha256").update(JSON.stringify(content)).digest("base64url");

/**
 * Makes something once for a key. The second request waits for the transaction of the first.
 * @param make returns the id of what it made
 * @throws DomainError CONFLICT when the key was used for something else, or with other content
 */
export async function runIdempotent(
  tx: Tx,
  { author, requestKey, operation, content }: Request,
  make: () => Promise<number>,
): Promise<{ readonly id: number; readonly isNew: boolean }> {
  if (requestKey === null) return { id: await make(), isNew: true };
  const { memberId, now } = author;
  const digest = digestOf(content);
  const taken = await tx.$executeRaw`
    INSERT INTO request_keys (member_id, key, operation, digest, created_at)
    VALUES (${memberId}, ${requestKey}, ${operation}, ${digest}, ${now}) ON CONFLICT DO NOTHING`;
  const where = { memberId_key: { memberId, key: requestKey } };
  if (taken === 0) {
    const earlier = await tx.requestKey.findUniqueOrThrow({ where });
    const isSame = earlier.operation === operation && earlier.digest === digest;
    if (!isSame || earlier.madeId === null) throw new DomainError("CONFLICT");
    return { id: earlier.madeId, isNew: false };
  }
  const madeId = await make();
  await tx.requestKey.update({ where, data: { madeId } });
  return { id: madeId, isNew: true };
}

/** Forgets the keys nobody will send again. */
export async function deleteOldRequests(tx: Tx, now: Date): Promise<void> {
  const before = new Date(now.getTime() - STORED_HOURS * 60 * 60 * 1_000);
  await tx.requestKey.deleteMany({ where: { createdAt: { lt: before } } });
}
