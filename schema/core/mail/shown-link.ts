// The link of a mail that was not sent, for the first administrators to hand over in another way (decision 212).
import type { Tx } from "#prisma/client.ts";
import type { Prisma } from "#prisma/generated/client.ts";
import type { Clock, MailSetup } from "#schema/context.ts";
import { DomainError, refusal } from "#schema/errors.ts";
import type { ActionResult } from "#schema/office-transaction.ts";
import { mailsShownTo } from "#schema/policies/journal/reviews.ts";

const STAFF = { select: { staffRoles: { select: { role: true }, take: 1 } } } as const;

/** What says whether a mail's link is shown. */
export const LINK_OWNER = {
  state: true,
  language: true,
  member: STAFF,
  token: { select: { id: true, kind: true, expiresAt: true, member: STAFF } },
} as const satisfies Prisma.MailSelect;

type LinkedMail = Prisma.MailGetPayload<{ select: typeof LINK_OWNER }>;

/** Whether it opens an account with rights: anyone who reads it could act as a colleague. */
const isOfStaff = ({ member, token }: LinkedMail): boolean =>
  [member, token?.member].some((owner) => (owner?.staffRoles.length ?? 0) > 0);

/**
 * The token behind the link that may be shown; null: it was sent or has ended, there is none, or it is of somebody with a role.
 */
export const shownLinkOf = (mail: LinkedMail, now: Date): LinkedMail["token"] =>
  mail.state !== "SENT" && mail.token && mail.token.expiresAt > now && !isOfStaff(mail) ? mail.token : null;

/**
 * @param editorId the viewer, as an editor of the journal; null: as none
 * @throws DomainError NOT_FOUND, also for an email about a manuscript that is not this person's to see; FORBIDDEN for a link of
 *   staff; LINK_ENDED where it was sent or is over
 */
export async function showMailLink(
  tx: Tx,
  id: number,
  editorId: number | null,
  { clock, mail }: { readonly clock: Clock; readonly mail: MailSetup },
): Promise<ActionResult<string>> {
  const [shown] = await tx.$queryRaw<object[]>`
    SELECT id FROM mails WHERE id = ${id}::int AND ${mailsShownTo(editorId)}`;
  const found = shown && (await tx.mail.findUnique({ where: { id }, select: LINK_OWNER }));
  if (!found) throw new DomainError("NOT_FOUND");
  if (isOfStaff(found)) throw refusal(true);
  const token = shownLinkOf(found, clock.now());
  if (!token) throw new DomainError("LINK_ENDED");
  return {
    result: mail.links.linkTo(token.kind, token.id, found.language),
    lines: [{ subjectId: id }],
  };
}
