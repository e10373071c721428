// `Authorization: View <token>`: somebody of the office sees the site as a member does
// (docs/core.md#access-to-peoples-data). Only /graphql knows this scheme, and of it queries alone; everything
// else refuses a request with it. Each request asks again whether the office's own session is live and may
// still look.
import { pool } from "#prisma/client.ts";
import { MemberGrade, StaffRole } from "#prisma/generated/enums.ts";
import type { Clock, Viewer } from "#schema/context.ts";
import { hashOfView } from "#schema/people/members/view-as-member.ts";
import { manageMember } from "#schema/policies/people/members.ts";
import { z } from "#schema/validation/zod.ts";
import { findViewer } from "./session.ts";

const SCHEME = /^view(?:\s+(.*))?$/i;

const row = z.object({
  session_id: z.string(),
  member_id: z.int(),
  grade: z.enum(MemberGrade),
  roles: z.array(z.enum(StaffRole)),
});

const FIND_VIEW = `
  select v.session_id, m.id as member_id, m.grade::text as grade,
         array(select a.role::text from staff_assignments a where a.member_id = m.id) as roles
  from member_views v join members m on m.id = v.member_id
  where v.token_hash = $1 and v.expires_at > $2 and m.status = 'ACTIVE'`;

/** The token of a view; null: the header is none of a view. */
export const viewTokenIn = (header: string | undefined): string | null => {
  const view = SCHEME.exec(header ?? "");
  return view ? (view[1]?.trim() ?? "") : null;
};

/** The member as whom somebody of the office looks; null when that has ended. It has no roles, and changes nothing. */
export async function findViewed(
  token: string,
  clock: Clock,
): Promise<(Viewer & { readonly viewedBy: number }) | null> {
  const found = await pool.query({ name: "view", text: FIND_VIEW, values: [hashOfView(token), clock.now()] });
  if (found.rowCount === 0) return null;
  const view = row.parse(found.rows[0]);
  const office = await findViewer(view.session_id, clock);
  if (!office || !manageMember(office, { roles: view.roles })) return null;
  return {
    memberId: view.member_id,
    sessionId: view.session_id,
    grade: view.grade,
    roles: new Set(),
    needsFactor: false,
    authenticatedAt: office.authenticatedAt,
    viewedBy: office.memberId,
  };
}
