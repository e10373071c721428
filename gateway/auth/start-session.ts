// A session row and the token that carries it.
import { randomUUID } from "node:crypto";
import { db, type Tx } from "#prisma/client.ts";
import type { Clock } from "#schema/context.ts";
import { SESSION_MILLISECONDS, type Tokens } from "./tokens.ts";

export interface SessionTools {
  readonly tokens: Tokens;
  readonly clock: Clock;
}

/**
 * Signs a member in, if the account is active and its password still the one that was just checked: a password change or a
 * suspension that happened in between wins, and one that comes later finds the new row and ends it.
 * @returns the token, or null
 */
export async function startCheckedSession(
  { tokens, clock }: SessionTools,
  memberId: number,
  passwordHash: string,
): Promise<string | null> {
  const session = newSession(clock);
  const inserted = await db.$executeRaw`
    insert into sessions (id, member_id, created_at, expires_at)
    select ${session.id}::uuid, id, ${session.createdAt}, ${session.expiresAt} from members
    where id = ${memberId} and password_hash = ${passwordHash} and status = 'ACTIVE'
    for share`;
  return inserted === 1 ? tokens.issue({ ...session, memberId }) : null;
}

/** A session inside the transaction that has just locked its member. */
export async function startSession(
  tx: Tx,
  { tokens, clock }: SessionTools,
  memberId: number,
): Promise<string> {
  const session = newSession(clock);
  await tx.session.create({ data: { ...session, memberId } });
  return tokens.issue({ ...session, memberId });
}

function newSession(clock: Clock) {
  const createdAt = clock.now();
  return { id: randomUUID(), createdAt, expiresAt: new Date(createdAt.getTime() + SESSION_MILLISECONDS) };
}
