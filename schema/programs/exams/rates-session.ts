// A rater of a session neither confirms its results nor answers its objections: two people are behind each of them.
import type { Tx } from "#prisma/client.ts";

/**
 * Whether a member rates a session: by the account, or by its address where the office typed it. One who
 * declined does not, unless there are scores of an earlier invitation.
 */
export async function ratesSession(
  tx: Pick<Tx, "examRater" | "member">,
  programId: number,
  memberId: number,
): Promise<boolean> {
  const { emailKey } = await tx.member.findUniqueOrThrow({
    where: { id: memberId },
    select: { emailKey: true },
  });
  const rates = await tx.examRater.count({
    where: {
      programId,
      OR: [{ memberId }, { memberId: null, emailKey }],
      AND: { OR: [{ state: { not: "DECLINED" } }, { ratings: { some: {} } }] },
    },
  });
  return rates > 0;
}
