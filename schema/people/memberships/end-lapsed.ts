// Members whose dues have been missing for some years become general members, where the settings say so (docs/money.md#dues).
import { db, type Tx } from "#prisma/client.ts";
import { gradeIn } from "#schema/core/mail/mail-words.ts";
import { writeMail } from "#schema/core/mail/write-mail.ts";
import { readSettings } from "#schema/core/settings/read-settings.ts";
import { setGrade } from "#schema/people/members/set-grade.ts";
import { seoulDay } from "#schema/validation/core/seoul.ts";
import { hasMembershipStatus } from "./current-membership.ts";
import { BY_DECISION } from "./grant-basis.ts";

/** Members of one transaction. */
const AT_ONCE = 100;

/**
 * Ends what is due, in parts. A member is held and looked at again, so several gateways end each once.
 * @returns how many members became general members
 */
export async function endLapsed(now: Date): Promise<number> {
  let ended = 0;
  for (let part = AT_ONCE; part === AT_ONCE; ended += part) {
    part = await db.$transaction((tx) => endPart(tx, now));
  }
  return ended;
}

async function endPart(tx: Tx, now: Date): Promise<number> {
  const { lapsedYears } = await readSettings(tx);
  if (lapsedYears === null) return 0;
  // Since the end of the last period; where a decision of the office gave one without an end, since the first
  // dues that never came.
  const due = await tx.$queryRaw<{ id: number }[]>`
    SELECT id FROM members
    WHERE status = 'ACTIVE' AND grade <> 'GENERAL' AND ${hasMembershipStatus(["LAPSED"], now)} AND COALESCE(
      (SELECT to_day FROM memberships WHERE member_id = members.id AND from_day <= ${seoulDay(now)}::date
        AND (to_day IS NULL OR to_day > from_day) ORDER BY from_day DESC LIMIT 1),
      (SELECT seoul_day(min(due_at)) FROM payments WHERE member_id = members.id AND type = 'ANNUAL'
        AND state IN ('PENDING', 'DECLARED', 'PARTIAL', 'EXPIRED'))
    ) <= ${seoulDay(now)}::date - make_interval(years => ${lapsedYears}::int)
    ORDER BY id LIMIT ${AT_ONCE} FOR NO KEY UPDATE SKIP LOCKED`;
  for (const { id: memberId } of due) {
    const member = await tx.member.findUniqueOrThrow({ where: { id: memberId } });
    await setGrade(tx, { memberId, grade: "GENERAL", basis: BY_DECISION, isNotified: false }, { now });
    const { language } = member;
    const details = { grade: gradeIn(language, member.grade), newGrade: gradeIn(language, "GENERAL") };
    await writeMail(tx, "MEMBERSHIP_ENDED", member, { now, details });
  }
  return due.length;
}
