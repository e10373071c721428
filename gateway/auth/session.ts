// Says who is asking. The token's signature is checked first, without the database. Then one query reads the
// session row by its key, with the member and the roles as they are now. Only `expired` becomes a 401
// (docs/sign-in.md#the-meaning-of-a-401).

import { pool } from "#prisma/client.ts";
import { MemberGrade, StaffRole } from "#prisma/generated/enums.ts";
import type { Clock, Viewer } from "#schema/context.ts";
import { NEUTRAL_SETTINGS } from "#schema/core/settings/read-settings.ts";
import { BLIND_SESSIONS } from "#schema/policies/programs/exam-rating.ts";
import { MINUTE } from "#schema/validation/core/durations.ts";
import { z } from "#schema/validation/zod.ts";
import type { Tokens } from "./tokens.ts";

type Authentication =
  | { readonly kind: "visitor" }
  | { readonly kind: "member"; readonly viewer: Viewer }
  /** A token was sent and is no longer good. */
  | { readonly kind: "expired" };

/**
 * @param header the Authorization header; another scheme than Bearer (a proxy's Basic) is not a token of ours
 * @throws when the database is away
 */
export type Authenticate = (header: string | undefined) => Promise<Authentication>;

const row = z.object({
  member_id: z.int(),
  grade: z.enum(MemberGrade),
  authenticated_at: z.date(),
  last_seen_at: z.date(),
  /** Null: nobody has filled in the settings yet. */
  idle_minutes: z.int().nullable(),
  roles: z.array(z.enum(StaffRole)),
  lacks_factor: z.boolean(),
  blind_to: z.array(z.int()),
});

const VISITOR: Authentication = { kind: "visitor" };
const EXPIRED: Authentication = { kind: "expired" };

/** By primary key. The session of a member who is suspended or withdrawn does not count. */
const FIND_SESSION = `
  select m.id as member_id, m.grade::text as grade, s.authenticated_at, s.last_seen_at,
         (select staff_idle_minutes from settings) as idle_minutes,
         array(select a.role::text from staff_assignments a where a.member_id = m.id) as roles,
         exists (select from settings where staff_factor)
           and not exists (select from totp_factors t where t.member_id = m.id and t.confirmed_at is not null)
           and not exists (select from passkeys p where p.member_id = m.id) as lacks_factor,
         ${BLIND_SESSIONS} as blind_to
  from sessions s join members m on m.id = s.member_id
  where s.id = $1 and s.expires_at > $2 and m.status = 'ACTIVE'`;

/** Of two requests at once the later one counts. */
const SEEN = "update sessions set last_seen_at = $2 where id = $1 and last_seen_at < $2";

export function createAuthenticate(tokens: Tokens, clock: Clock): Authenticate {
  return async (header) => {
    const token = /^bearer(?:\s+(.*))?$/i.exec(header ?? "");
    if (!token) return VISITOR;
    const sessionId = tokens.read(token[1]?.trim() ?? "");
    const viewer = sessionId && (await findViewer(sessionId, clock));
    return viewer ? { kind: "member", viewer } : EXPIRED;
  };
}

/** Whose session this is; null when it has ended. The id has to come from something we signed. */
export async function findViewer(sessionId: string, clock: Clock): Promise<Viewer | null> {
  const found = await pool.query({ name: "session", text: FIND_SESSION, values: [sessionId, clock.now()] });
  if (found.rowCount === 0) return null;
  const read = row.parse(found.rows[0]);
  if (read.roles.length > 0 && !(await isAwake(sessionId, read, clock))) return null;
  return {
    memberId: read.member_id,
    sessionId,
    grade: read.grade,
    roles: new Set(read.lacks_factor ? [] : read.roles),
    needsFactor: read.lacks_factor && read.roles.length > 0,
    authenticatedAt: read.authenticated_at,
    blindTo: new Set(read.blind_to),
  };
}

/**
 * Whether a session of staff was used lately (docs/sign-in.md#sign-in), which this request is, too: written down once a minute.
 * @param read its columns
 */
async function isAwake(sessionId: string, read: z.output<typeof row>, clock: Clock): Promise<boolean> {
  const now = clock.now();
  const idle = now.getTime() - read.last_seen_at.getTime();
  if (idle >= (read.idle_minutes ?? NEUTRAL_SETTINGS.staffIdleMinutes) * MINUTE) return false;
  if (idle >= MINUTE) {
    await pool.query({ name: "session-seen", text: SEEN, values: [sessionId, now] });
  }
  return true;
}
