// The link of a contact without an account (docs/applications.md#group-applications): it proves the address,
// opens the form of one group, and after that the group.
import type { Tx } from "#prisma/client.ts";
import type { Language } from "#prisma/generated/enums.ts";
import type { OneTimeLinks } from "#schema/context.ts";
import { writeMail } from "#schema/core/mail/write-mail.ts";
import { textIn } from "#schema/core/shared/language.ts";
import { DomainError } from "#schema/errors.ts";
import { DAY } from "#schema/validation/core/durations.ts";
import { groupRefusal, readGroupProgram } from "./group-facts.ts";

/** Days until the group has to be applied for, and those that its page is open from the end of the program. */
const APPLY_DAYS = 7;
const OPEN_DAYS = 365;

interface LinkTools {
  readonly links: OneTimeLinks;
  readonly now: Date;
}

interface Asking {
  readonly programId: number;
  readonly email: string;
  readonly language: Language;
}

/**
 * Sends the link to an address; nothing checks who reads there.
 * @throws DomainError NOT_FOUND for a program that takes no groups; APPLICATIONS_CLOSED; PROGRAM_FULL
 */
export async function askForGroupLink(
  tx: Tx,
  { programId, email, language }: Asking,
  { links, now }: LinkTools,
): Promise<void> {
  const found = await readGroupProgram(tx, programId, now);
  if (!found) throw new DomainError("NOT_FOUND");
  const { program } = found;
  const refusal = groupRefusal(program, now);
  if (refusal) throw new DomainError(refusal);
  const token = links.newToken();
  const expiresAt = new Date(now.getTime() + APPLY_DAYS * DAY);
  const about = { kind: "GROUP", openingOfId: programId, email, language } as const;
  await tx.oneTimeToken.create({ data: { ...token, ...about, createdAt: now, expiresAt } });
  const details = { program: textIn({ ko: program.titleKo, en: program.titleEn }, language) };
  await writeMail(tx, "GROUP_PROOF", { id: null, email, language }, { now, tokenId: token.id, details });
}

/** What a link of a contact opens. */
export interface GroupLink {
  readonly id: string;
  readonly programId: number;
  readonly email: string;
  readonly language: Language;
  /** Null while nothing was applied for. */
  readonly groupId: number | null;
}

/** Null for what is no link of ours, or is over. */
export async function findGroupLink(
  tx: Pick<Tx, "oneTimeToken">,
  link: string,
  { links, now }: LinkTools,
): Promise<GroupLink | null> {
  const found = await tx.oneTimeToken.findFirst({
    where: { tokenHash: links.hashOf(link), kind: "GROUP", expiresAt: { gt: now } },
    select: { id: true, openingOfId: true, email: true, language: true, groupId: true },
  });
  if (!found?.email || !found.language || found.openingOfId === null) return null;
  const { id, email, language, groupId, openingOfId: programId } = found;
  return { id, programId, email, language, groupId };
}

/** The same, held until the transaction ends. @throws DomainError LINK_ENDED */
export async function lockGroupLink(tx: Tx, link: string, tools: LinkTools): Promise<GroupLink> {
  await tx.$queryRaw`
    SELECT 1 FROM one_time_tokens WHERE token_hash = ${tools.links.hashOf(link)} FOR NO KEY UPDATE`;
  const found = await findGroupLink(tx, link, tools);
  if (!found) throw new DomainError("LINK_ENDED");
  return found;
}

/** From now on the link opens the group. @param endsAt of the program */
export async function giveGroupLink(tx: Tx, { id }: GroupLink, groupId: number, endsAt: Date): Promise<void> {
  const expiresAt = new Date(endsAt.getTime() + OPEN_DAYS * DAY);
  await tx.oneTimeToken.update({ where: { id }, data: { groupId, expiresAt } });
}
