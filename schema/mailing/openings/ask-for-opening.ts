// A visitor is notified once when applications for a program open, after the link that was sent to the
// address was opened. Until then only the link is stored, for a day.
import type { Tx } from "#prisma/client.ts";
import type { Language } from "#prisma/generated/enums.ts";
import type { OneTimeLinks } from "#schema/context.ts";
import { deleteBounces } from "#schema/core/mail/address-bounces.ts";
import { writeMail } from "#schema/core/mail/write-mail.ts";
import { textIn } from "#schema/core/shared/language.ts";
import { DomainError } from "#schema/errors.ts";
import { DAY } from "#schema/validation/core/durations.ts";
import { emailKey } from "#schema/validation/people/members.ts";
import { comingSoon } from "./coming-soon.ts";

interface Asking {
  readonly programId: number;
  readonly email: string;
  readonly language: Language;
}

/**
 * Sends the link, also to an address that is notified already: nobody learns which are.
 * @throws DomainError NOT_FOUND for a program that is not coming soon
 */
export async function askForOpening(
  tx: Tx,
  { programId, email, language }: Asking,
  { links, now }: { readonly links: OneTimeLinks; readonly now: Date },
): Promise<void> {
  const program = await tx.program.findFirst({ where: comingSoon(programId, now) });
  if (!program) throw new DomainError("NOT_FOUND");
  const token = links.newToken();
  const expiresAt = new Date(now.getTime() + DAY);
  const about = { kind: "OPENING_NOTICE", openingOfId: programId, email, language } as const;
  await tx.oneTimeToken.create({ data: { ...token, ...about, createdAt: now, expiresAt } });
  const details = { program: textIn({ ko: program.titleKo, en: program.titleEn }, language) };
  const to = { id: null, email, language };
  await writeMail(tx, "OPENING_PROOF", to, { now, tokenId: token.id, details });
}

/**
 * Uses a link up: its address is proved, and gets one mail when applications open.
 * @throws DomainError LINK_ENDED
 */
export async function confirmOpening(tx: Tx, tokenHash: string, now: Date): Promise<void> {
  const found = await tx.oneTimeToken.findFirst({
    where: { tokenHash, kind: "OPENING_NOTICE", expiresAt: { gt: now } },
    select: { id: true, email: true, language: true, openingOfId: true },
  });
  if (!found?.email || !found.language || found.openingOfId === null) throw new DomainError("LINK_ENDED");
  const { id, email, language, openingOfId: programId } = found;
  // Of two uses at once the later finds it gone.
  const used = await tx.oneTimeToken.deleteMany({ where: { id } });
  if (used.count === 0) throw new DomainError("LINK_ENDED");
  const key = emailKey(email);
  await tx.openingNotice.upsert({
    where: { programId_emailKey: { programId, emailKey: key } },
    create: { programId, email, emailKey: key, language, createdAt: now },
    update: { email, language },
  });
  await deleteBounces(tx, email);
}
