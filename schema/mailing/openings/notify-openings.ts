import { db, type Tx } from "#prisma/client.ts";
import type { Prisma } from "#prisma/generated/client.ts";
import { SITE } from "#schema/core/mail/compose-mail.ts";
import { deadlineIn } from "#schema/core/mail/mail-details.ts";
import { writeMail } from "#schema/core/mail/write-mail.ts";
import { textIn } from "#schema/core/shared/language.ts";
import { visiblePrograms } from "#schema/policies/programs/programs.ts";
import { programAddress } from "#schema/validation/site-paths.ts";

/** Mails of one transaction. */
const AT_ONCE = 50;

const reader = { program: true, member: true } as const satisfies Prisma.OpeningNoticeInclude;
type Notice = Prisma.OpeningNoticeGetPayload<{ include: typeof reader }>;

/**
 * Notifies those who asked for it that applications are open, once, and deletes their addresses in the same
 * transaction; of programs that were cancelled, are in the trash or have begun the addresses go without a
 * mail. Several gateways may be at it: each row is taken by one of them.
 */
export async function notifyOpenings(now: Date): Promise<void> {
  while (await db.$transaction((tx) => notifySome(tx, now)));
}

/** @returns whether some may be left */
async function notifySome(tx: Tx, now: Date): Promise<boolean> {
  const open = { ...visiblePrograms(now), applyFrom: { lte: now } };
  const due = await tx.openingNotice.findMany({
    where: {
      program: {
        OR: [open, { cancelledAt: { not: null } }, { deletedAt: { not: null } }, { startsAt: { lte: now } }],
      },
    },
    include: reader,
    orderBy: { id: "asc" },
    take: AT_ONCE,
  });
  for (const notice of due) {
    const { count } = await tx.openingNotice.deleteMany({ where: { id: notice.id } });
    if (count > 0) await notify(tx, notice, now);
  }
  return due.length === AT_ONCE;
}

async function notify(tx: Tx, { program, member, email, language }: Notice, now: Date): Promise<void> {
  const isOpen = program.cancelledAt === null && program.deletedAt === null && program.startsAt > now;
  const to =
    member === null
      ? email !== null && language !== null && { id: null, email, language }
      : member.status === "ACTIVE" && { id: member.id, email: member.email, language: member.language };
  if (!isOpen || !to) return;
  const path = `${to.language === "EN" ? "/en" : ""}${programAddress(program.kind, program.id)}`;
  await writeMail(tx, "PROGRAM_OPENED", to, {
    now,
    details: {
      program: textIn({ ko: program.titleKo, en: program.titleEn }, to.language),
      until: deadlineIn(to.language, program.applyTo ?? program.startsAt),
      address: `${SITE}${path}`,
    },
  });
}
