import type { Tx } from "#prisma/client.ts";
import { Prisma } from "#prisma/generated/client.ts";
import type { OneTimeLinks } from "#schema/context.ts";
import type { Author } from "#schema/core/shared/author.ts";
import { validationError } from "#schema/errors.ts";
import type { ActionResult } from "#schema/office-transaction.ts";
import { BY_DECISION } from "#schema/people/memberships/grant-basis.ts";
import { emailKey } from "#schema/validation/people/members.ts";
import type { CheckedNewMember } from "#schema/validation/people/new-members.ts";
import { sendInvitation } from "./invite-member.ts";
import { setGrade } from "./set-grade.ts";

/**
 * Makes the account of somebody who has none. Nobody can sign in to it until its owner has chosen a password
 * by a link that was mailed.
 * @throws DomainError VALIDATION with EMAIL_TAKEN: the unique index decides, so that two at once cannot both succeed
 */
export async function addMember(
  tx: Tx,
  { isInvited, grade, ...details }: CheckedNewMember,
  author: Author,
  links: OneTimeLinks,
): Promise<ActionResult> {
  const { now } = author;
  const member = await insertMember(tx, details, now);
  if (grade !== "GENERAL") {
    await setGrade(tx, { memberId: member.id, grade, basis: BY_DECISION, isNotified: false }, author);
  }
  if (isInvited) await sendInvitation(tx, member, { links, now });
  const { name, email } = details;
  return { result: member.id, lines: [{ subjectId: member.id, after: { name, email, grade } }] };
}

async function insertMember(tx: Tx, details: Omit<CheckedNewMember, "isInvited" | "grade">, now: Date) {
  try {
    return await tx.member.create({
      select: { id: true, email: true, language: true },
      data: {
        ...details,
        emailKey: emailKey(details.email),
        passwordHash: "",
        isAdded: true,
        createdAt: now,
      },
    });
  } catch (error) {
    if (!(error instanceof Prisma.PrismaClientKnownRequestError && error.code === "P2002")) throw error;
    throw validationError({ email: ["EMAIL_TAKEN"] });
  }
}
