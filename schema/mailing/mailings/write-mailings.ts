// The mails of a mailing are written by a task, in parts, each a transaction. A process that dies leaves each
// person with a mail or without; the next continues where it stopped. The unique index over mailing and
// address keeps anybody from getting it twice.
import { db, type Tx } from "#prisma/client.ts";
import { putInOutbox } from "#schema/core/mail/write-mail.ts";
import { ofPublishedNews } from "./mailing-news.ts";
import { readPeople } from "./mailing-people.ts";
import { mailingFor, readGround } from "./mailing-text.ts";
import { audienceOf } from "./save-mailing.ts";

/** People of one transaction. */
const AT_ONCE = 200;

interface Part {
  readonly mailing: number;
  readonly written: number;
}

/**
 * Writes every mailing whose time has come, and of what it tells: no matter who publishes it, somebody or the
 * clock. @param onPart notified of each part, and waited for @returns how many mails
 */
export async function writeMailings(now: Date, onPart: (part: Part) => unknown = () => {}): Promise<number> {
  const due = await db.mailing.findMany({
    where: { OR: [{ state: "READY", sendAt: { lte: now }, ...ofPublishedNews(now) }, { state: "WRITING" }] },
    select: { id: true },
    orderBy: { id: "asc" },
  });
  let written = 0;
  for (const { id } of due) {
    for (let isOver = false; !isOver; ) {
      const part = await db.$transaction((tx) => writePart(tx, id, now));
      isOver = part.isOver;
      written += part.written;
      if (part.written > 0) await onPart({ mailing: id, written: part.written });
    }
  }
  return written;
}

async function writePart(tx: Tx, id: number, now: Date): Promise<{ written: number; isOver: boolean }> {
  // Another gateway may be at it, or somebody stops it: one after the other.
  await tx.$queryRaw`SELECT 1 FROM letters WHERE id = ${id} FOR UPDATE`;
  const mailing = await tx.mailing.findUniqueOrThrow({ where: { id } });
  if (mailing.state !== "READY" && mailing.state !== "WRITING") return { written: 0, isOver: true };
  // The post or issue may have been withdrawn since it was found: then the mailing still waits.
  const isHeld =
    mailing.state === "READY" && (await tx.mailing.count({ where: { id, ...ofPublishedNews(now) } })) === 0;
  if (isHeld) return { written: 0, isOver: true };
  const { purpose, expected, reached: after } = mailing;
  const asked = { audience: audienceOf(mailing), purpose, about: mailing, expected, now };
  const people = await readPeople(tx, asked, { after, leftOut: null, size: AT_ONCE });
  const ground = await readGround(tx, mailing);
  const mails = people.map((person) => {
    const { language, ...words } = mailingFor(ground, person);
    const to =
      person.memberId === null
        ? { id: null, email: person.email, language }
        : { id: person.memberId, email: person.email, language };
    const of = { mailingId: id, recipientKey: person.key };
    // A promotion is ended by the newsletter's link.
    const subscriptionId = purpose === "SERVICE" ? person.subscriptionId : null;
    return { kind: "LETTER" as const, to, mail: words, of, subscriptionId };
  });
  const written = mails.length === 0 ? 0 : await putInOutbox(tx, mails, now);
  const isOver = people.length < AT_ONCE;
  await tx.mailing.update({
    where: { id },
    data: {
      reached: people.at(-1)?.id ?? after,
      ...(isOver ? { state: "WRITTEN", completedAt: now } : { state: "WRITING" }),
    },
  });
  return { written, isOver };
}
