// Mails about presentations. What somebody typed is in none but the office's own words: the pages show it.
import type { Tx } from "#prisma/client.ts";
import type { PresentationReviewer, Program } from "#prisma/generated/client.ts";
import type { Language } from "#prisma/generated/enums.ts";
import type { OneTimeLinks } from "#schema/context.ts";
import { LINK, SITE } from "#schema/core/mail/compose-mail.ts";
import { deadlineIn } from "#schema/core/mail/mail-details.ts";
import { writeMail } from "#schema/core/mail/write-mail.ts";
import { textIn } from "#schema/core/shared/language.ts";
import { DAY } from "#schema/validation/core/durations.ts";
import { CONSENT_DAYS } from "#schema/validation/programs/presentations.ts";
import { presentAddress, presentationReviewsAddress } from "#schema/validation/site-paths.ts";
import { type LinkTools, renewReviewerLink } from "./reviewer-links.ts";

type Titled = Pick<Program, "id" | "titleKo" | "titleEn">;
const titleIn = ({ titleKo, titleEn }: Titled, language: Language) =>
  textIn({ ko: titleKo, en: titleEn }, language);
const addressIn = (path: string, language: Language) => `${SITE}${language === "EN" ? "/en" : ""}${path}`;

/** The member, as far as mails go there. */
const readMember = (tx: Tx, id: number | null) =>
  id === null
    ? null
    : tx.member.findFirst({
        where: { id, status: "ACTIVE" },
        select: { id: true, email: true, language: true },
      });

export async function writeReceived(tx: Tx, program: Titled, memberId: number, now: Date): Promise<void> {
  const to = await readMember(tx, memberId);
  if (!to) return;
  const address = addressIn(presentAddress(program.id), to.language);
  await writeMail(tx, "PRESENTATION_RECEIVED", to, {
    now,
    details: { program: titleIn(program, to.language), address },
  });
}

/** @param messages the office's words; in English where there are any */
export async function writeDecided(
  tx: Tx,
  program: Titled,
  { memberId, messages }: { memberId: number | null; messages: { ko: string; en: string | null } },
  now: Date,
): Promise<void> {
  const to = await readMember(tx, memberId);
  if (!to) return;
  const details = {
    program: titleIn(program, to.language),
    message: textIn(messages, to.language),
    address: addressIn(presentAddress(program.id), to.language),
  };
  await writeMail(tx, "PRESENTATION_DECIDED", to, { now, details });
}

/** To who submitted it: the office removed slides or an author. @param reason the office's words, as they are */
export async function writeRemoval(
  tx: Tx,
  kind: "SLIDES_REMOVED" | "PRESENTATION_AUTHOR_REMOVED",
  program: Titled,
  { memberId, reason }: { memberId: number | null; reason: string },
  now: Date,
): Promise<void> {
  const to = await readMember(tx, memberId);
  if (!to) return;
  const address = addressIn(presentAddress(program.id), to.language);
  const details = { program: titleIn(program, to.language), reason, address };
  await writeMail(tx, kind, to, { now, details });
}

/** Who has no account gets the link of the reviewer. */
export async function writeReviewAsked(
  tx: Tx,
  program: Titled,
  { reviewer, count }: { reviewer: PresentationReviewer; count: number },
  tools: LinkTools,
): Promise<void> {
  const { id, memberId, email, language: typed } = reviewer;
  const { now } = tools;
  const isLinked = memberId === null && email !== null;
  const to = isLinked ? { id: null, email, language: typed } : await readMember(tx, memberId);
  if (!to) return;
  const { language } = to;
  const tokenId = isLinked ? await renewReviewerLink(tx, id, tools) : null;
  const page = tokenId === null ? addressIn(presentationReviewsAddress(program.id), language) : LINK;
  const details = { program: titleIn(program, language), count: String(count), address: page };
  await writeMail(tx, "PRESENTATION_REVIEW", to, { now, tokenId, details });
}

interface CoAuthor {
  readonly id: number;
  readonly email: string;
}

/** Asks a co-author by a new link; an earlier one ends. */
export async function askForConsent(
  tx: Tx,
  program: Titled,
  author: CoAuthor,
  { language, links, now }: { language: Language; links: OneTimeLinks; now: Date },
): Promise<void> {
  await tx.oneTimeToken.deleteMany({ where: { presentationAuthorId: author.id } });
  const token = links.newToken();
  const expiresAt = new Date(now.getTime() + CONSENT_DAYS * DAY);
  await tx.oneTimeToken.create({
    data: {
      ...token,
      kind: "PRESENTATION_CONSENT",
      presentationAuthorId: author.id,
      createdAt: now,
      expiresAt,
    },
  });
  await tx.presentationAuthor.update({ where: { id: author.id }, data: { consentAskedAt: now } });
  const to = { id: null, email: author.email, language } as const;
  const details = { program: titleIn(program, language), until: deadlineIn(language, expiresAt) };
  await writeMail(tx, "PRESENTATION_CONSENT", to, { now, tokenId: token.id, details });
}
