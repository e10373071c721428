// The proof of an e-mail address: a member asks for the mail again, asks for another address, or opens the link of the mail.
import { HttpError } from "#gateway/http/errors.ts";
import { db } from "#prisma/client.ts";
import type { Clock, OneTimeLinks, Viewer } from "#schema/context.ts";
import { askForNewEmail, askForProof, pendingEmail } from "#schema/people/account/ask-for-proof.ts";
import { type ProvedEmail, proveEmail } from "#schema/people/account/prove-email.ts";
import type { EmailChange, EmailProof } from "#schema/validation/people/account.ts";
import { emailKey } from "#schema/validation/people/members.ts";
import { checkPassword } from "./check-password.ts";
import { requireRecentFactor } from "./require-recent.ts";
import { originOf, type Sender } from "./sender.ts";
import type { Throttle } from "./throttle.ts";

interface Tools {
  readonly throttle: Throttle;
  readonly clock: Clock;
  readonly links: OneTimeLinks;
}

/**
 * POST /api/v1/send-proof: sends the mail once more to the address that waits for its proof. Where none waits, it does nothing.
 * @throws HttpError TOO_MANY_TRIES
 */
export async function sendProof({ throttle, clock, links }: Tools, { memberId }: Viewer): Promise<void> {
  const member = await db.member.findUniqueOrThrow({
    where: { id: memberId },
    select: { id: true, email: true, language: true, emailProvedAt: true },
  });
  const now = clock.now();
  const other = await pendingEmail(db, member, now);
  if (other === null && member.emailProvedAt !== null) return;
  await throttle.proof(memberId, emailKey(other ?? member.email));
  await db.$transaction((tx) =>
    other === null
      ? askForProof(tx, member, { links, now })
      : askForNewEmail(tx, member, other, { links, now }),
  );
}

/**
 * POST /api/v1/change-email: sends a mail to the new address, which counts once it is proved. The answer does
 * not say whether somebody else has that address.
 * @throws HttpError REAUTH_REQUIRED, VALIDATION, TOO_MANY_TRIES
 */
export async function changeEmail(tools: Tools, viewer: Viewer, input: EmailChange): Promise<void> {
  const { throttle, clock, links } = tools;
  await requireRecentFactor(viewer, clock);
  const member = await checkPassword(throttle, viewer, input.password);
  const key = emailKey(input.email);
  if (key === member.emailKey) throw new HttpError("VALIDATION", { fields: { email: ["EMAIL_UNCHANGED"] } });
  if (key === emailKey(input.password))
    throw new HttpError("VALIDATION", { fields: { email: ["PASSWORD_IS_EMAIL"] } });
  await throttle.proof(viewer.memberId, key);
  await db.$transaction((tx) => askForNewEmail(tx, member, input.email, { links, now: clock.now() }));
}

/**
 * POST /api/v1/verify-email. Opening the page of the link changes nothing, because programs that check links
 * in mails open it, too.
 * @throws HttpError LINK_ENDED for a link that is unknown, used or too old, all alike; TOO_MANY_TRIES
 */
export async function verifyEmail(
  { throttle, clock, links }: Tools,
  { token }: EmailProof,
  from: Sender,
): Promise<ProvedEmail> {
  const giveBack = await throttle.link(from.address);
  const proved = await db.$transaction((tx) =>
    proveEmail(tx, links.hashOf(token), originOf(from), clock.now()),
  );
  await giveBack();
  return proved;
}
