import type { Tx } from "#prisma/client.ts";
import type { Language } from "#prisma/generated/enums.ts";

/** Whether a member's latest choice about the newsletter was yes. */
export async function wantsNewsletter(tx: Pick<Tx, "consent">, memberId: number): Promise<boolean> {
  const last = await tx.consent.findFirst({
    where: { memberId, kind: "NEWSLETTER" },
    orderBy: { id: "desc" },
    select: { granted: true },
  });
  return last?.granted ?? false;
}

interface Choice {
  readonly memberId: number;
  readonly granted: boolean;
  /** In which it was asked. */
  readonly language: Language;
  readonly now: Date;
}

/**
 * Writes down that a member wants the newsletter, or no longer does: then promotions that wait in the outbox
 * stay there. Saying the same twice is one row.
 */
export async function chooseNewsletter(tx: Tx, { memberId, granted, language, now }: Choice): Promise<void> {
  // The member is locked, so that choices come one after another and the last row is the latest choice.
  await tx.$executeRaw`SELECT 1 FROM members WHERE id = ${memberId} FOR NO KEY UPDATE`;
  if ((await wantsNewsletter(tx, memberId)) === granted) return;
  await tx.consent.create({ data: { memberId, kind: "NEWSLETTER", granted, language, createdAt: now } });
  if (granted) return;
  await tx.mail.updateMany({
    where: { memberId, state: "WAITING", mailing: { purpose: "PROMOTION" } },
    data: { state: "STOPPED" },
  });
}
