// Emails of an action that can be undone. They wait a minute, and undoing the action removes them: nobody reads what was a
// slip of the hand (decision 149). An email is found by the moment of its act, which is written with the act, too.
import type { Tx } from "#prisma/client.ts";
import type { MailKind } from "#prisma/generated/enums.ts";
import { delay, takeOut } from "#prisma/queue.ts";

/** Longer than the ten seconds of the notice, which pauses while somebody looks at it. */
export const MAILS_WAIT_SECONDS = 60;

/** Lets the emails wait that were written at a moment, in the transaction that wrote them. */
export async function holdMails(tx: Tx, writtenAt: Date): Promise<void> {
  const where = { createdAt: writtenAt, state: "WAITING", attempts: 0, mailingId: null } as const;
  const held = await tx.mail.findMany({ where, select: { id: true } });
  if (held.length === 0) return;
  await delay(
    tx,
    "mail",
    held.map(({ id }) => String(id)),
    MAILS_WAIT_SECONDS,
  );
}

/** Whether emails of a moment may still wait. */
const mailsMayWait = (writtenAt: Date, now: Date): boolean =>
  now.getTime() - writtenAt.getTime() < MAILS_WAIT_SECONDS * 1_000;

interface Withdrawn {
  readonly writtenAt: Date;
  /** Whom they were to. Null: somebody without an account, at the address. */
  readonly memberId: number | null;
  readonly email: string;
  readonly kinds: readonly MailKind[];
}

/**
 * Takes emails of an act back.
 * @returns false where one has gone out or is going out: its reader has to be informed in another way. Also where there was none
 */
export async function withdrawMails(
  tx: Tx,
  { writtenAt, memberId, email, kinds }: Withdrawn,
  now: Date,
): Promise<boolean> {
  if (!mailsMayWait(writtenAt, now)) return false;
  const to = memberId === null ? { memberId, toAddress: email } : { memberId };
  const mails = await tx.mail.findMany({
    where: { ...to, createdAt: writtenAt, kind: { in: [...kinds] } },
    select: { id: true, state: true },
  });
  const ids = mails.map(({ id }) => id);
  const allWait = ids.length > 0 && mails.every(({ state }) => state === "WAITING");
  if (!allWait || (await takeOut(tx, "mail", ids.map(String))) < ids.length) return false;
  await tx.mail.deleteMany({ where: { id: { in: ids } } });
  return true;
}
