import type { Tx } from "#prisma/client.ts";
import type { MemberGrade } from "#prisma/generated/enums.ts";
import { readSettings } from "#schema/core/settings/read-settings.ts";
import { seoulDay } from "#schema/validation/core/seoul.ts";
import { readCurrentMemberships } from "./current-membership.ts";
import { duesSpan, type Period } from "./dues-span.ts";
import { grantMembership } from "./grant-membership.ts";

/** What a grade rests on: a decision of the office, or a payment, paid or exempted; dues of a year count for that year. */
export type MembershipBasis =
  | { readonly source: "DECISION" }
  | {
      readonly source: "PAYMENT" | "EXEMPTION";
      readonly paymentId: number;
      /** Null: the grade is for good. */
      readonly year: number | null;
    };

export const BY_DECISION: MembershipBasis = { source: "DECISION" };

/** Gives the days that follow from what a grade rests on (decision 79). The caller holds the member. */
export async function grantBasis(
  tx: Tx,
  given: { readonly memberId: number; readonly grade: MemberGrade; readonly basis: MembershipBasis },
  now: Date,
): Promise<void> {
  const { memberId, grade, basis } = given;
  const today = seoulDay(now);
  const { source } = basis;
  if (source === "DECISION" || basis.year === null) {
    const paymentId = source === "DECISION" ? null : basis.paymentId;
    await grantMembership(tx, { memberId, grade, source, paymentId, from: today, to: null }, now);
    return;
  }
  const { returnsFromNewYear } = await readSettings(tx);
  const hasLapsed =
    !returnsFromNewYear &&
    (await readCurrentMemberships(tx, [memberId], now)).get(memberId)?.status === "LAPSED";
  const periods = await readPeriods(tx, memberId);
  const span = duesSpan({ grade, year: basis.year, today, periods, hasLapsed });
  if (span === null) return;
  await grantMembership(tx, { memberId, grade, source, paymentId: basis.paymentId, ...span }, now);
}

async function readPeriods(tx: Tx, memberId: number): Promise<readonly Period[]> {
  return await tx.$queryRaw<Period[]>`
    SELECT grade, source, from_day::text AS "from", to_day::text AS "to" FROM memberships
    WHERE member_id = ${memberId} AND (to_day IS NULL OR to_day > from_day) ORDER BY from_day`;
}
