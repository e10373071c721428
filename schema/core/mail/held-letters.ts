// Letters of an action that can be undone. They wait a minute, and undoing the action removes them: nobody reads what was a
// slip of the hand (decision 149). A letter is found by the moment of its act, which is written with the act, too.
import type { Tx } from "#prisma/client.ts";
import type { MailKind } from "#prisma/generated/enums.ts";
import { delay, takeOut } from "#prisma/queue.ts";

/** Longer than the ten seconds of the notice, which pauses while somebody looks at it. */
export const LETTERS_WAIT_SECONDS = 60;

/** Lets the letters wait that were written at a moment, in the transaction that wrote them. */
export async function holdLetters(tx: Tx, writtenAt: Date): Promise<void> {
  const where = { createdAt: writtenAt, state: "WAITING", attempts: 0, letterId: null } as const;
  const held = await tx.mail.findMany({ where, select: { id: true } });
  if (held.length === 0) return;
  await delay(
    tx,
    "mail",
    held.map(({ id }) => String(id)),
    LETTERS_WAIT_SECONDS,
  );
}

/** Whether letters of a moment may still wait. */
export const lettersMayWait = (writtenAt: Date, now: Date): boolean =>
  now.getTime() - writtenAt.getTime() < LETTERS_WAIT_SECONDS * 1_000;

interface Withdrawn {
  readonly writtenAt: Date;
  /** Whom they were to. Null: somebody without an account, at the address. */
  readonly memberId: number | null;
  readonly email: string;
  readonly kinds: readonly MailKind[];
}

/**
 * Takes letters of an act back.
 * @returns false where one has gone out or is going out: its reader has to be informed in another way. Also where there was none
 */
export async function withdrawLetters(
  tx: Tx,
  { writtenAt, memberId, email, kinds }: Withdrawn,
  now: Date,
): Promise<boolean> {
  if (!lettersMayWait(writtenAt, now)) return false;
  const to = memberId === null ? { memberId, toAddress: email } : { memberId };
  const letters = await tx.mail.findMany({
    where: { ...to, createdAt: writtenAt, kind: { in: [...kinds] } },
    select: { id: true, state: true },
  });
  const ids = letters.map(({ id }) => id);
  const allWait = ids.length > 0 && letters.every(({ state }) => state === "WAITING");
  if (!allWait || (await takeOut(tx, "mail", ids.map(String))) < ids.length) return false;
  await tx.mail.deleteMany({ where: { id: { in: ids } } });
  return true;
}
