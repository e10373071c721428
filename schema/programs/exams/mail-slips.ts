// The mail with the admission slip goes out when the slips of a session open, and after that to each examinee
// who gets a number or another seat.
import { db, type Tx } from "#prisma/client.ts";
import type { Prisma } from "#prisma/generated/client.ts";
import type { OneTimeLinks } from "#schema/context.ts";
import { wordsIn } from "#schema/core/mail/mail-words.ts";
import { writeMail } from "#schema/core/mail/write-mail.ts";
import { EVENT_FACTS, eventDetails } from "#schema/programs/applications/application-mails.ts";
import { DAY } from "#schema/validation/core/durations.ts";
import { SEATED_STATES } from "#schema/validation/programs/exam-seats.ts";

interface SlipTools {
  readonly links: OneTimeLinks;
  readonly now: Date;
}

/** Mails of one transaction. */
const AT_ONCE = 50;

/** Who is to have the mail now: with a number, and a seat where the site has rooms. */
const due = (now: Date): Prisma.ApplicationWhereInput => ({
  slipMailedAt: null,
  examNumber: { not: null },
  state: { in: [...SEATED_STATES] },
  OR: [{ roomId: { not: null } }, { siteId: null }, { site: { rooms: { none: {} } } }],
  program: {
    kind: "KITEC",
    cancelledAt: null,
    deletedAt: null,
    endsAt: { gt: now },
    examSession: { slipFrom: { lte: now } },
  },
});

const columns = {
  id: true,
  email: true,
  programId: true,
  member: { select: { id: true, email: true, language: true } },
  group: { select: { language: true } },
  program: { select: { ...EVENT_FACTS, endsAt: true } },
} as const;

/** Writes one mail, unless another gateway has. @returns whether it did */
async function mailSlip(tx: Tx, id: number, { links, now }: SlipTools): Promise<boolean> {
  const { count } = await tx.application.updateMany({
    where: { id, ...due(now) },
    data: { slipMailedAt: now },
  });
  if (count === 0) return false;
  const { member, group, email, program } = await tx.application.findUniqueOrThrow({
    where: { id },
    select: columns,
  });
  // Somebody of a group without an account is written to as its contact is; somebody erased has no address.
  const to = member ?? (group && { id: null, email, language: group.language });
  if (to === null || to.email === "") return false;
  // The link of an earlier mail ends: the slip may say another seat or day now.
  const former = await tx.oneTimeToken.deleteMany({ where: { applicationId: id, kind: "EXAM_SLIP" } });
  const { id: tokenId, tokenHash } = links.newToken();
  const expiresAt = new Date(program.endsAt.getTime() + DAY);
  const row = {
    id: tokenId,
    tokenHash,
    kind: "EXAM_SLIP",
    applicationId: id,
    createdAt: now,
    expiresAt,
  } as const;
  await tx.oneTimeToken.create({ data: row });
  const event = eventDetails(program, to.language);
  const details = former.count === 0 ? event : { ...event, note: wordsIn(to.language, "mails.slipAgain") };
  await writeMail(tx, "EXAM_SLIP", to, { now, tokenId, details });
  return true;
}

/**
 * Writes the mails that are due, some in a transaction. It may be repeated, and several gateways may be at it.
 * @returns how many
 */
export async function mailDueSlips(tools: SlipTools): Promise<number> {
  let mailed = 0;
  for (;;) {
    const found = await db.application.findMany({
      where: due(tools.now),
      select: { id: true },
      orderBy: { id: "asc" },
      take: AT_ONCE,
    });
    if (found.length === 0) return mailed;
    mailed += await db.$transaction(async (tx) => {
      let written = 0;
      for (const { id } of found) if (await mailSlip(tx, id, tools)) written += 1;
      return written;
    });
  }
}
