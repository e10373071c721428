// Defines which accounts become dormant (decision 241): nobody has signed in for the months of the settings,
// and nothing of the member's is under way.
import { Prisma } from "#prisma/generated/client.ts";
import { hasMembershipStatus } from "#schema/people/memberships/current-membership.ts";
import { DORMANCY_NOTICE_DAYS } from "#schema/validation/overview/retention.ts";

/** Members of one transaction. */
export const AT_ONCE = 200;

/**
 * Nothing of the row of `members` is under way: no role, no membership that counts, no money, application,
 * manuscript, review or request.
 */
const isIdle = (
  now: Date,
): Prisma.Sql => Prisma.sql`members.password_hash <> '' AND ${hasMembershipStatus(["NONE", "LAPSED"], now)}
  AND NOT EXISTS (SELECT FROM staff_assignments WHERE member_id = members.id)
  AND NOT EXISTS (SELECT FROM grade_requests WHERE member_id = members.id AND status = 'PENDING')
  AND NOT EXISTS (SELECT FROM payments WHERE member_id = members.id AND state IN ('DECLARED', 'PARTIAL', 'REFUND_REQUESTED'))
  AND NOT EXISTS (SELECT FROM applications JOIN programs ON programs.id = applications.program_id
    WHERE applications.member_id = members.id AND programs.ends_at > ${now}
      AND applications.state IN ('AWAITING_PAYMENT', 'CONFIRMED', 'WAITLISTED', 'OFFERED'))
  AND NOT EXISTS (SELECT FROM submissions WHERE submitter_id = members.id
    AND state NOT IN ('DRAFT', 'PUBLISHED', 'REJECTED', 'WITHDRAWN'))
  AND NOT EXISTS (SELECT FROM reviews WHERE reviews.member_id = members.id AND state IN ('INVITED', 'ACCEPTED'))`;

/** When the months without a sign-in are over. */
const endsAt = (months: number): Prisma.Sql =>
  Prisma.sql`members.last_active_at + make_interval(months => ${months}::int)`;

const notice = Prisma.sql`make_interval(days => ${DORMANCY_NOTICE_DAYS}::int)`;

/** The notice of this time of absence: one from before a later sign-in says nothing. */
const wasNotified = Prisma.sql`coalesce(members.dormancy_notice_at > members.last_active_at, FALSE)`;

/** Members who are notified now, thirty days ahead. */
export const toNotify = (months: number, now: Date): Prisma.Sql =>
  Prisma.sql`members.status = 'ACTIVE' AND ${endsAt(months)} - ${notice} <= ${now} AND NOT ${wasNotified} AND ${isIdle(now)}`;

/**
 * Members who were notified thirty days ago or earlier, and whose account becomes dormant. @param by another
 * moment than now, to count ahead
 */
export const toClose = (months: number, now: Date, by = now): Prisma.Sql =>
  Prisma.sql`members.status = 'ACTIVE' AND ${endsAt(months)} <= ${by} AND ${wasNotified}
    AND members.dormancy_notice_at + ${notice} <= ${by} AND ${isIdle(now)}`;
