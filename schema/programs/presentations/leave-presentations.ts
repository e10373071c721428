// Defines what happens to presentations when an account is erased: an accepted one stays in the program under
// its title, what names the person is deleted.
import type { Tx } from "#prisma/client.ts";
import type { MemberErased } from "#schema/people/account/account-events.ts";
import { ANONYMISED_NAME } from "#schema/people/account/anonymised-name.ts";
import { emailKey } from "#schema/validation/people/members.ts";
import { leaveCommittee } from "./leave-committee.ts";
import { NO_SLIDES } from "./save-slides.ts";

/** Ends what a member submitted and reviewed, and the name in presentations of others. */
export async function leavePresentations(tx: Tx, { memberId, now }: MemberErased): Promise<void> {
  const { email, emailKey: key } = await tx.member.findUniqueOrThrow({ where: { id: memberId } });
  await tx.presentation.deleteMany({ where: { memberId, state: "DRAFT" } });
  await tx.presentation.updateMany({
    where: { memberId, slidesId: { not: null } },
    data: NO_SLIDES,
  });
  await leaveCommittee(tx, { memberId }, now);
  const named = await tx.presentationAuthor.findMany({
    where: { email: { equals: email, mode: "insensitive" } },
    select: { id: true, email: true },
  });
  for (const { id, email: typed } of named) {
    if (emailKey(typed) !== key) continue;
    await tx.oneTimeToken.deleteMany({ where: { presentationAuthorId: id } });
    await tx.presentationAuthor.update({
      where: { id },
      data: { name: ANONYMISED_NAME, nameEn: null, affiliation: null, email: "", removalReason: null },
    });
  }
  await tx.mail.deleteMany({ where: { memberId: null, toAddress: email, kind: "PRESENTATION_CONSENT" } });
}
