// Periods of membership begin and fall here (decision 79). The database stores them apart and lets
// `members.grade` follow. The caller holds the member (schema/people/members/lock-member.ts).
import type { Tx } from "#prisma/client.ts";
import { Prisma } from "#prisma/generated/client.ts";
import type { MemberGrade, MembershipSource } from "#prisma/generated/enums.ts";

/** Days in Seoul, such as 2026-12-01. */
export interface Span {
  /** The first day. */
  readonly from: string;
  /** The day after the last; null: open. */
  readonly to: string | null;
}

interface MembershipToGrant extends Span {
  readonly memberId: number;
  readonly grade: MemberGrade;
  readonly source: MembershipSource;
  /** The payment it rests on, and falls with. */
  readonly paymentId: number | null;
}

/** Gives a period. One that overlaps it ends where it begins, or is removed; one that begins after it stays. */
export async function grantMembership(tx: Tx, granted: MembershipToGrant, now: Date): Promise<void> {
  const { memberId, grade, from, to, source, paymentId } = granted;
  const end = to === null ? Prisma.sql`NULL::date` : Prisma.sql`${to}::date`;
  const inItsWay = Prisma.sql`member_id = ${memberId} AND (to_day IS NULL OR (to_day > from_day AND to_day > ${from}::date))
    AND (${end} IS NULL OR from_day < ${end})`;
  const ended = await tx.$queryRaw<{ id: number }[]>`
    UPDATE memberships SET to_day = greatest(from_day, ${from}::date) WHERE ${inItsWay} RETURNING id`;
  const [made] = await tx.$queryRaw<{ id: number }[]>`
    INSERT INTO memberships (member_id, grade, from_day, to_day, granted_to, source, payment_id, created_at)
    VALUES (${memberId}, ${grade}::member_grade, ${from}::date, ${end}, ${end}, ${source}::membership_source, ${paymentId}, ${now})
    RETURNING id`;
  const ids = ended.map(({ id }) => id);
  if (made) await tx.membership.updateMany({ where: { id: { in: ids } }, data: { endedById: made.id } });
}

/**
 * Takes the period back that rests on a payment.
 * @returns whether there was one
 */
export async function revokeMembership(tx: Tx, paymentId: number): Promise<boolean> {
  const found = await tx.membership.findUnique({ where: { paymentId }, select: { id: true } });
  if (found) await revokePeriod(tx, found.id);
  return found !== null;
}

/** Takes a period back. What it had ended counts again, up to what was given since. */
export async function revokePeriod(tx: Tx, id: number): Promise<void> {
  await tx.$executeRaw`UPDATE memberships SET to_day = from_day WHERE id = ${id}`;
  const again = await tx.membership.findMany({
    where: { endedById: id },
    orderBy: { fromDay: "asc" },
    select: { id: true },
  });
  for (const one of again) {
    await tx.$executeRaw`UPDATE memberships AS again SET ended_by_id = NULL, to_day = least(again.granted_to, (
      SELECT min(later.from_day) FROM memberships AS later
      WHERE later.member_id = again.member_id AND later.from_day >= again.from_day AND later.id <> again.id
        AND (later.to_day IS NULL OR later.to_day > later.from_day)
    )) WHERE id = ${one.id}`;
  }
  await tx.membership.delete({ where: { id } });
}
