// A session row and the token that carries it.
import { randomUUID } from "node:crypto";
import { db, type Tx } from "#prisma/client.ts";
import type { Clock } from "#schema/context.ts";
import { readSettings } from "#schema/core/settings/read-settings.ts";
import { HOUR } from "#schema/validation/core/durations.ts";
import { SESSION_MILLISECONDS, type Tokens } from "./tokens.ts";

export interface SessionTools {
  readonly tokens: Tokens;
  readonly clock: Clock;
}

/** As the member was when the password was checked. */
interface Checked {
  readonly id: number;
  readonly passwordHash: string;
  readonly staffRoles: readonly unknown[];
}

/**
 * Signs a member in, if the account is active and its password is still the one that was just checked. A
 * password change, a suspension or a first role in between wins; a later one finds the new session and ends
 * it.
 * @returns the token, or null
 */
export async function startCheckedSession(
  { tokens, clock }: SessionTools,
  { id: memberId, passwordHash, staffRoles }: Checked,
  userAgent: string | null,
): Promise<string | null> {
  const isStaff = staffRoles.length > 0;
  const session = await newSession(db, clock, isStaff, userAgent);
  const { createdAt: at } = session;
  const inserted = await db.$executeRaw`
    with active as (
      update members set last_active_at = ${at}
      where id = ${memberId} and password_hash = ${passwordHash} and status = 'ACTIVE'
        and exists (select from staff_assignments where member_id = members.id) = ${isStaff}
      returning id)
    insert into sessions (id, member_id, created_at, authenticated_at, last_seen_at, expires_at, user_agent)
    select ${session.id}::uuid, id, ${at}, ${at}, ${at}, ${session.expiresAt}, ${session.userAgent} from active`;
  return inserted === 1 ? tokens.issue({ ...session, memberId }) : null;
}

/** Makes a session inside the transaction that has just locked its member. */
export async function startSession(
  tx: Tx,
  { tokens, clock }: SessionTools,
  memberId: number,
  userAgent: string | null,
): Promise<string> {
  const isStaff = (await tx.staffAssignment.count({ where: { memberId } })) > 0;
  const session = await newSession(tx, clock, isStaff, userAgent);
  const { createdAt: at } = session;
  await tx.session.create({ data: { ...session, authenticatedAt: at, lastSeenAt: at, memberId } });
  return tokens.issue({ ...session, memberId });
}

/** No browser's name for itself is longer. */
const USER_AGENT_MAX = 400;

/** Sessions of staff end earlier (docs/sign-in.md#sign-in); anyone who is given a role signs in again. */
async function newSession(tx: Pick<Tx, "setting">, clock: Clock, isStaff: boolean, userAgent: string | null) {
  const length = isStaff ? (await readSettings(tx)).staffHours * HOUR : SESSION_MILLISECONDS;
  const createdAt = clock.now();
  const expiresAt = new Date(createdAt.getTime() + length);
  return { id: randomUUID(), createdAt, expiresAt, userAgent: userAgent?.slice(0, USER_AGENT_MAX) ?? null };
}
