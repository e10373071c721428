// Defines what happens to the work of a rater whose account is erased: submitted scores stay under a number,
// what names the person is deleted.
import type { Tx } from "#prisma/client.ts";
import type { MemberErased } from "#schema/people/account/account-events.ts";
import { ANONYMISED_NAME } from "#schema/people/account/anonymised-name.ts";
import { dropOpenRatings } from "./drop-open-ratings.ts";

/**
 * Ends the raters of an account, also where they are known by its address alone; scripts that were not done
 * wait for somebody else.
 */
export async function leaveRatings(tx: Tx, { memberId }: MemberErased): Promise<void> {
  const { emailKey } = await tx.member.findUniqueOrThrow({ where: { id: memberId } });
  const raters = await tx.examRater.findMany({
    where: { OR: [{ memberId }, { memberId: null, emailKey }] },
    orderBy: { id: "asc" },
  });
  for (const { id, email, state } of raters) {
    await tx.mail.deleteMany({ where: { memberId: null, toAddress: email, kind: { in: [...MAIL_KINDS] } } });
    await tx.oneTimeToken.deleteMany({ where: { raterId: id } });
    await dropOpenRatings(tx, id);
    const isOpen = state === "INVITED" || state === "ACCEPTED";
    await tx.examRater.update({
      where: { id },
      data: {
        memberId: null,
        name: ANONYMISED_NAME,
        email: "",
        emailKey: `erased-${id}`,
        affiliation: null,
        exceptionReason: null,
        exceptedConflicts: [],
        version: { increment: 1 },
        ...(isOpen ? { state: "WITHDRAWN" } : {}),
      },
    });
  }
}

const MAIL_KINDS = [
  "EXAM_RATER_INVITED",
  "EXAM_RATER_ACCEPTED",
  "EXAM_RATER_ASSIGNED",
  "EXAM_RATER_THIRD",
  "EXAM_RATER_WITHDRAWN",
] as const;
