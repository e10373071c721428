// The email by which somebody whom the office added chooses a password (docs/people.md#adding-and-merging).
import type { Tx } from "#prisma/client.ts";
import type { OneTimeLinks, Viewer } from "#schema/context.ts";
import { type BulkSelection, type BulkStep, selectedRows, takePart } from "#schema/core/lists/bulk.ts";
import { type Addressee, writeMail } from "#schema/core/mail/write-mail.ts";
import { DomainError } from "#schema/errors.ts";
import type { ActionResult } from "#schema/office-transaction.ts";
import { endLinks } from "#schema/people/account/end-links.ts";
import { manageMember } from "#schema/policies/people/members.ts";
import { DAY } from "#schema/validation/core/durations.ts";
import type { MembersFilter } from "#schema/validation/people/member-filters.ts";
import type { LockedMember } from "./lock-member.ts";
import { memberSource } from "./member-list.ts";

/** Who was added is not waiting for the email: it may lie for a while. */
const INVITATION_DAYS = 14;
/** A second email within it would only end the first, which is on its way. */
const AGAIN_AFTER = DAY;
/** Emails of one call. */
const AT_ONCE = 50;

interface Sending {
  readonly links: OneTimeLinks;
  readonly now: Date;
}

/** Writes it; an earlier one ends. */
export async function sendInvitation(tx: Tx, member: Addressee, { links, now }: Sending): Promise<void> {
  await endLinks(tx, { memberId: member.id, kind: "INVITATION" });
  const token = links.newToken();
  await tx.oneTimeToken.create({
    data: {
      ...token,
      kind: "INVITATION",
      memberId: member.id,
      createdAt: now,
      expiresAt: new Date(now.getTime() + INVITATION_DAYS * DAY),
    },
  });
  await writeMail(tx, "INVITATION", member, { now, tokenId: token.id });
  await tx.member.update({ where: { id: member.id }, data: { invitedAt: now } });
}

const invitable = { isAdded: true, passwordHash: "", status: "ACTIVE" } as const;

/**
 * Sends it to one, again as well.
 * @throws DomainError CONFLICT for a member who has a password or registered alone; SENT_JUST_NOW within a day
 */
export async function inviteMember(tx: Tx, { id }: LockedMember, sending: Sending): Promise<ActionResult> {
  const member = await tx.member.findFirst({
    where: { id, ...invitable },
    select: { id: true, email: true, language: true, invitedAt: true },
  });
  if (!member) throw new DomainError("CONFLICT");
  if (wasJustSent(member, sending.now)) throw new DomainError("SENT_JUST_NOW");
  await sendInvitation(tx, member, sending);
  return { result: id, lines: [{ subjectId: id }] };
}

const wasJustSent = ({ invitedAt }: { readonly invitedAt: Date | null }, now: Date) =>
  invitedAt !== null && now.getTime() - invitedAt.getTime() < AGAIN_AFTER;

/**
 * Sends it to the next of many. It skips anyone who has a password, got one within a day, or belongs to the
 * office, unless a SUPER does it.
 * @throws DomainError COUNT_CHANGED
 */
export async function inviteMembers(
  tx: Tx,
  { which, filter }: { readonly which: BulkSelection; readonly filter: MembersFilter },
  viewer: Viewer | null,
  sending: Sending,
): Promise<ActionResult<BulkStep>> {
  const rows = selectedRows(memberSource, { which, filter, within: {}, now: sending.now });
  const part = await takePart(tx, rows, which, AT_ONCE);
  const among = [...part.ids];
  await tx.$queryRaw`SELECT 1 FROM members WHERE id = ANY(${among}) ORDER BY id FOR NO KEY UPDATE`;
  const found = await tx.member.findMany({
    where: { id: { in: among }, ...invitable },
    select: {
      id: true,
      email: true,
      language: true,
      invitedAt: true,
      staffRoles: { select: { role: true } },
    },
    orderBy: { id: "asc" },
  });
  const members = found.filter(
    (member) =>
      !wasJustSent(member, sending.now) &&
      manageMember(viewer, { roles: member.staffRoles.map(({ role }) => role) }),
  );
  for (const member of members) await sendInvitation(tx, member, sending);
  return {
    result: { done: members.length, skipped: among.length - members.length, cursor: part.cursor },
    lines: members.map(({ id }) => ({ subjectId: id })),
  };
}
